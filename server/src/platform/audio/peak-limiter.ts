/** Samples over which the gain changes: a few milliseconds at the sample rates of speech. */
const blockLength = 128

/**
 * Keeps the peaks of several channels under a ceiling, with one gain for all of them, in a stream. The output is two blocks
 * behind the input; `flush` returns the remainder.
 */
export class PeakLimiter {
  private readonly ceiling: number
  private readonly channelCount: number
  private pending: Float32Array[]
  /** The gain that the block before the pending ones needed, and the gain at its end. */
  private previousNeededGain = 1
  private gain = 1

  /** @param ceilingDb highest sample in dB below full scale */
  constructor(count: number, ceilingDb: number) {
    this.channelCount = count
    this.ceiling = 10 ** (ceilingDb / 20)
    this.pending = Array.from({ length: count }, () => new Float32Array())
  }

  add(channels: readonly Float32Array[]): Float32Array[] {
    this.pending = this.pending.map((rest, index) => joined(rest, channels[index] ?? new Float32Array()))
    return this.process(1)
  }

  flush(): Float32Array[] {
    const length = this.pending[0]?.length ?? 0
    this.pending = this.pending.map((rest) => joined(rest, new Float32Array(2 * blockLength)))
    return this.process(1).map((channel) => channel.subarray(0, length))
  }

  /** Processes all whole blocks, except for those that are only looked at ahead. */
  private process(ahead: number): Float32Array[] {
    const blocks = Math.max(0, Math.floor((this.pending[0]?.length ?? 0) / blockLength) - ahead)
    const needed = Array.from({ length: blocks + ahead }, (_, block) => this.neededBy(block))
    const out = Array.from({ length: this.channelCount }, () => new Float32Array(blocks * blockLength))
    for (let block = 0; block < blocks; block++) {
      const own = needed[block] ?? 1
      // Where two blocks meet, the gain is the lower one of what both need, so it is never too high within either.
      const end = Math.min(own, needed[block + 1] ?? 1)
      const start = Math.min(this.previousNeededGain, own, this.gain)
      this.ramp(out, block, start, end)
      this.previousNeededGain = own
      this.gain = end
    }
    this.pending = this.pending.map((channel) => channel.slice(blocks * blockLength))
    return out
  }

  private ramp(out: readonly Float32Array[], block: number, start: number, end: number): void {
    for (const [index, channel] of out.entries()) {
      const from = this.pending[index]
      for (let sample = 0; sample < blockLength; sample++) {
        const at = block * blockLength + sample
        channel[at] = (from?.[at] ?? 0) * (start + ((end - start) * sample) / blockLength)
      }
    }
  }

  private neededBy(block: number): number {
    let peak = 0
    for (const channel of this.pending) {
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
