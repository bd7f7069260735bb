import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { BookPictures } from '../book-pictures.ts'
import type { Book } from '../lay-out-book.ts'
import type { PrintOptions } from './document.ts'
import { countPages, renderPdf } from './render-pdf.ts'
import { renderWrap, spineFor } from './render-wrap.ts'

const image: StoryImage = {
  url: '/media/stories/x/1.svg',
  description: 'An owl reads a map',
  bitmaps: [],
  width: 1200,
  height: 900,
  colour: '#334455',
}
const book: Book<StoryImage> = {
  title: 'The Owl & the (very) Long Map',
  language: 'en',
  children: ['Zoë', 'שרה', '🦄'],
  cover: image,
  spreads: [
    { text: 'Once.\n\nThe owl looked up.', picture: image },
    { text: '', picture: null },
    { text: 'The map was long. '.repeat(300), picture: image },
    { text: 'Goodnight.', picture: null },
  ],
}

let jpeg: Buffer
beforeAll(async () => {
  const blank = { width: 40, height: 30, channels: 3, background: '#334455' } as const
  jpeg = await sharp({ create: blank }).jpeg().toBuffer()
})

/** Pictures of which every file is there, and every scene fits a page. */
const pictures = (changes: Partial<BookPictures> = {}): BookPictures => ({
  cover: null,
  has: async () => true,
  load: async () => jpeg,
  drawWhole: async () => ({ svg: '', width: 1000, height: 1500 }),
  paint: async () => jpeg,
  ...changes,
})
const none = pictures({ has: async () => false, load: async () => null })

const bind = (print: PrintOptions, changes: Partial<Book<StoryImage>> = {}, shown = pictures()) =>
  renderPdf({ ...book, ...changes }, print, shown)
const millimetres = (points: number) => Math.round((points * 254) / 72) / 10
const boxes = (pdf: Buffer, name: string) =>
  [...pdf.toString('latin1').matchAll(new RegExp(`/${name} \\[([\\d. -]+)\\]`, 'g'))].map((match) =>
    (match[1] ?? '').split(' ').map((point) => millimetres(Number(point))),
  )

describe('a PDF of a story', () => {
  it.each([
    ['a4', 210, 297],
    ['a5', 148, 210],
    ['letter', 215.9, 279.4],
  ] as const)(
    'has the size of %s, and for a print shop three millimetres more on each side',
    async (paper, width, height) => {
      const plain = await bind({ paper, bleed: false })
      expect(new Set(boxes(plain, 'MediaBox').map(String))).toEqual(new Set([String([0, 0, width, height])]))
      const cut = await bind({ paper, bleed: true })
      const whole = [0, 0, expect.closeTo(width + 6, 5), expect.closeTo(height + 6, 5)]
      expect(boxes(cut, 'MediaBox')[0]).toEqual(whole)
      expect(boxes(cut, 'BleedBox')[0]).toEqual(whole)
      const trims = boxes(cut, 'TrimBox')
      expect(trims).toHaveLength(boxes(cut, 'MediaBox').length)
      expect(trims[0]).toEqual([3, 3, expect.closeTo(width + 3, 5), expect.closeTo(height + 3, 5)])
    },
  )

  it('has a multiple of four pages for a print shop, and says how many', async () => {
    const print = { paper: 'a5', bleed: true } as const
    for (const spreads of [book.spreads, book.spreads.slice(0, 1), book.spreads.slice(0, 2)]) {
      const pages = boxes(await bind(print, { spreads }), 'MediaBox').length
      expect(pages % 4).toBe(0)
      expect(await countPages({ ...book, spreads }, print, pictures())).toBe(pages)
    }
  })

  it('has 300 pixels to the inch for a print shop, in pictures that fill a page and in spots', async () => {
    const asked: { width: number; height: number }[] = []
    const whole: { width: number; height: number }[] = []
    const shown = pictures({
      load: async (_, size) => {
        asked.push(size)
        return jpeg
      },
      paint: async (_, size) => {
        whole.push(size)
        return jpeg
      },
    })
    await bind({ paper: 'a5', bleed: true }, {}, shown)
    // 154 × 216 mm.
    expect(whole).toEqual([{ width: 1819, height: 2551 }])
    expect(asked).toHaveLength(1)
    for (const { width, height } of asked) expect(width / height).toBeCloseTo(4 / 3, 2)
    expect(asked[0]?.width).toBeGreaterThan(800)
  })

  it('embeds its typefaces, and is tagged for screen readers', async () => {
    const text = (await bind({ paper: 'a5', bleed: false })).toString('latin1')
    const faces = [...text.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map((match) => match[1])
    expect(new Set(faces)).toEqual(
      new Set([
        'FrauncesTitle-Regular',
        'FrauncesWords-Regular',
        'NotoSerifHebrew-Regular',
        'NotoEmoji-Regular',
      ]),
    )
    expect(text.match(/\/FontFile2 /g)).toHaveLength(4)
    expect(text).toContain('/MarkInfo')
    expect(text).toContain('/Lang (en)')
    expect(text).toContain('/DisplayDocTitle true')
    expect(text.match(/\/Alt \(An owl reads a map\)/g)).toHaveLength(3)
  })

  it('has a cover with a lettered title on the whole first page, bleed included', async () => {
    const sizes: unknown[] = []
    const cover = {
      description: 'Cover with the title',
      paint: async (size: unknown) => {
        sizes.push(size)
        return jpeg
      },
    }
    const shown = { ...none, cover }
    const print = { paper: 'a5', bleed: false } as const
    for (const pdf of [await bind(print, {}, shown), await renderWrap(book, 'a5', shown, 4)]) {
      const text = pdf.toString('latin1')
      expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1)
      expect(text.match(/\/Alt \(Cover with the title\)/g)).toHaveLength(1)
      expect(text.match(/\/S \/H1/g)).toHaveLength(1)
    }
    expect(sizes).toEqual([
      { width: 1282, height: 1819, bleed: 0 },
      { width: 1819, height: 2551, bleed: 35 },
    ])
    // The cover of a print shop is not among the pages.
    expect((await bind({ paper: 'a5', bleed: true }, {}, shown)).toString('latin1')).not.toContain('/H1')
  })

  it('has a cover for a print shop of back, spine and front, with a title where the spine is wide enough', async () => {
    for (const spine of [0.6, 3.2, 12]) {
      const wrap = await renderWrap(book, 'a5', pictures(), spine)
      const whole = [0, 0, expect.closeTo(2 * 148 + spine + 6, 0), 216]
      expect(boxes(wrap, 'MediaBox')).toEqual([whole])
      expect(boxes(wrap, 'BleedBox')).toEqual([whole])
      const text = wrap.toString('latin1')
      expect(text.match(/\/S \/P\b/g) ?? []).toHaveLength(spine > 5 ? 1 : 0)
      // The front and, on the back, the last picture of the story.
      expect(text.match(/\/Alt \(An owl reads a map\)/g)).toHaveLength(2)
    }
    expect(spineFor(40)).toBeGreaterThan(spineFor(24))
    expect(spineFor(40)).toBe(3.6)
  })

  it('can be made without pictures and without a dedication', async () => {
    const pdf = await bind({ paper: 'a4', bleed: true }, { children: [], cover: null }, none)
    expect(pdf.toString('latin1')).not.toContain('/Subtype /Image')
    expect(boxes(pdf, 'MediaBox').length).toBeGreaterThan(4)
  })

  it.runIf(spawnSync('pdftoppm', ['-v']).status === 0)('has something on each of its pages', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nightlight-pdf-'))
    const pdf = await bind({ paper: 'a5', bleed: false })
    await writeFile(join(folder, 'book.pdf'), pdf)
    execFileSync('pdftoppm', ['-r', '20', '-gray', join(folder, 'book.pdf'), join(folder, 'page')])
    const pages = (await readdir(folder)).filter((file) => file.endsWith('.pgm'))
    expect(pages).toHaveLength(boxes(pdf, 'MediaBox').length)
    for (const page of pages) {
      // A small page has little text, and endpapers are pale: its darkest pixel says whether there is anything.
      const grey = (await readFile(join(folder, page))).subarray(20)
      expect(grey.reduce((darkest, point) => Math.min(darkest, point), 255)).toBeLessThan(200)
    }
    await rm(folder, { recursive: true })
  })
})
