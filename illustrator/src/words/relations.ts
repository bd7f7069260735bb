/** How somebody or something stands to another. */
export const relations = [
  'in',
  'on',
  'under',
  'behind',
  'beside',
  'between',
  'before',
  'over',
  'at',
  'held-by',
  'worn-by',
] as const
export type Relation = (typeof relations)[number]

/** Sizes beside the usual one, with their factors. */
export const sizeFactors = { tiny: 0.5, small: 0.75, big: 1.4, huge: 2, enormous: 3 } as const
export type SizeWord = keyof typeof sizeFactors
