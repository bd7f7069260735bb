import sharp from 'sharp'
import { refusalOf, unreadable } from './photo-limits.ts'

/** The longest side of a stored photo, in pixels. */
const maxSide = 2048

export interface CleanPhoto {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
}

/**
 * A photo as it is stored: upright, at most 2048 pixels wide and high, and without metadata: no location, no time, no camera.
 * The format is recognised by the content, not by the name of the file.
 * @returns a sentence for the parent if it cannot be used
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto | { readonly refused: string }> {
  try {
    // Reads the header only, which may be false.
    const header = await sharp(bytes, { limitInputPixels: false }).metadata()
    const refused = refusalOf(header, bytes)
    if (refused) return { refused }
    const { data, info } = await sharp(bytes, {
      limitInputPixels: header.width * header.height,
      failOn: 'error',
      sequentialRead: true,
    })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    return { refused: unreadable }
  }
}
