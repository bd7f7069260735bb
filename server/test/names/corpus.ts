import { readFileSync } from 'node:fs'
import { withholdNames } from '../../src/providers/text/model-writer/withhold-names.ts'

/** A sentence, with the words in square brackets that must not leave. */
export type Marked = string

const linesOf = (file: string): string[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))

export const writtenSentences = (half: 'written' | 'held-out'): Marked[] => linesOf(`${half}.txt`)

/** Shapes crossed with names, the same ones every time. */
export function crossedSentences(count: number): Marked[] {
  const fillers = new Map(
    linesOf('fillers.txt').map((line) => {
      const [kind = '', list = ''] = line.split(': ')
      return [kind, list.split(', ')]
    }),
  )
  const shapes = linesOf('shapes.txt')
  return Array.from({ length: count }, (_, index) => {
    let slot = 0
    return (shapes[index % shapes.length] ?? '').replace(
      /\{(\w+)(?::(\w+))?\}/g,
      (_hit, kind: string, form?: string) => {
        slot += 1
        const number = index * 7 + slot * 3 + Math.floor(index / shapes.length)
        if (kind === 'number') return String((number % 89) + 10)
        const names = fillers.get(kind) ?? []
        return formed(names[number % names.length] ?? '', form)
      },
    )
  })
}

function formed(name: string, form: string | undefined): string {
  if (form === 'upper') return name.toUpperCase()
  if (form === 'mail') return name.toLowerCase().replace(/[^a-z]/g, '')
  return form === 'lower' ? name.toLowerCase() : name
}

export interface Figures {
  readonly sentences: number
  /** Sentences of which a word left that must not. */
  readonly left: readonly string[]
  readonly ordinaryWords: number
  /** Ordinary words that were hidden all the same, with their sentence. */
  readonly hidden: readonly string[]
}

/** Has each sentence withheld as a parent's wish, and compares what would be sent with what may be. */
export function judgeNames(sentences: readonly Marked[]): Figures {
  const left: string[] = []
  const hidden: string[] = []
  let ordinaryWords = 0
  for (const marked of sentences) {
    const sent = countsIn(
      (withholdNames(briefWith(marked.replace(/[[\]]/g, ''))).details ?? '').replace(/\{\w+\}/g, ' '),
    )
    const secret = countsIn([...marked.matchAll(/\[([^\]]*)\]/g)].map(([, name]) => name).join(' '))
    const ordinary = countsIn(marked.replace(/\[[^\]]*\]/g, ' '))
    for (const word of secret.keys())
      if (!saysNothing.test(word) && (sent.get(word) ?? 0) > (ordinary.get(word) ?? 0))
        left.push(`${marked} (${word})`)
    for (const [word, count] of ordinary) {
      ordinaryWords += count
      const missing = count - (sent.get(word) ?? 0)
      if (missing > 0 && !saysNothing.test(word)) hidden.push(`${marked} (${word})`)
    }
  }
  return { sentences: sentences.length, left: [...new Set(left)], ordinaryWords, hidden }
}

/** Parts of a name that say what somebody or something is. */
const saysNothing =
  /^(?:mrs?|ms|miss|dr|uncle|aunt(?:ie|y)?|nan(?:a|n[ay])?|gran(?:ny|d(?:ma|pa|ad))?|great-(?:aunt|uncle)|nonna|sir|lady|princess|captain|primary|school|nursery|academy|elementary|infants|college|middle|montessori|of|the|and|zoo|park|apt|flat|now|coach)$/

const countsIn = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of text
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [])
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const briefWith = (details: string) => ({
  seed: 's',
  theme: 'animals' as const,
  length: 'short' as const,
  children: [{ id: 1, name: 'Quillon', age: 5, interests: [], appearance: { hasGlasses: false } }],
  companions: [],
  details,
  toldBefore: [],
  narration: null,
})
