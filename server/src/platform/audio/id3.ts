import { concat } from './mp3.ts'

export interface Id3Fields {
  readonly title: string
  /** As players list it. */
  readonly artist?: string
  readonly album?: string
  readonly artwork?: { readonly contentType: 'image/jpeg' | 'image/png'; readonly bytes: Uint8Array } | null
  readonly chapters?: readonly Chapter[]
}

export interface Chapter {
  readonly title: string
  readonly startMs: number
  readonly endMs: number
}

/** An ID3v2.4 tag with what players show. Source: id3.org, "ID3 tag version 2.4.0" and "ID3v2 Chapter Frame Addendum". */
export function id3Tag({ title, artist, album, artwork, chapters = [] }: Id3Fields): Uint8Array {
  const frames = concat([
    text('TIT2', title),
    ...(artist ? [text('TPE1', artist)] : []),
    ...(album ? [text('TALB', album)] : []),
    ...(chapters.length > 0 ? [tableOfContents(chapters), ...chapters.map(chapterFrame)] : []),
    ...(artwork ? [frame('APIC', picture(artwork))] : []),
  ])
  return concat([ascii('ID3'), Uint8Array.of(4, 0, 0), syncSafe(frames.length), frames])
}

const utf8 = 3
const frontCover = 3

const text = (id: string, value: string) =>
  frame(id, concat([Uint8Array.of(utf8), new TextEncoder().encode(value)]))

const picture = ({ contentType, bytes }: NonNullable<Id3Fields['artwork']>) =>
  concat([Uint8Array.of(utf8), nullTerminated(contentType), Uint8Array.of(frontCover, 0), bytes])

/** The table of contents: top-level and ordered. */
function tableOfContents(chapters: readonly Chapter[]): Uint8Array {
  const ids = chapters.map((_, index) => nullTerminated(idOf(index)))
  return frame('CTOC', concat([nullTerminated('contents'), Uint8Array.of(3, chapters.length), ...ids]))
}

function chapterFrame({ title, startMs, endMs }: Chapter, index: number): Uint8Array {
  const times = new DataView(new ArrayBuffer(16))
  times.setUint32(0, Math.round(startMs))
  times.setUint32(4, Math.round(endMs))
  // No byte offsets: players use the times.
  times.setUint32(8, 0xffff_ffff)
  times.setUint32(12, 0xffff_ffff)
  return frame(
    'CHAP',
    concat([nullTerminated(idOf(index)), new Uint8Array(times.buffer), text('TIT2', title)]),
  )
}

const idOf = (index: number) => `chapter-${index + 1}`

const frame = (id: string, body: Uint8Array) =>
  concat([ascii(id), syncSafe(body.length), Uint8Array.of(0, 0), body])

/** A "synchsafe" length: four bytes of seven bits, so that no byte looks like the start of a frame. */
const syncSafe = (length: number) =>
  Uint8Array.of((length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127)

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))
const nullTerminated = (text: string) => concat([ascii(text), Uint8Array.of(0)])
