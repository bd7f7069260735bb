/** Seconds after which no filter and no room of ours remembers what it heard. */
const memorySeconds = 12

/** Sound that ends where it begins: what is played past the end goes on at the start, so that there is no seam to hear. */
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
   * @param at seconds; may lie before the start or after the end
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

  /** Lays another loop of the same length over this one. */
  mix(other: Loop, gain: number): void {
    for (const channel of ['left', 'right'] as const) {
      const samples = this[channel]
      for (let index = 0; index < samples.length; index++)
        samples[index] = (samples[index] ?? 0) + (other[channel][index] ?? 0) * gain
    }
  }

  /** Samples of its end that a filter hears before it begins. */
  get memory(): number {
    return Math.min(this.left.length, memorySeconds * this.sampleRate)
  }

  /** Replaces each channel by what a filter with a memory makes of it, once the memory has heard the loop's end before. */
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
