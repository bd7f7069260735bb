import type { Metadata } from 'sharp'

type PhotoHeader = Pick<Metadata, 'format' | 'width' | 'height'> &
  Partial<Pick<Metadata, 'channels' | 'depth' | 'isProgressive'>>

/** The formats of phones and cameras. */
const formats = new Set<string>(['jpeg', 'heif', 'png', 'webp'])

/** What phones take by themselves. */
const maxPixels = 50_000_000

/**
 * Bytes that decoding one photo may take: a progressive JPEG of 30 million pixels. Measured, the process that decodes it then has 260
 * MiB, of which 65 are its own.
 */
const maxDecodingBytes = 180_000_000

/**
 * Whether a photo may be decoded, by its header: small files can claim to be huge, and some kinds are decoded as a whole.
 * @returns a sentence for the parent, or null
 */
export function refusalOf(photo: PhotoHeader & Pick<Metadata, 'pages'>, bytes: Uint8Array): string | null {
  const { format, width, height, pages = 1 } = photo
  if (!formats.has(format)) return unreadable
  if (pages > 1) return 'This is a moving picture. Please choose a still photo.'
  if (width * height > maxPixels || decodingBytes(photo, bytes) > maxDecodingBytes) {
    return 'This picture has too many pixels.'
  }
  return null
}

export const unreadable = 'This file is not a photo that can be read. JPEG, PNG and WebP can.'

/**
 * Bytes that the decoder needs at once. Ordinary JPEG and PNG files are decoded row by row. The figures were measured with libvips
 * 8.18 and the libraries inside it.
 */
export function decodingBytes(photo: PhotoHeader, bytes: Uint8Array): number {
  const { format, width, height, channels = 4, isProgressive } = photo
  const pixels = width * height
  // The coefficients of the whole picture, two bytes each.
  if (format === 'jpeg') {
    return isProgressive || hasSeveralScans(bytes) ? pixels * Math.max(3, channels) * 2 : 0
  }
  if (format === 'png') return isProgressive ? pixels * channels * (photo.depth === 'ushort' ? 2 : 1) : 0
  if (format === 'webp') return pixels * 4
  return pixels * 18
}

/** Whether the first scan of a JPEG file has fewer components than the picture: then the decoder keeps it all, too. */
function hasSeveralScans(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let components = 0
  for (let at = 2; at + 10 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0
    // A marker may be preceded by any number of fill bytes.
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === startOfScan) return (bytes[at + 4] ?? 0) < components
    if (isStartOfFrame(marker)) components = bytes[at + 9] ?? 0
    at += 2 + view.getUint16(at + 2)
  }
  return true
}

const startOfScan = 0xda
/** C4, C8 and CC are tables. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
