import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Book } from '../lay-out-book.ts'
import { type PrintOptions, renderPdf } from './render-pdf.ts'

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

const bind = (print: PrintOptions, changes: Partial<Book<StoryImage>> = {}) =>
  renderPdf({ ...book, ...changes }, print, async () => jpeg)
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
    'has the size of %s, and with bleed three millimetres more and room for the marks',
    async (paper, width, height) => {
      const plain = await bind({ paper, bleed: false })
      expect(new Set(boxes(plain, 'MediaBox').map(String))).toEqual(new Set([String([0, 0, width, height])]))
      const cut = await bind({ paper, bleed: true })
      const [media] = boxes(cut, 'MediaBox')
      expect(media).toEqual([0, 0, expect.closeTo(width + 18, 5), expect.closeTo(height + 18, 5)])
      const trims = boxes(cut, 'TrimBox')
      expect(trims).toHaveLength(boxes(cut, 'MediaBox').length)
      expect(trims[0]).toEqual([9, 9, expect.closeTo(width + 9, 5), expect.closeTo(height + 9, 5)])
      expect(boxes(cut, 'BleedBox')[0]).toEqual([
        6,
        6,
        expect.closeTo(width + 12, 5),
        expect.closeTo(height + 12, 5),
      ])
    },
  )

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
    const bookCover = {
      description: 'Cover with the title',
      paint: async (size: unknown) => {
        sizes.push(size)
        return jpeg
      },
    }
    for (const bleed of [false, true]) {
      const pdf = await renderPdf(book, { paper: 'a5', bleed }, async () => null, bookCover)
      const text = pdf.toString('latin1')
      expect(text.match(/\/Subtype \/Image/g)).toHaveLength(1)
      expect(text.match(/\/Alt \(Cover with the title\)/g)).toHaveLength(1)
      expect(text.match(/\/S \/H1/g)).toHaveLength(1)
    }
    expect(sizes).toEqual([
      { width: 1165, height: 1654, bleed: 0 },
      { width: 1213, height: 1701, bleed: 24 },
    ])
  })

  it('can be made without pictures and without a dedication', async () => {
    const pdf = await renderPdf(
      { ...book, children: [], cover: null },
      { paper: 'a4', bleed: true },
      async () => null,
    )
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
      // A small page has little text: its darkest pixel says whether there is any.
      const grey = (await readFile(join(folder, page))).subarray(20)
      expect(grey.reduce((darkest, point) => Math.min(darkest, point), 255)).toBeLessThan(170)
    }
    await rm(folder, { recursive: true })
  })
})
