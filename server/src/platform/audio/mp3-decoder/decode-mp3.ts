import { frameAt, framesOf, infoOf, startOffsetSamples } from '../mp3.ts'
import { type Bands, bandsOf } from './bands.ts'
import { Bits } from './bits.ts'
import { Hybrid } from './hybrid.ts'
import { readLowRateScaleFactors, readScaleFactors } from './scale-factors.ts'
import { type FrameForm, type GranuleInfo, readSideInfo, type SideInfo, UnreadableMp3 } from './side-info.ts'
import { lines, readSpectrum } from './spectrum.ts'
import { Synthesis } from './synthesis.ts'

export interface DecodedMp3 {
  /** One array per channel, samples from −1 to 1, as long as what was encoded. */
  readonly channels: Float32Array[]
  readonly sampleRate: number
}

/**
 * Decodes a file that we encoded: Layer III with a constant bit rate, mono or stereo, with the Info frame that states its length.
 * @throws {UnreadableMp3} for anything that our encoder does not write
 */
export function decodeMp3(mp3: Uint8Array): DecodedMp3 {
  const { sampleRate, count, samples } = readFormat(mp3)
  const channels = Array.from({ length: count }, () => new Float32Array(samples))
  let at = 0
  for (const chunk of decodeChunks(mp3)) {
    for (const [channel, pcm] of chunk.entries()) channels[channel]?.set(pcm, at)
    at += chunk[0]?.length ?? 0
  }
  return { channels, sampleRate }
}

/** @returns the rate, the number of channels, and the length in samples, of what was encoded */
export function readFormat(mp3: Uint8Array): { sampleRate: number; count: 1 | 2; samples: number } {
  const first = frameAt(framesOf(mp3), 0)
  const info = infoOf(mp3)
  if (!first || !info) throw new UnreadableMp3('no frame or no Info frame')
  return { sampleRate: first.sampleRate, count: first.channels, samples: info.samples }
}

/**
 * Decodes a file in chunks, so that a long story is never in memory as a whole.
 * @param part the samples to decode, `to` excluded; without it from the first to the last
 */
export function* decodeChunks(
  mp3: Uint8Array,
  part: { readonly from: number; readonly to: number } = { from: 0, to: Number.POSITIVE_INFINITY },
): Generator<Float32Array[]> {
  const { samples } = readFormat(mp3)
  const { frames, skipped } = framesFrom(framesOf(mp3), part.from + startOffsetSamples)
  let skip = part.from + startOffsetSamples - skipped
  let left = Math.min(part.to, samples) - part.from
  for (const chunk of decodedFrames(frames)) {
    if (left <= 0) return
    const length = chunk[0]?.length ?? 0
    const from = Math.min(skip, length)
    skip -= from
    const to = Math.min(length, from + left)
    left -= to - from
    if (to > from) yield chunk.map((channel) => channel.subarray(from, to))
  }
}

/** Frames on which a frame depends: its main data may begin in earlier ones, and it overlaps with the one before it. */
const neededFrames = 6

/** Frames from a little before a sample on, and how many samples are in those that are left out. */
function framesFrom(frames: Uint8Array, sample: number): { frames: Uint8Array; skipped: number } {
  const first = frameAt(frames, 0)
  const leaveOut = first ? Math.max(0, Math.floor(sample / first.samples) - neededFrames) : 0
  let at = 0
  for (let frame = 0; frame < leaveOut; frame++) at += frameAt(frames, at)?.bytes ?? 0
  return { frames: frames.subarray(at), skipped: leaveOut * (first?.samples ?? 0) }
}

interface Channel {
  readonly hybrid: Hybrid
  readonly synthesis: Synthesis
}

function* decodedFrames(frames: Uint8Array): Generator<Float32Array[]> {
  const channels = [0, 1].map((): Channel => ({ hybrid: new Hybrid(), synthesis: new Synthesis() }))
  let reservoir = new Uint8Array()
  for (let at = 0; at < frames.length; ) {
    const frame = frameAt(frames, at)
    if (!frame) return
    const form = { isVersion1: frame.sampleRate > 24_000, channels: frame.channels }
    const bytes = frames.subarray(at, at + frame.bytes)
    const head = 4 + ((bytes[1] ?? 0) & 1 ? 0 : 2)
    const side = readSideInfo(bytes.subarray(head), form)
    const ownData = bytes.subarray(head + sideInfoBytes(form))
    const isWhole = side.mainDataBegin <= reservoir.length
    const mainData = concatenated(reservoir.subarray(reservoir.length - side.mainDataBegin), ownData)
    const bands = bandsOf[frame.sampleRate]
    if (!bands) throw new UnreadableMp3('unknown sample rate')
    const count = side.granules.length * lines
    const silence = () => Array.from({ length: form.channels }, () => new Float32Array(count))
    // The main data of a frame may begin in an earlier one that was cut off.
    yield isWhole ? decodeFrame(mainData, side, { form, bands, channels, stereo: bytes[3] ?? 0 }) : silence()
    reservoir = mainData.slice(-longestReservoir)
    at += frame.bytes
  }
}

const longestReservoir = 511

const sideInfoBytes = ({ isVersion1, channels }: FrameForm) =>
  isVersion1 ? (channels === 1 ? 17 : 32) : channels === 1 ? 9 : 17

interface FrameContext {
  readonly form: FrameForm
  readonly bands: Bands
  readonly channels: readonly Channel[]
  /** The byte of the header that says how two channels are encoded together. */
  readonly stereo: number
}

function decodeFrame(main: Uint8Array, side: SideInfo, { form, bands, channels, stereo }: FrameContext) {
  const bits = new Bits(main)
  const sound = Array.from({ length: form.channels }, () => new Float32Array(side.granules.length * lines))
  const scales: Uint8Array[] = []
  for (const [granule, infos] of side.granules.entries()) {
    const spectra = infos.map((info, channel) => {
      const end = bits.at + info.bits
      const before = granule === 0 ? undefined : scales[channel]
      const read = form.isVersion1
        ? readScaleFactors(bits, info, before, side.shared[channel] ?? 0)
        : readLowRateScaleFactors(bits, info)
      scales[channel] = read
      return readSpectrum(bits, end, info, read, bands)
    })
    decodeMidSide(spectra, stereo)
    for (const [channel, pcm] of sound.entries()) {
      synthesize(channels[channel], spectra[channel], infos[channel], pcm, granule * lines)
    }
  }
  return sound
}

function synthesize(
  channel: Channel | undefined,
  spectrum: Float32Array | undefined,
  info: GranuleInfo | undefined,
  into: Float32Array,
  at: number,
): void {
  if (!channel || !spectrum || !info) return
  channel.synthesis.synthesize(channel.hybrid.transform(spectrum, info.blockType), into, at)
}

/** Middle and side become left and right. */
function decodeMidSide(spectra: readonly Float32Array[], stereo: number): void {
  const [one, other] = spectra
  const isJoint = stereo >> 6 === 1
  if (!one || !other || !isJoint) return
  if (stereo & 0x10) throw new UnreadableMp3('intensity stereo')
  if (!(stereo & 0x20)) return
  for (let line = 0; line < lines; line++) {
    const middle = (one[line] ?? 0) * Math.SQRT1_2
    const side = (other[line] ?? 0) * Math.SQRT1_2
    one[line] = middle + side
    other[line] = middle - side
  }
}

function concatenated(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
