import type { Files } from '../../../platform/files.ts'
import { type BoundStory, layOutBook } from '../lay-out-book.ts'
import { pictureForPrint } from '../print-pictures.ts'
import { bindPdf, type Print } from './bind-pdf.ts'

/** The story as a PDF, with the pictures that are there. */
export const pdfOf = (files: Files, story: BoundStory, print: Print): Promise<Buffer> =>
  bindPdf(layOutBook(story), print, (image, pixels) => pictureForPrint(files, image, pixels))
