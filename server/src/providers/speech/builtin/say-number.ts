import { inWords } from '../../../platform/prosody/number-words.ts'

/** Numbers with what belongs to them: 1,000 · 3.5 · 7:05 · 50% · £2.50 · 21st. */
export const numberPattern = String.raw`[£$€]?\d+(?:[.,:]\d+)*(?:st|nd|rd|th|%)?(?![\p{L}\p{N}])`

const coins: Record<string, [string, string]> = {
  '£': ['pound', 'pounds'],
  $: ['dollar', 'dollars'],
  '€': ['euro', 'euros'],
}

/**
 * A number as a reader says it, in words and digits that the engine can say.
 * @returns null if the text does not match `numberPattern`
 */
export function sayNumber(text: string): string | null {
  const parts = /^([£$€]?)(\d+(?:[.,:]\d+)*)(st|nd|rd|th|%)?$/.exec(text)
  if (!parts) return null
  const [, coin = '', digits = '', ending = ''] = parts
  if (coin) return sayMoney(coin, digits)
  if (/^\d{1,2}:\d{2}$/.test(digits)) return sayTime(digits)
  if (ending === '%') return `${sayDigits(digits)} percent`
  return ending ? `${digits}${ending}` : sayDigits(digits)
}

function sayDigits(digits: string): string {
  if (/^\d{1,3}(?:,\d{3})+$/.test(digits)) return digits.replaceAll(',', '')
  const decimal = /^(\d+)\.(\d+)$/.exec(digits)
  if (decimal) return `${decimal[1]} point ${[...(decimal[2] ?? '')].join(' ')}`
  return digits.length < 3 ? inWords(Number(digits)) : digits.replace(/[.,:]/g, ' ')
}

function sayTime(digits: string): string {
  const [hour = '', minute = ''] = digits.split(':')
  const hours = inWords(Number(hour))
  if (minute === '00') return `${hours} o'clock`
  return `${hours} ${minute.startsWith('0') ? 'oh ' : ''}${inWords(Number(minute))}`
}

function sayMoney(coin: string, digits: string): string {
  const [one, many] = coins[coin] ?? ['', '']
  const [whole = '', small] = digits.replaceAll(',', '').split('.')
  const name = whole === '1' ? one : many
  return small && Number(small) > 0 ? `${whole} ${name} ${Number(small)}` : `${whole} ${name}`
}
