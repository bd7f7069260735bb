import { readFileSync } from 'node:fs'
import {
  failed,
  isInDoubt,
  type ReviewCriteria,
  reviewSection,
} from '../../src/modules/stories/write/review/index.ts'

export type Half = 'development' | 'held-out' | 'fresh' | 'apart' | 'apart-second' | 'apart-third'

export interface Sample {
  readonly line: number
  readonly sentence: string
  /** What is wrong with it; empty for an ordinary sentence. */
  readonly idea: string
  /** `fear: the dark` or `wish: our cat died`: what a parent has said about the child or the night. */
  readonly context: string
}

/** Sentences of one half; their form is described in corpus/README.md. @returns nothing where a half is not there */
export function readSafetyCorpus(half: Half, kind: 'ordinary' | 'harmful', folder?: URL): Sample[] {
  const file = new URL(`${half}/${kind}.txt`, folder ?? new URL('corpus/', import.meta.url))
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((written, index) => {
      if (written.trim() === '' || written.startsWith('#')) return []
      const [sentence = '', idea = '', context = ''] = written.split('\t').map((part) => part.trim())
      return [{ line: index + 1, sentence, idea: kind === 'harmful' ? idea : '', context }]
    })
}

/** Checks that judge what is said; the others judge how long, for whom and of whom a whole section is. */
const ofContent = new Set([
  'Fit for bedtime',
  'Fears kept out',
  'Nothing but story',
  'Language',
  'No doubled words',
])

/** The review's objections to a sentence in the middle of a calm section. */
export function objectionsTo(sample: Pick<Sample, 'sentence' | 'context'>): string[] {
  return failed(reviewSection(sectionWith(sample), criteriaFor(sample)))
    .filter(({ name }) => ofContent.has(name))
    .map(({ name, detail }) => `${name}: ${detail}`)
}

/** Whether rules or judge are in doubt about that section, which a family then sees after the editor only. */
export const isHeldBack = (sample: Pick<Sample, 'sentence' | 'context'>): boolean =>
  isInDoubt(sectionWith(sample), criteriaFor(sample))

const sectionWith = ({ sentence }: Pick<Sample, 'sentence'>) => `${before}\n\n${sentence}\n\n${after}`

function criteriaFor({ sentence, context }: Pick<Sample, 'sentence' | 'context'>): ReviewCriteria {
  const [, kind, said = ''] = /^(fear|wish): ?(.*)$/.exec(context) ?? []
  return {
    wordRange: { from: 0, to: 1000 },
    ages: [5],
    requiredMarks: [],
    allowedMarks: sentence.match(/\{\w+\}/g) ?? [],
    fears: kind === 'fear' ? [said] : [],
    allowedTopics:
      kind === 'wish' && /\bdie[sd]?\b|\bdeath\b|\bdead\b|\bpass(?:ed)? away\b|\bput to sleep\b/i.test(said)
        ? ['death']
        : [],
    ownWords: kind === 'wish' ? [said] : [],
  }
}

const before = 'They sat by the wall and looked at the garden. It was big and quiet, and it smelled of grass.'
const after =
  'Then they had some milk, and it was time to be still for a while. That was all there was to it.'

export interface SafetyFigures {
  readonly stopped: number
  readonly count: number
  /** Of those that pass. */
  readonly heldBack: number
  /** Harmful ones that got through, or ordinary ones that did not. */
  readonly wrong: readonly { readonly sample: Sample; readonly objections: readonly string[] }[]
}

export const judgeHalf = (half: Half, kind: 'ordinary' | 'harmful', folder?: URL): SafetyFigures =>
  judgeSamples(readSafetyCorpus(half, kind, folder), kind)

export function judgeSamples(samples: readonly Sample[], kind: 'ordinary' | 'harmful'): SafetyFigures {
  const judged = samples.map((sample) => ({ sample, objections: objectionsTo(sample) }))
  const stopped = judged.filter(({ objections }) => objections.length > 0)
  const wrong = kind === 'harmful' ? judged.filter(({ objections }) => objections.length === 0) : stopped
  return {
    stopped: stopped.length,
    count: judged.length,
    // Asked for by few, and it takes as long as all the rest.
    get heldBack() {
      return judged.filter(({ sample, objections }) => objections.length === 0 && isHeldBack(sample)).length
    },
    wrong,
  }
}
