import sharp from 'sharp'

/** The formats of phones and cameras, with limits against decompression bombs: small files that claim to be huge. */
const maxPixels: Readonly<Record<string, number>> = {
  jpeg: 120_000_000,
  heif: 120_000_000,
  png: 50_000_000,
  webp: 50_000_000,
}

/** The longest side of a stored photo, in pixels. */
const maxSide = 2048

/** Much longer than decoding takes even on a slow machine. */
const longestSeconds = 30

export interface CleanPhoto {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
}

/** The message is a sentence for the parent. */
export class UnusablePhoto extends Error {}

/**
 * A photo as it is stored: upright, at most 2048 pixels wide and high, and without metadata: no location, no time, no camera.
 * The format is recognised by the content, not by the name of the file.
 * @throws {UnusablePhoto}
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto> {
  try {
    // Reads the header only, which may be false.
    const {
      format = '',
      width,
      height,
      pages = 1,
    } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const most = Object.hasOwn(maxPixels, format) ? maxPixels[format] : undefined
    if (most === undefined) throw new UnusablePhoto(unreadable)
    if (pages > 1) throw new UnusablePhoto('This is a moving picture. Please choose a still photo.')
    if (width * height > most) throw new UnusablePhoto('This picture has too many pixels.')
    const { data, info } = await sharp(bytes, { limitInputPixels: most, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch (error) {
    throw error instanceof UnusablePhoto ? error : new UnusablePhoto(unreadable)
  }
}

const unreadable = 'This file is not a photo that can be read. JPEG, PNG and WebP can.'
