import type { Files } from '../../../../platform/files.ts'
import { type BoundStory, layOutBook } from '../lay-out-book.ts'
import { pictureForPrint } from '../print-pictures.ts'
import type { Print } from './bind-pdf.ts'

// What makes PDFs takes long to load: a server starts without it.

/** The story as a PDF, with the pictures that are there. */
export async function pdfOf(files: Files, story: BoundStory, print: Print): Promise<Buffer> {
  const { bindPdf } = await import('./bind-pdf.ts')
  return bindPdf(layOutBook(story), print, (image, pixels) => pictureForPrint(files, image, pixels))
}

/** Letters of a text that a PDF has no typeface for. */
export async function missingLetters(text: string): Promise<string[]> {
  const typefaces = await import('./typefaces.ts')
  return typefaces.missingLetters(text)
}
