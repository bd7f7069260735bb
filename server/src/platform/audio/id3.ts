import { concat } from './mp3.ts'

export interface TagOf {
  readonly title: string
  /** Who it is by, as players list it. */
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

/**
 * An ID3v2.4 tag for players that show what they play. Source: id3.org, "ID3 tag version 2.4.0" and "ID3v2 Chapter Frame
 * Addendum".
 */
export function id3Tag({ title, artist, album, artwork, chapters = [] }: TagOf): Uint8Array {
  const frames = concat([
    text('TIT2', title),
    ...(artist ? [text('TPE1', artist)] : []),
    ...(album ? [text('TALB', album)] : []),
    ...(chapters.length > 0 ? [contents(chapters), ...chapters.map(chapterFrame)] : []),
    ...(artwork ? [frame('APIC', picture(artwork))] : []),
  ])
  return concat([ascii('ID3'), Uint8Array.of(4, 0, 0), sevenBits(frames.length), frames])
}

const utf8 = 3
const frontCover = 3

const text = (id: string, value: string) =>
  frame(id, concat([Uint8Array.of(utf8), new TextEncoder().encode(value)]))

const picture = ({ contentType, bytes }: NonNullable<TagOf['artwork']>) =>
  concat([Uint8Array.of(utf8), ended(contentType), Uint8Array.of(frontCover, 0), bytes])

/** The table of contents: the topmost there is, in order. */
function contents(chapters: readonly Chapter[]): Uint8Array {
  const ids = chapters.map((_, index) => ended(idOf(index)))
  return frame('CTOC', concat([ended('contents'), Uint8Array.of(3, chapters.length), ...ids]))
}

function chapterFrame({ title, startMs, endMs }: Chapter, index: number): Uint8Array {
  const times = new DataView(new ArrayBuffer(16))
  times.setUint32(0, Math.round(startMs))
  times.setUint32(4, Math.round(endMs))
  // Places in bytes are not given: the times hold.
  times.setUint32(8, 0xffff_ffff)
  times.setUint32(12, 0xffff_ffff)
  return frame('CHAP', concat([ended(idOf(index)), new Uint8Array(times.buffer), text('TIT2', title)]))
}

const idOf = (index: number) => `chapter-${index + 1}`

const frame = (id: string, body: Uint8Array) =>
  concat([ascii(id), sevenBits(body.length), Uint8Array.of(0, 0), body])

/** A length in four bytes of seven bits, so that no byte looks like the start of a frame. */
const sevenBits = (length: number) =>
  Uint8Array.of((length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127)

const ascii = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
const ended = (letters: string) => concat([ascii(letters), Uint8Array.of(0)])
