import { languageNames, type Paper, type StoryLanguage } from '@nightlight/contract'
import { ExpectedError } from '../../../../platform/errors.ts'
import { type BookPicturesDeps, bookPicturesOf } from '../book-pictures.ts'
import { layOutBook } from '../lay-out-book.ts'
import type { StorybookRow } from '../open-book.ts'
import type { PrintOptions } from './document.ts'

// PDFKit takes long to load, so it is imported only when it is needed.

/** Our typefaces have the letters of all other languages of stories; one for these would be larger than all of them together. */
const withoutTypeface: readonly StoryLanguage[] = ['ja', 'ko', 'zh']

export const hasTypeface = (language: StoryLanguage): boolean => !withoutTypeface.includes(language)

/** The story as a PDF, with those pictures whose files exist. @throws where no typeface has the letters of its language */
export async function createPdf(
  deps: BookPicturesDeps,
  story: StorybookRow,
  print: PrintOptions,
): Promise<Buffer> {
  if (!hasTypeface(story.language)) throw new NoTypeface(story.language)
  const { renderPdf } = await import('./render-pdf.ts')
  return renderPdf(layOutBook(story), print, await bookPicturesOf(deps, story))
}

/**
 * The cover of a printed book as one sheet.
 * @param spine millimetres; without them it is as thick as the pages of the book are on usual paper
 */
export async function createWrap(
  deps: BookPicturesDeps,
  story: StorybookRow,
  { paper, spine }: { readonly paper: Paper; readonly spine: number | undefined },
): Promise<Buffer> {
  if (!hasTypeface(story.language)) throw new NoTypeface(story.language)
  const [{ countPages }, { renderWrap, spineFor }] = await Promise.all([
    import('./render-pdf.ts'),
    import('./render-wrap.ts'),
  ])
  const book = layOutBook(story)
  const pictures = await bookPicturesOf(deps, story)
  const width = spine ?? spineFor(await countPages(book, { paper, bleed: true }, pictures))
  return renderWrap(book, paper, pictures, width)
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
