import { type Mp3Format, openMp3Encoder } from './mp3.ts'
import { decodeMp3, formOf, soundOf } from './mp3-decoder/decode-mp3.ts'
import { PeakLimiter } from './peak-limiter.ts'
import { resample } from './resample.ts'

/**
 * Gains on music as it is kept, 7 LU below a voice. Under the voice it is as loud as the player has it from the start, where the
 * story's volume is 0.8 and the music's 0.3; where the voice rests it comes up by 4 dB.
 */
const underVoice = 0.3 / 0.8
const inPauses = underVoice * 10 ** (4 / 20)

/** Above this, somebody speaks. */
const speechFrom = 0.01
/** How quickly music gives way to a voice, and how slowly it comes back. */
const giveWaySeconds = 0.08
const comeBackSeconds = 0.9

const fadeInSeconds = 1.5
/** After the end of the story, as in the player. */
const fadeOutSeconds = 8
const highestPeak = -2.5

/**
 * Lays music under a story: a loop, as long as the story and a little longer.
 * @param speech a narration of ours: MP3, one channel or two
 * @param music a track of ours: MP3, to be played round and round
 * @returns MP3 of two channels at the rate of the speech
 */
export async function mixMusic(speech: Uint8Array, music: Uint8Array): Promise<Uint8Array> {
  const { sampleRate, samples } = formOf(speech)
  const loop = loopAt(music, sampleRate)
  const format = { sampleRate: sampleRate as Mp3Format['sampleRate'], channels: 2, bitrate: 96 } as const
  const encoder = await openMp3Encoder(format)
  const limiter = new PeakLimiter(2, highestPeak)
  const mixer = new Underlay(loop, sampleRate, samples)
  for (const [left = new Float32Array(), right = left] of soundOf(speech)) {
    encoder.add(limiter.add(mixer.under(left, right)))
  }
  const silence = new Float32Array(Math.round(fadeOutSeconds * sampleRate))
  encoder.add(limiter.add(mixer.under(silence, silence)))
  encoder.add(limiter.rest())
  return encoder.file()
}

interface Loop {
  readonly left: Float32Array
  readonly right: Float32Array
}

/** What stands before the beginning of a loop is its end: so it is resampled without a seam. */
const around = 1600

function loopAt(music: Uint8Array, sampleRate: number): Loop {
  const decoded = decodeMp3(music)
  const ratio = sampleRate / decoded.sampleRate
  const turned = decoded.channels.map((channel) => {
    if (ratio === 1 || channel.length < around) return resample(channel, ratio)
    const wide = new Float32Array(channel.length + 2 * around)
    wide.set(channel.subarray(-around))
    wide.set(channel, around)
    wide.set(channel.subarray(0, around), around + channel.length)
    const edge = Math.round(around * ratio)
    return resample(wide, ratio).subarray(edge, edge + Math.floor(channel.length * ratio))
  })
  const left = turned[0] ?? new Float32Array(1)
  return { left, right: turned[1] ?? left }
}

/** Puts the loop under one piece of sound after the other. */
class Underlay {
  private readonly loop: Loop
  private readonly sampleRate: number
  private readonly spoken: number
  private at = 0
  private voice = 0
  private gain = underVoice

  /** @param spoken samples of the story: what comes after is the end */
  constructor(loop: Loop, sampleRate: number, spoken: number) {
    this.loop = loop
    this.sampleRate = sampleRate
    this.spoken = spoken
  }

  under(left: Float32Array, right: Float32Array): [Float32Array, Float32Array] {
    const { loop } = this
    const out: [Float32Array, Float32Array] = [new Float32Array(left.length), new Float32Array(left.length)]
    for (let index = 0; index < left.length; index++, this.at++) {
      const [one, other] = [left[index] ?? 0, right[index] ?? 0]
      const gain = this.follow(Math.max(Math.abs(one), Math.abs(other))) * this.fade()
      const place = this.at % loop.left.length
      out[0][index] = one + gain * (loop.left[place] ?? 0)
      out[1][index] = other + gain * (loop.right[place] ?? 0)
    }
    return out
  }

  private follow(height: number): number {
    // The voice is taken to go on for a moment between two words.
    this.voice = Math.max(height, this.voice * (1 - 8 / this.sampleRate))
    const target = this.voice > speechFrom && this.at < this.spoken ? underVoice : inPauses
    const seconds = target < this.gain ? giveWaySeconds : comeBackSeconds
    this.gain += (target - this.gain) / (seconds * this.sampleRate)
    return this.gain
  }

  private fade(): number {
    const seconds = this.at / this.sampleRate
    const after = (this.at - this.spoken) / this.sampleRate
    return Math.min(1, seconds / fadeInSeconds) * Math.max(0, Math.min(1, 1 - after / fadeOutSeconds))
  }
}
