/** Samples over which the gain may change: some milliseconds at the rates of speech. */
const blockLength = 128

/**
 * Keeps the peaks of several channels under a ceiling, with one gain for all of them, as they come. What is given comes back two
 * blocks later; `rest` gives the remainder.
 */
export class PeakLimiter {
  private readonly ceiling: number
  private readonly count: number
  private waiting: Float32Array[]
  /** The gain that the block before the waiting ones needed, and the gain at its end. */
  private before = 1
  private gain = 1

  /** @param ceilingDb highest sample in dB below full scale */
  constructor(count: number, ceilingDb: number) {
    this.count = count
    this.ceiling = 10 ** (ceilingDb / 20)
    this.waiting = Array.from({ length: count }, () => new Float32Array())
  }

  add(channels: readonly Float32Array[]): Float32Array[] {
    this.waiting = this.waiting.map((rest, index) => joined(rest, channels[index] ?? new Float32Array()))
    return this.take(1)
  }

  rest(): Float32Array[] {
    const length = this.waiting[0]?.length ?? 0
    this.waiting = this.waiting.map((rest) => joined(rest, new Float32Array(2 * blockLength)))
    return this.take(1).map((channel) => channel.subarray(0, length))
  }

  /** Whole blocks, but for as many as must be looked ahead. */
  private take(ahead: number): Float32Array[] {
    const blocks = Math.max(0, Math.floor((this.waiting[0]?.length ?? 0) / blockLength) - ahead)
    const needed = Array.from({ length: blocks + ahead }, (_, block) => this.neededBy(block))
    const out = Array.from({ length: this.count }, () => new Float32Array(blocks * blockLength))
    for (let block = 0; block < blocks; block++) {
      const own = needed[block] ?? 1
      // At the border of two blocks stands the lower of what both need: in between, the gain is never too high for either.
      const end = Math.min(own, needed[block + 1] ?? 1)
      const start = Math.min(this.before, own, this.gain)
      this.ramp(out, block, start, end)
      this.before = own
      this.gain = end
    }
    this.waiting = this.waiting.map((channel) => channel.slice(blocks * blockLength))
    return out
  }

  private ramp(out: readonly Float32Array[], block: number, start: number, end: number): void {
    for (const [index, channel] of out.entries()) {
      const from = this.waiting[index]
      for (let sample = 0; sample < blockLength; sample++) {
        const at = block * blockLength + sample
        channel[at] = (from?.[at] ?? 0) * (start + ((end - start) * sample) / blockLength)
      }
    }
  }

  private neededBy(block: number): number {
    let peak = 0
    for (const channel of this.waiting) {
      for (let at = block * blockLength; at < (block + 1) * blockLength; at++) {
        peak = Math.max(peak, Math.abs(channel[at] ?? 0))
      }
    }
    return peak > this.ceiling ? this.ceiling / peak : 1
  }
}

function joined(one: Float32Array, other: Float32Array): Float32Array {
  const both = new Float32Array(one.length + other.length)
  both.set(one)
  both.set(other, one.length)
  return both
}
