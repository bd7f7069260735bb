import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { breakLines, type Line } from './break-lines.ts'
import { itemizeText } from './itemize-text.ts'
import { typefacesOf } from './typefaces.ts'

const doc = new PDFDocument({ autoFirstPage: false })
const typefaces = typefacesOf(doc)
const setting = { typefaces, face: 'words' } as const

const linesOf = (text: string, column = 100) => breakLines(itemizeText(text, setting), column)

/** Where fontkit puts the letters of a piece. */
interface Layout {
  readonly _font: {
    readonly font: { layout(text: string): { glyphs: readonly { codePoints: readonly number[] }[] } }
  }
}

/** The letters that PDFKit draws for a line, from left to right. */
function seen({ pieces }: Line): string {
  let end = 0
  return pieces
    .map(({ typeface, text, x }) => {
      const { font } = (doc.font(typeface) as unknown as Layout)._font
      const letters = font.layout(text).glyphs.map(({ codePoints }) => String.fromCodePoint(...codePoints))
      const gap = x > end + 0.1 ? ' ' : ''
      end = x + typefaces.widthOf({ typeface, text })
      return gap + letters.join('')
    })
    .join('')
}

/** Hebrew and Arabic as it stands on paper, from left to right. */
const rtl = (text: string) => [...text].reverse().join('')

describe('a bidirectional line', () => {
  const piecesOf = (text: string) => linesOf(text).map(({ pieces }) => pieces.map(({ text }) => text.trim()))

  it('orders names by their own direction, and the punctuation around them by that of the sentence', () => {
    expect(piecesOf('For שרה, Omar')).toEqual([['For', 'שרה', ', Omar']])
    expect(piecesOf('Goodnight, “שרה לאה”.')).toEqual([['Goodnight, “', 'לאה', 'שרה', '”.']])
  })

  it('begins at the right if its first letter is of a right-to-left script', () => {
    expect(piecesOf('שרה said no.')).toEqual([['.said no', 'שרה']])
    expect(itemizeText('שרה said no.', setting).directions.rtl).toBe(true)
    expect(itemizeText('12 “שרה”', setting).directions.rtl).toBe(true)
    expect(itemizeText('He said שרה', setting).directions.rtl).toBe(false)
  })

  it.each([
    ['digits', 'היו 12,345 כוכבים', `${rtl('כוכבים')} 12,345 ${rtl('היו')}`],
    ['a date', 'ב-24/12/2025 בשעה 20:30.', `.20:30 ${rtl('בשעה')} 24/12/2025-${rtl('ב')}`],
    ['Arabic digits', 'كانت ١٢٣٤ نجمة', `${rtl('نجمة')} ١٢٣٤ ${rtl('كانت')}`],
    ['Arabic digits in English', 'page ١٢ of 34', 'page ١٢ of 34'],
    ['Latin words', 'שאלה Owl the Wise, וענתה', `${rtl('וענתה')} ,Owl the Wise ${rtl('שאלה')}`],
    ['a Latin word with digits', 'שרה Apollo 11 לאה', `${rtl('לאה')} Apollo 11 ${rtl('שרה')}`],
    ['brackets', 'שרה (בת 5), לאה', `${rtl('לאה')} ,(5 ${rtl('בת')}) ${rtl('שרה')}`],
    ['Latin words in brackets', 'שרה [Hello (world)] לאה', `${rtl('לאה')} [Hello (world)] ${rtl('שרה')}`],
    ['guillemets', 'قالت «من هناك؟» ليلى', `${rtl('ليلى')} «${rtl('من هناك؟')}» ${rtl('قالت')}`],
    ['brackets in English', 'the owl (שרה) slept', `the owl (${rtl('שרה')}) slept`],
    ['quotes', '"לאן הולכים?!" שאלה', `${rtl('שאלה')} "${rtl('לאן הולכים?!')}"`],
    ['emoji', 'שרה 🦄🐱 באו', `${rtl('באו')} 🐱🦄 ${rtl('שרה')}`],
  ])('is drawn in visual order, with %s', (_, text, expected) => {
    expect(linesOf(text).map(seen)).toEqual([expected])
  })

  it('does not split an emoji with joiners', () => {
    expect(piecesOf('שרה 👩🏽‍🚀🏳️‍🌈 באו')).toEqual([['באו', '🏳️‍🌈', '👩🏽‍🚀', 'שרה']])
  })

  it('keeps the words of each direction in their order over several lines', () => {
    const [first, second] = linesOf('שרה לאה Owl the Wise נעמי', 6.6).map(seen)
    expect([first, second]).toEqual([`Owl ${rtl('לאה')} ${rtl('שרה')}`, `${rtl('נעמי')} the Wise`])
  })
})

describe('a line is broken', () => {
  const broken = (text: string, column: number) => linesOf(text, column).map(seen)

  it.each([
    [
      'after a hyphen and a dash',
      'well-known moon–sun wind—cold',
      ['well-', 'known', 'moon–', 'sun', 'wind—', 'cold'],
    ],
    [
      'not between punctuation and its word',
      '“Really?!” asked (the) «small»… owl',
      ['“Really?!”', 'asked', '(the)', '«small»…', 'owl'],
    ],
    ['not in a number', '1,234.50 £3.50 10% 4-5', ['1,234.50', '£3.50', '10%', '4-5']],
    ['not at a space that forbids it', 'at 5\u00A0km', ['at', '5\u00A0km']],
    ['at a space without width', 'moon\u200Blight', ['moon\u200B', 'light']],
    ['not in the line to write on that stands for a name', '李伟李伟 ate', ['____', 'ate']],
  ])('%s', (_, text, expected) => {
    const words = itemizeText(text, setting).words.map(({ clusters }) =>
      clusters.map((each) => each.text).join(''),
    )
    expect(words).toEqual(expected)
  })

  it('at a space, which is then left out', () => {
    expect(broken('the small owl\n  slept', 6)).toEqual(['the small', 'owl slept'])
    const [line] = linesOf('the small owl', 6)
    expect(line?.width).toBeCloseTo(linesOf('the small')[0]?.width ?? 0, 5)
  })

  it('with a hyphen at a soft hyphen, which is not seen anywhere else', () => {
    expect(broken('in\u00ADcredi\u00ADbly', 100)).toEqual(['incredibly'])
    expect(broken('in\u00ADcredi\u00ADbly long', 4)).toEqual(['incredi-', 'bly long'])
    for (const { width } of linesOf('in\u00ADcred\u00ADi\u00ADbly '.repeat(40), 6)) {
      expect(width).toBeLessThanOrEqual(6)
    }
  })

  it('between emoji and never within one', () => {
    const emoji = ['👩🏽‍🚀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇩🇪', '🇫🇷', '1️⃣', '❤️‍🔥', '👍🏿']
    const lines = linesOf(emoji.join(''), 2).map(({ pieces }) => pieces.map(({ text }) => text).join(''))
    expect(lines.join('')).toBe(emoji.join(''))
    expect(lines.length).toBeGreaterThan(3)
    const whole = new Set(emoji)
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
    for (const line of lines) {
      for (const { segment } of segmenter.segment(line)) expect(whole).toContain(segment)
    }
  })

  it('inside a word that is wider than the column, in equal parts', () => {
    const [first = '', ...others] = broken('x'.repeat(60), 10)
    expect(others.length).toBeGreaterThan(1)
    expect([first, ...others].join('')).toBe('x'.repeat(60))
    for (const line of others.slice(0, -1)) expect(line).toBe(first)
    expect(broken(`${'x'.repeat(24)} end`, 10).at(-1)).toMatch(/^x+ end$/)
  })
})
