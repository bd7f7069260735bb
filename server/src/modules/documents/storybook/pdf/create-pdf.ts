import { languageNames, type StoryLanguage } from '@nightlight/contract'
import { ExpectedError } from '../../../../platform/errors.ts'
import { type BookCoverDeps, bookCoverOf } from '../book-cover.ts'
import { layOutBook } from '../lay-out-book.ts'
import type { StorybookRow } from '../open-book.ts'
import { pictureForPrint } from '../print-pictures.ts'
import type { PrintOptions } from './render-pdf.ts'

// PDFKit takes long to load, so it is imported only when it is needed.

/** Our typefaces have the letters of all other languages of stories; one for these would be larger than all of them together. */
const withoutTypeface: readonly StoryLanguage[] = ['ja', 'ko', 'zh']

export const hasTypeface = (language: StoryLanguage): boolean => !withoutTypeface.includes(language)

/** The story as a PDF, with those pictures whose files exist. @throws where no typeface has the letters of its language */
export async function createPdf(
  deps: BookCoverDeps,
  story: StorybookRow,
  print: PrintOptions,
): Promise<Buffer> {
  if (!hasTypeface(story.language)) throw new NoTypeface(story.language)
  const { renderPdf: bindPdf } = await import('./render-pdf.ts')
  return bindPdf(
    layOutBook(story),
    print,
    (image, pixels) => pictureForPrint(deps.files, image, pixels),
    await bookCoverOf(deps, story),
  )
}

/** Characters of a text for which a PDF has no typeface. */
export async function missingLetters(text: string): Promise<string[]> {
  const typefaces = await import('./typefaces.ts')
  return typefaces.missingLetters(text)
}

class NoTypeface extends ExpectedError {
  constructor(language: StoryLanguage) {
    super(
      409,
      'conflict',
      `The fonts of the PDF have no letters of ${languageNames[language]}. The storybook page, which your browser can print or save as a PDF, and the e-book have them.`,
    )
  }
}
