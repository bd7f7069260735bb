import type { StoryImage } from '@nightlight/contract'
import sharp, { type Sharp } from 'sharp'
import type { Files } from '../../platform/files.ts'
import type { Artist, PictureBrief } from './artist.ts'

/** A card, a phone, and either a phone of high density or the widest page there is. */
const widths = [480, 800, 1200] as const

export interface Picture {
  readonly brief: PictureBrief
  readonly description: string
  /** Folder of the story's files, with a slash at its end. */
  readonly folder: string
  /** Where that folder is on the web, with a slash at its end. */
  readonly address: string
  readonly name: string
}

/** Draws one picture and stores it as SVG and as WebP in three widths. Doing it again gives the same files. */
export async function drawPicture(
  { artist, files }: { artist: Artist; files: Pick<Files, 'put'> },
  picture: Picture,
  signal: AbortSignal,
): Promise<StoryImage> {
  const drawing = await artist.draw(picture.brief, signal)
  const svg = Buffer.from(drawing.svg)
  const { bitmaps, colour, placeholder } = await rasterise(svg, drawing.width)
  const nameOf = (width: number) => `${picture.name}-${width}.webp`
  await files.put(`${picture.folder}${picture.name}.svg`, svg, 'image/svg+xml')
  for (const { width, bytes } of bitmaps) await files.put(picture.folder + nameOf(width), bytes, 'image/webp')
  return {
    url: `${picture.address}${picture.name}.svg`,
    description: picture.description,
    bitmaps: bitmaps.map(({ width }) => ({ width, url: picture.address + nameOf(width) })),
    width: drawing.width,
    height: drawing.height,
    colour,
    ...(placeholder && { placeholder }),
  }
}

/** The drawing is painted once, at the greatest width; the smaller ones are made from that. */
async function rasterise(svg: Buffer, width: number) {
  const largest = Math.max(...widths)
  const painted = await sharp(svg, { density: (72 * largest) / width })
    .resize({ width: largest })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const canvas = () => sharp(painted.data, { raw: painted.info })
  const bitmaps = await Promise.all(
    widths.map(async (each) => ({
      width: each,
      bytes: await canvas().resize({ width: each }).webp({ quality: 80, effort: 2 }).toBuffer(),
    })),
  )
  return { bitmaps, colour: await meanColour(canvas()), placeholder: await placeholderOf(canvas()) }
}

async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** A story carries a placeholder for each of its pictures: none of them may weigh more than a sentence. */
const heaviestPlaceholder = 300

/** The picture at 16 pixels; coarser where it is too heavy, and nothing where even that is. */
async function placeholderOf(image: Sharp): Promise<string | undefined> {
  const small = await image.resize({ width: 16 }).raw().toBuffer({ resolveWithObject: true })
  for (const quality of [75, 40, 10]) {
    const bytes = await sharp(small.data, { raw: small.info }).webp({ quality, effort: 6 }).toBuffer()
    const address = `data:image/webp;base64,${bytes.toString('base64')}`
    if (address.length < heaviestPlaceholder) return address
  }
  return undefined
}
