import sharp from 'sharp'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { type PictureDeps, renderDrawing } from '../../pictures/index.ts'
import { coverPictureOf } from '../../stories/index.ts'
import { layOutBook } from './lay-out-book.ts'
import type { StorybookRow } from './open-book.ts'
import { jpegOf, type Pixels, readOwnFile } from './print-pictures.ts'

/** A cover that fills its page, with the title lettered into the picture. */
export interface BookCover {
  readonly description: string
  /** @returns a JPEG of this many pixels, of which the bleed on each side may be cut off */
  paint(size: Pixels & { readonly bleed: number }): Promise<Buffer>
}

export type BookCoverDeps = Pick<PlatformDeps, 'db' | 'files'> & Pick<PictureDeps, 'illustrator'>

/** @returns null where the cover is not a drawing of ours, its file is gone, or its title has letters that cannot be drawn */
export async function bookCoverOf(
  { db, files, illustrator }: BookCoverDeps,
  story: StorybookRow,
): Promise<BookCover | null> {
  const { cover } = layOutBook(story)
  if (!cover || !illustrator.canLetter(story.title)) return null
  const picture = await coverPictureOf({ db }, story.id)
  if (!picture || !(await readOwnFile(files, cover.url))) return null
  return {
    description: `Cover with the title “${story.title}”: ${picture.description.replace(/^Cover: /, '')}`,
    async paint({ width, height, bleed }) {
      const trimmed = height - 2 * bleed
      const shape = { ratio: (width - 2 * bleed) / trimmed, bleed: bleed / trimmed }
      const drawing = await illustrator.drawBookCover(picture.brief, shape)
      const size = { ownWidth: drawing.width, width, height }
      const { data, info } = await renderDrawing(Buffer.from(drawing.svg), size)
      return jpegOf(sharp(data, { raw: info }))
    },
  }
}
