/** Unstressed function words are spoken faster. */
const unstressed = new Set(
  'a an the and or but of to in on at as by for from with was is are be been had has have he she it they we you i his her its their my your that than then so if up'.split(
    ' ',
  ),
)

/**
 * How long a word takes to say, in milliseconds of an even voice: its syllables, the consonants and long vowels in them, and
 * whether it is unstressed. Only the proportions matter. The numbers are rounded from a fit to a thousand words of three of the
 * built-in voices.
 */
export function expectedMs(word: string): number {
  const plain = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  const digits = plain.match(/\p{N}/gu)?.length ?? 0
  const sounds = plain.split(/[^\p{L}]+/u).reduce((sum, part) => sum + soundsOf(part), 0)
  return Math.max(80, 90 + sounds + digits * 330 - (unstressed.has(plain) ? 75 : 0))
}

function soundsOf(word: string): number {
  if (word === '') return 0
  const vowels = word.match(/[aeiouy]+/g)?.length ?? 0
  // A final e is silent, except where it makes the syllable: little, table.
  const silent = /[^aeiouyl]e$|[^aeiouy]es$|[^aeiouytd]ed$/.test(word) ? 1 : 0
  const long = word.match(/[aeiouy]{2,}|[aeiou][^aeiou]e$/g)?.length ?? 0
  const consonants = word
    .replace(/(.)\1/gu, '$1')
    .replace(/tch|sh|th|ch|ph|wh|ck|ng|gh/g, 'x')
    .replace(/[aeiouy]/g, '').length
  return Math.max(1, vowels - silent) * 60 + consonants * 60 + long * 35
}
