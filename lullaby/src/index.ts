import { catalogue } from './catalogue.ts'
import { play, secondsOf } from './piece.ts'
import { brownNoise } from './textures/brown-noise.ts'

export { categories } from './catalogue.ts'

export interface Track {
  /** Permanent: it is stored. */
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: 'lullabies' | 'piano' | 'nature' | 'soundscapes'
  readonly tier: 'firefly' | 'starlight' | 'moonbeam'
  /** Length of the loop. */
  readonly seconds: number
}

export interface Rendered {
  readonly sampleRate: number
  /** Samples from −1 to 1; the end continues at the beginning. The level is not normalised. */
  readonly left: Float32Array
  readonly right: Float32Array
}

/** Enough for music that is rolled off above four kilohertz, and a sample rate of MP3. */
const usualRate = 32_000

/** All tracks; the first is the default. */
export const tracks: readonly Track[] = catalogue.map((each) => ({
  id: each.id,
  title: each.title,
  description: each.description,
  category: each.category,
  tier: each.tier,
  seconds: 'piece' in each ? secondsOf(each.piece) : each.seconds,
}))

/** Renders a track. Takes a second or two of one core. The same id gives the same samples every time. */
export function renderTrack(id: string, { sampleRate = usualRate }: { sampleRate?: number } = {}): Rendered {
  const track = catalogue.find((each) => each.id === id)
  if (!track) throw new Error(`There is no track ${id}`)
  const seed = seedOf(id)
  const loop =
    'piece' in track ? play(track.piece, seed, sampleRate) : track.texture(track.seconds, seed, sampleRate)
  return { sampleRate, left: loop.left, right: loop.right }
}

/** A loop of brown noise, which some children fall asleep to. The level is not normalised. */
export function renderBrownNoise(seconds: number, sampleRate: number): Rendered {
  const { left, right } = brownNoise(seconds, seedOf('brown-noise'), sampleRate)
  return { sampleRate, left, right }
}

/** A seed that depends on the id only, so that a new track does not change others. (FNV-1a) */
function seedOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
