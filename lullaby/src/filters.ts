/** A function with a state: sample in, sample out. */
export type Filter = (sample: number) => number

export function lowPass(frequency: number, sampleRate: number): Filter {
  const amount = 1 - Math.exp((-2 * Math.PI * frequency) / sampleRate)
  let state = 0
  return (sample) => {
    state += amount * (sample - state)
    return state
  }
}

export function highPass(frequency: number, sampleRate: number): Filter {
  const low = lowPass(frequency, sampleRate)
  return (sample) => sample - low(sample)
}

/**
 * Two low-passes of second order in a row: 24 dB an octave, flat below (Butterworth).
 * Source: RBJ Audio EQ Cookbook, Q 0.541 and 1.307.
 */
export function steepLowPass(frequency: number, sampleRate: number): Filter {
  const first = secondOrderLowPass(frequency, 0.5412, sampleRate)
  const second = secondOrderLowPass(frequency, 1.3066, sampleRate)
  return (sample) => second(first(sample))
}

function secondOrderLowPass(frequency: number, q: number, sampleRate: number): Filter {
  const w = (2 * Math.PI * Math.min(frequency, sampleRate * 0.45)) / sampleRate
  const alpha = Math.sin(w) / (2 * q)
  const a0 = 1 + alpha
  const b = (1 - Math.cos(w)) / 2 / a0
  const a1 = (-2 * Math.cos(w)) / a0
  const a2 = (1 - alpha) / a0
  let one = 0
  let two = 0
  return (sample) => {
    const output = b * sample + one
    one = 2 * b * sample - a1 * output + two
    two = b * sample - a2 * output
    return output
  }
}

/** A resonance: state-variable band-pass. @param q sharpness */
export function bandPass(frequency: () => number, q: number, sampleRate: number): Filter {
  let low = 0
  let band = 0
  return (sample) => {
    const f = 2 * Math.sin((Math.PI * Math.min(frequency(), sampleRate / 6)) / sampleRate)
    low += f * band
    const high = sample - low - band / q
    band += f * high
    return band
  }
}

/** Milliseconds of the echoes, chosen without a common divisor; a little apart on the two sides for width. */
const combs = {
  left: [29.7, 37.1, 41.1, 43.7, 53.3, 61.9],
  right: [30.9, 36.3, 42.3, 45.1, 51.7, 63.1],
} as const
const diffusers = [5.0, 1.7, 12.6]

/** A quiet room (Schroeder's echoes and diffusers, darker with each echo). @param seconds until it is 60 dB down */
export function room(channel: 'left' | 'right', seconds: number, wet: number, sampleRate: number): Filter {
  const echoes = combs[channel].map((ms) => echo(ms, seconds, sampleRate))
  const diffuse = diffusers.map((ms) => diffuser(ms, sampleRate))
  return (sample) => {
    let sum = 0
    for (const each of echoes) sum += each(sample)
    let spread = sum / echoes.length
    for (const each of diffuse) spread = each(spread)
    return sample * (1 - wet * 0.4) + spread * wet
  }
}

function echo(ms: number, seconds: number, sampleRate: number): Filter {
  const line = new Float32Array(Math.round((ms / 1000) * sampleRate))
  const feedback = 10 ** ((-3 * ms) / 1000 / seconds)
  const darker = 1 - Math.exp((-2 * Math.PI * 2600) / sampleRate)
  let damped = 0
  let at = 0
  return (sample) => {
    const delayed = line[at] ?? 0
    damped += darker * (delayed - damped)
    line[at] = sample + damped * feedback
    if (++at === line.length) at = 0
    return delayed
  }
}

function diffuser(ms: number, sampleRate: number): Filter {
  const line = new Float32Array(Math.round((ms / 1000) * sampleRate))
  let at = 0
  return (sample) => {
    const delayed = line[at] ?? 0
    const input = sample + delayed * 0.6
    line[at] = input
    if (++at === line.length) at = 0
    return delayed - input * 0.6
  }
}
