import type { Loop } from './loop.ts'
import { hearth, ocean, rain } from './nature.ts'
import { type Piece, play, secondsOf } from './piece.ts'
import { gentleLullaby, starlightMusicBox } from './tracks/lullabies.ts'
import { moonlitWindow } from './tracks/piano.ts'
import { warmClouds } from './tracks/soundscapes.ts'

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

export const categories = [
  { id: 'lullabies', name: 'Lullabies', description: 'Old songs for falling asleep', sortOrder: 1 },
  { id: 'piano', name: 'Piano', description: 'A piano with felt on its hammers', sortOrder: 2 },
  { id: 'nature', name: 'Nature', description: 'Rain, sea and a small fire', sortOrder: 3 },
  { id: 'soundscapes', name: 'Soundscapes', description: 'Long soft chords', sortOrder: 4 },
] as const

/** Enough for what is rolled off above four kilohertz, and a rate that MP3 knows. */
const usualRate = 32_000

type Listed = Omit<Track, 'seconds'> &
  ({ readonly piece: Piece } | { readonly texture: Texture; readonly seconds: number })
type Texture = (seconds: number, seed: number, sampleRate: number) => Loop

const listed: readonly Listed[] = [
  {
    id: 'gentle-lullaby',
    title: 'Gentle Lullaby',
    description: 'Brahms’ cradle song on a harp and a music box',
    category: 'lullabies',
    tier: 'firefly',
    piece: gentleLullaby,
  },
  {
    id: 'starlight-music-box',
    title: 'Starlight Music Box',
    description: 'Twinkle, twinkle, very slowly',
    category: 'lullabies',
    tier: 'starlight',
    piece: starlightMusicBox,
  },
  {
    id: 'moonlit-window',
    title: 'Moonlit Window',
    description: 'A quiet piano by an open window',
    category: 'piano',
    tier: 'starlight',
    piece: moonlitWindow,
  },
  {
    id: 'soft-rain',
    title: 'Soft Rain',
    description: 'Rain on leaves, and drops near by',
    category: 'nature',
    tier: 'firefly',
    texture: rain,
    seconds: 64,
  },
  {
    id: 'slow-sea',
    title: 'Slow Sea',
    description: 'Waves that come in and go out',
    category: 'nature',
    tier: 'starlight',
    texture: ocean,
    seconds: 81,
  },
  {
    id: 'hearth',
    title: 'The Hearth',
    description: 'A small fire that needs nobody',
    category: 'nature',
    tier: 'moonbeam',
    texture: hearth,
    seconds: 60,
  },
  {
    id: 'warm-clouds',
    title: 'Warm Clouds',
    description: 'Long chords and a bell far away',
    category: 'soundscapes',
    tier: 'moonbeam',
    piece: warmClouds,
  },
]

/** All music there is; the first is the default. */
export const tracks: readonly Track[] = listed.map((each) => ({
  id: each.id,
  title: each.title,
  description: each.description,
  category: each.category,
  tier: each.tier,
  seconds: 'piece' in each ? secondsOf(each.piece) : each.seconds,
}))

/** Renders a track. Takes a second or two of one core. The same id gives the same samples every time. */
export function renderTrack(id: string, { sampleRate = usualRate }: { sampleRate?: number } = {}): Rendered {
  const index = listed.findIndex((each) => each.id === id)
  const track = listed[index]
  if (!track) throw new Error(`There is no track ${id}`)
  const seed = 1000 + index
  const loop =
    'piece' in track ? play(track.piece, seed, sampleRate) : track.texture(track.seconds, seed, sampleRate)
  return { sampleRate, left: loop.left, right: loop.right }
}
