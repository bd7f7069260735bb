import { writeFileSync } from 'node:fs'
import { writeWeights } from '../src/intent-model/weights.ts'
import { readCorpus } from '../test/corpus.ts'
import { hands } from './hands.ts'
import { train } from './train.ts'

/** `npm run train -w understanding`: the weights, from all of the corpus but what is kept apart. The same corpus gives the same bytes. */
const weights = train([...readCorpus('development'), ...hands.flatMap(readCorpus)])
writeFileSync(new URL('../src/intent-model/intents.weights', import.meta.url), writeWeights(weights))
