import type { StoryImage } from '@nightlight/contract'
import type { ZipEntry } from '../../../platform/zip.ts'
import { narrationOf } from '../../narration/index.ts'
import { selectStory } from '../../stories/index.ts'
import {
  type BookPicturesDeps,
  createEpub,
  createPdf,
  fileNameOf,
  hasTypeface,
  layOutBook,
  printUrl,
  readOwnFile,
} from '../storybook/index.ts'
import { selectRecord } from './exports.queries.ts'
import { mediaFile, textFile } from './folder.ts'
import { type ListedStory, type PackedStory, storyPage } from './pages.ts'

export type BookKind = 'epub' | 'pdf'

type Row = NonNullable<Awaited<ReturnType<typeof selectStory>>>

/**
 * A story in a folder of its own: a page to read it, its text, pictures, sound and stored data. Files that are gone are left out,
 * on the page too.
 */
export async function* packStory(
  deps: BookPicturesDeps,
  { id, number, books }: { id: string; number: number; books: readonly BookKind[] },
): AsyncGenerator<ZipEntry, ListedStory | null, undefined> {
  const story = await selectStory(deps.db, id)
  if (!story) return null
  // The number distinguishes stories with the same title, and turns a name that Windows reserves into a valid one.
  const folder = `${String(number).padStart(4, '0')}-${fileNameOf(story.title)}`
  const title = story.title.trim() || 'A story'
  const into = (name: string) => `stories/${folder}/${name}`
  const stored = (name: string, bytes: Uint8Array) => mediaFile(into(name), bytes)

  const pictures = new Map<StoryImage, string>()
  for (const [index, image] of story.storyImages.entries()) {
    const bytes = await readOwnFile(deps.files, printUrl(image))
    if (!bytes) continue
    const name = `picture-${index + 1}.${extensionOf(printUrl(image))}`
    pictures.set(image, name)
    yield stored(name, bytes)
  }
  const narration = await narrationOf(deps.db, id, story.storyStructure.sections.length)
  const mp3 = narration?.audioUrl ? await readOwnFile(deps.files, narration.audioUrl) : null
  if (mp3) yield stored('story.mp3', mp3)
  const builtBooks = await buildBooks(deps, story, books)
  for (const { name, bytes } of builtBooks) yield stored(name, bytes)

  const book = layOutBook(story)
  const packed: PackedStory = {
    folder,
    title,
    language: book.language,
    children: book.children,
    createdAt: story.createdAt,
    cover: (book.cover && pictures.get(book.cover)) ?? null,
    sound: mp3 ? 'story.mp3' : null,
    books: builtBooks.map(({ name }) => name),
    sections: book.spreads.map(({ text, picture }) => {
      const file = picture && pictures.get(picture)
      return { text, picture: file ? { file, description: picture.description } : null }
    }),
  }
  yield textFile(into('index.html'), storyPage(packed))
  yield textFile(
    into('story.txt'),
    `${title}\n\n${packed.sections.map(({ text }) => text.trim()).join('\n\n')}\n`,
  )
  yield textFile(into('story.json'), JSON.stringify(await selectRecord(deps.db, id), null, 2))
  const { children, createdAt } = packed
  const { language } = book
  return {
    folder,
    title,
    language,
    children,
    createdAt,
    cover: packed.cover ?? [...pictures.values()][0] ?? null,
  }
}

/** At most one book of each kind. */
async function buildBooks(deps: BookPicturesDeps, story: Row, books: readonly BookKind[]) {
  const builtBooks: { name: string; bytes: Uint8Array }[] = []
  if (books.includes('epub')) builtBooks.push({ name: 'story.epub', bytes: await createEpub(deps, story) })
  if (books.includes('pdf') && hasTypeface(story.language)) {
    builtBooks.push({
      name: 'story.pdf',
      bytes: await createPdf(deps, story, { paper: 'a4', bleed: false }),
    })
  }
  return builtBooks
}

const extensionOf = (address: string) => /\.([a-z0-9]{2,5})$/i.exec(address)?.[1]?.toLowerCase() ?? 'bin'
