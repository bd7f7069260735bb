/** A filter is a function with a memory: sample in, sample out. */
export type Filter = (sample: number) => number

export function lowPass(frequency: number, sampleRate: number): Filter {
  const amount = 1 - Math.exp((-2 * Math.PI * frequency) / sampleRate)
  let held = 0
  return (sample) => {
    held += amount * (sample - held)
    return held
  }
}

export function highPass(frequency: number, sampleRate: number): Filter {
  const low = lowPass(frequency, sampleRate)
  return (sample) => sample - low(sample)
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
  const dark = lowPass(2600, sampleRate)
  let at = 0
  return (sample) => {
    const heard = line[at] ?? 0
    line[at] = sample + dark(heard) * feedback
    at = (at + 1) % line.length
    return heard
  }
}

function diffuser(ms: number, sampleRate: number): Filter {
  const line = new Float32Array(Math.round((ms / 1000) * sampleRate))
  let at = 0
  return (sample) => {
    const held = line[at] ?? 0
    const into = sample + held * 0.6
    line[at] = into
    at = (at + 1) % line.length
    return held - into * 0.6
  }
}
