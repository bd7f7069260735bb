import escapeStringRegexp from 'escape-string-regexp'
import type { Brief } from './brief.ts'
import type { EntryNoun } from './wished.ts'

/** Whoever or whatever a sentence begins with: the crows of 'The crows had to do it', Pickle of 'Pickle got a job', the tiger of 'There was a tiger who waited'. */
export function doerOf(
  sentence: string,
  named: readonly EntryNoun[],
  { children, companions }: Brief,
): EntryNoun | undefined {
  const begun = sentence
    .replace(/^(?:There (?:was|were|had been) |One (?:day|night),? |At night,? |Then )/, '')
    .toLowerCase()
  const isFirst = (name: string) =>
    new RegExp(`^${escapeStringRegexp(name.toLowerCase())}(?![\\p{L}’])`, 'u').test(begun)
  if (children.some(({ name }) => isFirst(name))) return undefined
  const companion = companions.find(({ name }) => isFirst(name))
  if (companion) return { text: companion.name, isMany: false, head: companion.name.toLowerCase() }
  const places = named.map((each) => ({
    each,
    at: begun.indexOf(each.text.toLowerCase().replace(/^the /, '')),
  }))
  const [first] = places
    .filter(({ at }) => at !== -1 && at <= longestOpener)
    .sort((one, other) => one.at - other.at)
  return first?.each
}

/** 'A very small ', in letters. */
const longestOpener = 14
