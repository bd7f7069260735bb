import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import type { Files } from '../../platform/files.ts'
import { type Canvas, keepBitmaps, type Place } from './keep-bitmaps.ts'
import { NotPainted } from './painter.ts'

/** Pixels, in the proportion of the drawings: a story may have both. */
const size = { width: 1200, height: 900 } as const

/** Larger than any service paints. */
const mostPixels = 50_000_000

const longestSeconds = 30

/**
 * Keeps a bitmap that somebody else made as the pictures of the house are kept: decoded and made anew, in three widths.
 * @throws {NotPainted} for bytes that are no picture
 */
export async function keepPainting(
  files: Pick<Files, 'put'>,
  picture: Place & { readonly description: string },
  bytes: Uint8Array,
): Promise<StoryImage> {
  const shown = await keepBitmaps(files, picture, await decode(bytes))
  return { url: shown.bitmaps.at(-1)?.url ?? '', description: picture.description, ...size, ...shown }
}

async function decode(bytes: Uint8Array): Promise<Canvas> {
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .resize({ ...size, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    throw new NotPainted('unfit')
  }
}
