import type { Piece } from './piece.ts'
import { brook } from './textures/brook.ts'
import { fire } from './textures/fire.ts'
import { brownNoise, slowHeart } from './textures/hush.ts'
import { nightGarden } from './textures/night-garden.ts'
import { nightTrain } from './textures/night-train.ts'
import type { Texture } from './textures/noise.ts'
import { rain } from './textures/rain.ts'
import { sea } from './textures/sea.ts'
import { wind } from './textures/wind.ts'
import { allThroughTheNight, countingSheep, sleepyBells } from './tracks/folk-songs.ts'
import { gentleLullaby, starlightMusicBox } from './tracks/lullabies.ts'
import { driftingCanon, eveningSong, slowPrelude } from './tracks/old-masters.ts'
import { lighthouse, rockingBoat, sleepingVillage } from './tracks/own-lullabies.ts'
import { moonlitWindow, snowOnTheSill } from './tracks/piano.ts'
import { betweenTheStars, warmClouds } from './tracks/soundscapes.ts'

export const categories = [
  { id: 'lullabies', name: 'Lullabies', description: 'Old songs for falling asleep', sortOrder: 1 },
  { id: 'piano', name: 'Piano', description: 'A piano with felt on its hammers', sortOrder: 2 },
  { id: 'nature', name: 'Nature', description: 'Rain, sea, wind and a small fire', sortOrder: 3 },
  { id: 'soundscapes', name: 'Soundscapes', description: 'Long soft chords', sortOrder: 4 },
] as const

/** A track and what makes its sound. */
export type Listed = {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly category: (typeof categories)[number]['id']
  readonly tier: 'firefly' | 'starlight' | 'moonbeam'
} & ({ readonly piece: Piece } | { readonly texture: Texture; readonly seconds: number })

/** The first is the default. */
export const catalogue: readonly Listed[] = [
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
    id: 'all-through-the-night',
    title: 'All Through the Night',
    description: 'A Welsh song for a harp, and then a wooden flute',
    category: 'lullabies',
    tier: 'starlight',
    piece: allThroughTheNight,
  },
  {
    id: 'sleepy-bells',
    title: 'Sleepy Bells',
    description: 'Frère Jacques as a round of three drowsy voices',
    category: 'lullabies',
    tier: 'moonbeam',
    piece: sleepyBells,
  },
  {
    id: 'counting-sheep',
    title: 'Counting Sheep',
    description: 'Sleep, baby, sleep, on a thumb piano, a music box and a wooden flute',
    category: 'lullabies',
    tier: 'moonbeam',
    piece: countingSheep,
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
    id: 'slow-prelude',
    title: 'Slow Prelude',
    description: 'Bach’s first prelude, at the pace of breathing',
    category: 'piano',
    tier: 'starlight',
    piece: slowPrelude,
  },
  {
    id: 'evening-song',
    title: 'Evening Song',
    description: 'The moon has risen: an old song for the end of a day',
    category: 'piano',
    tier: 'moonbeam',
    piece: eveningSong,
  },
  {
    id: 'snow-on-the-sill',
    title: 'Snow on the Sill',
    description: 'A waltz too slow to dance to, on a music box and a piano',
    category: 'piano',
    tier: 'moonbeam',
    piece: snowOnTheSill,
  },
  {
    id: 'soft-rain',
    title: 'Soft Rain',
    description: 'Rain on leaves, and drops near by',
    category: 'nature',
    tier: 'firefly',
    texture: rain,
    seconds: 128,
  },
  {
    id: 'slow-sea',
    title: 'Slow Sea',
    description: 'Waves that come in and go out',
    category: 'nature',
    tier: 'starlight',
    texture: sea,
    seconds: 126,
  },
  {
    id: 'hearth',
    title: 'The Hearth',
    description: 'A small fire that needs nobody',
    category: 'nature',
    tier: 'moonbeam',
    texture: fire,
    seconds: 124,
  },
  {
    id: 'wind-in-the-pines',
    title: 'Wind in the Pines',
    description: 'Tall trees that breathe all night',
    category: 'nature',
    tier: 'moonbeam',
    texture: wind,
    seconds: 126,
  },
  {
    id: 'little-brook',
    title: 'Little Brook',
    description: 'Water that tells small stones a long story',
    category: 'nature',
    tier: 'moonbeam',
    texture: brook,
    seconds: 126,
  },
  {
    id: 'warm-clouds',
    title: 'Warm Clouds',
    description: 'Long chords and a bell far away',
    category: 'soundscapes',
    tier: 'moonbeam',
    piece: warmClouds,
  },
  {
    id: 'between-the-stars',
    title: 'Between the Stars',
    description: 'Very slow chords, and lights that come out one by one',
    category: 'soundscapes',
    tier: 'moonbeam',
    piece: betweenTheStars,
  },
  {
    id: 'drifting-canon',
    title: 'Drifting Canon',
    description: 'Pachelbel’s canon, heard from the edge of a dream',
    category: 'soundscapes',
    tier: 'moonbeam',
    piece: driftingCanon,
  },
  {
    id: 'night-train',
    title: 'Night Train',
    description: 'A sleeper train that rolls through a far valley',
    category: 'soundscapes',
    tier: 'moonbeam',
    texture: nightTrain,
    seconds: 126,
  },
  {
    id: 'rocking-boat',
    title: 'Rocking Boat',
    description: 'A harp and a music box, in no hurry to land',
    category: 'lullabies',
    tier: 'firefly',
    piece: rockingBoat,
  },
  {
    id: 'sleeping-village',
    title: 'Sleeping Village',
    description: 'A thumb piano, while window after window goes dark',
    category: 'lullabies',
    tier: 'moonbeam',
    piece: sleepingVillage,
  },
  {
    id: 'lighthouse',
    title: 'The Lighthouse',
    description: 'A harp that goes round like a light, and a piano that waits for it',
    category: 'soundscapes',
    tier: 'moonbeam',
    piece: lighthouse,
  },
  {
    id: 'deep-hush',
    title: 'Deep Hush',
    description: 'Brown noise: a low, even rumble that covers the house',
    category: 'soundscapes',
    tier: 'moonbeam',
    texture: brownNoise,
    seconds: 124,
  },
  {
    id: 'slow-heart',
    title: 'Slow Heart',
    description: 'A heartbeat heard through a pillow',
    category: 'soundscapes',
    tier: 'moonbeam',
    texture: slowHeart,
    seconds: 126,
  },
  {
    id: 'night-garden',
    title: 'Night Garden',
    description: 'Leaves that hardly move, and crickets that take turns',
    category: 'nature',
    tier: 'moonbeam',
    texture: nightGarden,
    seconds: 126,
  },
]
