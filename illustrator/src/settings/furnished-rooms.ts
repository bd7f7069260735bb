import type { Setting } from '../words.ts'
import { bathroom } from './bathroom.ts'
import { type Furnished, furnishedRoom } from './furnished.ts'
import { kitchen } from './kitchen.ts'
import { staircase, stairsAt } from './layers/staircase.ts'
import { livingRoom } from './living-room.ts'
import { school } from './school.ts'
import type { Place, Stage } from './stage.ts'

const roomsByThings = {
  hallway: {
    dados: ['boards', 'paint', 'none', 'boards'],
    floors: ['boards', 'chequer', 'tiles', 'planks'],
    stand: ['door', 'hat-stand', 'umbrella-stand', 'trunk', 'plant'],
    hang: ['mirror', 'coat-hanger', 'picture', 'calendar'],
    fixture: {
      draw: (stage, decor) => staircase(stage, decor, 640, 712),
      from: 640,
      owns: { stairs: stairsAt(640, 712) },
    },
    hasWindow: false,
    hasRug: true,
  },
  shop: {
    stand: ['counter', 'cupboard', 'bookcase', 'barrel', 'sack', 'crate', 'plant'],
    hang: ['shelf', 'banner', 'calendar', 'shelf'],
  },
  supermarket: {
    paper: 'plain',
    floors: ['tiles', 'chequer'],
    stand: ['grocery-shelf', 'fridge', 'grocery-shelf', 'crate', 'grocery-shelf', 'grocery-shelf'],
    hang: ['banner', 'wall-clock', 'banner'],
    hasWindow: false,
  },
  'post-office': {
    paper: 'panels',
    stand: ['counter', 'postbox', 'sack', 'parcel', 'crate', 'board'],
    hang: ['calendar', 'shelf', 'shelf', 'picture'],
  },
  hospital: {
    paper: 'plain',
    dados: ['paint', 'tiles'],
    floors: ['tiles', 'planks'],
    stand: ['bed', 'cupboard', 'stretcher', 'plant', 'weighing-scale', 'sink'],
    hang: ['picture', 'calendar', 'shelf'],
  },
  workshop: {
    paper: 'plain',
    stand: ['desk', 'toolbox', 'barrel', 'crate', 'easel', 'wheel', 'stool', 'ladder', 'anvil'],
    hang: ['hook', 'shelf', 'shelf', 'coat-hanger', 'hook'],
  },
  theatre: {
    paper: 'panels',
    stand: ['stage', 'spotlight', 'loudspeaker', 'music-stand', 'piano'],
    hang: ['bunting'],
    hasWindow: false,
    hasRug: true,
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
    hasRug: true,
  },
  nursery: {
    dados: ['none', 'paint', 'boards'],
    floors: ['boards', 'carpet', 'planks'],
    stand: ['bookcase', 'rocking-horse', 'dolls-house', 'easel', 'blocks', 'table', 'cot'],
    hang: ['paper-chain', 'picture', 'picture', 'bunting'],
    hasRug: true,
  },
  'throne-room': {
    paper: 'panels',
    stand: ['throne', 'curtain', 'statue', 'curtain', 'candlestick', 'vase'],
    hang: ['banner', 'picture', 'mirror'],
    hasRug: true,
  },
  'tower-room': {
    paper: 'plain',
    dados: ['bricks', 'none'],
    stand: ['bookcase', 'cauldron', 'globe', 'desk', 'telescope', 'trunk', 'candlestick'],
    hang: ['shelf', 'mirror', 'web', 'shelf'],
    hasRug: true,
  },
  burrow: {
    paper: 'plain',
    dados: ['none'],
    floors: ['boards', 'carpet'],
    stand: ['armchair', 'stove', 'barrel', 'log', 'cupboard', 'lamp'],
    hang: ['shelf', 'picture', 'picture'],
    hasWindow: false,
    hasRug: true,
  },
} as const satisfies Partial<Record<string, Furnished>>

/** The other wall of rooms that are built otherwise. */
const otherWalls: Partial<Record<Setting, Furnished>> = {
  library: {
    paper: 'panels',
    stand: ['bookcase', 'bookcase', 'desk', 'globe', 'armchair', 'plant', 'bookcase'],
    hang: ['picture'],
  },
  attic: {
    paper: 'plain',
    stand: ['trunk', 'rocking-horse', 'hat-stand', 'box', 'suitcase', 'dolls-house', 'mirror'],
    hang: ['web', 'picture'],
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
    hasRug: true,
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
export const otherSidesOfRooms = {
  ...built({ ...rests, ...otherWalls }),
  bathroom,
  kitchen,
  'living-room': livingRoom,
  school,
}
