import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import type { Files } from '../../../platform/files.ts'
import { mediaKey } from '../../../platform/media-url.ts'
import { printedAddress } from './lay-out-book.ts'

export interface Pixels {
  readonly width: number
  readonly height: number
}

/**
 * A picture as a JPEG of this many pixels, cut to fit. Where its bitmap is too coarse a drawing is painted anew, which takes seconds.
 * @returns null when its file is gone or cannot be read; what lies elsewhere is not fetched
 */
export async function pictureForPrint(
  files: Files,
  image: StoryImage,
  { width, height }: Pixels,
): Promise<Buffer | null> {
  const bitmap = printedAddress(image)
  const enough = (image.bitmaps.at(-1)?.width ?? image.width) >= width * coarsest
  for (const address of enough ? [bitmap, image.url] : [image.url, bitmap]) {
    const bytes = await ownFile(files, address)
    const drawn = address.endsWith('.svg')
    const painted =
      bytes &&
      (await sharp(bytes, drawn ? { density: (72 * width) / image.width } : {})
        .resize({ width, height, fit: 'cover' })
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
        .toBuffer()
        .catch(() => null))
    if (painted) return painted
  }
  return null
}

/** Of the pixels that were asked for, a picture may have so few. */
const coarsest = 0.8

/** @returns null for a picture that lies elsewhere */
export async function ownFile(files: Files, address: string): Promise<Uint8Array | null> {
  const key = mediaKey(address)
  return key === null ? null : files.read(key)
}
