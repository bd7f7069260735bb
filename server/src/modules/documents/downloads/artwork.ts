import type { StoryImage } from '@nightlight/contract'
import sharp from 'sharp'
import type { Id3Fields } from '../../../platform/audio/id3.ts'
import type { Files } from '../../../platform/files.ts'
import { mediaKey } from '../../../platform/media-url.ts'

/** Players show a square; all of them support JPEG. */
const edge = 600

/** The cover of a story for the ID3 tag of its MP3. @returns null if its file is gone */
export async function artworkOf(
  files: Files,
  image: StoryImage | undefined,
): Promise<NonNullable<Id3Fields['artwork']> | null> {
  const key = mediaKey(image?.bitmaps.at(-1)?.url ?? '')
  const picture = key === null ? null : await files.read(key)
  if (!picture) return null
  const square = sharp(picture).resize(edge, edge, { fit: 'cover', position: 'attention' })
  return { contentType: 'image/jpeg', bytes: await square.jpeg({ quality: 82 }).toBuffer() }
}
