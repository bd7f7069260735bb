import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import type { Files } from '../../platform/files.ts'
import type { Illustrator, PictureBrief } from './illustrator.ts'
import { type PicturePlace, type RawImage, storeBitmaps, widths } from './store-bitmaps.ts'

export interface Picture extends PicturePlace {
  readonly brief: PictureBrief
  readonly description: string
}

/** Draws one picture and stores it as SVG and as WebP in three widths. Repeating it writes the same files. */
export async function drawPicture(
  { illustrator, files }: { illustrator: Illustrator; files: Pick<Files, 'put'> },
  picture: Picture,
  signal: AbortSignal,
): Promise<StoryImage> {
  const { width, height, svg } = await illustrator.draw(picture.brief, signal)
  const drawing = Buffer.from(svg)
  await files.put(`${picture.folder}${picture.name}.svg`, drawing, 'image/svg+xml; charset=utf-8')
  const shown = await storeBitmaps(files, picture, await rasterise(drawing, width))
  return {
    url: `${picture.address}${picture.name}.svg`,
    description: picture.description,
    width,
    height,
    ...shown,
  }
}

/** Renders the drawing once, at the greatest width; smaller bitmaps are made from that. */
function rasterise(svg: Buffer, width: number): Promise<RawImage> {
  const largest = Math.max(...widths)
  return sharp(svg, { density: (72 * largest) / width })
    .resize({ width: largest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
