import type { Setting } from '../words.ts'
import { type Furnished, furnishedRoom } from './furnished.ts'
import { washbasin, washbasinAt } from './layers/washbasin.ts'
import type { Place, Stage } from './stage.ts'

const roomsByThings = {
  'living-room': {
    stand: ['sofa', 'bookcase', 'plant', 'lamp', 'armchair', 'fireplace', 'globe'],
    hang: ['picture', 'mirror', 'picture', 'shelf'],
    rug: '#7a8f5c',
  },
  hallway: {
    paper: 'stripes',
    stand: ['stairs', 'door', 'hat-stand', 'umbrella-stand', 'trunk', 'plant'],
    hang: ['mirror', 'coat-hanger', 'picture', 'calendar'],
    hasWindow: false,
    rug: '#9a5a5c',
  },
  shop: {
    stand: ['counter', 'cupboard', 'bookcase', 'barrel', 'sack', 'crate', 'plant'],
    hang: ['shelf', 'banner', 'calendar', 'shelf'],
    curtain: '#c9546a',
  },
  supermarket: {
    paper: 'plain',
    stand: ['grocery-shelf', 'fridge', 'grocery-shelf', 'crate', 'grocery-shelf', 'grocery-shelf'],
    hang: ['banner', 'wall-clock', 'banner'],
    hasWindow: false,
  },
  'post-office': {
    paper: 'panels',
    stand: ['counter', 'postbox', 'sack', 'parcel', 'crate', 'board'],
    hang: ['calendar', 'shelf', 'shelf', 'picture'],
    curtain: '#5a7fb5',
  },
  hospital: {
    paper: 'plain',
    stand: ['bed', 'cupboard', 'stretcher', 'plant', 'weighing-scale', 'sink'],
    hang: ['picture', 'calendar', 'shelf'],
    curtain: '#5a9a9a',
  },
  workshop: {
    paper: 'plain',
    stand: ['desk', 'toolbox', 'barrel', 'crate', 'easel', 'wheel', 'stool', 'ladder', 'anvil'],
    hang: ['hook', 'shelf', 'shelf', 'coat-hanger', 'hook'],
    curtain: '#a9754b',
  },
  theatre: {
    paper: 'panels',
    stand: ['stage', 'spotlight', 'loudspeaker', 'music-stand', 'piano'],
    hang: ['bunting'],
    hasWindow: false,
    rug: '#8a3f5c',
  },
  'swimming-pool': {
    paper: 'stripes',
    stand: ['bench', 'shower', 'bench'],
    hasPool: true,
    hang: ['lifebelt', 'banner', 'wall-clock'],
  },
  cafe: {
    stand: ['counter', 'table', 'chair', 'plant', 'stool', 'fridge'],
    hang: ['picture', 'shelf', 'picture', 'banner'],
    curtain: '#c98a4c',
    rug: '#8f6a4c',
  },
  nursery: {
    paper: 'stars',
    stand: ['bookcase', 'rocking-horse', 'dolls-house', 'easel', 'blocks', 'table', 'cot'],
    hang: ['paper-chain', 'picture', 'picture', 'bunting'],
    rug: '#5a8fb5',
  },
  'throne-room': {
    paper: 'panels',
    stand: ['throne', 'curtain', 'statue', 'curtain', 'candlestick', 'vase'],
    hang: ['banner', 'picture', 'mirror'],
    rug: '#a03c54',
  },
  'tower-room': {
    paper: 'plain',
    stand: ['bookcase', 'cauldron', 'globe', 'desk', 'telescope', 'trunk', 'candlestick'],
    hang: ['shelf', 'mirror', 'web', 'shelf'],
    rug: '#5a4a7e',
  },
  burrow: {
    paper: 'plain',
    stand: ['armchair', 'stove', 'barrel', 'log', 'cupboard', 'lamp'],
    hang: ['shelf', 'picture', 'picture'],
    hasWindow: false,
    rug: '#a8743c',
  },
} as const satisfies Partial<Record<string, Furnished>>

/** The other wall of rooms that are built otherwise. */
const otherWalls: Partial<Record<Setting, Furnished>> = {
  kitchen: {
    paper: 'stripes',
    stand: ['fridge', 'sink', 'cupboard', 'table', 'chair', 'oven'],
    hang: ['shelf', 'calendar', 'picture', 'hook'],
  },
  library: {
    paper: 'panels',
    stand: ['bookcase', 'bookcase', 'desk', 'globe', 'armchair', 'plant', 'bookcase'],
    hang: ['picture'],
  },
  school: {
    stand: ['bookcase', 'easel', 'desk', 'chair', 'globe', 'cupboard', 'plant'],
    hang: ['picture', 'drawing', 'drawing', 'paper-chain', 'calendar'],
  },
  attic: {
    paper: 'plain',
    stand: ['trunk', 'rocking-horse', 'hat-stand', 'box', 'suitcase', 'dolls-house', 'mirror'],
    hang: ['web', 'picture'],
  },
  bathroom: {
    paper: 'stripes',
    stand: ['bath', 'toilet', 'shower', 'cupboard'],
    hang: ['shelf'],
    fixture: { draw: washbasin, from: 840, owns: washbasinAt },
  },
  laundry: {
    stand: ['clothes-horse', 'sink', 'cupboard', 'basket', 'basin', 'box'],
    hang: ['shelf', 'hook', 'calendar'],
  },
  bakery: {
    paper: 'stripes',
    stand: ['oven', 'counter', 'sack', 'cupboard', 'barrel', 'table'],
    hang: ['shelf', 'shelf', 'calendar'],
  },
  museum: {
    paper: 'panels',
    stand: ['statue', 'globe', 'vase', 'bench', 'anvil', 'statue'],
    hang: ['picture', 'picture', 'mirror', 'picture'],
    hasWindow: false,
    rug: '#9a4a5c',
  },
  ballroom: {
    paper: 'panels',
    stand: ['piano', 'curtain', 'candlestick', 'vase', 'curtain', 'music-stand'],
    hang: ['mirror', 'picture', 'bunting'],
  },
  lighthouse: {
    paper: 'plain',
    stand: ['stairs', 'desk', 'telescope', 'trunk', 'barrel', 'lamp'],
    hang: ['shelf', 'porthole', 'lifebelt', 'calendar'],
  },
  barn: {
    paper: 'plain',
    stand: ['hay', 'ladder', 'barrel', 'cart', 'hay', 'bucket'],
    hang: ['hook', 'rope-ladder'],
    hasWindow: false,
  },
}

const built = (all: Partial<Record<string, Furnished>>) =>
  Object.fromEntries(
    Object.entries(all).map(([name, furnished]) => [
      name,
      (stage: Stage) => furnishedRoom(stage, furnished as Furnished),
    ]),
  ) as Partial<Record<Setting, (stage: Stage) => Place>>

export const furnishedRooms = built(roomsByThings)
/** A room without a list for its other wall has there what the first wall had no room for. */
const rests = Object.fromEntries(
  Object.entries(roomsByThings).map(([name, furnished]) => [name, { ...furnished, isOtherWall: true }]),
)
export const otherSidesOfRooms = built({ ...rests, ...otherWalls })
