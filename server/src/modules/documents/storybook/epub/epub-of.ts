import type { PlatformDeps } from '../../../../platform/platform-deps.ts'
import { zipped } from '../../../../platform/zip.ts'
import { narrationOf } from '../../../narration/index.ts'
import { layOutBook } from '../lay-out-book.ts'
import type { BoundRow } from '../open-book.ts'
import { ownFile, pictureForPrint } from '../print-pictures.ts'
import { bindEpub, type EpubFiles } from './bind-epub.ts'

/** The story as an EPUB, with what is recorded of its narration. */
export async function epubOf(
  { db, files }: Pick<PlatformDeps, 'db' | 'files'>,
  story: BoundRow,
): Promise<Buffer> {
  const narration = await narrationOf(db, story.id, story.storyStructure.sections.length)
  const own: EpubFiles = {
    picture: (image, width) => pictureForPrint(files, image, { width, height: Math.round(width * (3 / 4)) }),
    sound: (address) => ownFile(files, address),
  }
  const told = {
    id: story.id,
    modified: story.createdAt,
    book: layOutBook(story),
    narrator: narration?.voiceName ?? null,
    spoken: narration?.sections ?? [],
  }
  return zipped(bindEpub(told, own), story.createdAt)
}
