import type { StoryImage } from '@nightlight/contract'
import sharp, { type Sharp } from 'sharp'
import type { Files } from '../../platform/files.ts'
import type { RawImage } from './render-drawing.ts'

/** For a card, for a phone, and for a phone of high density or the widest page. */
export const widths = [480, 800, 1200] as const

/** Half the processor time of quality 76 at effort 2, for 7 % more bytes and 0.2 dB, which the texture of the paper covers. */
const encoding = { quality: 72, effort: 1 } as const

/** Where a picture of a story is stored. */
export interface PicturePlace {
  /** Folder of the story's files, with a slash at its end. */
  readonly folder: string
  /** Where that folder is on the web, with a slash at its end. */
  readonly address: string
  readonly name: string
}

/** Stores a picture as WebP in three widths. @returns the bitmaps, and what is shown until they have loaded */
export async function storeBitmaps(
  files: Pick<Files, 'put'>,
  { folder, address, name }: PicturePlace,
  { data, info }: RawImage,
): Promise<Pick<StoryImage, 'bitmaps' | 'colour' | 'placeholder'>> {
  const canvas = () => sharp(data, { raw: info })
  const made = await Promise.all(
    widths.map(async (width) => ({
      width,
      file: `${name}-${width}.webp`,
      bytes: await canvas().resize({ width }).webp(encoding).toBuffer(),
    })),
  )
  for (const { file, bytes } of made) await files.put(folder + file, bytes, 'image/webp')
  const placeholder = await placeholderOf(canvas())
  return {
    bitmaps: made.map(({ width, file }) => ({ width, url: address + file })),
    colour: await meanColour(canvas()),
    ...(placeholder && { placeholder }),
  }
}

async function meanColour(image: Sharp): Promise<string> {
  const pixel = await image.resize(1, 1, { fit: 'fill' }).raw().toBuffer()
  return `#${pixel.subarray(0, 3).toString('hex')}`
}

/** In characters. A story contains a placeholder for each of its pictures, so none may be larger than a sentence. */
const longestPlaceholder = 300

/** The picture at 16 pixels; at a lower quality if that is too large, and none if it is still too large. */
async function placeholderOf(image: Sharp): Promise<string | undefined> {
  const small = await image.resize({ width: 16 }).raw().toBuffer({ resolveWithObject: true })
  for (const quality of [75, 40, 10]) {
    const bytes = await sharp(small.data, { raw: small.info }).webp({ quality, effort: 6 }).toBuffer()
    const address = `data:image/webp;base64,${bytes.toString('base64')}`
    if (address.length < longestPlaceholder) return address
  }
  return undefined
}
