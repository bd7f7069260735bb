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
  // For a lower rate the kernel is stretched, so that it also filters the frequencies which that rate cannot represent.
  const scale = Math.min(1, ratio)
  const span = Math.ceil(tapsPerSide / scale)
  const kernel = kernelFor(scale, span)
  const taps = 2 * span
  for (let index = 0; index < output.length; index++) {
    const position = index / ratio
    const centre = Math.floor(position)
    const row = Math.round((position - centre) * steps) * taps
    const first = centre - span + 1
    const from = Math.max(0, -first)
    const to = Math.min(taps, input.length - first)
    let sum = 0
    // Within bounds: this loop is most of the work.
    for (let tap = from; tap < to; tap++)
      sum += (input[first + tap] as number) * (kernel[row + tap] as number)
    output[index] = sum
  }
  return output
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
