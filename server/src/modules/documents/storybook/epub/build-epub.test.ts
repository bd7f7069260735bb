import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StoryImage, sentencesByParagraph, type WordTiming } from '@nightlight/contract'
import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../../../../scripts/test-limits.mjs'
import { isExhaustive } from '../../../../../../scripts/test-sampling.mjs'
import { zipToBuffer } from '../../../../platform/zip.ts'
import type { BookCover } from '../book-pictures.ts'
import { buildEpub, type EpubFiles, type EpubStory } from './build-epub.ts'
import { clipsOf } from './sentence-clips.ts'

const image: StoryImage = {
  url: '/media/stories/x/1.svg',
  description: 'An owl & a "map"',
  bitmaps: [],
  width: 1200,
  height: 900,
  colour: '#334455',
}
const text = 'Once there was an owl. It could read!\n\n***\n\n“Look,” said the owl. 🦉'
/** Each word takes a second. */
const words: WordTiming[] = [...text.matchAll(/[\p{L}’]+/gu)].map(({ 0: word, index }, turn) => [
  index,
  index + word.length,
  turn * 1000 + 200,
  turn * 1000 + 900,
])
const durationMs = words.length * 1000 + 600
const sound = { audioUrl: '/media/sound.mp3', durationMs, words }

const story: EpubStory = {
  id: '01a1fdd9-71f0-714b-b29a-190d7afd8710',
  modified: new Date('2026-11-21T19:30:00Z'),
  book: {
    title: 'The Owl & the <Map> 🦉\u0007',
    language: 'en',
    children: ['Zoë', 'שרה'],
    cover: image,
    spreads: [
      { text, picture: image },
      { text: ' ', picture: null },
      { text: 'Goodnight.', picture: null },
    ],
  },
  narrator: 'Luna & Co',
  recordedSections: [
    { ...sound, position: 0 },
    { ...sound, position: 2, words: [] },
  ],
}
const bare: EpubStory = {
  ...story,
  book: {
    title: '',
    language: 'en',
    children: [],
    cover: null,
    spreads: [{ text: 'Goodnight.', picture: null }],
  },
  narrator: null,
  recordedSections: [],
}

let jpeg: Buffer
beforeAll(async () => {
  const blank = { width: 40, height: 30, channels: 3, background: '#334455' } as const
  jpeg = await sharp({ create: blank }).jpeg().toBuffer()
})
const all: EpubFiles = { picture: async () => jpeg, sound: async () => Buffer.from([0xff, 0xf3, 0x40, 0]) }
const lost: EpubFiles = { picture: async () => null, sound: async () => null }

const bind = (wanted: EpubStory, files = all, cover: BookCover | null = null) =>
  zipToBuffer(buildEpub(wanted, files, cover), wanted.modified)
const opened = (epub: Uint8Array) => {
  const files = unzipSync(epub)
  return (name: string) => strFromU8(files[name] ?? new Uint8Array())
}

describe('an EPUB of a story', () => {
  it('begins with its uncompressed media type', async () => {
    const epub = (await bind(story)).toString('latin1')
    expect(epub.slice(30, 58)).toBe('mimetypeapplication/epub+zip')
  })

  it('contains exactly the files that its package document lists', async () => {
    for (const epub of [await bind(story), await bind(story, lost), await bind(bare)]) {
      const names = Object.keys(unzipSync(epub))
      const named = [...opened(epub)('EPUB/package.opf').matchAll(/ href="([^"]+)"/g)].map(
        ([, file]) => `EPUB/${file}`,
      )
      const around = ['mimetype', 'META-INF/container.xml', 'EPUB/package.opf']
      expect(names.sort()).toEqual([...around, ...named].sort())
    }
  })

  it('highlights each sentence while it is spoken, from the beginning of the audio to the end', async () => {
    const file = opened(await bind(story))
    expect(
      [...file('EPUB/page-1.xhtml').matchAll(/<span id="(s\d+)">([^<]+)</g)].map(([, id, said]) => [
        id,
        said,
      ]),
    ).toEqual([
      ['s0', 'Once there was an owl.'],
      ['s1', 'It could read!'],
      ['s2', '***'],
      ['s3', '“Look,” said the owl.'],
      ['s4', '🦉'],
    ])
    const clips = [
      ...file('EPUB/page-1.smil').matchAll(
        /#(s\d+)"\/>\s*<audio src="audio\/page-1.mp3" clipBegin="([\d.]+)s" clipEnd="([\d.]+)s"/g,
      ),
    ]
    expect(clips.map(([, ...clip]) => clip)).toEqual([
      ['s0', '0.000', '5.200'],
      ['s1', '5.200', '8.200'],
      ['s3', '8.200', '12.600'],
    ])
    const opf = file('EPUB/package.opf')
    expect(opf).toContain('<meta property="media:duration" refines="#page-1-overlay">12.600s</meta>')
    expect(opf).toContain('<meta property="media:duration">12.600s</meta>')
    expect(opf).toContain('<meta property="media:active-class">spoken</meta>')
    expect(file('EPUB/style.css')).toContain('.spoken')
    expect(file('EPUB/page-2.smil')).toBe('')
  })

  it('has a cover in the shape of a book where there is one, described with its title', async () => {
    const cover: BookCover = {
      description: 'Cover with the title “The Owl”: an owl',
      paint: async ({ width, height }) => Buffer.from(`${width} x ${height}`),
    }
    const file = opened(await bind(story, lost, cover))
    expect(file('EPUB/images/cover.jpg')).toBe('1600 x 2400')
    expect(file('EPUB/cover.xhtml')).toContain('alt="Cover with the title “The Owl”: an owl"')
    expect(file('EPUB/package.opf')).toContain('properties="cover-image"')
  })

  it('leaves out missing pictures and audio files, and does not list them', async () => {
    const opf = opened(await bind(story, lost))('EPUB/package.opf')
    expect(opf).not.toMatch(/media:|audio|image|visual|auditory/)
    expect(opf).toContain('<meta property="schema:accessModeSufficient">textual</meta>')
  })

  const epubcheck = '/usr/bin/epubcheck'
  const hasEpubcheck = existsSync(epubcheck) && spawnSync('java', ['-version']).status === 0
  // Each file takes a virtual machine of its own, and that takes seconds of a core. What the bare one leaves out, a test above looks at.
  it.runIf(hasEpubcheck).each(isExhaustive ? ['whole', 'bare'] : ['whole'])(
    'is found right by epubcheck when it is %s',
    async (name) => {
      const folder = await mkdtemp(join(tmpdir(), 'nightlight-epub-'))
      const file = join(folder, `${name}.epub`)
      await writeFile(file, await bind(name === 'whole' ? story : bare))
      // For a few seconds the optimising compiler would take longer than it saves.
      const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-jar', epubcheck, file]
      const { stdout, stderr } = spawnSync('java', java, { encoding: 'utf8' })
      expect(stdout + stderr).toContain('Messages: 0 fatals / 0 errors / 0 warnings')
      await rm(folder, { recursive: true })
    },
    limits.usesRealEngine,
  )
})

describe('the audio clips of a section', () => {
  const spans = sentencesByParagraph('One. Two. Three.').flat()

  it('never run backwards, whatever the timings are', () => {
    expect(
      clipsOf(
        spans,
        [
          [0, 3, 500, 600],
          [5, 8, 400, 450],
          [10, 15, 900, 950],
        ],
        1000,
      ),
    ).toEqual([
      { sentence: 0, fromMs: 0, toMs: 400 },
      { sentence: 1, fromMs: 400, toMs: 900 },
      { sentence: 2, fromMs: 900, toMs: 1000 },
    ])
    expect(clipsOf(spans, [[10, 15, 2000, 2100]], 1000)).toEqual([])
  })
})
