import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createEncoder } from 'wasm-media-encoders'

/** Samples per frame: `low` for MPEG-2 (below 32 kHz), `high` for MPEG-1. */
export const frameSamples = { low: 576, high: 1152 } as const

/** Samples that LAME adds before the first one; every decoder adds 529 of its own. Source: LAME's technical FAQ. */
const encoderDelay = 576
const decoderDelay = 529

export interface Mp3Format {
  readonly sampleRate: 16_000 | 22_050 | 24_000 | 32_000 | 44_100 | 48_000
  readonly channels: 1 | 2
  /** Kilobits per second. */
  readonly bitrate: 48 | 64 | 96 | 128
}

/**
 * Encodes PCM as MP3 with a constant bit rate, with the Info frame that tells a player the exact length, so that it plays no
 * padding before or after.
 * @param channels one array per channel, samples from −1 to 1
 */
export async function encodeMp3(channels: readonly Float32Array[], format: Mp3Format): Promise<Uint8Array> {
  const frames = await encodeFrames(channels, format)
  return withInfoFrame(frames, format, channels[0]?.length ?? 0)
}

async function encodeFrames(channels: readonly Float32Array[], format: Mp3Format): Promise<Uint8Array> {
  const encoder = await openMp3Encoder(format)
  const length = channels[0]?.length ?? 0
  const chunk = 65_536
  for (let start = 0; start < length; start += chunk) {
    encoder.add(channels.map((channel) => channel.subarray(start, start + chunk)))
  }
  return encoder.frames()
}

export interface Mp3Encoder {
  add(channels: readonly Float32Array[]): void
  /** All frames; nothing can be added afterwards. */
  frames(): Uint8Array
  /** The same as a complete file, with the Info frame. */
  file(): Uint8Array
}

/** Compiled once for each thread: the library's own function would fetch and compile it again for every encoder. */
let lame: WebAssembly.Module | undefined

function lameModule(): WebAssembly.Module {
  const path = createRequire(import.meta.url).resolve('wasm-media-encoders/wasm/mp3')
  lame ??= new WebAssembly.Module(readFileSync(path))
  return lame
}

/** Encodes sound that arrives in chunks. */
export async function openMp3Encoder(format: Mp3Format): Promise<Mp3Encoder> {
  const encoder = await createEncoder('audio/mpeg', lameModule())
  encoder.configure({ sampleRate: format.sampleRate, channels: format.channels, bitrate: format.bitrate })
  const parts: Uint8Array[] = []
  let samples = 0
  const frames = () => concat([...parts, encoder.finalize().slice()])
  return {
    add(channels) {
      parts.push(encoder.encode(channels).slice())
      samples += channels[0]?.length ?? 0
    },
    frames,
    file: () => withInfoFrame(frames(), format, samples),
  }
}

/** Puts an Info frame before frames of constant bit rate. @param samples length of what was encoded */
export function withInfoFrame(frames: Uint8Array, format: Mp3Format, samples: number): Uint8Array {
  const perFrame = format.sampleRate >= 32_000 ? frameSamples.high : frameSamples.low
  const count = countFrames(frames)
  const padding = Math.max(0, count * perFrame - encoderDelay - samples)
  const info = infoFrame(frames, format, { count, padding, bytes: frames.length })
  return concat([info, frames])
}

/** The frames of a file that we encoded, without tags and without its Info frame. */
export function framesOf(mp3: Uint8Array): Uint8Array {
  const start = startOfAudio(mp3)
  const first = frameAt(mp3, start)
  if (!first) throw new Error('Not an MP3 file')
  return mp3.subarray(isInfoFrame(mp3, start, first) ? start + first.bytes : start)
}

/** Reads the Info frame of a file that we encoded. @returns null where there is none */
export function infoOf(mp3: Uint8Array): { readonly samples: number } | null {
  const start = startOfAudio(mp3)
  const first = frameAt(mp3, start)
  if (!first || !isInfoFrame(mp3, start, first)) return null
  const { channels, sampleRate } = first as Frame & Mp3Format
  const tag = start + 4 + sideInfoBytes({ sampleRate, channels, bitrate: 64 })
  const frames = new DataView(mp3.buffer, mp3.byteOffset).getUint32(tag + 8)
  const padding = (((mp3[tag + 142] ?? 0) & 15) << 8) | (mp3[tag + 143] ?? 0)
  return { samples: frames * first.samples - encoderDelay - padding }
}

export interface Frame {
  readonly bytes: number
  readonly samples: number
  readonly sampleRate: number
  readonly channels: 1 | 2
  readonly bitrate: number
}

export function countFrames(frames: Uint8Array): number {
  let count = 0
  for (let at = 0; at < frames.length; ) {
    const frame = frameAt(frames, at)
    if (!frame) break
    at += frame.bytes
    count++
  }
  return count
}

/** Reads a frame's header. @returns null where there is none */
export function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [sync = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + 4)
  if (sync !== 0xff || (second & 0xe6) !== 0xe2) return null
  const isVersion1 = (second & 0x18) === 0x18
  const bitrate = (isVersion1 ? bitratesOf1 : bitratesOf2)[third >> 4]
  const sampleRate = (isVersion1 ? [44_100, 48_000, 32_000] : [22_050, 24_000, 16_000])[(third >> 2) & 3]
  if (!bitrate || !sampleRate) return null
  const slots = ((isVersion1 ? 144_000 : 72_000) * bitrate) / sampleRate
  return {
    bytes: Math.floor(slots) + ((third >> 1) & 1),
    samples: isVersion1 ? frameSamples.high : frameSamples.low,
    sampleRate,
    channels: fourth >> 6 === 3 ? 1 : 2,
    bitrate,
  }
}

const bitratesOf1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const bitratesOf2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]

/** Samples that a decoder returns before the first one that was encoded. */
export const startOffsetSamples = encoderDelay + decoderDelay

function infoFrame(
  frames: Uint8Array,
  format: Mp3Format,
  { count, padding, bytes }: { count: number; padding: number; bytes: number },
): Uint8Array {
  const first = frameAt(frames, 0)
  if (!first) throw new Error('Nothing was encoded')
  const frame = new Uint8Array(first.bytes)
  frame.set(frames.subarray(0, 4))
  // The same header as the first frame's, without its padding slot.
  frame[2] = (frame[2] ?? 0) & ~2
  const size = first.bytes - (((frames[2] ?? 0) >> 1) & 1)
  const view = new DataView(frame.buffer)
  const tag = 4 + sideInfoBytes(format)
  frame.set(ascii('Info'), tag)
  view.setUint32(tag + 4, 0b1111)
  view.setUint32(tag + 8, count)
  view.setUint32(tag + 12, bytes + size)
  for (let entry = 0; entry < 100; entry++) frame[tag + 16 + entry] = Math.round((entry / 100) * 255)
  view.setUint32(tag + 116, 100)
  writeLameTag(frame, tag + 120, format, { padding, bytes: bytes + size })
  return frame.subarray(0, size)
}

/** Source: the "Mp3 Info Tag revision 1" description of LAME. */
function writeLameTag(
  frame: Uint8Array,
  at: number,
  format: Mp3Format,
  { padding, bytes }: { padding: number; bytes: number },
) {
  const view = new DataView(frame.buffer)
  frame.set(ascii('LAME3.100'), at)
  frame[at + 9] = 0x01
  frame[at + 20] = format.bitrate
  frame[at + 21] = encoderDelay >> 4
  frame[at + 22] = ((encoderDelay & 15) << 4) | (padding >> 8)
  frame[at + 23] = padding & 255
  view.setUint32(at + 28, bytes)
  view.setUint16(at + 34, crc16(frame.subarray(0, at + 34)))
}

const sideInfoBytes = ({ sampleRate, channels }: Mp3Format) =>
  sampleRate >= 32_000 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17

function isInfoFrame(bytes: Uint8Array, at: number, frame: Frame): boolean {
  const sampleRate = frame.sampleRate as Mp3Format['sampleRate']
  const tag = at + 4 + sideInfoBytes({ sampleRate, channels: frame.channels, bitrate: 64 })
  return String.fromCharCode(...bytes.subarray(tag, tag + 4)) === 'Info'
}

/** A file without its ID3 tag. */
export const withoutTag = (mp3: Uint8Array): Uint8Array => mp3.subarray(startOfAudio(mp3))

/** Past an ID3v2 tag, whose length is in four bytes of seven bits. */
function startOfAudio(bytes: Uint8Array): number {
  if (String.fromCharCode(...bytes.subarray(0, 3)) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10)
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d)
}

/** CRC-16/ARC, as LAME computes it over the frame before the checksum. */
function crc16(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return crc
}

const ascii = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

export function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
