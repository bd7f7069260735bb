export { type Evenings, readEvenings } from './evenings.ts'
export { digestOf, eveningVectors, Likeness } from './likeness.ts'
