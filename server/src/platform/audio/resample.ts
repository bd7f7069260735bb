/** Taps on each side of the centre: enough that what folds back is below −70 dB. */
const reach = 16
/** Steps between two samples that the kernel is tabulated for. */
const steps = 256

/**
 * Windowed-sinc interpolation to another rate.
 * @param ratio output samples for each input sample; above 1 is a higher rate
 */
export function resample(input: Float32Array, ratio: number): Float32Array {
  if (ratio === 1) return input
  const output = new Float32Array(Math.floor(input.length * ratio))
  // Going down, the kernel is stretched so that it also filters what the lower rate cannot carry.
  const scale = Math.min(1, ratio)
  const span = Math.ceil(reach / scale)
  const kernel = kernelFor(scale, span)
  for (let index = 0; index < output.length; index++) {
    const position = index / ratio
    const centre = Math.floor(position)
    const step = Math.round((position - centre) * steps)
    let sum = 0
    for (let tap = -span + 1; tap <= span; tap++) {
      const sample = input[centre + tap]
      if (sample !== undefined) sum += sample * (kernel[(tap + span) * steps - step] ?? 0)
    }
    output[index] = sum
  }
  return output
}

const kernels = new Map<string, Float32Array>()

/** `kernel[(tap + span) * steps − step]` is the weight of the sample `tap` away, `step / steps` past the centre. */
function kernelFor(scale: number, span: number): Float32Array {
  const key = `${scale}:${span}`
  const known = kernels.get(key)
  if (known) return known
  const kernel = new Float32Array((2 * span + 1) * steps + 1)
  for (let index = 0; index < kernel.length; index++) {
    const distance = index / steps - span
    kernel[index] = scale * sinc(distance * scale) * hann(distance / span)
  }
  kernels.set(key, kernel)
  return kernel
}

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
const hann = (x: number) => (Math.abs(x) >= 1 ? 0 : 0.5 + 0.5 * Math.cos(Math.PI * x))
