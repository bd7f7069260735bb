import type { StoryImage } from '@nightlight/contract'
import PDFDocument from 'pdfkit'
import { describe, expect, it } from 'vitest'
import { itemizeText } from './itemize-text.ts'
import { roomAlone } from './paper.ts'
import { type Page, planPages, roomBeside, type Section } from './plan-pages.ts'
import { typefacesOf } from './typefaces.ts'

const typefaces = typefacesOf(new PDFDocument({ autoFirstPage: false }))
const image = { url: '/1.svg', description: 'An owl', colour: '#334455' } as StoryImage
const whole = { svg: '', width: 1, height: 1 }
const a5 = { paper: 'a5', unit: (148 * 72) / 25.4 / 210, first: 4 } as const

const section = (words: number, changes: Partial<Section> = {}): Section => ({
  texts: [
    itemizeText('The owl sat on the gate and looked at the moon. '.repeat(words / 10), {
      typefaces,
      face: 'words',
    }),
  ],
  image,
  whole,
  ...changes,
})
const plan = (sections: readonly Section[]) => planPages(sections, a5)
const kinds = (pages: readonly Page[]) => pages.map(({ kind }) => kind).join(' ')
const sizesOf = (pages: readonly Page[]) =>
  new Set(
    pages.flatMap((page) => (page.kind === 'picture' || !page.column ? [] : [page.column.size * a5.unit])),
  )

describe('the pages of a book', () => {
  it('are pictures that fill the left page of two, in turn with spots', async () => {
    const pages = await plan(Array.from({ length: 7 }, () => section(60)))
    expect(kinds(pages)).toBe('picture words spot spot picture words spot spot picture words')
    for (const [index, { kind }] of pages.entries())
      if (kind === 'picture') expect((a5.first + index) % 2).toBe(0)
    const spots = pages.flatMap((page) => (page.kind === 'spot' ? [page.spot.isBelow] : []))
    expect(spots).toEqual([false, true, false, true])
  })

  it('are spots alone where scenes are too wide for a page, and words where a picture is missing', async () => {
    expect(kinds(await plan([section(60, { whole: null }), section(60, { image: null })]))).toBe('spot words')
    expect(kinds(await plan([section(60, { texts: [] })]))).toBe('spot')
    expect(await plan([section(60, { texts: [], image: null })])).toEqual([])
  })

  it('have one size of type, as large as the text allows and never below eleven points', async () => {
    for (const words of [20, 80, 140, 220, 900]) {
      const sizes = [...sizesOf(await plan(Array.from({ length: 6 }, () => section(words))))]
      expect(sizes).toHaveLength(1)
      expect(sizes[0]).toBeGreaterThanOrEqual(10.99)
    }
    expect([...sizesOf(await plan([section(20), section(20)]))][0]).toBeCloseTo(15)
  })

  it('give a long text more room beside a smaller spot, before it goes on on the next page', async () => {
    const spot = async (words: number) => {
      const [page] = await plan([section(words, { whole: null })])
      if (page?.kind !== 'spot') throw new Error('No spot')
      expect(page.column?.height).toBeLessThanOrEqual(roomBeside(page.spot.width, roomAlone('a5')))
      return page.spot.width
    }
    const widths = [await spot(50), await spot(180), await spot(260)]
    expect(widths).toEqual([...widths].sort((a, b) => b - a))
    expect(new Set(widths).size).toBeGreaterThan(1)
  })
})
