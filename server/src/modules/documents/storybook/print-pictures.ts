import type { StoryImage } from '@nightlight/contract'
import sharp, { type Sharp } from 'sharp'
import type { Files } from '../../../platform/files.ts'
import { mediaKey } from '../../../platform/media-url.ts'
import { renderDrawing } from '../../pictures/index.ts'
import { printUrl } from './lay-out-book.ts'

export interface Pixels {
  readonly width: number
  readonly height: number
}

/**
 * A picture as a JPEG of this many pixels, cropped to fit. If its bitmap is too small, a drawing is rendered again, which takes
 * seconds.
 * @returns null when its file is gone or cannot be read; files on other hosts are not fetched
 */
export async function pictureForPrint(files: Files, image: StoryImage, size: Pixels): Promise<Buffer | null> {
  const bitmap = printUrl(image)
  const isLargeEnough = (image.bitmaps.at(-1)?.width ?? image.width) >= size.width * leastResolution
  for (const address of isLargeEnough ? [bitmap, image.url] : [image.url, bitmap]) {
    const bytes = await readOwnFile(files, address)
    const isDrawing = address.endsWith('.svg')
    const jpeg =
      bytes && (await (isDrawing ? printDrawing : printBitmap)(bytes, image, size).catch(() => null))
    if (jpeg) return jpeg
  }
  return null
}

async function printDrawing(svg: Uint8Array, image: StoryImage, size: Pixels): Promise<Buffer> {
  const { data, info } = await renderDrawing(Buffer.from(svg), { ownWidth: image.width, ...size })
  return jpegOf(sharp(data, { raw: info }))
}

const printBitmap = (bytes: Uint8Array, _: StoryImage, { width, height }: Pixels): Promise<Buffer> =>
  jpegOf(sharp(bytes).resize({ width, height, fit: 'cover' }).flatten({ background: '#ffffff' }))

export const jpegOf = (picture: Sharp): Promise<Buffer> =>
  picture.jpeg({ quality: 86, chromaSubsampling: '4:4:4' }).toBuffer()

/** The share of the requested pixels that a bitmap must have. */
const leastResolution = 0.8

/** @returns null for a file on another host */
export async function readOwnFile(files: Files, address: string): Promise<Uint8Array | null> {
  const key = mediaKey(address)
  return key === null ? null : files.read(key)
}
