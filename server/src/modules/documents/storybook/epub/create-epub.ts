import { zipToBuffer } from '../../../../platform/zip.ts'
import { narrationOf } from '../../../narration/index.ts'
import { type BookPicturesDeps, bookPicturesOf } from '../book-pictures.ts'
import { layOutBook } from '../lay-out-book.ts'
import type { StorybookRow } from '../open-book.ts'
import { pictureForPrint, readOwnFile } from '../print-pictures.ts'
import { buildEpub, type EpubFiles } from './build-epub.ts'

/** The story as an EPUB, with the recorded sections of its narration. */
export async function createEpub(deps: BookPicturesDeps, story: StorybookRow): Promise<Buffer> {
  const { db, files } = deps
  const narration = await narrationOf(db, story.id, story.storyStructure.sections.length)
  const epubFiles: EpubFiles = {
    picture: (image, width) => pictureForPrint(files, image, { width, height: Math.round(width * (3 / 4)) }),
    sound: (address) => readOwnFile(files, address),
  }
  const epubStory = {
    id: story.id,
    modified: story.createdAt,
    book: layOutBook(story),
    narrator: narration?.voiceName ?? null,
    recordedSections: narration?.sections ?? [],
  }
  const { cover } = await bookPicturesOf(deps, story)
  return zipToBuffer(buildEpub(epubStory, epubFiles, cover), story.createdAt)
}
