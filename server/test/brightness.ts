/** How bright a sound is: frequencies in hertz under which half and 95 % of its energy are, and its centre. */
export interface Brightness {
  readonly centre: number
  readonly half: number
  readonly most: number
}

const size = 2048

/** Of the mean power spectrum of all that is not silent. */
export function brightnessOf(pcm: Float32Array, sampleRate: number): Brightness {
  const power = new Float64Array(size / 2)
  for (let from = 0; from + size <= pcm.length; from += size / 2) {
    const frame = pcm.subarray(from, from + size)
    if (frame.every((sample) => Math.abs(sample) < 0.01)) continue
    for (const [bin, each] of powerOf(frame).entries()) power[bin] = (power[bin] ?? 0) + each
  }
  const total = power.reduce((sum, each) => sum + each, 0)
  const hertz = sampleRate / size
  const upTo = (share: number) => {
    let sum = 0
    for (let bin = 0; bin < power.length; bin++) {
      sum += power[bin] ?? 0
      if (sum >= total * share) return bin * hertz
    }
    return sampleRate / 2
  }
  const centre = power.reduce((sum, each, bin) => sum + each * bin * hertz, 0) / total
  return { centre, half: upTo(0.5), most: upTo(0.95) }
}

/** Power of each frequency of a frame under a Hann window (radix 2, in place). */
function powerOf(frame: Float32Array): Float64Array {
  const real = new Float64Array(size)
  const imaginary = new Float64Array(size)
  for (let index = 0; index < size; index++) {
    const weight = 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / size)
    real[reversed(index)] = weight * (frame[index] ?? 0)
  }
  for (let half = 1; half < size; half *= 2) {
    for (let at = 0; at < half; at++) {
      const angle = (-Math.PI * at) / half
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      for (let even = at; even < size; even += 2 * half) {
        const odd = even + half
        const [re, im] = [real[odd] as number, imaginary[odd] as number]
        const [a, b] = [re * cos - im * sin, re * sin + im * cos]
        real[odd] = (real[even] as number) - a
        imaginary[odd] = (imaginary[even] as number) - b
        real[even] = (real[even] as number) + a
        imaginary[even] = (imaginary[even] as number) + b
      }
    }
  }
  return Float64Array.from(
    { length: size / 2 },
    (_, bin) => (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2,
  )
}

const bits = Math.log2(size)

function reversed(index: number): number {
  let result = 0
  for (let bit = 0; bit < bits; bit++) result = (result << 1) | ((index >> bit) & 1)
  return result
}
