import type { Brief } from './brief.ts'

/** In years. Up to here stories are told in the plainer register; from six on children read by themselves and like a longer joke. */
const oldestOfYoung = 5

/** A story is told for its youngest listener. */
export const isYoung = ({ children }: Pick<Brief, 'children'>): boolean =>
  Math.min(...children.map(({ age }) => age)) <= oldestOfYoung

/** What a sentence begins with that is told in one register alone: up to five, or from six on. */
const mark = /^(5-|6\+) /

/** The sentences of a table that are for these listeners, without their marks. */
export function sentencesFor(sentences: readonly string[], isForYoung: boolean): string[] {
  const others = isForYoung ? '6+' : '5-'
  return sentences
    .filter((sentence) => mark.exec(sentence)?.[1] !== others)
    .map((sentence) => sentence.replace(mark, ''))
}
