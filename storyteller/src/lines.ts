import type { Brief } from './brief.ts'
import { hashOf } from './random.ts'

/** A stock sentence by an id that stays the same as long as its wording does. */
export const lineId = (template: string): string => hashOf(template).toString(36)

/** A paragraph with stock sentences in it. */
export interface StockParagraph {
  readonly paragraph: string
  /** Ids of its stock sentences. */
  readonly lines: readonly string[]
}

/** Those of some stock sentences that these children have not heard lately. */
export function unheard(templates: readonly string[], { history }: Pick<Brief, 'history'>): string[] {
  const heard = new Set(history?.lines)
  return templates.filter((template) => !heard.has(lineId(template)))
}

/** Those that were not heard first, then those heard longest ago. */
export function leastHeard(templates: readonly string[], { history }: Pick<Brief, 'history'>): string[] {
  const lines = history?.lines ?? []
  const ago = (template: string) => {
    const at = lines.indexOf(lineId(template))
    return at === -1 ? Number.POSITIVE_INFINITY : at
  }
  // The order of those that are alike stays.
  return [...templates].sort((a, b) => (ago(a) === ago(b) ? 0 : ago(b) - ago(a)))
}

/** Those that these children have not heard lately first, and else in an order of the seed. */
export function unheardFirst(templates: readonly string[], brief: Pick<Brief, 'history' | 'seed'>): string[] {
  const isNew = new Set(unheard(templates, brief))
  const order = (line: string) => (isNew.has(line) ? 0 : 1) + hashOf(`${brief.seed}:${line}`) / 2 ** 33
  return templates.toSorted((a, b) => order(a) - order(b))
}
