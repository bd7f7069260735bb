import sharp from 'sharp'

/** What phones and cameras send, and how many pixels of it at most: a small file that claims to be larger is a trap. */
const mostPixels: Readonly<Record<string, number>> = {
  jpeg: 120_000_000,
  heif: 120_000_000,
  png: 50_000_000,
  webp: 50_000_000,
}

/** The longer side at most, in pixels. */
const maxSide = 2048

/** Decoding takes no longer on any machine that serves a family. */
const longestSeconds = 30

export interface CleanPhoto {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
}

/** Why a file is no photo: a sentence for the parent. */
export class UnfitPhoto extends Error {}

/**
 * A photo as it is kept: upright, at most 2048 pixels wide and high, and without anything but the picture: no place, no
 * time, no camera. The bytes say what it is, not the name of the file.
 * @throws {UnfitPhoto}
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto> {
  try {
    // Reads the head only, which may claim what it likes.
    const {
      format = '',
      width,
      height,
      pages = 1,
    } = await sharp(bytes, { limitInputPixels: false }).metadata()
    const most = Object.hasOwn(mostPixels, format) ? mostPixels[format] : undefined
    if (most === undefined) throw new UnfitPhoto(unreadable)
    if (pages > 1) throw new UnfitPhoto('This is a moving picture. Please choose a still photo.')
    if (width * height > most) throw new UnfitPhoto('This picture has too many pixels.')
    const { data, info } = await sharp(bytes, { limitInputPixels: most, failOn: 'error' })
      .timeout({ seconds: longestSeconds })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch (error) {
    throw error instanceof UnfitPhoto ? error : new UnfitPhoto(unreadable)
  }
}

const unreadable = 'This file is not a photo that can be read. JPEG, PNG and WebP can.'
