import type { Brief } from './brief.ts'

/** In years. Up to this age stories use the simpler register; from six on children read by themselves and like longer jokes. */
const oldestOfYoung = 5

/** The youngest listener decides. */
export const isYoung = ({ children }: Pick<Brief, 'children'>): boolean =>
  Math.min(...children.map(({ age }) => age)) <= oldestOfYoung

/** Prefix of a sentence for one register only: up to five, or from six on. */
const mark = /^(5-|6\+) /

/** The sentences of a table for these listeners, without prefixes. */
export function sentencesFor(sentences: readonly string[], isForYoung: boolean): string[] {
  const others = isForYoung ? '6+' : '5-'
  return sentences
    .filter((sentence) => mark.exec(sentence)?.[1] !== others)
    .map((sentence) => sentence.replace(mark, ''))
}
