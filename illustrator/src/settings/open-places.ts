import { mix } from '../palette.ts'
import { path } from '../paper.ts'
import type { Setting, Thing } from '../words.ts'
import { furnish, wallOf } from './furnished.ts'
import { house } from './layers/buildings.ts'
import { frame } from './layers/frames.ts'
import { flowers, ground, hills, mountains, pathway } from './layers/land.ts'
import { sky } from './layers/sky.ts'
import { houses } from './layers/streets.ts'
import { grove, palm, treeline } from './layers/trees.ts'
import { water } from './layers/water.ts'
import { onWater, outside, type Place, type Stage, wide } from './stage.ts'

type Horizon = 'hills' | 'trees' | 'pines' | 'sea' | 'town' | 'mountains' | 'dunes' | 'palms' | 'street'
type Ground = 'grass' | 'sand' | 'stone' | 'earth'

/** An open place by what is at its horizon, what the ground is, and what stands there. */
interface Open {
  readonly horizon: Horizon
  readonly ground: Ground
  readonly stand: readonly Thing[]
  readonly path?: boolean
  readonly edge?: Parameters<typeof frame>[1]
  readonly near?: number
  /** Seen towards its other end: another horizon, and what the first side has no room for. */
  readonly isOtherEnd?: boolean
}

const horizons: Record<Horizon, (s: Stage) => string> = {
  hills: (s) =>
    hills(s, 470, 60, s.palette.far) +
    treeline(s, 'round', 560, 50, s.palette.middle) +
    hills(s, 600, 40, s.palette.middle),
  trees: (s) =>
    hills(s, 500, 30, s.palette.far) +
    treeline(s, 'round', 600, 130, s.palette.middle) +
    grove(s, 'round', 640, 5, 0.9, s.palette.near),
  pines: (s) =>
    treeline(s, 'pine', 600, 220, s.palette.far) + grove(s, 'pine', 650, 6, 0.9, s.palette.middle),
  sea: (s) => water(s, 500),
  town: (s) =>
    hills(s, 480, 30, s.palette.far) +
    [80, 250, 420, 600, 780, 950, 1120]
      .map((x, index) => house(s, x, 640 + (index % 2) * 8, 0.9 + (index % 3) * 0.1, 1 + (index % 2) * 0.4))
      .join(''),
  street: houses,
  mountains: (s) => mountains(s, 600, s.palette.far, true) + hills(s, 600, 30, s.palette.middle),
  dunes: (s) =>
    hills(s, 540, 70, mix('#e2c07c', s.palette.far, s.palette.dark ? 0.6 : 0.3), 3) +
    hills(s, 610, 50, mix('#e2c07c', s.palette.middle, s.palette.dark ? 0.5 : 0.2), 2),
  palms: (s) =>
    treeline(s, 'round', 600, 180, s.palette.far) +
    palm(s, 140, 700, 1.2) +
    palm(s, 1040, 690, 1.3) +
    palm(s, 420, 660, 0.9),
}

/** What lies at the other end of such a place. */
const opposite: Readonly<Record<Horizon, Horizon>> = {
  hills: 'trees',
  trees: 'hills',
  pines: 'mountains',
  sea: 'sea',
  town: 'hills',
  mountains: 'pines',
  dunes: 'dunes',
  palms: 'palms',
  street: 'town',
}

const colourOf = (s: Stage, kind: Ground): string => {
  const { palette, weather } = s
  if (weather === 'snow') return mix('#eaf0fa', palette.sky[2], palette.dark ? 0.5 : 0.14)
  if (kind === 'grass') return palette.ground
  const own = { sand: '#ecd09a', stone: '#b8b0b4', earth: '#a98560' }[kind]
  return mix(own, palette.ground, palette.dark ? 0.62 : 0.22)
}

export function openPlace(
  s: Stage,
  { horizon: first, ground: kind, stand, path: hasPath, edge, near, isOtherEnd = false }: Open,
): Place {
  const horizon = isOtherEnd ? opposite[first] : first
  const row = wallOf(s.fixed, stand, [0, wide], 60, isOtherEnd)
  return outside(
    sky(s) +
      horizons[horizon](s) +
      ground(s, 646, colourOf(s, kind), kind === 'grass') +
      (hasPath ? pathway(s, 650, 540, s.fixed.pick([420, 620, 760])) : '') +
      row.map(({ thing, x }, index) => furnish(s, thing, x, 690 + (index % 2) * 16)).join('') +
      (s.weather === 'snow'
        ? snowOn(
            s,
            row.map(({ x }) => x),
          )
        : kind === 'grass'
          ? flowers(s, 690, 18)
          : ''),
    frame(s, edge ?? 'grass'),
    800,
    s.fixed.pick([500, 580, 660]),
    { near: near ?? 1.18, ...(horizon === 'sea' && { boxes: onWater }) },
  )
}

/** Snow drifts about the feet of what stands there. */
const snowOn = ({ palette }: Stage, feet: readonly number[]): string =>
  feet
    .map((x) =>
      path(
        `M${x - 110} 716Q${x - 50} 676 ${x} 690Q${x + 60} 674 ${x + 110} 716z`,
        mix('#f4f7fd', palette.sky[2], palette.dark ? 0.4 : 0.1),
      ),
    )
    .join('')

const openPlaces = {
  street: {
    horizon: 'street',
    ground: 'stone',
    stand: [
      'postbox',
      'bench',
      'bus-stop',
      'tree',
      'bin',
      'bicycle',
      'traffic-light',
      'tree',
      'signpost',
      'hedge',
      'telephone-box',
      'flowerpot',
    ],
    edge: 'boughs',
  },
  station: {
    horizon: 'town',
    ground: 'stone',
    stand: ['train', 'bench', 'street-lamp', 'signpost', 'suitcase'],
    edge: 'boughs',
  },
  fair: { horizon: 'hills', ground: 'grass', stand: ['big-wheel', 'carousel', 'stall', 'tent', 'bunting'] },
  'building-site': {
    horizon: 'town',
    ground: 'earth',
    stand: ['building-crane', 'digger', 'scaffold', 'cone', 'wall', 'lorry'],
  },
  hill: { horizon: 'mountains', ground: 'grass', stand: ['rock', 'bush', 'signpost', 'tree'], path: true },
  field: {
    horizon: 'trees',
    ground: 'grass',
    stand: ['hay', 'gate', 'scarecrow', 'fence', 'stile', 'hedge'],
    path: true,
  },
  lane: {
    horizon: 'trees',
    ground: 'earth',
    stand: ['hedge', 'gate', 'signpost', 'wall', 'tree', 'cottage'],
    path: true,
    edge: 'boughs',
  },
  jungle: {
    horizon: 'palms',
    ground: 'grass',
    stand: ['bush', 'rock', 'tree', 'plant', 'arch'],
    edge: 'ferns',
  },
  desert: { horizon: 'dunes', ground: 'sand', stand: ['rock', 'tent', 'well', 'stone'], edge: 'reeds' },
  orchard: {
    horizon: 'hills',
    ground: 'grass',
    stand: ['tree', 'ladder', 'tree', 'barrow', 'tree', 'crate'],
    edge: 'boughs',
  },
  zoo: {
    horizon: 'trees',
    ground: 'grass',
    stand: ['fence', 'signpost', 'tree', 'rock', 'stall'],
    path: true,
  },
  airfield: { horizon: 'hills', ground: 'grass', stand: ['plane', 'tower', 'flagpole', 'van'] },
  'fire-station': {
    horizon: 'town',
    ground: 'stone',
    stand: ['fire-engine', 'flagpole', 'tower', 'bell'],
    edge: 'boughs',
  },
} as const satisfies Partial<Record<string, Open>>

/** The other side of places that are built otherwise. */
const otherSides: Partial<Record<Setting, Open>> = {
  village: {
    horizon: 'street',
    ground: 'stone',
    stand: ['well', 'bench', 'stall', 'tree', 'postbox'],
    edge: 'boughs',
  },
  garden: {
    horizon: 'trees',
    ground: 'grass',
    stand: ['shed', 'greenhouse', 'washing-line', 'barrow', 'tree', 'bush'],
    path: true,
  },
  park: {
    horizon: 'trees',
    ground: 'grass',
    stand: ['fountain', 'bench', 'tree', 'bin', 'statue', 'street-lamp'],
    path: true,
  },
  meadow: { horizon: 'mountains', ground: 'grass', stand: ['tree', 'rock', 'stile', 'bush'], path: true },
  forest: {
    horizon: 'pines',
    ground: 'earth',
    stand: ['stump', 'rock', 'bush', 'log', 'tree'],
    edge: 'ferns',
  },
  seaside: {
    horizon: 'sea',
    ground: 'sand',
    stand: ['deckchair', 'sandcastle', 'rock', 'hull'],
    edge: 'reeds',
  },
  island: { horizon: 'sea', ground: 'sand', stand: ['rock', 'hull', 'barrel', 'tent'], edge: 'ferns' },
  harbour: {
    horizon: 'sea',
    ground: 'stone',
    stand: ['crate', 'barrel', 'buoy', 'anchor', 'bench', 'street-lamp'],
    edge: 'reeds',
  },
  farm: { horizon: 'hills', ground: 'grass', stand: ['tractor', 'hay', 'fence', 'shed', 'well', 'cart'] },
  playground: {
    horizon: 'town',
    ground: 'grass',
    stand: ['slide', 'climbing-frame', 'see-saw', 'roundabout', 'sandpit', 'bench'],
  },
  'playing-field': {
    horizon: 'trees',
    ground: 'grass',
    stand: ['goal', 'bench', 'podium', 'tree', 'flagpole'],
  },
  castle: {
    horizon: 'mountains',
    ground: 'grass',
    stand: ['arch', 'wall', 'tower', 'well', 'bush'],
    path: true,
  },
  'palace-garden': {
    horizon: 'trees',
    ground: 'grass',
    stand: ['fountain', 'hedge', 'statue', 'arch', 'bench'],
    path: true,
  },
  market: {
    horizon: 'street',
    ground: 'stone',
    stand: ['stall', 'stall', 'barrel', 'crate', 'cart'],
    edge: 'boughs',
  },
  campsite: {
    horizon: 'pines',
    ground: 'grass',
    stand: ['tent', 'log', 'campfire', 'stump', 'canoe'],
    edge: 'ferns',
  },
  lake: { horizon: 'sea', ground: 'grass', stand: ['jetty', 'rock', 'canoe', 'bush'], edge: 'reeds' },
  river: { horizon: 'hills', ground: 'grass', stand: ['bridge', 'rock', 'bush', 'mill'], edge: 'reeds' },
  pond: { horizon: 'trees', ground: 'grass', stand: ['lake', 'bench', 'bush', 'log'], edge: 'reeds' },
  mountain: {
    horizon: 'mountains',
    ground: 'grass',
    stand: ['rock', 'cottage', 'signpost', 'rock'],
    path: true,
  },
  'rooftop-garden': {
    horizon: 'town',
    ground: 'stone',
    stand: ['plant', 'flowerpot', 'bench', 'greenhouse', 'chimney'],
    edge: 'leaves',
  },
}

const built = (all: Partial<Record<string, Open>>) =>
  Object.fromEntries(
    Object.entries(all).map(([name, open]) => [name, (stage: Stage) => openPlace(stage, open as Open)]),
  ) as Partial<Record<Setting, (stage: Stage) => Place>>

export const openSettings = built(openPlaces)
/** A place without a list for its other side has there what the first side had no room for. */
const rests = Object.fromEntries(
  Object.entries(openPlaces).map(([name, open]) => [name, { ...open, isOtherEnd: true }]),
)
export const otherSidesOutside = built({ ...rests, ...otherSides })
