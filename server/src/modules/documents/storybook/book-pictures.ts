import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import { mediaKey } from '../../../platform/media-url.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { type Drawing, type PictureDeps, renderDrawing } from '../../pictures/index.ts'
import { drawnPicturesOf } from '../../stories/index.ts'
import { layOutBook, printUrl } from './lay-out-book.ts'
import type { StorybookRow } from './open-book.ts'
import { jpegOf, type Pixels, pictureForPrint } from './print-pictures.ts'

/** A cover that fills its page, with the title lettered into the picture. */
export interface BookCover {
  readonly description: string
  /** @returns a JPEG of this many pixels, of which the bleed on each side may be cut off */
  paint(size: Pixels & { readonly bleed: number }): Promise<Buffer>
}

/** The pictures of a book; each is painted when its page is made. */
export interface BookPictures {
  /** null where the cover is not a drawing of ours, its file is gone, or its title has letters that cannot be drawn. */
  readonly cover: BookCover | null
  /** Whether its file is there. */
  has(image: StoryImage): Promise<boolean>
  /** @returns a JPEG of this many pixels, or null when the picture is missing */
  load(image: StoryImage, size: Pixels): Promise<Buffer | null>
  /**
   * The scene of a picture, drawn anew in the shape of a page.
   * @returns null where it is too wide for the page, or no drawing of ours
   */
  drawWhole(image: StoryImage, ratio: number): Promise<Drawing | null>
  /** @returns a JPEG of this many pixels */
  paint(drawing: Drawing, size: Pixels): Promise<Buffer>
}

export type BookPicturesDeps = Pick<PlatformDeps, 'db' | 'files'> & Pick<PictureDeps, 'illustrator'>

export async function bookPicturesOf(deps: BookPicturesDeps, story: StorybookRow): Promise<BookPictures> {
  const { files, illustrator } = deps
  const drawn = await drawnPicturesOf(deps, story.id)
  const has = async (image: StoryImage) => {
    for (const address of [printUrl(image), image.url]) {
      const key = mediaKey(address)
      if (key !== null && (await files.find(key))) return true
    }
    return false
  }
  return {
    cover: await coverOf(deps, story, drawn[0], has),
    has,
    load: (image, size) => pictureForPrint(files, image, size),
    async drawWhole(image, ratio) {
      const picture = drawn[story.storyImages.findIndex(({ url }) => url === image.url)]
      return picture ? illustrator.drawBookPage(picture.brief, ratio) : null
    },
    paint: paintDrawing,
  }
}

async function coverOf(
  { illustrator }: BookPicturesDeps,
  story: StorybookRow,
  picture: Awaited<ReturnType<typeof drawnPicturesOf>>[number] | undefined,
  has: BookPictures['has'],
): Promise<BookCover | null> {
  const { cover } = layOutBook(story)
  if (!cover || !picture || !illustrator.canLetter(story.title) || !(await has(cover))) return null
  return {
    description: `Cover with the title “${story.title}”: ${picture.description.replace(/^Cover: /, '')}`,
    async paint({ width, height, bleed }) {
      const trimmed = height - 2 * bleed
      const shape = { ratio: (width - 2 * bleed) / trimmed, bleed: bleed / trimmed }
      return paintDrawing(await illustrator.drawBookCover(picture.brief, shape), { width, height })
    },
  }
}

async function paintDrawing({ svg, width: ownWidth }: Drawing, size: Pixels): Promise<Buffer> {
  const { data, info } = await renderDrawing(Buffer.from(svg), { ownWidth, ...size })
  return jpegOf(sharp(data, { raw: info }))
}
