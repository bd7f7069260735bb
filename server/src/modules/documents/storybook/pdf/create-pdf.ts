import type { Files } from '../../../../platform/files.ts'
import { layOutBook, type StorybookStory } from '../lay-out-book.ts'
import { pictureForPrint } from '../print-pictures.ts'
import type { PrintOptions } from './render-pdf.ts'

// PDFKit takes long to load, so it is imported only when it is needed.

/** The story as a PDF, with those pictures whose files exist. */
export async function createPdf(files: Files, story: StorybookStory, print: PrintOptions): Promise<Buffer> {
  const { renderPdf: bindPdf } = await import('./render-pdf.ts')
  return bindPdf(layOutBook(story), print, (image, pixels) => pictureForPrint(files, image, pixels))
}

/** Characters of a text for which a PDF has no typeface. */
export async function missingLetters(text: string): Promise<string[]> {
  const typefaces = await import('./typefaces.ts')
  return typefaces.missingLetters(text)
}
