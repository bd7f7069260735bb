import type { Intent } from './intents.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { misreadings } from './misreadings.ts'
import { isNotKeptOut } from './not-kept-out.ts'
import { funIn } from './tale/fun.ts'
import type { Unnamed } from './told-facts.ts'

/**
 * What rules and transformer take for a fact of the child, and the words around it show to be another one: a friend’s chickenpox, a parent’s own quarrel, a
 * rainbow that was ‘found’, a rain that has soaked somebody.
 * @param text what it was read in, whole
 * @returns the fact, the fact without its noun, or nothing
 */
export function asMeant(fact: Unnamed, text: string): Unnamed[] {
  const { about, said, what } = fact
  const head = what?.head ?? ''
  const sentence = sentenceAround(fact, text)
  if (fact.name !== undefined && isNoName.test(fact.name)) {
    const { name: _, ...nobody } = fact
    return asMeant(nobody, text)
  }
  if (misreadings.some((each) => each.abouts.has(about) && each.is(sentence, head))) return []
  if (isNotKeptOut(fact, sentence)) return []
  // 'A princess who doesn’t want a prince' is kept from none.
  if (
    about === 'leave-out' &&
    /^(?:who|that) (?:does|do)/i.test(said) &&
    isOfSomebody(text.slice(0, fact.start))
  )
    return []
  if (about === 'found-something' && isOnlySeen.test(head)) return []
  if (about === 'unwell' && ofAnotherChild.test(said)) return []
  if (about === 'quarrel' && ofParent.test(said)) return []
  if ((about === 'with-character' || about === 'story-about') && isVerb(fact)) return []
  if (about === 'parent-travelling' && isHome.test(sentence)) return [{ ...fact, polarity: 'no' }]
  const guests = about === 'story-about' && what ? guestsOf(what) : undefined
  if (guests) return [{ ...fact, what: guests }]
  const relative = what && (relativeOf(head, sentence) ?? parentOfParent(fact, text))
  if (relative) return [{ ...fact, what: { ...what, head: relative, text: relative, described: [] } }]
  // What a bad day did not have is not to be kept out of a story.
  if (about === 'leave-out' && isBadDay.test(text) && !isRequest.test(text)) return []
  // Somebody else began: the child is the one who is left.
  if (about === 'first-day' && (hasLeft.test(sentence) || isLeftBehind.test(sentence)))
    return [{ ...unnamed(fact), about: 'lonely', kind: 'feeling' }]
  // A dead bird is no find to be glad of.
  if (about === 'found-something' && /\bdead\b/i.test(said)) return [{ ...fact, sensitivity: 'tender' }]
  // What did not come off is no visit.
  if (about === 'outing' && isCalledOff.test(sentence))
    return [{ ...unnamed(fact), about: 'sad', kind: 'feeling' }]
  if (about.startsWith('fear-') && isOver.test(sentence)) return [{ ...fact, polarity: 'no' }]
  // Who is not coming back has not run away.
  if (about === 'pet-missing' && isGone.test(text.toLowerCase().replace(/['’]/g, '')))
    return [{ ...fact, about: 'pet-died', kind: 'loss', sensitivity: 'tender' }]
  // Who told the truth may be proud of it.
  if (about === 'truth' && isTold.test(sentence))
    return [fact, { ...unnamed(fact), about: 'proud', kind: 'feeling' }]
  // A game of cricket in which something broke.
  if (about === 'broken-thing' && /(?:cricket|football|rugby|hockey|game|match)$/.test(head))
    return [unnamed(fact)]
  // A nurse on nights is away then, and not ill.
  if (
    about === 'somebody-in-hospital' &&
    /\b(?:nights?|shifts?)\b/.test(sentence) &&
    worksThere.test(sentence)
  )
    return [{ ...fact, about: 'parent-travelling', kind: 'event', sensitivity: 'plain' }]
  // A baby who cannot come home yet.
  if (about === 'new-baby' && isInCare.test(sentence))
    return [{ ...fact, about: 'somebody-in-hospital', kind: 'loss', sensitivity: 'tender' }]
  // Whoever asks a child to tease somebody is told no.
  if (about === 'left-out' && isAskedToTease.test(sentence))
    return [{ ...unnamed(fact), about: 'bravery', kind: 'lesson', sensitivity: 'plain' }]
  // A room at nursery has no bed in it.
  if (about === 'own-bed' && isRoomAtSchool.test(sentence))
    return [{ ...unnamed(fact), about: 'new-class', kind: 'event' }]
  // A test with full marks is one to be proud of.
  if (about === 'test' && isPassed.test(sentence))
    return [withOutcome(fact, text), { ...unnamed(fact), about: 'proud', kind: 'feeling' }]
  if (about === 'pet-missing' && isFoundLater.test(text)) return [withOutcome(fact, text, /$/)]
  if (hasOutcome.has(about) && isSettled.test(sentence)) return [withOutcome(fact, text)]
  if (fact.name !== undefined && isWhereTo(fact.name, about, sentence)) {
    const { name: _, ...person } = fact
    return [person]
  }
  // 'She found the golden one', 'parents’ evening'.
  const isNoNoun =
    (what &&
      / ones?\b/i.test(said) &&
      new RegExp(`\\b${head.replace(/[^\p{L} ]/gu, '.')} ones?\\b`, 'iu').test(said)) ||
    (about === 'school-day' && /^(?:parent|evening)$/.test(head))
  if (isNoNoun) {
    const { what: _, ...without } = fact
    return [without]
  }
  return [fact]
}

/** 'Teddy bears’ picnic' and 'dinosaurs swimming' are about the bears and the dinosaurs. */
function guestsOf({ text, head, described }: NonNullable<Unnamed['what']>): Unnamed['what'] {
  if (described.length === 0 || !(head === 'picnic' || funIn(`is ${head}`) === head)) return undefined
  const [, article = '', words = '', apostrophe = ''] =
    /^(an?|the)? ?((?:\p{L}+ )?\p{L}+)([’']?) \p{L}+$/iu.exec(text) ?? []
  const guest = singularOf(words.toLowerCase())
  const is = nounClass(guest) ?? nounClass(guest.split(' ').at(-1) ?? '')
  const isMany = guest !== words.toLowerCase() || apostrophe !== ''
  if ((is !== 'animal' && is !== 'creature' && is !== 'toy') || (head === 'picnic' && !isMany))
    return undefined
  return isMany
    ? { text: words, head: guest, article: null, number: 'many', pronoun: 'they', described: [], is }
    : {
        text: `${article || 'a'} ${words}`,
        head: guest,
        article: 'a',
        number: 'one',
        pronoun: 'it',
        described: [],
        is,
      }
}

/** 'Last week his teacher died.' */
const isNoName = /^(?:last|next|this|that|yesterday|today|tonight|tomorrow|all|poor|then) |^t-?rex$/i

const worksThere = /\b(?:works?|working|shifts?)\b.*\bhospital\b/

const isGone =
  /\b(?:he|she|it) (?:isnt|is not|wont|will not)(?: be)?(?: coming back)?[.,]|\bnot coming back\b/

const isTold = /\btold (?:the truth|me|us|her|him|them)\b|\bowned up\b|\bcame clean\b|\bconfessed\b/

const isInCare = /\b(?:special care|nicu|scbu|incubator|neonatal)\b/

const isAskedToTease = /\b(?:wanted|asked|told|begged) (?:him|her|them) to (?:tease|be mean|laugh at|call)\b/

const isRoomAtSchool =
  /\b(?:daycare|nursery|preschool|kindergarten|kinder|creche|playgroup)\b.*\bnew room\b|\bnew room\b.*\b(?:at|in) (?:daycare|nursery|preschool|kindergarten|kinder|creche|playgroup)\b/

const isPassed =
  /\b(\d+|ten|twenty) (?:out )?of \1\b|\bfull marks\b|\btop marks\b|\b(?:all|every one) (?:right|correct)\b|\b(?:passed|aced|nailed|smashed|over the moon|chuffed)\b|\b100 ?(?:%|percent|per cent)/

/** What is over or not by what else its sentence says: 'the hamster escaped and we found him'. */
const hasOutcome: ReadonlySet<Intent> = new Set<Intent>([
  'pet-missing',
  'lost-toy',
  'lost-match',
  'club',
  'test',
])

const isSettled =
  /\b(?:found (?:him|her|it|them)|(?:it|him|her|them) (?:out|back)|(?:is|are|was|were|came|has come|s) (?:back|found)|turned up|handed (?:it )?in|kept (?:it|him|her) for|brought (?:it|him|her) (?:back|home)|(?:didnt|did not) (?:make|get) (?:it|in)|(?:wasnt|not) (?:picked|chosen)|terrible|awful|horrible|hate[sd]?|cried|took it)\b/

/** In a sentence of its own: 'It has escaped. We have found it.' */
const isFoundLater =
  /[.!]\s+(?:but |and )?(?:we(?:[’']ve| have)? |(?:he|she|they) )?found (?:him|her|it|them)\b/i

/** The fact with all that its sentence says of it, or the whole text. */
function withOutcome(fact: Unnamed, text: string, stop = /[.!?\n]|$/): Unnamed {
  const rest = text.slice(fact.end).search(stop)
  const end = fact.end + rest
  return { ...fact, end, said: text.slice(fact.start, end) }
}

/** 'My husband’s mum' is the child’s grandma. */
function relativeOf(head: string, sentence: string): string | undefined {
  const [, inLaw = ''] =
    /\b(mum|mam|mom|mother|dad|father|brother|sister)[ -]in[ -]law\b/.exec(sentence) ?? []
  if (inLaw !== '' && (head === inLaw || head === `${inLaw} in law`)) return ofParents[inLaw]
  const [, of, who = ''] =
    /\b(husband|wife|partner|mum|dad|mummy|daddy|mom)s (mum|mam|mom|mother|dad|father|brother|sister|gran|nan|grandma|grandad|grandpa)\b/.exec(
      sentence,
    ) ?? []
  return of !== undefined && (head === of || head === who) ? ofParents[who] : undefined
}

/** 'My mother passed away. My son saw me crying': who writes so of a child has lost the child’s grandma. */
function parentOfParent({ about, said, what }: Unnamed, text: string): string | undefined {
  if (about !== 'somebody-died' && about !== 'somebody-ill' && about !== 'somebody-in-hospital')
    return undefined
  const isOwn = /\bmy (?:own |dear |poor )?(?:mum|mam|mom|mother|dad|father)\b/i.test(said)
  const isOfChild =
    /\bmy (?:son|daughter|kids?|children|boys?|girls?|little|eldest|youngest)\b|\b(?:he|she)\b/i.test(text)
  return isOwn && isOfChild ? ofParents[what?.head ?? ''] : undefined
}

const ofParents: Readonly<Record<string, string>> = {
  mum: 'grandma',
  mam: 'grandma',
  mom: 'grandma',
  mother: 'grandma',
  dad: 'grandad',
  father: 'grandad',
  brother: 'uncle',
  sister: 'aunt',
  gran: 'great gran',
  nan: 'great gran',
  grandma: 'great gran',
  grandad: 'great grandad',
  grandpa: 'great grandad',
}

const isLeftBehind = /\b(?:brother|sister|twins?|sibling)s? start\w*\b.*\b(?:only one left|left at home)\b/

const hasLeft =
  /\b(?:since|without|now that|after) (?:his|her|their|the) (?:\w+ )?(?:brother|sister|twin|sibling)\b.*\bstart/

const isBadDay = /\b(?:worst|bad|rubbish|awful|terrible|horrible|rotten) day\b/i
const isRequest = /\b(?:please|pls|story|stories|tonight)\b/i

const isCalledOff =
  /\b(?:called off|cancell?ed|rained off|postponed|was (?:shut|closed)|fell through|(?:never|didnt|couldnt) (?:get to )?go\b)/

function unnamed({ what: _, name: __, ...fact }: Unnamed): Unnamed {
  return fact
}

/** 'The dark doesn’t bother her any more.' */
const isOver =
  /\b(?:does|do|did)nt (?:bother|scare|frighten|worry|mind) (?:her|him|them|my|the|either)?\b.*|\bno longer (?:bothers|scares|frightens|worries)\b|\blikes? the dark now\b|\bno need for (?:a|the|his|her) night ?light\b|\b(?:doesnt|dont|no longer) cr(?:y|ies)\b.*\b(?:any ?more|now|since)\b/

/** 'Grandparents flying back to Delhi': that is where they go, and nobody's name. */
const isWhereTo = (name: string, about: Intent, sentence: string): boolean =>
  goesAway.has(about) && sentence.includes(` to ${name.toLowerCase()}`)

const goesAway: ReadonlySet<Intent> = new Set<Intent>([
  'somebody-left',
  'parent-travelling',
  'missing',
  'guest',
])

/** 'Daddy is home tonight after two weeks on the rigs.' */
const isHome =
  /(?:\b(?:is|was|s|comes|came|coming|finally|got|gets|be) (?:home|back)|\b(?:daddy|dad|mummy|mum|mommy|mom|papa|dada|mama)s? (?:is |s )?(?:home|back)) (?:tonight|today|now|at last|again|after|from)\b/

/** In small letters, without apostrophes. */
function sentenceAround({ start, end }: Unnamed, text: string): string {
  const from = Math.max(...['.', '!', '?', '\n'].map((stop) => text.lastIndexOf(stop, start - 1))) + 1
  const rest = text.slice(end)
  const length = rest.search(/[.!?\n]/)
  return text
    .slice(from, length === -1 ? text.length : end + length)
    .toLowerCase()
    .replace(/['’]/g, '')
    .trim()
}

const isOnlySeen = /^(?:rainbow|sunset|cloud|snow|frost|lightning|fireworks?)$/

const ofAnotherChild =
  /^(?:his|her|their|my|the) (?:best |little |new )?(?:friend|mate|cousin|classmate|neighbour|neighbor|buddy)\b|^(?:a|one) (?:boy|girl|kid|child|friend)\b/i

const ofParent =
  /\b(?:with|and) (?:my|our) (?:eldest|oldest|teen\w*|husband|wife|partner|ex|mother|mum|mom|dad|boss|sister|brother)\b|^(?:i|we) (?:had|got into) (?:a|an)\b/i

/** 'She wants to fix tractors': what comes after the *to* is done, and is nobody. */
const isVerb = ({ said, what }: Unnamed): boolean => {
  // 'Quillon zorblaxed': no noun that is known ends so.
  if (what && what.is === undefined && /[a-z]{3}[^e]ed$/.test(what.head)) return true
  const first = what?.described[0]
  return first !== undefined && new RegExp(`(?<!\\ballergic )\\bto ${first}\\b`, 'i').test(said)
}

/** Up to 'who': 'a princess with very muddy knees', and not 'a story for a boy'. */
const isOfSomebody = (before: string) =>
  /(?:^|[.!?\n] *|\babout )(?:an? |two |three |some )(?:\p{L}+ ){1,7}$/iu.test(before) &&
  !/\b(?:for|stor(?:y|ies)(?! about)|son|daughter|child|kid|toddler|boys?|girls?|baby|lad|one|year old)\b/i.test(
    before.split(/[.!?\n]/).at(-1) ?? '',
  )
