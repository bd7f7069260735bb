import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { eveningVectors, readEvenings } from '../src/likeness/index.ts'

/** `npm run evenings`: what the sentences of evenings.txt are like, for the product to read. To be run whenever they change. */
const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const likely = 'server/src/modules/stories/request/likely-plots'
const text = readFileSync(at('storyteller/src/evenings.txt'), 'utf8')
const vectors = eveningVectors(
  readEvenings(text),
  createHash('sha256').update(text).digest('hex'),
  readFileSync(at(`${likely}/likeness.weights`)),
)
writeFileSync(at(`${likely}/evenings.vectors`), vectors)
console.log(`${vectors.length} bytes`)
