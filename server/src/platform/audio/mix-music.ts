import { type Mp3Format, openMp3Encoder } from './mp3.ts'
import { decodeChunks, decodeMp3, readFormat } from './mp3-decoder/decode-mp3.ts'
import { PeakLimiter } from './peak-limiter.ts'
import { resample } from './resample.ts'
import { highestVoicePeak } from './voice-loudness.ts'

/**
 * Gains on music as it is stored, 7 LU below a voice. Under the voice it is as loud as in the player with its default volumes,
 * 0.8 for the story and 0.3 for the music; in pauses it rises by 4 dB.
 */
const duckedGain = 0.3 / 0.8
const pauseGain = duckedGain * 10 ** (4 / 20)

/** Amplitude above which somebody is speaking. */
const speechThreshold = 0.01
/** How fast the music is lowered when the voice starts, and raised when it pauses. */
const attackSeconds = 0.08
const releaseSeconds = 0.35

const fadeInSeconds = 1.5
/** After the end of the story, as in the player. */
const fadeOutSeconds = 8

/**
 * Mixes looped music under a story, until a little after its end.
 * @param speech a narration that we encoded: MP3, one channel or two
 * @param music a track that we encoded: MP3, which loops
 * @returns MP3 of two channels at the rate of the speech
 */
export async function mixMusic(speech: Uint8Array, music: Uint8Array): Promise<Uint8Array> {
  const { sampleRate, samples } = readFormat(speech)
  const loop = resampledLoop(music, sampleRate)
  const format = { sampleRate: sampleRate as Mp3Format['sampleRate'], channels: 2, bitrate: 96 } as const
  const encoder = await openMp3Encoder(format)
  const limiter = new PeakLimiter(2, highestVoicePeak)
  const mixer = new MusicMixer(loop, sampleRate, samples)
  for (const [left = new Float32Array(), right = left] of decodeChunks(speech)) {
    encoder.add(limiter.add(mixer.mix(left, right)))
  }
  const silence = new Float32Array(Math.round(fadeOutSeconds * sampleRate))
  encoder.add(limiter.add(mixer.mix(silence, silence)))
  encoder.add(limiter.flush())
  return encoder.file()
}

interface Loop {
  readonly left: Float32Array
  readonly right: Float32Array
}

/** Samples from the other end of the loop that are put around it for resampling, so that the loop has no seam. */
const wrapSamples = 1600

function resampledLoop(music: Uint8Array, sampleRate: number): Loop {
  const decoded = decodeMp3(music)
  const ratio = sampleRate / decoded.sampleRate
  const resampled = decoded.channels.map((channel) => {
    if (ratio === 1 || channel.length < wrapSamples) return resample(channel, ratio)
    const wrapped = new Float32Array(channel.length + 2 * wrapSamples)
    wrapped.set(channel.subarray(-wrapSamples))
    wrapped.set(channel, wrapSamples)
    wrapped.set(channel.subarray(0, wrapSamples), wrapSamples + channel.length)
    const edge = Math.round(wrapSamples * ratio)
    return resample(wrapped, ratio).subarray(edge, edge + Math.floor(channel.length * ratio))
  })
  const left = resampled[0] ?? new Float32Array(1)
  return { left, right: resampled[1] ?? left }
}

/** Mixes the loop under sound that arrives in chunks. */
class MusicMixer {
  private readonly loop: Loop
  private readonly sampleRate: number
  private readonly speechSamples: number
  private at = 0
  private envelope = 0
  private gain = duckedGain

  /** @param spoken length of the story in samples, after which the music fades out */
  constructor(loop: Loop, sampleRate: number, spoken: number) {
    this.loop = loop
    this.sampleRate = sampleRate
    this.speechSamples = spoken
  }

  mix(left: Float32Array, right: Float32Array): [Float32Array, Float32Array] {
    const { loop } = this
    const out: [Float32Array, Float32Array] = [new Float32Array(left.length), new Float32Array(left.length)]
    for (let index = 0; index < left.length; index++, this.at++) {
      const [one, other] = [left[index] ?? 0, right[index] ?? 0]
      const gain = this.duckedGainAt(Math.max(Math.abs(one), Math.abs(other))) * this.fadeGain()
      const loopIndex = this.at % loop.left.length
      out[0][index] = one + gain * (loop.left[loopIndex] ?? 0)
      out[1][index] = other + gain * (loop.right[loopIndex] ?? 0)
    }
    return out
  }

  private duckedGainAt(amplitude: number): number {
    // The level decays slowly, so that the music does not rise between two words.
    this.envelope = Math.max(amplitude, this.envelope * (1 - 8 / this.sampleRate))
    const target = this.envelope > speechThreshold && this.at < this.speechSamples ? duckedGain : pauseGain
    const seconds = target < this.gain ? attackSeconds : releaseSeconds
    this.gain += (target - this.gain) / (seconds * this.sampleRate)
    return this.gain
  }

  private fadeGain(): number {
    const seconds = this.at / this.sampleRate
    const after = (this.at - this.speechSamples) / this.sampleRate
    return Math.min(1, seconds / fadeInSeconds) * Math.max(0, Math.min(1, 1 - after / fadeOutSeconds))
  }
}
