import { setImmediate } from 'node:timers/promises'
import { makingTextures, paintedByHand } from '@nightlight/illustrator'
import sharp, { type OutputInfo, type ResizeOptions } from 'sharp'

/** Pixels as sharp gives them. */
export interface RawImage {
  readonly data: Buffer
  readonly info: OutputInfo
}

interface Rendering {
  /** The width of the SVG in its own pixels. */
  readonly ownWidth: number
  /** Pixels of the bitmap. */
  readonly width: number
  readonly height?: number
  /** How large paper and paint appear; 1, the default, is a page. */
  readonly detail?: number
}

/** Rows that are painted at once: other requests wait for some five milliseconds. */
const rowsAtOnce = 100

/** Renders a drawing of our illustrator as cut and painted by hand. The same drawing at the same size gives the same bytes. */
export async function renderDrawing(
  svg: Buffer,
  { ownWidth, width, height, detail }: Rendering,
): Promise<RawImage> {
  const size: ResizeOptions = { width, ...(height && { height, fit: 'cover' }) }
  const { data, info } = await sharp(svg, { density: (72 * width) / ownWidth })
    .resize(size)
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  for (const _ of makingTextures()) await setImmediate()
  const painting = paintedByHand({ data, ...info }, svg.toString(), detail)
  for (let row = 0; row < info.height; row += rowsAtOnce) {
    painting.paint(row, row + rowsAtOnce)
    await setImmediate()
  }
  return { data: Buffer.from(painting.data.buffer), info }
}
