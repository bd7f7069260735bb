import { ID3Writer } from 'browser-id3-writer'

export interface Id3Fields {
  readonly title: string
  /** As players list it. */
  readonly artist?: string
  readonly album?: string
  /** JPEG or PNG. */
  readonly artwork?: Uint8Array | null
  readonly chapters?: readonly Chapter[]
}

export interface Chapter {
  readonly title: string
  readonly startMs: number
  readonly endMs: number
}

const frontCover = 3

/** An ID3v2.3 tag, with chapters, for the start of an MP3 file. */
export function id3Tag({ title, artist, album, artwork, chapters = [] }: Id3Fields): Uint8Array {
  const writer = new ID3Writer(new ArrayBuffer(0)).setFrame('TIT2', title)
  if (artist) writer.setFrame('TPE1', [artist])
  if (album) writer.setFrame('TALB', album)
  if (chapters.length > 0) {
    const childElementIds = chapters.map((_, index) => idOf(index))
    writer.setFrame('CTOC', { id: 'contents', childElementIds, topLevel: true, ordered: true })
  }
  for (const [index, { title: TIT2, startMs, endMs }] of chapters.entries()) {
    const [startTime, endTime] = [Math.round(startMs), Math.round(endMs)]
    writer.setFrame('CHAP', { id: idOf(index), startTime, endTime, subFrames: { TIT2 } })
  }
  if (artwork) writer.setFrame('APIC', { type: frontCover, data: artwork.slice().buffer, description: '' })
  return new Uint8Array(writer.addTag())
}

const idOf = (index: number) => `chapter-${index + 1}`
