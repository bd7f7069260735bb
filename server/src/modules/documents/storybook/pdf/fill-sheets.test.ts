import fc from 'fast-check'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { lineHeight } from '../measures.ts'
import { fillSheets } from './fill-sheets.ts'
import { itemizeText } from './itemize-text.ts'
import { typefacesOf } from './typefaces.ts'

const typefaces = typefacesOf(new PDFDocument({ autoFirstPage: false }))
const itemized = (paragraphs: readonly string[]) =>
  paragraphs.map((paragraph) => itemizeText(paragraph, { typefaces, face: 'words' }))
const sizes = fc.constantFrom(4.2, 5.2, 6.5)
const room = { first: 119, next: 254, width: 172 }

const word = fc.oneof(
  fc.stringMatching(/^[a-zA-Zéß’,.!?—-]{1,14}$/),
  fc.constantFrom('שרה,', '"ليلى"', 'Дмитрий', '🦖', '李伟', 'आरव', 'x'.repeat(200)),
  fc.constantFrom('in\u00ADcred\u00ADi\u00ADbly', 'ב-24/12', '(שרה,', 'לאה)', '٢٠٢٥', '👩🏽‍🚀', '5\u00A0km'),
)
const paragraph = fc.array(word, { minLength: 1, maxLength: 120 }).map((words) => words.join(' '))

describe('text on the sheets of a PDF', () => {
  it('stays within its sheet and its column, whatever it is, and loses no word', () => {
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 12 }), sizes, (paragraphs, wanted) => {
        const sheets = fillSheets(itemized(paragraphs), wanted, room)
        for (const [index, { size, lines, height }] of sheets.entries()) {
          expect(lines.length).toBeGreaterThan(0)
          expect(height).toBeLessThanOrEqual(index === 0 ? room.first : room.next)
          for (const line of lines) {
            expect(line.width * size).toBeLessThanOrEqual(room.width + 0.001)
            expect(line.top + lineHeight * size).toBeLessThanOrEqual(height + 0.001)
          }
        }
        // Brackets may be mirrored, and a soft hyphen shows where a line is broken at it.
        const letters = (texts: readonly string[]) =>
          [...texts.join('').replace(/[\s_李伟()\u00AD-]/gu, '')].sort().join('')
        const set = sheets.flatMap(({ lines }) =>
          lines.flatMap(({ pieces }) => pieces.map(({ text }) => text)),
        )
        expect(letters(set)).toBe(letters(paragraphs.map((text) => text.normalize('NFC'))))
      }),
      { numRuns: 40 },
    )
  })

  it('is distributed evenly over several sheets, without widows and orphans', () => {
    const long = Array.from({ length: 60 }, () =>
      'The moon went on and on over the hill, and nobody said a word about it. '.repeat(3),
    )
    const sheets = fillSheets(itemized(long), 5.2, room)
    expect(sheets.length).toBeGreaterThan(2)
    const [first, ...others] = sheets.slice(1).map(({ height }) => height)
    for (const height of others) expect(Math.abs(height - (first ?? 0))).toBeLessThan(room.next / 3)
    for (const { lines } of sheets) {
      const counts = Map.groupBy(lines, (line) => line.paragraph)
      for (const [, together] of counts) expect(together.length).toBeGreaterThan(1)
    }
  })
})
