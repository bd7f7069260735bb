import { fearsTouched } from './fears.ts'
import { forbiddenTopics } from './forbidden-topics.ts'
import { isEnglish } from './language.ts'
import { doubledIn, leftoversIn } from './leftovers.ts'
import { countAll, markPattern } from './prose.ts'
import { aboveBand, type Band, bandFor, bandForSection, measureLevel } from './reading-level.ts'

const checkNames = [
  'Length',
  'Everybody is in it',
  'Reading level',
  'Fit for bedtime',
  'Fears kept out',
  'Nothing but story',
  'Language',
  'No doubled words',
] as const

export interface Check {
  readonly name: (typeof checkNames)[number]
  readonly passed: boolean
  /** For a person and for whoever mends it; may contain marks. */
  readonly detail: string
}

/** What a text is held to. Names are marks everywhere. */
export interface Measures {
  readonly words: { readonly from: number; readonly to: number }
  /** Years of the youngest listener. */
  readonly age: number
  /** Marks that must be there. */
  readonly expected: readonly string[]
  /** Marks that may be there. */
  readonly known: readonly string[]
  readonly fears: readonly string[]
  /** Things that a parent asked for by name. */
  readonly asked: readonly string[]
}

/** Looks a whole story over before anybody sees it. Pure. */
export function reviewStory(story: { title: string; sections: readonly string[] }, held: Measures): Check[] {
  return examine(story.sections.join('\n\n'), held, bandFor(held.age), story.title)
}

/** The same for one section, whose share of the words is in `held`. */
export function reviewSection(text: string, held: Measures): Check[] {
  return examine(text, held, bandForSection(held.age))
}

/** What a plan of a story has in it that the story must not; empty when nothing is. */
export function reviewPlan(plan: string, held: Measures): string[] {
  const unknown = [...new Set(plan.match(markPattern) ?? [])].filter((mark) => !held.known.includes(mark))
  const faults = [topicsOf(plan, held), fearsOf(plan, held)].filter(({ passed }) => !passed)
  return [
    ...faults.map(({ name, detail }) => `${name}: ${detail}.`),
    ...leftoversIn(plan).map((found) => `There is ${found} in it.`),
    ...unknown.map((mark) => `${mark} is unknown.`),
  ]
}

export const failed = (checks: readonly Check[]): Check[] => checks.filter(({ passed }) => !passed)

function examine(text: string, held: Measures, band: Band, title = ''): Check[] {
  const whole = title ? `${title}.\n\n${text}` : text
  return [
    lengthOf(text, held),
    everybody(text, whole, held),
    levelOf(text, band, held.age),
    topicsOf(whole, held),
    fearsOf(whole, held),
    check(
      'Nothing but story',
      leftoversIn(whole),
      'Words of a story only',
      (found) => `There is ${found.join(', ')}`,
    ),
    isEnglish(text)
      ? { name: 'Language', passed: true, detail: 'English' }
      : { name: 'Language', passed: false, detail: 'It is not in English' },
    check('No doubled words', doubledIn(text), 'None found', (found) => `Said twice: ${found.join(', ')}`),
  ]
}

function lengthOf(text: string, { words: { from, to } }: Measures): Check {
  const count = countAll(text)
  const detail = `${count} words, where ${from} to ${to} are asked for`
  return { name: 'Length', passed: count >= from && count <= to, detail }
}

function everybody(text: string, whole: string, { expected, known }: Measures): Check {
  const missing = expected.filter((mark) => !text.includes(mark))
  const unknown = [...new Set(whole.match(markPattern) ?? [])].filter((mark) => !known.includes(mark))
  const faults = [
    missing.length > 0 && `${missing.join(', ')} missing`,
    unknown.length > 0 && `${unknown.join(', ')} unknown`,
  ].filter((fault) => fault !== false)
  return check('Everybody is in it', faults, expected.join(', ') || 'Nobody has to be', (found) =>
    found.join('; '),
  )
}

function levelOf(text: string, band: Band, age: number): Check {
  const level = measureLevel(text)
  return check(
    'Reading level',
    aboveBand(level, band),
    `Easy to follow at ${age}: ${level.wordsPerSentence} words a sentence`,
    (faults) => faults.join('; '),
  )
}

function topicsOf(text: string, { asked }: Measures): Check {
  return check('Fit for bedtime', forbiddenTopics(text, asked), 'No topic that does not belong', (found) =>
    found.map(({ topic, words }) => `${topic}: ${words.join(', ')}`).join('; '),
  )
}

function fearsOf(text: string, { fears }: Measures): Check {
  const calm = fears.length === 0 ? 'None are known' : 'None is touched'
  return check('Fears kept out', fearsTouched(text, fears), calm, (found) =>
    found.map(({ fear, words }) => `${fear}: ${words.join(', ')}`).join('; '),
  )
}

const check = <T>(
  name: Check['name'],
  faults: readonly T[],
  good: string,
  tell: (faults: readonly T[]) => string,
): Check => ({ name, passed: faults.length === 0, detail: faults.length === 0 ? good : tell(faults) })
