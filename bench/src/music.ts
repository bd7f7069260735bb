import { renderTrack, tracks } from '../../lullaby/src/index.ts'
import { median, report } from './figures.ts'
import { framesOf, lowest, semitones } from './music-frames.ts'

/** Below this share of what two tracks differ by as a rule they are twins. */
const twins = 0.4
/** Two passages are the same where they correlate by this. Longer than a line of a song, which a song has twice. */
const passageSeconds = 20
const same = 0.9
/** Nothing is heard again before. */
const leastSeconds = 120

const sampleRate = 16_000
const framesASecond = 10

interface Sound {
  readonly id: string
  /** For each tenth of a second the level of each semitone, in decibels above the quietest that counts. */
  readonly frames: readonly Float32Array[]
}

/**
 * How alike the tracks of music are, in pairs, and how soon a passage of one is heard again. Two tracks differ in colour (levels of bands), in tones (how
 * much of each of the twelve is heard), in rhythm (how what is struck repeats, up to four seconds) and in movement (how much is struck, and
 * how far the level rises and falls). Each is divided by its median over all pairs: 1 is how much two tracks differ as a rule.
 */
export function music(): void {
  const sounds = tracks.map(({ id }): Sound => {
    const { left, right } = renderTrack(id, { sampleRate })
    const mono = left.map((sample, index) => (sample + (right[index] ?? 0)) / 2)
    return { id, frames: framesOf(mono, sampleRate, framesASecond) }
  })
  const pairs = pairsOf(sounds)
  console.log('The ten closest pairs: colour, tones, rhythm, movement, all (1 is the median of all pairs)')
  for (const { names, parts, distance } of pairs.slice(0, 10))
    console.log(`  ${names.padEnd(44)} ${[...parts, distance].map((part) => part.toFixed(2)).join('  ')}`)
  report('pairs of tracks that are twins', pairs.filter(({ distance }) => distance < twins).length, '', 0)
  console.log(
    `How much of each track (passages of ${passageSeconds} s) is heard again within ${leastSeconds} s, and the most alike`,
  )
  let repeating = 0
  for (const sound of sounds) {
    const { share, most, lag, at } = repeats(sound)
    if (share > 0) repeating++
    const where = `${at.toFixed(0)} s again at ${(at + lag).toFixed(0)} s`
    console.log(
      `  ${sound.id.padEnd(24)} ${(100 * share).toFixed(0).padStart(3)} %   ${most.toFixed(2)}  ${where}`,
    )
  }
  report('tracks of which something is heard again', repeating, '', 0)
}

function pairsOf(sounds: readonly Sound[]) {
  const profiles = sounds.map((sound) => ({ id: sound.id, ...profileOf(sound) }))
  const pairs = profiles.flatMap((one, index) =>
    profiles.slice(index + 1).map((other) => ({
      names: `${one.id}, ${other.id}`,
      parts: [
        spread(one.colour, other.colour),
        1 - cosine(one.tones, other.tones),
        1 - cosine(one.rhythm, other.rhythm),
        spread(one.movement, other.movement),
      ],
    })),
  )
  const usual = [0, 1, 2, 3].map((part) => median(pairs.map(({ parts }) => parts[part] ?? 0)))
  return pairs
    .map(({ names, parts }) => {
      const relative = parts.map((part, index) => part / (usual[index] || 1))
      return { names, parts: relative, distance: Math.sqrt(mean(relative.map((part) => part * part))) }
    })
    .toSorted((one, other) => one.distance - other.distance)
}

function profileOf({ frames }: Sound) {
  const powers = Array.from({ length: semitones }, (_, tone) =>
    mean(frames.map((frame) => 10 ** ((frame[tone] ?? 0) / 10) - 1)),
  )
  const total = powers.reduce((sum, power) => sum + power, 0)
  const bands = Array.from({ length: semitones / 4 }, (_, band) =>
    powers.slice(4 * band, 4 * band + 4).reduce((sum, power) => sum + power, 0),
  )
  const tones = Array.from({ length: 12 }, (_, tone) =>
    Math.sqrt(powers.reduce((sum, power, index) => sum + ((index + lowest) % 12 === tone ? power : 0), 0)),
  )
  const struck = struckIn(frames)
  const levels = frames.map(
    (frame) => 10 * Math.log10(frame.reduce((sum, level) => sum + 10 ** (level / 10), 0)),
  )
  return {
    colour: bands.map((power) => Math.max(-50, 10 * Math.log10(power / total + 1e-9))),
    tones: centred(tones),
    rhythm: autocorrelation(struck, 4 * framesASecond),
    movement: [2 * mean(struck), deviation(struck), deviation(levels)],
  }
}

/** How much louder the semitones get from frame to frame, in decibels on average. */
const struckIn = (frames: readonly Float32Array[]) =>
  frames.map((frame, index) => {
    const before = frames.at(index - 1) ?? frame
    return mean(Array.from(frame, (level, tone) => Math.max(0, level - (before[tone] ?? 0))))
  })

function autocorrelation(values: readonly number[], longest: number): number[] {
  const even = centred(values)
  const power = mean(even.map((value) => value * value))
  return Array.from(
    { length: longest - 2 },
    (_, lag) => mean(even.map((value, at) => value * (even[(at + lag + 3) % even.length] ?? 0))) / power,
  )
}

/** Compares every passage of a loop with every other that begins within two minutes after its end. */
function repeats({ frames }: Sound) {
  const means = Array.from({ length: semitones }, (_, tone) => mean(frames.map((frame) => frame[tone] ?? 0)))
  const even = frames.map((frame) => frame.map((level, tone) => level - (means[tone] ?? 0)))
  const count = even.length
  const length = passageSeconds * framesASecond
  const powers = passages(
    even.map((frame) => dot(frame, frame)),
    length,
  )
  const isRepeated = new Uint8Array(count)
  let [most, mostLag, mostAt] = [0, 0, 0]
  // A loop begins again after its length, which is two minutes or more.
  for (let lag = length; lag <= Math.min(leastSeconds * framesASecond, count - length); lag++) {
    const products = passages(
      even.map((frame, at) => dot(frame, even[(at + lag) % count] ?? frame)),
      length,
    )
    for (const [at, product] of products.entries()) {
      const likeness = product / Math.sqrt((powers[at] ?? 1) * (powers[(at + lag) % count] ?? 1))
      if (likeness > same) isRepeated[at] = 1
      if (likeness > most) [most, mostLag, mostAt] = [likeness, lag, at]
    }
  }
  const share = isRepeated.reduce((sum, one) => sum + one, 0) / count
  return { share, most, lag: mostLag / framesASecond, at: mostAt / framesASecond }
}

/** Sums over as many values from each place on, in a loop. */
function passages(values: readonly number[], length: number): number[] {
  let sum = values.slice(0, length).reduce((total, value) => total + value, 0)
  return values.map((value, at) => {
    const now = sum
    sum += (values[(at + length) % values.length] ?? 0) - value
    return now
  })
}

function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let index = 0; index < one.length; index++) sum += (one[index] ?? 0) * (other[index] ?? 0)
  return sum
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

const centred = (values: readonly number[]) => {
  const middle = mean(values)
  return values.map((value) => value - middle)
}

const deviation = (values: readonly number[]) =>
  Math.sqrt(mean(centred(values).map((value) => value * value)))

const spread = (one: readonly number[], other: readonly number[]) =>
  Math.sqrt(mean(one.map((value, index) => (value - (other[index] ?? 0)) ** 2)))

function cosine(one: readonly number[], other: readonly number[]): number {
  const product = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, value, index) => sum + value * (b[index] ?? 0), 0)
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other))
}
