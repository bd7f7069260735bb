import { expect, it } from 'vitest'
import { openPdf } from './document.ts'
import { drawPattern, styleOf } from './endpapers.ts'
import { wholeSheet } from './paper.ts'

it('turns the motifs of every endpaper by up to 25 degrees to each side, whatever its title', () => {
  for (const title of [
    'Mia',
    'Tom',
    'The owl',
    'A night at sea',
    'The lost map',
    'Snow',
    'Bear',
    'The moon',
  ]) {
    const context = openPdf({ title, language: 'en' }, { paper: 'a5', bleed: false })
    const { doc, sheet } = context
    doc.addPage()
    const turns: number[] = []
    const rotate = doc.rotate.bind(doc)
    doc.rotate = (angle, options) => {
      turns.push(angle)
      return rotate(angle, options)
    }
    drawPattern(context, wholeSheet(sheet), styleOf({ title, cover: null }))
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(-25)
    expect(Math.max(...turns)).toBeLessThan(25)
  }
})
