import { inWords } from './number-words.ts'
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
      return /^(?:Chapter|Part|Book|Volume|War|Apollo)$/.test(before)
        ? String(number + 1)
        : `the ${ordinals[number]}`
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
  matching(/(?<=\d\s*)[×✕](?=\s*\d)|(?<=\d\s+)x(?=\s+\d)/gu, () => ' times '),
  matching(/(?<=\d\s*)÷(?=\s*\d)/gu, () => ' divided by '),
  matching(/(?<=\d\s+)[-−](?=\s+\d)/gu, () => ' minus '),
  matching(/(?<![\d.,:–-])(\d{1,3})–(\d{1,3})(?![\d:–-]|[.,]\d)/gu, rangeSaid),
  matching(/(?<=\b(?:ages?|aged|pages?) )(\d{1,3})-(\d{1,3})(?![\d:-]|[.,]\d)/giu, rangeSaid),
]

/** Up to a higher number it is a range; a score is read as it stands. */
function rangeSaid([, from, to]: RegExpExecArray): string | null {
  return Number(from) < Number(to) ? `${from} to ${to}` : null
}

const units: Readonly<Record<string, string>> = {
  km: 'kilometer',
  cm: 'centimeter',
  mm: 'millimeter',
  m: 'meter',
  kg: 'kilogram',
  g: 'gram',
  ml: 'milliliter',
  l: 'liter',
}

/** What a service reads by itself: years, times with a full stop, and measures. */
export const yearsAndMeasures: readonly Rule[] = [
  // A year is said in two halves.
  matching(
    /(?<=\b(?:in|since|of|from|until|till|by|before|after|year) )(1[1-9])(\d\d)(?![\d:°%]|[.,]\d|\s\p{Ll}+s\b)/giu,
    ([, century, years = '']) =>
      `${inWords(Number(century))} ${years === '00' ? 'hundred' : `${years.startsWith('0') ? 'oh ' : ''}${inWords(Number(years))}`}`,
  ),
  matching(
    /(?<=\b(?:at|by|until|till|past|before|after) \d{1,2})\.(?=[0-5]\d(?![\d%]|\.\d|\s?\p{L}{1,2}\b))/giu,
    () => ':',
  ),
  matching(
    /(?<![\p{L}\p{N}£$€.,])(\d+(?:[.,]\d+)?)\s?(km|cm|mm|m|kg|g|ml|l)(?![\p{L}\p{N}’'])/gu,
    ([, count, unit = '']) => `${count} ${units[unit]}${count === '1' ? '' : 's'}`,
  ),
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
  matching(/(?<![\d/.])(\d{1,3})\/(\d{1,3})(?![\d/])/gu, ([, one, other]) => `${one} ${other}`),
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
