import type { StoryImage } from '@nightlight/contract'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import type { ZipEntry } from '../../../platform/zip.ts'
import { narrationOf } from '../../narration/index.ts'
import { selectStory } from '../../stories/index.ts'
import { epubOf, fileNameOf, layOutBook, ownFile, pdfOf, printedAddress } from '../storybook/index.ts'
import { selectRecord } from './exports.queries.ts'
import { mediaFile, textFile } from './folder.ts'
import { type Listed, type PackedStory, storyPage } from './pages.ts'

export type BookKind = 'epub' | 'pdf'

type Row = NonNullable<Awaited<ReturnType<typeof selectStory>>>

/**
 * A story in a folder of its own: a page to read it, its text, its pictures, its sound and what is kept about it. Files that are
 * gone are left out, on the page too.
 */
export async function* packStory(
  deps: Pick<PlatformDeps, 'db' | 'files'>,
  { id, number, books }: { id: string; number: number; books: readonly BookKind[] },
): AsyncGenerator<ZipEntry, Listed | null, undefined> {
  const story = await selectStory(deps.db, id)
  if (!story) return null
  // The number keeps two stories of one title apart, and a name that Windows reserves from being one.
  const folder = `${String(number).padStart(4, '0')}-${fileNameOf(story.title)}`
  const title = story.title.trim() || 'A story'
  const into = (name: string) => `stories/${folder}/${name}`
  const stored = (name: string, bytes: Uint8Array) => mediaFile(into(name), bytes)

  const pictures = new Map<StoryImage, string>()
  for (const [index, image] of story.storyImages.entries()) {
    const bytes = await ownFile(deps.files, printedAddress(image))
    if (!bytes) continue
    const name = `picture-${index + 1}.${endingOf(printedAddress(image))}`
    pictures.set(image, name)
    yield stored(name, bytes)
  }
  const narration = await narrationOf(deps.db, id, story.storyStructure.sections.length)
  const mp3 = narration?.audioUrl ? await ownFile(deps.files, narration.audioUrl) : null
  if (mp3) yield stored('story.mp3', mp3)
  const bound = await boundAs(deps, story, books)
  for (const { name, bytes } of bound) yield stored(name, bytes)

  const book = layOutBook(story)
  const packed: PackedStory = {
    folder,
    title,
    children: book.children,
    createdAt: story.createdAt,
    cover: (book.cover && pictures.get(book.cover)) ?? null,
    sound: mp3 ? 'story.mp3' : null,
    books: bound.map(({ name }) => name),
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
  return { folder, title, children, createdAt, cover: packed.cover ?? [...pictures.values()][0] ?? null }
}

/** At most one of each, while the story is packed. */
async function boundAs(deps: Pick<PlatformDeps, 'db' | 'files'>, story: Row, books: readonly BookKind[]) {
  const bound: { name: string; bytes: Uint8Array }[] = []
  if (books.includes('epub')) bound.push({ name: 'story.epub', bytes: await epubOf(deps, story) })
  if (books.includes('pdf')) {
    bound.push({ name: 'story.pdf', bytes: await pdfOf(deps.files, story, { paper: 'a4', bleed: false }) })
  }
  return bound
}

const endingOf = (address: string) => /\.([a-z0-9]{2,5})$/i.exec(address)?.[1]?.toLowerCase() ?? 'bin'
