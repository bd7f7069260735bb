import { concat } from './mp3.ts'

/** An ID3v2.4 tag with the title, for players that show what they play. */
export function titleTag(title: string): Uint8Array {
  const text = concat([Uint8Array.of(3), new TextEncoder().encode(title)])
  const frame = concat([ascii('TIT2'), sevenBits(text.length), Uint8Array.of(0, 0), text])
  return concat([ascii('ID3'), Uint8Array.of(4, 0, 0), sevenBits(frame.length), frame])
}

/** A length in four bytes of seven bits, so that no byte looks like the start of a frame. */
const sevenBits = (length: number) =>
  Uint8Array.of((length >> 21) & 127, (length >> 14) & 127, (length >> 7) & 127, length & 127)

const ascii = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
