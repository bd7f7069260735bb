import { type NarrationSection, type StoryImage, sentencesByParagraph } from '@nightlight/contract'
import type { ZipEntry } from '../../../../platform/zip.ts'
import type { BookCover } from '../book-pictures.ts'
import { type Book, dedicationOf, endTextOf } from '../lay-out-book.ts'
import { type Item, packageDocument } from './package.ts'
import {
  contentsPage,
  coverPage,
  endPage,
  overlay,
  type PagePicture,
  sectionPage,
  styleSheet,
  titlePage,
} from './pages.ts'
import { clipsOf } from './sentence-clips.ts'

export interface EpubStory {
  readonly id: string
  readonly modified: Date
  readonly book: Book<StoryImage>
  readonly narrator: string | null
  /** The sections of the narration that are recorded. */
  readonly recordedSections: readonly Pick<
    NarrationSection,
    'position' | 'audioUrl' | 'durationMs' | 'words'
  >[]
}

/** Reads the book's files; null for one that is gone. */
export interface EpubFiles {
  /** @returns a JPEG of the picture, of about this width in pixels */
  picture(image: StoryImage, width: number): Promise<Uint8Array | null>
  sound(audioUrl: string): Promise<Uint8Array | null>
}

const coverSize = { width: 1600, height: 2400, bleed: 0 }
const pictureWidth = 1200
const xhtml = 'application/xhtml+xml'

/**
 * The entries of an EPUB 3 with narration synchronised to the text. One page is made at a time; the package document is written
 * last, when it is known which pictures and sounds exist.
 */
export async function* buildEpub(
  story: EpubStory,
  files: EpubFiles,
  bookCover: BookCover | null = null,
): AsyncGenerator<ZipEntry, void, undefined> {
  const { book } = story
  const title = book.title.trim() || 'A story'
  const { language } = book
  const endText = endTextOf(book)
  const items: Item[] = []
  const places: { file: string; name: string }[] = []
  yield stored('mimetype', Buffer.from('application/epub+zip'))
  yield text('META-INF/container.xml', container)
  yield text('EPUB/style.css', styleSheet)

  const shown = bookCover ?? book.cover
  const cover = bookCover
    ? await bookCover.paint(coverSize)
    : book.cover && (await files.picture(book.cover, coverSize.width))
  if (cover && shown) {
    const picture = { file: 'images/cover.jpg', description: shown.description }
    yield stored(`EPUB/${picture.file}`, cover)
    yield text('EPUB/cover.xhtml', coverPage({ title, language }, picture))
    items.push({ id: 'cover-image', file: picture.file, type: 'image/jpeg', properties: 'cover-image' })
    items.push({ id: 'cover', file: 'cover.xhtml', type: xhtml, page: true })
    places.push({ file: 'cover.xhtml', name: 'Cover' })
  }
  yield text('EPUB/title.xhtml', titlePage({ title, language }, dedicationOf(book)))
  items.push({ id: 'title', file: 'title.xhtml', type: xhtml, page: true })
  places.push({ file: 'title.xhtml', name: title })

  let beginning = 'title.xhtml'
  let number = 0
  for (const [position, spread] of book.spreads.entries()) {
    if (spread.text.trim() === '' && !spread.picture) continue
    number++
    const section = await buildSection(story, files, { title, number, position })
    yield* section.entries
    items.push(...section.items)
    places.push({ file: section.file, name: `Page ${number}` })
    if (number === 1) beginning = section.file
  }

  yield text('EPUB/end.xhtml', endPage({ title: endText, language }))
  items.push({ id: 'end', file: 'end.xhtml', type: xhtml, page: true })
  places.push({ file: 'end.xhtml', name: endText })
  yield text('EPUB/nav.xhtml', contentsPage({ title, places, cover: cover !== null, beginning }))
  items.push({ id: 'nav', file: 'nav.xhtml', type: xhtml, properties: 'nav' })
  items.push({ id: 'style', file: 'style.css', type: 'text/css' })
  const facts = { id: story.id, title, language, modified: story.modified, narrator: story.narrator, items }
  yield text('EPUB/package.opf', packageDocument(facts))
}

interface SectionPlace {
  readonly title: string
  readonly number: number
  readonly position: number
}

/** A page with its picture, its audio and its media overlay. */
async function buildSection(story: EpubStory, files: EpubFiles, { title, number, position }: SectionPlace) {
  const spread = story.book.spreads[position]
  const words = spread?.text ?? ''
  const name = `page-${number}`
  const file = `${name}.xhtml`
  const entries: ZipEntry[] = []
  const items: Item[] = []
  const jpeg = spread?.picture && (await files.picture(spread.picture, pictureWidth))
  let picture: PagePicture | null = null
  if (jpeg && spread.picture) {
    picture = { file: `images/${name}.jpg`, description: spread.picture.description }
    entries.push(stored(`EPUB/${picture.file}`, jpeg))
    items.push({ id: `${name}-picture`, file: picture.file, type: 'image/jpeg' })
  }
  const sound = await soundOf(story, files, { name, file, position, words })
  entries.push(
    text(`EPUB/${file}`, sectionPage({ title, language: story.book.language, text: words, number }, picture)),
    ...sound.entries,
  )
  const page = { id: name, file, type: xhtml, page: true }
  items.push(sound.overlay ? { ...page, overlay: sound.overlay } : page, ...sound.items)
  return { file, entries, items }
}

async function soundOf(
  { recordedSections }: EpubStory,
  files: EpubFiles,
  { name, file, position, words }: { name: string; file: string; position: number; words: string },
): Promise<{ entries: ZipEntry[]; items: Item[]; overlay: string | null }> {
  const none = { entries: [], items: [], overlay: null }
  const recorded = recordedSections.find((section) => section.position === position)
  if (!recorded) return none
  const clips = clipsOf(sentencesByParagraph(words).flat(), recorded.words, recorded.durationMs)
  const mp3 = clips.length > 0 && (await files.sound(recorded.audioUrl))
  if (!mp3) return none
  const audio = `audio/${name}.mp3`
  const id = `${name}-overlay`
  return {
    overlay: id,
    entries: [stored(`EPUB/${audio}`, mp3), text(`EPUB/${name}.smil`, overlay({ file, audio }, clips))],
    items: [
      { id: `${name}-audio`, file: audio, type: 'audio/mpeg' },
      { id, file: `${name}.smil`, type: 'application/smil+xml', durationMs: recorded.durationMs },
    ],
  }
}

const stored = (name: string, bytes: Uint8Array): ZipEntry => ({ name, bytes, deflate: false })
const text = (name: string, words: string): ZipEntry => ({ name, bytes: Buffer.from(words), deflate: true })

const container = `<?xml version="1.0" encoding="UTF-8"?>
<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0">
<rootfiles>
<rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/>
</rootfiles>
</container>
`
