import { hashOf } from './random.ts'
import type { Setting, Time } from './words.ts'

/** The few colours that a picture is mixed from, at one time of day. */
export interface Hues {
  /** Above, middle, and at the horizon. */
  readonly sky: readonly [string, string, string]
  readonly land: string
  readonly ground: string
  readonly leaf: string
  readonly water: string
  readonly wall: string
  readonly floor: string
  /** What is nearest to the eye. */
  readonly front: string
}

/** The colours of a whole story. Whatever the hour, a family of hue stays. */
interface Script {
  readonly dusk: Hues
  readonly night: Hues
  /** Mixed into the colours of a day and an afternoon, which are those of the things themselves. */
  readonly air: string
}

const hues = (
  sky: Hues['sky'],
  [land, ground, leaf, water]: readonly [string, string, string, string],
  [wall, floor, front]: readonly [string, string, string],
): Hues => ({ sky, land, ground, leaf, water, wall, floor, front })

export const colourScripts = {
  greenwood: {
    air: '#b9d48a',
    dusk: hues(
      ['#1f5c60', '#74a888', '#fbdc98'],
      ['#4a7d62', '#55804f', '#3f7d57', '#6fa390'],
      ['#8f9c62', '#74613f', '#14302a'],
    ),
    night: hues(
      ['#08211f', '#16483f', '#4f8f6c'],
      ['#215248', '#2a5a49', '#24644c', '#2f7468'],
      ['#456a54', '#454a37', '#071a18'],
    ),
  },
  sea: {
    air: '#7fd0de',
    dusk: hues(
      ['#13517f', '#4fa0b4', '#fbc596'],
      ['#44809a', '#568a8c', '#3f8f86', '#3f9cbc'],
      ['#669cab', '#7a6b63', '#0e2f48'],
    ),
    night: hues(
      ['#061a33', '#0f456c', '#3f90aa'],
      ['#175678', '#1f5f74', '#1f6a6c', '#1f6f98'],
      ['#2f6a86', '#454f5c', '#061628'],
    ),
  },
  lemon: {
    air: '#ffe27a',
    dusk: hues(
      ['#c98a34', '#efbd58', '#fdeaa0'],
      ['#bd9248', '#ad994c', '#8f9440', '#bfae78'],
      ['#e6bd60', '#a06f3c', '#4c3320'],
    ),
    night: hues(
      ['#241d2c', '#5a452f', '#c2944a'],
      ['#5c4a34', '#62553a', '#545630', '#6a5c48'],
      ['#7a5c34', '#54402c', '#17111a'],
    ),
  },
  snow: {
    air: '#dcecfa',
    dusk: hues(
      ['#5f86b8', '#b0cbe6', '#fde2d4'],
      ['#94aecb', '#bccde0', '#7298a6', '#8fb6d2'],
      ['#a9bacd', '#8a8a9c', '#384f70'],
    ),
    night: hues(
      ['#11244a', '#34588f', '#9dbfe0'],
      ['#4a6ea2', '#7f9fc8', '#4a7490', '#4a78aa'],
      ['#5f7ca8', '#54607f', '#0e1c38'],
    ),
  },
  peach: {
    air: '#ffc9a0',
    dusk: hues(
      ['#b85f5c', '#f39a70', '#ffd9a4'],
      ['#bf7f66', '#b5805e', '#948458', '#cf988a'],
      ['#e8ab80', '#a06850', '#552a34'],
    ),
    night: hues(
      ['#2b1a2a', '#70403f', '#dd8562'],
      ['#70463f', '#74503f', '#5c5440', '#7c5854'],
      ['#8f5a48', '#5c3f38', '#1c0f1a'],
    ),
  },
  barn: {
    air: '#f5c39a',
    dusk: hues(
      ['#7c2c30', '#cf5a44', '#f9c078'],
      ['#9c5342', '#967144', '#7a8048', '#b08070'],
      ['#cf7a5f', '#945c44', '#381518'],
    ),
    night: hues(
      ['#200f1a', '#5a2229', '#bd5c44'],
      ['#5c2c30', '#5e3f34', '#4c4a34', '#643c42'],
      ['#7c3f3a', '#4f3330', '#180a10'],
    ),
  },
  rose: {
    air: '#f9c4d2',
    dusk: hues(
      ['#a04a6c', '#e590a2', '#fddcc0'],
      ['#b5708a', '#a9748a', '#7f8a74', '#cf98ac'],
      ['#dc9aa6', '#96606a', '#4c1f38'],
    ),
    night: hues(
      ['#2a1026', '#702f52', '#d07f92'],
      ['#682f50', '#6c3c56', '#4f4c58', '#7c4868'],
      ['#84465f', '#56384a', '#1c0a1a'],
    ),
  },
  cobalt: {
    air: '#a9c6f5',
    dusk: hues(
      ['#1c3a8c', '#5486d4', '#f7ddb6'],
      ['#4f74b4', '#5474a0', '#4a8088', '#5f90cc'],
      ['#7494c4', '#6f6470', '#12204c'],
    ),
    night: hues(
      ['#081034', '#173684', '#5f92d4'],
      ['#244690', '#2c4f8a', '#265a78', '#2c5cae'],
      ['#3f5c9c', '#404668', '#070c26'],
    ),
  },
  clover: {
    air: '#d8ea8c',
    dusk: hues(
      ['#4fa3ac', '#bfdca0', '#fff2b4'],
      ['#7fa35c', '#86a04c', '#5f9450', '#8fbca0'],
      ['#bccb7c', '#8f7f48', '#24402c'],
    ),
    night: hues(
      ['#0d2c3a', '#2a6468', '#a4c47c'],
      ['#3c6a50', '#4a6c44', '#3c6c44', '#447c70'],
      ['#647c4c', '#4c4c34', '#0a1c1c'],
    ),
  },
  lavender: {
    air: '#d8c4f0',
    dusk: hues(
      ['#2a2a68', '#9a5a9e', '#f6a98a'],
      ['#7d5c98', '#4f4c7c', '#56678c', '#7470ae'],
      ['#86608c', '#70495e', '#221d45'],
    ),
    night: hues(
      ['#0c0f33', '#252863', '#5c4f96'],
      ['#393a7c', '#30366a', '#2f4f6c', '#34448a'],
      ['#453c76', '#43325a', '#0e0f2c'],
    ),
  },
} as const satisfies Record<string, Script>

export type ColourScript = keyof typeof colourScripts

export const isColourScript = (word: string): word is ColourScript => Object.hasOwn(colourScripts, word)

/** The colours that suit a place. */
const suited: Readonly<Record<Setting, readonly ColourScript[]>> = {
  bedroom: ['peach', 'rose', 'cobalt', 'lemon', 'sea'],
  kitchen: ['lemon', 'peach', 'barn', 'clover'],
  attic: ['lemon', 'barn', 'peach', 'cobalt'],
  library: ['greenwood', 'barn', 'cobalt', 'lemon'],
  garden: ['clover', 'rose', 'peach', 'greenwood', 'lemon'],
  park: ['greenwood', 'barn', 'lemon', 'clover', 'rose'],
  meadow: ['clover', 'lemon', 'peach', 'cobalt', 'rose'],
  forest: ['greenwood', 'barn', 'sea', 'lemon'],
  treehouse: ['greenwood', 'lemon', 'barn'],
  river: ['sea', 'greenwood', 'peach'],
  lake: ['sea', 'peach', 'cobalt', 'rose'],
  seaside: ['sea', 'peach', 'lemon', 'rose'],
  harbour: ['sea', 'barn', 'peach', 'cobalt'],
  ship: ['sea', 'cobalt', 'barn', 'peach'],
  island: ['sea', 'clover', 'peach', 'lemon'],
  mountain: ['snow', 'rose', 'cobalt', 'peach'],
  cave: ['sea', 'rose', 'lemon', 'snow'],
  village: ['peach', 'barn', 'cobalt', 'lemon', 'clover'],
  rooftops: ['peach', 'cobalt', 'barn', 'rose'],
  castle: ['rose', 'cobalt', 'greenwood', 'barn'],
  'palace-garden': ['rose', 'clover', 'lemon', 'sea'],
  ballroom: ['rose', 'lemon', 'sea', 'barn'],
  farm: ['barn', 'clover', 'lemon', 'peach'],
  school: ['lemon', 'barn', 'clover', 'sea'],
  'playing-field': ['clover', 'barn', 'cobalt', 'lemon'],
  sky: ['cobalt', 'peach', 'snow', 'rose'],
  moon: ['cobalt', 'snow', 'sea', 'rose'],
  rocket: ['cobalt', 'barn', 'sea'],
  planet: ['cobalt', 'barn', 'rose', 'sea'],
  museum: ['cobalt', 'barn', 'greenwood', 'peach'],
  snowfield: ['snow', 'cobalt', 'rose'],
  underwater: ['sea', 'cobalt', 'greenwood'],
  lighthouse: ['sea', 'barn', 'cobalt', 'peach'],
  train: ['barn', 'peach', 'greenwood', 'cobalt'],
  bakery: ['lemon', 'rose', 'peach', 'barn'],
  playground: ['clover', 'peach', 'lemon', 'sea'],
  campsite: ['greenwood', 'barn', 'cobalt', 'lemon'],
  market: ['lemon', 'peach', 'barn', 'clover'],
  greenhouse: ['greenwood', 'clover', 'rose'],
  bridge: ['peach', 'cobalt', 'sea', 'rose'],
  'canal-boat': ['sea', 'greenwood', 'barn'],
  bus: ['lemon', 'barn', 'cobalt'],
  bathroom: ['sea', 'clover', 'rose'],
  laundry: ['clover', 'sea', 'peach'],
  'rooftop-garden': ['peach', 'greenwood', 'cobalt'],
  barn: ['barn', 'lemon', 'greenwood'],
  pond: ['greenwood', 'clover', 'sea', 'peach'],
  'living-room': ['peach', 'sea', 'lemon'],
  hallway: ['clover', 'rose', 'lemon'],
  shop: ['sea', 'clover', 'rose'],
  'post-office': ['cobalt', 'barn', 'sea'],
  hospital: ['sea', 'clover', 'snow'],
  workshop: ['greenwood', 'cobalt', 'lemon'],
  theatre: ['rose', 'cobalt', 'greenwood'],
  'swimming-pool': ['sea', 'clover', 'cobalt'],
  cafe: ['clover', 'rose', 'sea'],
  nursery: ['clover', 'lemon', 'rose', 'sea'],
  'throne-room': ['rose', 'cobalt', 'greenwood'],
  'tower-room': ['greenwood', 'cobalt', 'rose'],
  burrow: ['greenwood', 'lemon', 'clover'],
  street: ['clover', 'cobalt', 'peach', 'sea'],
  station: ['barn', 'cobalt', 'sea'],
  fair: ['rose', 'clover', 'cobalt'],
  'building-site': ['lemon', 'sea', 'cobalt'],
  hill: ['clover', 'sea', 'rose'],
  field: ['clover', 'lemon', 'greenwood'],
  lane: ['greenwood', 'clover', 'rose'],
  jungle: ['greenwood', 'clover', 'sea'],
  desert: ['peach', 'lemon', 'cobalt'],
  orchard: ['clover', 'greenwood', 'rose'],
  zoo: ['clover', 'sea', 'greenwood'],
  airfield: ['cobalt', 'clover', 'snow'],
  'fire-station': ['barn', 'cobalt', 'sea'],
  car: ['sea', 'clover', 'barn', 'peach'],
  tent: ['greenwood', 'barn', 'cobalt', 'lemon'],
  supermarket: ['sea', 'clover', 'lemon', 'snow'],
  den: ['peach', 'sea', 'lemon', 'rose'],
}

const cool: readonly ColourScript[] = ['sea', 'cobalt', 'clover', 'greenwood', 'lavender', 'snow', 'rose']

/** The colours of a story, which suit the place where most of it happens; the seed chooses, so that stories of one place differ. */
export function colourScriptFor(seed: string, settings: readonly Setting[]): ColourScript {
  const pages = (setting: Setting) =>
    setting === 'bedroom' ? 0.5 : settings.filter((each) => each === setting).length
  const [main = 'bedroom'] = settings.toSorted((a, b) => pages(b) - pages(a))
  // Lamplight and wood are warm in every story: nearly half of the stories are in cool colours, whatever the place.
  const choices = hashOf(`cool:${seed}`) % 100 < 48 ? cool : suited[main]
  return choices[hashOf(`colours:${seed}`) % choices.length] ?? 'clover'
}

/** How much of a time of day the colours of a story replace. By day, grass is green and skies are blue in every story. */
export const shareAt: Readonly<Record<Time, number>> = { day: 0.2, afternoon: 0.3, dusk: 1, night: 1 }
