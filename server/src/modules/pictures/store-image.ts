import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import type { Files } from '../../platform/files.ts'
import { ImageNotGenerated } from './image-generator.ts'
import type { RawImage } from './render-drawing.ts'
import { type PicturePlace, storeBitmaps } from './store-bitmaps.ts'

/** Pixels, with the aspect ratio of the drawings, as a story may have both. */
const size = { width: 1200, height: 900 } as const

/** More than any service generates. */
const mostPixels = 50_000_000

const longestSeconds = 30

/**
 * Stores a bitmap from a service in the same way as a drawing: decoded, and encoded again in three widths.
 * @throws {ImageNotGenerated} for bytes that are not a picture
 */
export async function storeImage(
  files: Pick<Files, 'put'>,
  picture: PicturePlace & { readonly description: string },
  bytes: Uint8Array,
): Promise<StoryImage> {
  const shown = await storeBitmaps(files, picture, await decode(bytes))
  return { url: shown.bitmaps.at(-1)?.url ?? '', description: picture.description, ...size, ...shown }
}

async function decode(bytes: Uint8Array): Promise<RawImage> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new ImageNotGenerated('unfit')
  }
}
