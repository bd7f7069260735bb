import escapeStringRegexp from 'escape-string-regexp'
import type { Brief } from './brief.ts'
import type { Neighbours } from './casting-neighbours.ts'
import { reportedDeeds } from './days-report.ts'
import { fewestFor } from './deed-lines.ts'
import type { Avoided, StoryFact } from './facts.ts'
import { aThingFound, isThingFound } from './found-things.ts'
import { isLikely } from './likely.ts'
import { isNotOfTheHome, notOfTheHome, ofTheHome } from './not-of-the-home.ts'
import type { Answer, PlotHead } from './plot-head.ts'
import type { Plot } from './plots.ts'
import { voicedThings } from './voiced-things.ts'
import { wishedLine, wishedTale } from './wished.ts'

/** A fact of which one is less sure than this does not shape a story. */
const sureEnough = 0.5

/** Whether a story may be about it or mention it at all. */
export const isUsable = ({ polarity, sensitivity, sure, kind }: StoryFact): boolean =>
  polarity === 'yes' && sensitivity !== 'private' && sure >= sureEnough && kind !== 'avoid'

/** The facts of a wish that a plot answers. */
export interface Answers {
  /** What it is about. */
  readonly main: readonly StoryFact[]
  /** What it answers beside that: the feeling that goes with the event. */
  readonly beside: readonly StoryFact[]
  /** What of its matter it answers in part only: it is about the same feeling, and another event. */
  readonly nearly: readonly StoryFact[]
}

const none: Answers = { main: [], beside: [], nearly: [] }

/** What of a wish a plot answers; nothing, where it is not about any of it. */
export function answersOf(plot: Plot, brief: Brief, neighbours: Neighbours = new Map()): Answers {
  const { head } = plot
  const { facts = [], avoid = [] } = brief
  const told = facts
    .map(withFearOver)
    .filter((fact) => fact.from === 'wish' && isUsable(fact) && !isAboutAvoided(fact, avoid))
  const asTyped = (found: readonly StoryFact[]) =>
    facts.filter(({ id }) => found.some((each) => each.id === id))
  if (head.tellsLine)
    return wishedLine(brief) === null &&
      !(head.tellsReport && reportedDeeds(brief, fewestFor(head.showsDeeds)))
      ? none
      : { main: asTyped(told.filter(({ kind }) => kind !== 'want')), beside: [], nearly: [] }
  if (head.tellsThings) {
    const words = voicedThings(brief).flatMap(({ thing }) => thing.words)
    return { main: asTyped(told.filter(({ said }) => contains(said, words))), beside: [], nearly: [] }
  }
  if (head.tellsTale) {
    const tale = wishedTale(brief)
    const isOf = ({ about, what }: StoryFact) => what?.head === tale?.head && characterIntents.has(about)
    // 'A tiger who goes to school': it is the tiger who does.
    const isHero = ({ about, what }: StoryFact) =>
      tale?.rank !== undefined && characterIntents.has(about) && isHeroNoun.test(what?.head ?? '')
    const main = told.filter((fact) => isOf(fact) || isHero(fact) || (tale && isOfTale(fact, tale)))
    const beside = told.filter((fact) => !main.includes(fact) && answers(head.also, fact))
    return !main.some(isOf) ? none : { main: asTyped(main), beside: asTyped(beside), nearly: [] }
  }
  // 'Bad dreams about wolves' asks for no wolf.
  const isFearful = told.some(({ about }) => about === 'bad-dreams' || about.startsWith('fear-'))
  // Who has died is not on the way home, and where Nanny is, is no riddle: 'she keeps asking where Nanny is'.
  const isBereaved = facts.some(({ from, about }) => from === 'wish' && /-died$/.test(about))
  const wished = told.filter(
    ({ about }) =>
      !(isFearful && about === 'creature') &&
      !(isBereaved && (comingBack.has(about) || about === 'question')),
  )
  const things = wished.filter(({ about }) => named.has(about)).map(({ said }) => said)
  const isMain = (fact: StoryFact) => answers(head.about, fact, things) && isThen(head.when, fact, brief)
  const isNear = (fact: StoryFact) =>
    neighbours.get(fact.id)?.some((about) => isMain({ ...fact, about })) ?? false
  const nearly = wished.filter((fact) => !isMain(fact) && isNear(fact))
  const main = wished.filter((fact) => isMain(fact) || nearly.includes(fact))
  if (main.length === 0) {
    if (!isLikely(plot, brief)) return none
    const like = wished.filter((fact) => isMatter(fact) && isThen(head.when, fact, brief))
    return { main: asTyped(like), beside: [], nearly: [] }
  }
  const also = wished.filter((fact) => !main.includes(fact) && answers(head.also, fact, things))
  return { main: asTyped(main), beside: asTyped(also), nearly: asTyped(nearly) }
}

/** 'A girl who’s captain': the child itself. */
const isHeroNoun = /^(?:girl|boy|child|kid|captain|man|woman|\p{L}*fighter|officer|knight|pirate)$/u

/** Whether what was understood is said of the somebody: 'she wants a story about a plug that is kind', from the plug on. */
const isOfTale = ({ said }: StoryFact, { head, text }: { head: string; text: string }) =>
  isWithin(said.slice(Math.max(0, said.toLowerCase().indexOf(head))), text)

/** Whether all the longer words of one text stand in another, except those with which a story is asked for or a clause begins. */
const isWithin = (said: string, text: string): boolean =>
  (said.toLowerCase().match(/\p{L}{3,}/gu) ?? []).every(
    (word) =>
      text.toLowerCase().includes(word) ||
      /^(?:story|about|with|one|the|and|who|that|which|please)$/.test(word),
  )

/** What a plot tells in the end of somebody who comes back. */
const comingBack: ReadonlySet<string> = new Set(['missing', 'parent-travelling', 'somebody-left'])

/** 'Not scared of the dark any more' is told as what it took. */
const withFearOver = (fact: StoryFact): StoryFact =>
  fact.about.startsWith('fear-') && fact.polarity === 'no'
    ? { ...fact, about: 'bravery', polarity: 'yes' }
    : fact

/** What an evening can be about. */
const isMatter = ({ kind, about }: StoryFact): boolean =>
  /^(?:event|feeling|lesson|want|loss)$/.test(kind) && !named.has(about)

/** What is only named in a wish says what its event was like: 'lost the final, and she was in goal', 'school was shut, it snowed'. */
const named: ReadonlySet<string> = new Set('thing person place weather'.split(' '))

/** 'The cat is missing. No cats tonight': what is to be left out is not what the story is about, either. */
const isAboutAvoided = ({ id, what }: StoryFact, avoid: readonly Avoided[]): boolean =>
  what !== undefined &&
  avoid.some(({ factId, isFear, words }) => !isFear && factId !== id && words.includes(what.head))

/** @param things what else is named in the wish, in the parent’s words */
function answers(possible: readonly Answer[], fact: StoryFact, things: readonly string[] = []): boolean {
  if (fact.about === 'wants-to-be' && !isSomebody(fact)) return false
  // Of a school nobody asks when it comes back.
  if (fact.about === 'missing' && fact.what?.is === 'place') return false
  // A plot that names its words was written for them: for an allotment, which could not come to the door.
  const isForAll = !characterIntents.has(fact.about) || isCharacter(fact)
  const others = characterIntents.has(fact.about) ? '' : things.join(' ')
  return possible.some(
    ({ intent, words }) =>
      intent === fact.about &&
      (words.length === 0
        ? isForAll
        : says(fact, words) ||
          contains(others, words.filter(isSaid)) ||
          (others !== '' && contains(`${fact.said} ${others}`, words.filter(isSaid)))),
  )
}

/** What must not be said is looked for in the fact itself. */
const isSaid = (word: string) => !word.startsWith('!')

export const says = (fact: StoryFact, words: readonly string[]): boolean =>
  !(words.includes(ofTheHome) && isNotOfTheHome(fact)) &&
  ((words.includes(alive) && isAlive(fact.what?.is, fact.name) && !ofTheFamily.test(fact.what?.head ?? '')) ||
    (words.includes(notOfTheHome) && isNotOfTheHome(fact)) ||
    (words.includes(aThingFound) && isThingFound(fact)) ||
    contains(
      `${fact.said} ${fact.what?.text ?? ''}`,
      words.filter((word) => !computed.has(word)),
    ))

/** In place of its words: whatever can sniff at a hand. A rocket can come to the door, but not by itself. */
const alive = 'alive'
const isAlive = (is: string | undefined, name: string | undefined) =>
  is === undefined ? name !== undefined : /^(?:animal|creature|person)$/.test(is)

const computed: ReadonlySet<string> = new Set([alive, notOfTheHome, ofTheHome, aThingFound])

/** Whether a fact of tonight’s wish may say what its event was like. */
export const isTold = (fact: StoryFact, { avoid = [] }: Brief): boolean =>
  fact.from === 'wish' && isUsable(fact) && !isAboutAvoided(fact, avoid)

/** @param words 'drawing&brother' is in what says both, whose drawing was spoilt and by whom; 'night&!tent' in what says the one and not the other */
const contains = (text: string, words: readonly string[]): boolean =>
  words.some((word) =>
    word.split('&').every((part) => (part.startsWith('!') ? !isIn(text, part.slice(1)) : isIn(text, part))),
  )

/** Beginnings of quite other words: a ‘bee’ is not in ‘been’, nor a ‘moth’ in ‘mother’. */
const whole: ReadonlySet<string> = new Set(
  'ant bat bee bus car cat cow crow hen ice ill loo moth owl pig ram rat'.split(' '),
)

/** Whether a word, or one that begins so, is in a text. */
const isIn = (text: string, part: string): boolean => patternOf(part).test(text.toLowerCase())

const patterns = new Map<string, RegExp>()

function patternOf(part: string): RegExp {
  const known = patterns.get(part)
  if (known) return known
  const start = /^\p{L}/u.test(part) ? '(?<!\\p{L})' : ''
  const made = new RegExp(
    `${start}${escapeStringRegexp(part)}${whole.has(part) ? "(?:e?s|['’]s)?(?!\\p{L})" : ''}`,
    'u',
  )
  patterns.set(part, made)
  return made
}

/** 'Gave half his cookie to a boy': it has been done, and is not to be learnt. */
export const isShared = (said: string): boolean =>
  /\b(?:shared|gave|given|halved|split|let (?:him|her|them|the|a) \S+ have)\b/i.test(said) &&
  !/n[’']?t\b/i.test(said)

/** Whether any of the plots could be about a fact. */
export const isAnsweredBy = (plots: readonly Plot[], fact: StoryFact): boolean =>
  plots.some(({ head }) => answers(head.about, fact))

/** Those of the facts that a plot answers by their words: a baby that is to come, not just a baby. */
export const inWords = ({ head }: Plot, facts: readonly StoryFact[]): StoryFact[] =>
  facts.filter((fact) =>
    head.about.some(
      ({ intent, words }) =>
        intent === fact.about &&
        // What must not be said narrows a plot, and does not make it one for these words.
        says(
          fact,
          words.filter((word) => word !== alive && word.split('&').some(isSaid)),
        ),
    ),
  )

/** Whether it was written for just that: by two words of one answer, a trampoline and next door, and not by the wind alone. */
export const isInBothWords = (plot: Plot, facts: readonly StoryFact[]): boolean =>
  facts.some((fact) =>
    plot.head.about.some(({ intent, words }) => intent === fact.about && says(fact, words.filter(isOfTwo))),
  )

const isOfTwo = (word: string): boolean => word.split('&').filter(isSaid).length > 1

/** Whether a plot was written for what is wished for, such as trains: not for whatever is 'called' something. */
export const isNamedIn = ({ head }: Plot, { about, said, what }: StoryFact): boolean =>
  characterIntents.has(about) &&
  head.about.some(({ intent, words }) => intent === about && contains(what?.text ?? said, words))

/** Whether it was written for that alone, or for a small family of nouns: for a knight, and not for whoever wears a costume. */
export const isNamedNarrowly = ({ head }: Plot, { about, said, what }: StoryFact): boolean =>
  (characterIntents.has(about) || about === 'likes') &&
  head.about.some(
    ({ intent, words }) =>
      intent === about && words.length <= smallFamily && contains(what?.text ?? said, words),
  )

/** A list of more words than this is of a class: every animal of the sea. */
const smallFamily = 16

/** Tells what is to come from what has happened, as far as a parent's words do: 'first day at nursery today, he cried'. */
function isThen(when: PlotHead['when'], fact: StoryFact, { details = '' }: Brief): boolean {
  if (when === null) return true
  const isToCome = fact.when === 'tomorrow' || fact.when === 'soon'
  // A story is asked for in the evening: 'feeding the ducks with Grandad' was today, where nothing says that it is to come.
  const isDone =
    fact.when === 'yesterday' ||
    (!isToCome &&
      (past.test(fact.said) ||
        ((fact.about === 'outing' || fact.about === 'creature') && !future.test(fact.said)) ||
        (begins.has(fact.about) && hasBegun.test(sentenceOf(fact.said, details))) ||
        (fact.about === 'performance' && performed.test(sentenceOf(fact.said, details))) ||
        (fact.about === 'haircut' && isDoneIn(sentenceOf(fact.said, details), cut)) ||
        (fact.about === 'doctor' && isDoneIn(sentenceOf(fact.said, details), examined)) ||
        (fact.about === 'test' && tested.test(sentenceOf(fact.said, details)))))
  return isDone === (when === 'done')
}

/** The sentence of a wish in which something is said. */
const sentenceOf = (said: string, details: string): string =>
  details.split(/[.!?\n]+/).find((each) => each.includes(said)) ?? ''

const begins: ReadonlySet<string> = new Set(['first-day', 'new-class', 'back-to-school'])

/** 'Back to nursery after the chickenpox, she hugged the sandpit': she was there. 'He is excited' and 'she has packed' may be before it. */
const hasBegun =
  /\b(?:he|she|they)(?: \w+ly)? (?:(?!need|ha)\w{2,}ed|was fine|ran|sat|ate|held|came|told|said|fell|knew|sang)\b/i

const performed =
  /\b(?:said|sang|read|spoke|stood|performed|forgot|remembered|bowed|waved|clapped|shouted|whispered|was|were|did|went)\b/i

/** Whether a sentence has words for what was done, and none for what is wanted, feared or planned. */
const isDoneIn = (sentence: string, done: RegExp): boolean =>
  done.test(sentence) && !future.test(sentence) && !ahead.test(sentence)

const ahead =
  /\b(?:needs?|has to|have to|must|due|appointment|nervous|worried|scared|afraid|dreading|hates?|doesn[’']?t want|won[’']?t)\b/i

const cut =
  /\b(?:tears|cried|screamed|sobbed|was|wasn[’']?t|did|didn[’']?t|now|afterwards|too short|feels like|keeps|looks (?:like|so|very|great|lovely)|(?:he|she|they|I|we) cut)\b/i

const examined =
  /\b(?:said|says (?:it|there|that|he|she|I)|looked|listened|let|checked|gave|told|held|used|asked|is (?:just|only)|just a|only a|all clear)\b/i

const tested =
  /\b(?:passed|failed|got|did|came|went|scored|results?|marks?|full marks|finished|over|done|up (?:\w+ ){0,2}(?:levels?|bands?|grades?))\b/i

const future =
  /\b(?:going|will|[’']ll|off to|next|soon|tonight|tomorrow|later|to (?:see|visit|go)|looking forward|can[’']?t wait|cannot wait|taking|visiting|planning|booked)\b/i

const past =
  /\b(?:today|this (?:morning|afternoon)|was|were|went|had|did|got|came|loved|cried|hated|screamed|has been|finished|visited|saw|played|fed|took|rode|climbed|slept|camped|discharged|walked|watched|waved|sang|danced|ran|(?<!(?:gets?|being|be|is|are) )(?:collected|fetched|picked)|is (?:done|over)|(?<!(?:go|get|come|comes|coming) )home|back from|out of hospital)\b/i

/** Intents by which a parent wishes for a character, or for a thing that can be one: a dragon, a robot, a digger, Bolo. */
const characterIntents: ReadonlySet<string> = new Set([
  'with-character',
  'story-about',
  'bring-back',
  'creature',
  'thing',
])

/** What cannot come to the door, unless it has a name. */
const lifeless: ReadonlySet<string> = new Set(['food', 'place', 'clothes', 'sport', 'instrument', 'weather'])

/** Two mums who are wished for are mums, and nobody that comes to the door. */
const ofTheFamily =
  /^(?:mum|mummy|mom|mommy|mam|mama|mother|dad|daddy|papa|father|parent|brother|sister|gran|granny|grandma|nana|nan|grandad|grandpa|teta|nani|abuela|oma|opa)s?$/i

export const isCharacter = ({ about, name, what }: StoryFact) =>
  characterIntents.has(about) &&
  !ofTheFamily.test(what?.head ?? '') &&
  (name !== undefined || (what !== undefined && !lifeless.has(what.is ?? '') && !toys.test(what.text)))

/** One can be a vet or the queen; famous and tall is how one can be, and nobody becomes the family’s dog. */
const isSomebody = ({ what, name }: StoryFact) =>
  !(what?.is === 'animal' && name !== undefined) &&
  (what?.is !== undefined || /^(?:an?|the) /i.test(what?.text ?? ''))

export const toys =
  /\b(?:toy|teddy|teddies|doll|dolly|plush|plushie|stuffed|cuddly|soft|knitted|puppet|bear|bunny|blanket|blankie|lovey|comforter)\b/i
