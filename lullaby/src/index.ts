import { catalogue } from './catalogue.ts'
import { play, secondsOf } from './piece.ts'

export { categories } from './catalogue.ts'

export interface Track {
  /** What the code knows it by; never changes. */
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
  /** Samples from −1 to 1; the end goes on at the beginning. The level is left to whoever plays it. */
  readonly left: Float32Array
  readonly right: Float32Array
}

/** Enough for what is rolled off above four kilohertz, and a rate that MP3 knows. */
const usualRate = 32_000

/** All music there is; the first is the default. */
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

/** A track's chances hang on its name alone, so that a new track leaves the others as they are. (FNV-1a) */
function seedOf(id: string): number {
  let hash = 0x811c9dc5
  for (const letter of id) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193)
  return hash >>> 0
}
