/** Taps on each side of the centre: enough to keep aliasing below −70 dB. */
const tapsPerSide = 16
/** Steps between two samples that the kernel is tabulated for. */
const steps = 256

/**
 * Windowed-sinc interpolation to another rate.
 * @param ratio output samples for each input sample; above 1 is a higher rate
 */
export function resample(input: Float32Array, ratio: number): Float32Array {
  if (ratio === 1) return input
  const output = new Float32Array(Math.floor(input.length * ratio))
  fill(output, 0, { pcm: input, from: 0 }, ratio)
  return output
}

/** The same for sound that arrives in chunks. */
export class Resampler {
  private readonly ratio: number
  private readonly span: number
  private pcm = new Float32Array()
  /** Samples that came in before those that are kept. */
  private from = 0
  /** Samples that went out. */
  private done = 0

  constructor(ratio: number) {
    this.ratio = ratio
    this.span = Math.ceil(tapsPerSide / Math.min(1, ratio))
  }

  /** @returns what can be computed by now: the end is some samples behind what came in */
  add(chunk: Float32Array): Float32Array {
    const pcm = new Float32Array(this.pcm.length + chunk.length)
    pcm.set(this.pcm)
    pcm.set(chunk, this.pcm.length)
    this.pcm = pcm
    return this.take(Math.floor((this.from + pcm.length - this.span) * this.ratio))
  }

  flush(): Float32Array {
    return this.take(Math.floor((this.from + this.pcm.length) * this.ratio))
  }

  private take(until: number): Float32Array {
    const output = new Float32Array(Math.max(0, until - this.done))
    fill(output, this.done, { pcm: this.pcm, from: this.from }, this.ratio)
    this.done += output.length
    const used = Math.min(this.pcm.length, Math.floor(this.done / this.ratio) - this.span - this.from)
    if (used > 0) {
      this.pcm = this.pcm.slice(used)
      this.from += used
    }
    return output
  }
}

/** @param begin the number of the first output sample @param input some samples, and how many were before them */
function fill(
  output: Float32Array,
  begin: number,
  { pcm, from: before }: { readonly pcm: Float32Array; readonly from: number },
  ratio: number,
): void {
  // For a lower rate the kernel is stretched, so that it also filters the frequencies which that rate cannot represent.
  const scale = Math.min(1, ratio)
  const span = Math.ceil(tapsPerSide / scale)
  const kernel = kernelFor(scale, span)
  const taps = 2 * span
  for (let index = 0; index < output.length; index++) {
    const position = (begin + index) / ratio
    const centre = Math.floor(position)
    const row = Math.round((position - centre) * steps) * taps
    const first = centre - span + 1 - before
    const from = Math.max(0, -first)
    const to = Math.min(taps, pcm.length - first)
    let sum = 0
    // Within bounds: this loop is most of the work.
    for (let tap = from; tap < to; tap++) sum += (pcm[first + tap] as number) * (kernel[row + tap] as number)
    output[index] = sum
  }
}

const kernels = new Map<string, Float32Array>()

/** A row of weights for each step between two samples: of the samples from `span − 1` before the centre to `span` after it. */
function kernelFor(scale: number, span: number): Float32Array {
  const key = `${scale}:${span}`
  const cached = kernels.get(key)
  if (cached) return cached
  const taps = 2 * span
  const kernel = Float32Array.from({ length: (steps + 1) * taps }, (_, index) => {
    const distance = (index % taps) - span + 1 - Math.floor(index / taps) / steps
    return scale * sinc(distance * scale) * hann(distance / span)
  })
  kernels.set(key, kernel)
  return kernel
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const hann = (x: number) => (Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x))
