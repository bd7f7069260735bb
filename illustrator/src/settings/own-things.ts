import type { Setting } from '../words.ts'
import type { Place } from './stage.ts'

/**
 * What rooms that are drawn as a whole contain, and where: the size and the place that a thing of that name would need to have its top, or
 * its edges, where the drawing has them.
 */
export const ownThings: Partial<Record<Setting, NonNullable<Place['owns']>>> = {
  attic: {
    window: { x: 600, y: 480, scale: 1.3 },
    lamp: { x: 930, y: 700, scale: 1.4 },
    rug: { x: 560, y: 822, scale: 1 },
  },
  library: {
    window: { x: 600, y: 550, scale: 1.6 },
    bookcase: { x: 200, y: 704, scale: 1.8 },
    armchair: { x: 1010, y: 790, scale: 1.3 },
    ladder: { x: 840, y: 704, scale: 1.4 },
    lamp: { x: 170, y: 704, scale: 1.4 },
    rug: { x: 600, y: 822, scale: 1 },
  },
  bakery: {
    window: { x: 1040, y: 470, scale: 1.3 },
    curtain: { x: 1040, y: 470, scale: 1.3 },
    oven: { x: 260, y: 700, scale: 1.6 },
    lamp: { x: 720, y: 260, scale: 1 },
  },
  laundry: {
    window: { x: 195, y: 420, scale: 1.3 },
    shelf: { x: 1040, y: 430, scale: 1.3 },
    rug: { x: 600, y: 828, scale: 1 },
  },
  train: { window: { x: 580, y: 450, scale: 1.3 } },
  bus: { window: { x: 455, y: 450, scale: 1.2 } },
  museum: { rug: { x: 600, y: 830, scale: 1 } },
}
