import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import type { Files } from '../../platform/files.ts'
import type { Artist, PictureBrief } from './artist.ts'
import { type Canvas, keepBitmaps, type Place, widths } from './keep-bitmaps.ts'

export interface Picture extends Place {
  readonly brief: PictureBrief
  readonly description: string
}

/** Draws one picture and stores it as SVG and as WebP in three widths. Doing it again gives the same files. */
export async function drawPicture(
  { artist, files }: { artist: Artist; files: Pick<Files, 'put'> },
  picture: Picture,
  signal: AbortSignal,
): Promise<StoryImage> {
  const { width, height, svg } = await artist.draw(picture.brief, signal)
  const drawing = Buffer.from(svg)
  await files.put(`${picture.folder}${picture.name}.svg`, drawing, 'image/svg+xml; charset=utf-8')
  const shown = await keepBitmaps(files, picture, await rasterise(drawing, width))
  return {
    url: `${picture.address}${picture.name}.svg`,
    description: picture.description,
    width,
    height,
    ...shown,
  }
}

/** The drawing is painted once, at the greatest width; the smaller ones are made from that. */
function rasterise(svg: Buffer, width: number): Promise<Canvas> {
  const largest = Math.max(...widths)
  return sharp(svg, { density: (72 * largest) / width })
    .resize({ width: largest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}
