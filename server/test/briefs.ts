import type { Brief } from '../src/modules/stories/index.ts'

/** A short story about a child of five called Zephyrine, with nothing wished for. */
export const aBrief = (change: Partial<Brief> = {}): Brief => ({
  seed: 's',
  theme: 'animals',
  length: 'short',
  children: [{ id: 1, name: 'Zephyrine', age: 5, interests: [], appearance: { hasGlasses: false } }],
  companions: [],
  toldBefore: [],
  narration: null,
  ...change,
})
