/** The lowest of the semitones that are looked at, counted as in MIDI, and how many: C2 to B6. */
export const lowest = 36
export const semitones = 60

/** Of the spectrum; a semitone at 131 Hz is 8 hertz wide. */
const windowSamples = 4096
/** Below the loudest semitone of a sound by so many decibels nothing counts. */
const range = 60

/** The level of each semitone, in decibels above what counts, a frame for each part of a second. The sound is a loop. */
export function framesOf(mono: Float32Array, sampleRate: number, framesASecond: number): Float32Array[] {
  const hop = sampleRate / framesASecond
  const hann = Float32Array.from(
    { length: windowSamples },
    (_, index) => 0.5 - 0.5 * Math.cos((2 * Math.PI * index) / windowSamples),
  )
  const toneOf = Int16Array.from(
    { length: windowSamples / 2 },
    (_, bin) =>
      Math.round(69 + 12 * Math.log2(Math.max(1, bin) * (sampleRate / windowSamples / 440))) - lowest,
  )
  const powers = Array.from({ length: Math.floor(mono.length / hop) }, (_, frame) => {
    const real = hann.map((weight, index) => weight * (mono[(frame * hop + index) % mono.length] ?? 0))
    const imaginary = new Float32Array(windowSamples)
    transform(real, imaginary)
    const tones = new Float32Array(semitones)
    for (const [bin, tone] of toneOf.entries()) {
      if (tone >= 0 && tone < semitones)
        tones[tone] = (tones[tone] ?? 0) + (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2
    }
    return tones
  })
  const loudest = powers.reduce((most, frame) => Math.max(most, ...frame), 0)
  const floor = loudest * 10 ** (-range / 10)
  return powers.map((frame) => frame.map((power) => 10 * Math.log10(1 + power / floor)))
}

/** Fourier transform in place, of a power of two of samples. (Cooley and Tukey) */
function transform(real: Float32Array, imaginary: Float32Array): void {
  const { length } = real
  for (let index = 1, mirrored = 0; index < length; index++) {
    let bit = length >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (index < mirrored) {
      for (const part of [real, imaginary])
        [part[index], part[mirrored]] = [part[mirrored] ?? 0, part[index] ?? 0]
    }
  }
  for (let size = 2; size <= length; size *= 2) {
    const half = size / 2
    for (let at = 0; at < half; at++) {
      const cosine = Math.cos((Math.PI * at) / half)
      const sine = -Math.sin((Math.PI * at) / half)
      for (let low = at; low < length; low += size) {
        const high = low + half
        const [a = 0, b = 0, c = 0, d = 0] = [real[low], imaginary[low], real[high], imaginary[high]]
        const turnedReal = c * cosine - d * sine
        const turnedImaginary = c * sine + d * cosine
        real[low] = a + turnedReal
        imaginary[low] = b + turnedImaginary
        real[high] = a - turnedReal
        imaginary[high] = b - turnedImaginary
      }
    }
  }
}
