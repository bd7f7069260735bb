import escapeStringRegexp from 'escape-string-regexp'
/**
 * Alternatives for the invented names of a plot that would collide with somebody of the family's.
 * @param invented each with its alternatives, the one in the text first
 * @param taken texts in which the family's names occur: the cast, their notes, the wish
 */
export function inventedNames(
  invented: readonly (readonly string[])[],
  taken: readonly string[],
): ReadonlyMap<string, string> {
  const family = taken.flatMap(wordsOf)
  const used: string[] = []
  const chosen = invented.map((alternatives): [string, string] => {
    const [original = ''] = alternatives
    const isFree = (name: string) =>
      !wordsOf(name).some(
        (word) => !titles.has(word) && [...family, ...used].some((one) => soundsLike(one, word)),
      )
    const name = alternatives.find(isFree) ?? original
    used.push(...wordsOf(name).filter((word) => !titles.has(word)))
    return [original, name]
  })
  return new Map(chosen.filter(([original, name]) => original !== name))
}

/** For use inside a regular expression. */

/** Puts the chosen names in the place of those that the plot's text has. */
export function renamed(text: string, names: ReadonlyMap<string, string>): string {
  if (names.size === 0) return text
  const originals = [...names.keys()]
    .sort((a, b) => b.length - a.length)
    .map((each) => escapeStringRegexp(each))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${originals.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  return text.replace(pattern, (original) => names.get(original) ?? original)
}

const titles = new Set(
  'mr mrs miss ms dr doctor captain sir lady lord king queen prince princess professor aunt uncle the of old little and'.split(
    ' ',
  ),
)

const wordsOf = (text: string): string[] =>
  (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  ).filter((word) => word.length > 1)

/** 'Penny' and 'Pennie', 'Ida' and 'Aida', 'Hetty' and 'Hettie', 'Dot' and 'Dotty'. */
function soundsLike(one: string, other: string): boolean {
  if (one === other) return true
  const [a, b] = [soundOf(one), soundOf(other)]
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 3 && long.startsWith(short) && long.length - short.length <= 2
}

/** Letters by their sound, roughly. */
const soundOf = (word: string) =>
  word
    .replace(/ph/g, 'f')
    .replace(/ck|q|c(?![eiy])/g, 'k')
    .replace(/c/g, 's')
    .replace(/(?:ie|ey|ee|y)$/g, 'i')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/h(?![aeiou])/g, '')
    .replace(/e$/g, '')
    .replace(/(.)\1+/g, '$1')
