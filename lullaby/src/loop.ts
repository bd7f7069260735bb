/** Seconds after which the state of every filter and reverb has decayed. */
const memorySeconds = 12

/** Audio that loops without a seam: what is added beyond the end continues at the start. */
export class Loop {
  readonly left: Float32Array
  readonly right: Float32Array
  readonly sampleRate: number

  constructor(seconds: number, sampleRate: number) {
    this.sampleRate = sampleRate
    this.left = new Float32Array(Math.round(seconds * sampleRate))
    this.right = new Float32Array(this.left.length)
  }

  /**
   * Adds a sound.
   * @param at seconds; can be before the start or after the end
   * @param pan −1 left to 1 right, with equal power
   */
  add(sound: Float32Array, at: number, gain: number, pan: number): void {
    const length = this.left.length
    const angle = ((pan + 1) * Math.PI) / 4
    const toLeft = gain * Math.cos(angle)
    const toRight = gain * Math.sin(angle)
    let place = Math.round(at * this.sampleRate) % length
    if (place < 0) place += length
    for (let index = 0; index < sound.length; index++) {
      const sample = sound[index] ?? 0
      this.left[place] = (this.left[place] ?? 0) + sample * toLeft
      this.right[place] = (this.right[place] ?? 0) + sample * toRight
      if (++place === length) place = 0
    }
  }

  /** Mixes another loop of the same length into this one. */
  mix(other: Loop, gain: number): void {
    for (const channel of ['left', 'right'] as const) {
      const samples = this[channel]
      for (let index = 0; index < samples.length; index++)
        samples[index] = (samples[index] ?? 0) + (other[channel][index] ?? 0) * gain
    }
  }

  /** Samples at the end that a filter processes before the start. */
  get memory(): number {
    return Math.min(this.left.length, memorySeconds * this.sampleRate)
  }

  /** Filters each channel, after the filter has processed the end of the loop, so that its state is continuous. */
  pass(make: (channel: 'left' | 'right') => (sample: number) => number): void {
    for (const channel of ['left', 'right'] as const) {
      const samples = this[channel]
      const filter = make(channel)
      for (let index = samples.length - this.memory; index < samples.length; index++)
        filter(samples[index] ?? 0)
      for (let index = 0; index < samples.length; index++) samples[index] = filter(samples[index] ?? 0)
    }
  }
}
