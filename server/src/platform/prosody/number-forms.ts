import { matching, type Rule } from './reading-rules.ts'

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth'.split(
    ' ',
  )
const romans = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ')

/** Signs that stand before and after numbers. */
export const numbers: readonly Rule[] = [
  matching(/(?<!\p{L})(?:[Nn]o\.|[Nn]r\.|№|#)(?=\s?\d)/gu, () => 'number'),
  // One letter alone is more often a word, or an initial.
  matching(
    /(?<=\b\p{Lu}\p{Ll}+ )(?:I{2,3}|IV|VI{1,3}|IX|XI{1,3}|XIV|XVI?)(?![\p{L}\p{N}])/gu,
    ([roman], text) => {
      const number = romans.indexOf(roman)
      const before = /(\p{L}+) $/u.exec(text.slice(0, text.indexOf(roman)))?.[1] ?? ''
      return /^(?:Chapter|Part|Book|Volume)$/.test(before) ? String(number + 1) : `the ${ordinals[number]}`
    },
  ),
  matching(/(?<=\b(?:Chapter|Part|Book|Volume) )[IVX](?![\p{L}\p{N}])/gu, ([roman]) =>
    String(romans.indexOf(roman) + 1),
  ),
  matching(/[-−–]?\d+(?:[.,]\d+)?\s?°\s?([CF])?(?!\p{L})/gu, ([degrees, scale]) => {
    const number = degrees.replace(/^[-−–]/, 'minus ').replace(/\s?°.*$/, '')
    const unit = /(?:^| )1$/.test(number) ? 'degree' : 'degrees'
    return `${number} ${unit}${scale ? (scale === 'C' ? ' celsius' : ' fahrenheit') : ''}`
  }),
  matching(/(?<=[\p{L}\p{N}]\s*)\+(?=\s*[\p{L}\p{N}])/gu, () => ' plus '),
  matching(/(?<=[\p{L}\p{N}]\s*)=(?=\s*[\p{L}\p{N}])/gu, () => ' equals '),
  matching(/(?<=\d\s*)[×✕](?=\s*\d)/gu, () => ' times '),
  matching(/(?<=\d\s*)÷(?=\s*\d)/gu, () => ' divided by '),
  matching(/(?<=\d\s+)[-−](?=\s+\d)/gu, () => ' minus '),
]

const signs: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

export const fractions: readonly Rule[] = [
  matching(/(?<![\d/.])(?:(\d+)\s?)?([½⅓⅔¼¾⅕⅛⅜⅝⅞])/gu, ([, whole, sign = '']) =>
    withWhole(whole, ...partsOf(signs[sign] ?? '')),
  ),
  matching(
    /(?<![\d/.])(?:(\d+)\s)?(\d{1,2})\/([2-9]|1[0-6])(?![\d/])/gu,
    ([, whole, above = '', below = '']) =>
      Number(above) < Number(below) ? withWhole(whole, Number(above), Number(below)) : null,
  ),
]

const partsOf = (fraction: string): [number, number] => {
  const [above = 1, below = 2] = fraction.split('/').map(Number)
  return [above, below]
}

function withWhole(whole: string | undefined, above: number, below: number): string {
  const isOne = above === 1
  const name = below === 2 ? (isOne ? 'half' : 'halves') : below === 4 ? 'quarter' : ordinals[below - 1]
  const said = below === 2 ? name : `${name}${isOne ? '' : 's'}`
  const count = isOne ? (whole || below === 2 ? 'a' : 'one') : above
  return `${whole ? `${whole} and ` : ''}${count} ${said}`
}
