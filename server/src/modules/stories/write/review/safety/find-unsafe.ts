import { sentencesOf } from '../prose.ts'
import { concepts } from './concepts.ts'
import { advertising } from './ideas/advertising.ts'
import { advertisingByClass } from './ideas/by-class/advertising.ts'
import { dangerByClass } from './ideas/by-class/danger.ts'
import { hateByClass } from './ideas/by-class/hate.ts'
import { instructionByClass } from './ideas/by-class/instructions.ts'
import { insultByClass } from './ideas/by-class/insult.ts'
import { moralByClass } from './ideas/by-class/moral.ts'
import { secretsByClass } from './ideas/by-class/secrets.ts'
import { selfHarmByClass } from './ideas/by-class/self-harm.ts'
import { sexualByClass } from './ideas/by-class/sexual.ts'
import { substancesByClass } from './ideas/by-class/substances.ts'
import { threatByClass } from './ideas/by-class/threat.ts'
import { violenceByClass } from './ideas/by-class/violence.ts'
import { grief } from './ideas/grief.ts'
import { hate } from './ideas/hate.ts'
import { imitableDanger } from './ideas/imitable-danger.ts'
import { instructions } from './ideas/instructions.ts'
import { insult } from './ideas/insult.ts'
import { moral } from './ideas/moral.ts'
import { secrets } from './ideas/secrets.ts'
import { selfHarm } from './ideas/self-harm.ts'
import { sexual } from './ideas/sexual.ts'
import { substances } from './ideas/substances.ts'
import { threat } from './ideas/threat.ts'
import { violence } from './ideas/violence.ts'
import { inventedNamesIn } from './invented-names.ts'
import { ideaJudged, isHarmless, judgeAhead, mayHarmBesideAnother } from './judge/judge-sentences.ts'
import { candidatesIn, compilerOf, isIn, listOf, type Pattern, type PatternList } from './pattern.ts'
import { type SentenceWords, wordsIn } from './sentence-words.ts'

interface Idea {
  readonly name: string
  readonly patterns: string
}

const always: readonly Idea[] = [
  imitableDanger,
  threat,
  secrets,
  insult,
  selfHarm,
  sexual,
  substances,
  hate,
  violence,
  advertising,
  instructions,
  moral,
  dangerByClass,
  threatByClass,
  secretsByClass,
  insultByClass,
  selfHarmByClass,
  sexualByClass,
  substancesByClass,
  hateByClass,
  violenceByClass,
  advertisingByClass,
  instructionByClass,
  moralByClass,
]

const ofHardNights: readonly Idea[] = [...always, grief]

export interface UnsafeSentence {
  readonly idea: string
  /** As it is in the text. */
  readonly sentence: string
}

export interface SafetyContext {
  /** A parent has named a death: its words are allowed, and what frightens a child that grieves is not. */
  readonly isAboutDeath?: boolean
  /** What a parent has written: a name in it was not invented. */
  readonly ownWords?: readonly string[]
  /** A wish about an illness, a death or a parting. What it says itself, the story may say as well. */
  readonly hardTruth?: string
}

const compile = compilerOf(concepts)
const compiled = new Map<Idea, PatternList>()

/** Compiled when they are first needed: most processes never review a text. */
function patternsOf(idea: Idea): PatternList {
  const known = compiled.get(idea)
  if (known) return known
  const lines = idea.patterns
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const list = listOf(lines.map(compile))
  compiled.set(idea, list)
  return list
}

/** What must not be read to a child, sentence by sentence. @param text names as marks */
export function findUnsafe(text: string, context: SafetyContext = {}): UnsafeSentence[] {
  const found = findUnsafeByRules(text, context)
  return [...found, ...judged(text, found, context), ...inventedNamesIn(text, context.ownWords)]
}

/**
 * What has the words of something that must not be read to a child. For what a parent has typed: the names in it are not invented, and a judge that has read stories is no judge of notes.
 * @param text names as marks
 */
export function findUnsafeByRules(text: string, context: SafetyContext = {}): UnsafeSentence[] {
  const ideas = context.isAboutDeath ? ofHardNights : always
  const freed = freedBy(context.hardTruth ?? '')
  const sentences = sentencesOf(text)
    .flatMap(piecesOf)
    .map((piece) => readOnce(piece, context))
  const found = sentences.flatMap((sentence) =>
    [
      ...new Set(
        ideas
          .filter((idea) => saysOf(idea, sentence, freed) && (idea !== imitableDanger || hasDoer(sentence)))
          .map(({ name }) => name),
      ),
    ].map((name) => ({ idea: name, sentence: sentence.text })),
  )
  const meant = sentences.flatMap((sentence, index) => {
    const thing = thingIn(sentences[index - 1]?.text ?? '')
    if (!thing) return []
    const said = wordsIn(sentence.text.replace(/\b(?:it|them|one)\b/i, thing), context)
    const hits = hitsIn(said, [imitableDanger, substances])
    return [...hits].some(([, patterns]) => patterns.some((pattern) => speaks(pattern, said)))
      ? [{ idea: imitableDanger.name, sentence: `${sentences[index - 1]?.text} ${sentence.text}` }]
      : []
  })
  return [
    ...found,
    ...meant.filter(({ sentence }) => !found.some((each) => sentence.includes(each.sentence))),
  ]
}

/**
 * Whether rules or judge are in doubt about a text that neither objects to: a weak rule has found something that the judge holds for
 * harmless, or the judge comes near to an objection of its own. @param text names as marks
 */
export function isDoubtful(text: string, context: SafetyContext = {}): boolean {
  const isHardNight = context.isAboutDeath || Boolean(context.hardTruth)
  const sentences = sentencesOf(text)
  return (
    sentences
      .flatMap(partsToJudge)
      .some((part) => ideaJudged(part, { isHardNight, margin: -nearness }) !== undefined) ||
    sentences
      .flatMap(piecesOf)
      .map((piece) => readOnce(piece, context))
      .some((sentence) => always.some((idea) => isLeftToJudge(idea, sentence)))
  )
}

/** So much below the limit of its kind the judge is in doubt: with what weak rules find that is half of 157 harmful sentences that pass, and three of seventy good beginnings. */
const nearness = 3

/** What takes longest of a review, done before it and in small steps: a section by a model has some forty sentences of 5 ms. @param text names as marks */
export async function readAhead(text: string): Promise<void> {
  const sentences = sentencesOf(text).flatMap(partsToJudge)
  await judgeAhead(sentences)
  await judgeAhead(pairsOf(sentences, text))
}

/** The judge reads a whole sentence, but no further than so many words. */
const longestJudged = 80
const partsToJudge = (sentence: string): string[] =>
  sentence.split(/\s+/).length > longestJudged ? piecesOf(sentence) : [sentence]

/** What no rule has the words of, and a judge that has read many sentences holds for harmful. */
function judged(
  text: string,
  found: readonly UnsafeSentence[],
  { isAboutDeath = false, hardTruth = '' }: SafetyContext,
): UnsafeSentence[] {
  const isHardNight = isAboutDeath || hardTruth !== ''
  const harmfulOf = (parts: readonly string[], known: readonly UnsafeSentence[], margin = 0) =>
    parts.flatMap((part) => {
      if (known.some(({ sentence }) => sentence.includes(part) || part.includes(sentence))) return []
      const idea = ideaJudged(part, { isHardNight, margin })
      return idea === undefined ? [] : [{ idea, sentence: part }]
    })
  const sentences = sentencesOf(text).flatMap(partsToJudge)
  const alone = harmfulOf(sentences, found)
  return [...alone, ...harmfulOf(pairsOf(sentences, text), [...found, ...alone], marginOfPairs)]
}

/** Two sentences have twice the words that are like those of something harmful. */
const marginOfPairs = 1

/** “The wasps' nest was a paper lantern. She put her hand in to switch it on.” Two long sentences say enough by themselves, and those of two paragraphs have less to do with each other. */
const pairsOf = (sentences: readonly string[], text: string): string[] =>
  sentences.flatMap((sentence, index) => {
    const before = sentences[index - 1]
    if (before === undefined || before.length + sentence.length >= longestPair) return []
    const pair = `${before} ${sentence}`
    return text.includes(pair) && (mayHarmBesideAnother(before) || mayHarmBesideAnother(sentence))
      ? [pair]
      : []
  })
const longestPair = 220

/** What “it” or “them” of the next sentence may be. */
const thingIn = (sentence: string): string | undefined => sentence.toLowerCase().match(things)?.at(-1)

const things =
  /\b(?:plastic bag|carrier bag|pills?|tablets|medicine|bleach|detergent|matches|lighter|oven|freezer|fridge|washing machine|kitchen knife|razor|toadstools?|batter(?:y|ies)|marble|magnets?|wine|beer|whisky|cigarettes?|balcony rail|parapet)\b/g

/** Words that are far apart in a very long sentence have nothing to do with each other. */
function piecesOf(sentence: string): string[] {
  return sentence.split(/(?<=[.!?…][”’"')]*)\s+/u).flatMap((part) => {
    const words = part.split(/\s+/)
    if (words.length <= longest) return [part]
    const count = Math.ceil((words.length - window) / (window / 2)) + 1
    return Array.from({ length: count }, (_, index) =>
      words.slice((index * window) / 2, (index * window) / 2 + window).join(' '),
    )
  })
}

const longest = 36
const window = 28

/** A sentence with the patterns that are in it, by idea. */
interface ReadSentence extends SentenceWords {
  readonly hits: ReadonlyMap<Idea, readonly Pattern[]>
}

/** A sentence is reviewed with its section and with the whole story, and again after a repair. */
const kept = new Map<string, ReadSentence>()
const mostKept = 1024

/** What is kept depends on the sentence and on whether the story is about a death, and on nothing else of the context. */
function readOnce(piece: string, { isAboutDeath = false }: SafetyContext): ReadSentence {
  const key = `${isAboutDeath} ${piece}`
  let read = kept.get(key)
  if (!read) {
    const words = wordsIn(piece, { isAboutDeath })
    read = { ...words, hits: hitsIn(words, isAboutDeath ? ofHardNights : always) }
  }
  kept.delete(key)
  kept.set(key, read)
  if (kept.size > mostKept) kept.delete(kept.keys().next().value ?? '')
  return read
}

function hitsIn(sentence: SentenceWords, ideas: readonly Idea[]): ReadonlyMap<Idea, readonly Pattern[]> {
  const hits = new Map<Idea, readonly Pattern[]>()
  for (const idea of ideas) {
    const found = [...candidatesIn(patternsOf(idea), sentence)].filter((pattern) => isIn(pattern, sentence))
    if (found.length > 0) hits.set(idea, found)
  }
  return hits
}

/** What a weak pattern finds counts only where the judge does not hold it for harmless. */
const speaks = (pattern: Pattern, { text }: SentenceWords) => !(pattern.isWeak && isHarmless(text))

const saysOf = (idea: Idea, sentence: ReadSentence, freed: ReadonlySet<Pattern>): boolean =>
  sentence.hits.get(idea)?.some((pattern) => !freed.has(pattern) && speaks(pattern, sentence)) ?? false

/** What a weak rule finds and the judge does not. */
const isLeftToJudge = (idea: Idea, sentence: ReadSentence): boolean =>
  sentence.hits.get(idea)?.some((pattern) => !speaks(pattern, sentence)) ?? false

/** That somebody is gone and will not be back may frighten, and is the truth where a parent has said it: what the wish itself is found by. */
function freedBy(hardTruth: string): ReadonlySet<Pattern> {
  const said = sentencesOf(hardTruth).map((sentence) => wordsIn(sentence))
  return new Set(
    [threat, threatByClass]
      .flatMap((idea) => patternsOf(idea).all)
      .filter((pattern) => said.some((sentence) => isIn(pattern, sentence))),
  )
}

/** What no child could do again, since nobody does it: “the bread went into the oven”. */
const hasDoer = (sentence: SentenceWords) => isIn(doer, sentence)

const doer = compile(
  '<person>|<animal>|<parent>|<anybody>|=i|=we|=he|=she|=they|=you|=us|friend|somebody|someone|your|his|my|their|people|man|woman|king|queen|prince|princess|giant|captain|pirate|witch|wizard|fairy|mermaid|robot|clown|knight|monkey',
)
