import type { StoryLanguage } from '@nightlight/contract'
import { languageNames } from '@nightlight/contract'
import { bandFor } from '@nightlight/storyteller'
import { fearIdeasTouched } from './fear-ideas.ts'
import { fearsTouched } from './fears.ts'
import { forbiddenTopics } from './forbidden-topics.ts'
import { foreignSentencesIn, isEnglish, isInLanguage } from './language.ts'
import { doubledIn, leftoversIn, paragraphsTwiceIn } from './leftovers.ts'
import { countAll, markPattern, sentencesOf, unitIn, wordsOf } from './prose.ts'
import {
  aboveBand,
  type Band,
  bandForSection,
  measureLevel,
  measureSentences,
  sentenceBand,
  sentencesAbove,
} from './reading-level.ts'
import { findUnsafe, isDoubtful } from './safety/find-unsafe.ts'
import { stemsOf } from './stems.ts'

const checkNames = [
  'Length',
  'Everybody is in it',
  'Reading level',
  'Fit for bedtime',
  'Fears kept out',
  'Nothing but story',
  'Language',
  'No doubled words',
  'Read twice',
  'What you told us',
] as const

export interface Check {
  readonly name: (typeof checkNames)[number]
  /** null where it was not checked: our rules know English, and of other languages less. */
  readonly passed: boolean | null
  /** For a reader and for the writer that corrects it; may contain marks. */
  readonly detail: string
}

/** What a text is checked against. Names are marks everywhere. */
export interface ReviewCriteria {
  readonly wordRange: { readonly from: number; readonly to: number }
  /** Years of everybody who listens. */
  readonly ages: readonly number[]
  /** Marks that the text must contain. */
  readonly requiredMarks: readonly string[]
  /** Marks that it may contain. */
  readonly allowedMarks: readonly string[]
  readonly fears: readonly string[]
  /** Words for what one may be afraid of, but which is kindly there: 'dark'. */
  readonly kindWords?: readonly string[]
  /** Topics that the story is about because a parent asked for it. */
  readonly allowedTopics?: readonly string[]
  /** What a parent has written about the children and for the story. */
  readonly ownWords: readonly string[]
  /** Tonight's wish, if it tells of an illness, a death or a parting: its words may be said, and what it says may happen. */
  readonly hardTruth?: string
  /** English where it is not said. */
  readonly language?: StoryLanguage
  /** Its plot is that of an author who kept to docs/storyteller-safety.md: it is reviewed by words, and not by what they may hint at. */
  readonly isByAuthors?: boolean
  /** What a parent has typed, where the story reads it out: it may be read twice. */
  readonly readOut?: string
}

/** Reviews a whole story before anybody sees it. Pure. */
export function reviewStory(
  story: { title: string; sections: readonly string[] },
  criteria: ReviewCriteria,
): Check[] {
  return examine(story.sections.join('\n\n'), criteria, bandFor(criteria.ages), story.title)
}

/** The same for one section, with its share of the words in `criteria`. */
export function reviewSection(text: string, criteria: ReviewCriteria): Check[] {
  return examine(text, criteria, bandForSection(bandFor(criteria.ages)))
}

/**
 * What a plan contains that the story must not contain; empty when there is nothing.
 * @param prose those of its lines that are in the story's language: words for pictures are English whatever that is
 */
export function reviewPlan(
  plan: string,
  criteria: ReviewCriteria,
  prose: readonly string[] = [plan],
): string[] {
  const unknown = [...new Set(plan.match(markPattern) ?? [])].filter(
    (mark) => !criteria.allowedMarks.includes(mark),
  )
  const isEnglish = (criteria.language ?? 'en') === 'en'
  const faults = [
    ...(isEnglish ? [topicsOf(plan, criteria), fearsOf(plan, criteria)] : []),
    languageOf(prose.join('\n\n'), criteria),
  ].filter(({ passed }) => passed === false)
  return [
    ...faults.map(({ name, detail }) => `${name}: ${detail}.`),
    ...leftoversIn(isEnglish ? plan : withoutJoiners(plan)).map((matches) => `There is ${matches} in it.`),
    ...unknown.map((mark) => `${mark} is unknown.`),
  ]
}

/** Whether rules or judge are in doubt about a text that passes: it has to be read by somebody else before a family sees it. */
export function isInDoubt(
  text: string,
  { ownWords, hardTruth = '', allowedTopics = [] }: ReviewCriteria,
): boolean {
  return isDoubtful(text, { ownWords, hardTruth, isAboutDeath: allowedTopics.includes('death') })
}

export const failed = (checks: readonly Check[]): Check[] => checks.filter(({ passed }) => passed === false)

function examine(text: string, criteria: ReviewCriteria, band: Band, title = ''): Check[] {
  const whole = title ? `${title}.\n\n${text}` : text
  const { language = 'en' } = criteria
  const isEnglish = language === 'en'
  return [
    lengthOf(text, criteria),
    everybody(text, whole, criteria),
    isEnglish ? levelOf(text, band, Math.min(...criteria.ages)) : sentencesFit(text, band, criteria),
    isEnglish ? topicsOf(whole, criteria) : notByRules('Fit for bedtime', language),
    isEnglish || criteria.fears.length === 0
      ? fearsOf(whole, criteria)
      : notByRules('Fears kept out', language),
    check(
      'Nothing but story',
      leftoversIn(isEnglish ? whole : withoutJoiners(whole)),
      'Words of a story only',
      (matches) => `There is ${matches.join(', ')}`,
    ),
    languageOf(whole, criteria),
    check(
      'No doubled words',
      isEnglish ? doubledIn(withoutReadOut(text, criteria)) : paragraphsTwiceIn(text),
      isEnglish ? 'None found' : 'No paragraph twice; single words are looked at in English only',
      (matches) => `Said twice: ${matches.join(', ')}`,
    ),
  ]
}

/** A text without the paragraphs that are the parent’s own. */
const withoutReadOut = (text: string, { readOut = '' }: ReviewCriteria): string =>
  readOut === ''
    ? text
    : text
        .split('\n\n')
        .filter((paragraph) => !readOut.includes(paragraph.replace(/[.!?…]+$/, '')))
        .join('\n\n')

function lengthOf(text: string, { wordRange: { from, to }, language }: ReviewCriteria): Check {
  const count = countAll(text, language)
  const detail = `${count} ${unitIn(language)} (it should have ${from} to ${to})`
  return { name: 'Length', passed: count >= from && count <= to, detail }
}

function everybody(text: string, whole: string, { requiredMarks, allowedMarks }: ReviewCriteria): Check {
  const missing = requiredMarks.filter((mark) => !text.includes(mark))
  const unknown = [...new Set(whole.match(markPattern) ?? [])].filter((mark) => !allowedMarks.includes(mark))
  const faults = [
    missing.length > 0 && `${missing.join(', ')} missing`,
    unknown.length > 0 && `${unknown.join(', ')} unknown`,
  ].filter((fault) => fault !== false)
  return check('Everybody is in it', faults, requiredMarks.join(', ') || 'Nobody has to be', (marks) =>
    marks.join('; '),
  )
}

function levelOf(text: string, band: Band, age: number): Check {
  const level = measureLevel(text)
  return check(
    'Reading level',
    aboveBand(level, band),
    `Easy to follow at age ${age}: ${level.wordsPerSentence} words in a sentence on average`,
    (faults) => faults.join('; '),
  )
}

/** What the rules cannot say of a text that is not English: whether somebody else can is for whoever knows of its second reading. */
export const notByRules = (name: Check['name'], language: StoryLanguage): Check => ({
  name,
  passed: null,
  detail: `Not checked by rules: they read English, and this is in ${languageNames[language]}`,
})

/** Letters of some scripts are joined, or kept apart, by characters that are not seen. */
const withoutJoiners = (text: string) => text.replace(/[\u200c-\u200f]/g, '')

function sentencesFit(text: string, englishBand: Band, { language = 'en', ages }: ReviewCriteria): Check {
  const level = measureSentences(text, language)
  const faults = sentencesAbove(level, sentenceBand(englishBand, language), language)
  const measured = `${level.wordsPerSentence} ${unitIn(language)} in a sentence on average`
  const passed = `Sentences easy to follow at age ${Math.min(...ages)}: ${measured}; which words are hard is known in English only`
  return check('Reading level', faults, passed, (found) => found.join('; '))
}

function languageOf(text: string, { language = 'en', isByAuthors }: ReviewCriteria): Check {
  const name = languageNames[language]
  const fault = `It is not in ${name}`
  // Our own plots are English, and what a parent has typed may be told in the parent's words.
  if (isByAuthors)
    return { name: 'Language', passed: isEnglish(text), detail: isEnglish(text) ? name : fault }
  const [foreign] = foreignSentencesIn(text, language)
  if (foreign) return { name: 'Language', passed: false, detail: `${fault}: ${quoted(foreign)}` }
  const passed = isInLanguage(text, language)
  return { name: 'Language', passed, detail: passed ? name : fault }
}

function topicsOf(text: string, criteria: ReviewCriteria): Check {
  const { ownWords, hardTruth = '', allowedTopics = [], isByAuthors } = criteria
  const isAboutDeath = allowedTopics.includes('death')
  const topics = forbiddenTopics(text, { ownWords, hardTruth, allowedTopics }).map(
    ({ topic, words }) => `${topic}: ${words.join(', ')}${inSentenceWith(text, words)}`,
  )
  // Every plot of our own was read by people: what a parent’s words bring in is caught by the words above, and what is read out word for word was read by the rules before it was told.
  const unsafe = isByAuthors
    ? []
    : findUnsafe(text, { ownWords, hardTruth, isAboutDeath }).map(
        ({ idea, sentence }) => `${idea}: ${quoted(sentence)}`,
      )
  return check(
    'Fit for bedtime',
    [...topics, ...unsafe],
    isByAuthors
      ? 'No topic that does not belong'
      : 'Read by rules and by a trained judge, sentence by sentence: nothing found',
    (faults) => faults.slice(0, mostFaults).join('; '),
  )
}

/** A writer who has to mend more than this writes the whole anew. */
const mostFaults = 6

const quoted = (sentence: string) => `“${sentence.replace(/^“|”$/g, '').slice(0, 200)}”`

function inSentenceWith(text: string, words: readonly string[]): string {
  const sentence = sentencesOf(text).find((each) => {
    const lower = each.replaceAll('’', "'").toLowerCase()
    return words.some((word) => lower.includes(word))
  })
  return sentence ? `, in ${quoted(sentence)}` : ''
}

function fearsOf(text: string, { fears, kindWords = [], isByAuthors }: ReviewCriteria): Check {
  const calm = fears.length === 0 ? 'No fears have been noted' : 'None is touched'
  const touched = fearsTouched(text, fears).flatMap(({ fear, words }) => {
    const scares = words.filter((word) => !kindWords.some((kind) => stemsOf(word).has(kind)))
    return scares.length > 0 ? [`${fear}: ${scares.join(', ')}${inSentenceOf(text, scares)}`] : []
  })
  const ideas = isByAuthors
    ? []
    : fearIdeasTouched(text, fears).map(({ fear, sentence }) => `${fear}: ${quoted(sentence)}`)
  return check('Fears kept out', [...touched, ...ideas], calm, (matches) => matches.join('; '))
}

function inSentenceOf(text: string, words: readonly string[]): string {
  const sentence = sentencesOf(text).find((each) => wordsOf(each).some((word) => words.includes(word)))
  return sentence ? `, in ${quoted(sentence)}` : ''
}

const check = <T>(
  name: Check['name'],
  faults: readonly T[],
  passedDetail: string,
  describe: (faults: readonly T[]) => string,
): Check => ({
  name,
  passed: faults.length === 0,
  detail: faults.length === 0 ? passedDetail : describe(faults),
})
