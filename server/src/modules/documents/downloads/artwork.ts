import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import type { Files } from '../../../platform/files.ts'
import { mediaKey } from '../../../platform/media-url.ts'

/** Players show a square; all of them support JPEG. */
const edge = 600

/** The cover of a story as a JPEG for the ID3 tag of its MP3. @returns null if its file is gone */
export async function artworkOf(files: Files, image: StoryImage | undefined): Promise<Uint8Array | null> {
  const key = mediaKey(image?.bitmaps.at(-1)?.url ?? '')
  const picture = key === null ? null : await files.read(key)
  if (!picture) return null
  const square = sharp(picture).resize(edge, edge, { fit: 'cover', position: 'attention' })
  return square.jpeg({ quality: 82 }).toBuffer()
}
