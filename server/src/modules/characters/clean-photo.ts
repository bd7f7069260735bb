import sharp from 'sharp'
import { InvalidInput } from '../../platform/errors.ts'

/** What phones and cameras send. Drawings, documents and animations are no photos. */
const formats: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'heif'])

/** The longer side at most, in pixels. */
const maxSide = 2048

/** More than any camera has; a small file that claims to be larger is a trap. */
const maxPixels = 120_000_000

export interface CleanPhoto {
  readonly webp: Buffer
  readonly width: number
  readonly height: number
}

/**
 * A photo as it is kept: upright, at most 2048 pixels wide and high, and without anything but the picture: no place, no
 * time, no camera.
 * @throws {InvalidInput} for what is no photo
 */
export async function cleanPhoto(bytes: Uint8Array): Promise<CleanPhoto> {
  try {
    const options = { limitInputPixels: maxPixels, failOn: 'error' } as const
    const { format } = await sharp(bytes, options).metadata()
    if (!formats.has(format)) throw notReadable()
    const { data, info } = await sharp(bytes, options)
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 84 })
      .toBuffer({ resolveWithObject: true })
    return { webp: data, width: info.width, height: info.height }
  } catch {
    throw notReadable()
  }
}

const notReadable = () =>
  new InvalidInput('photos', 'One of the files is not a photo that can be read. JPEG, PNG and WebP can.')
