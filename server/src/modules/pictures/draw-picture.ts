import type { StoryImage } from '@nightlight/contract'
import type { Files } from '../../platform/files.ts'
import type { Illustrator, PictureBrief } from './illustrator.ts'
import { renderDrawing } from './render-drawing.ts'
import { type PicturePlace, storeBitmaps, widths } from './store-bitmaps.ts'

export interface Picture extends PicturePlace {
  readonly brief: PictureBrief
  readonly description: string
}

/** Draws one picture and stores it as SVG and as WebP in three widths. Repeating it writes the same files. */
export async function drawPicture(
  { illustrator, files }: { illustrator: Pick<Illustrator, 'draw'>; files: Pick<Files, 'put'> },
  picture: Picture,
  signal: AbortSignal,
): Promise<StoryImage> {
  const { width, height, svg } = await illustrator.draw(picture.brief, signal)
  const drawing = Buffer.from(svg)
  await files.put(`${picture.folder}${picture.name}.svg`, drawing, 'image/svg+xml; charset=utf-8')
  // Smaller bitmaps are made from the largest.
  const largest = await renderDrawing(drawing, { ownWidth: width, width: Math.max(...widths) })
  const shown = await storeBitmaps(files, picture, largest)
  return {
    url: `${picture.address}${picture.name}.svg`,
    description: picture.description,
    width,
    height,
    ...shown,
  }
}
