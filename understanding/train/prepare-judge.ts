import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { sentencesOf } from '../src/tokens.ts'
import { piecesToJudge, type Vocabulary } from '../src/transformer/pieces.ts'
import { piecesKept } from './pieces-kept.ts'

/**
 * `node train/prepare-judge.ts <model folder> <samples.json> <folder>`: samples for a judge as train.py reads them.
 * A sample is `{ text, kinds, part }`: `kinds` is empty where the text is of none.
 */
interface Sample {
  readonly text: string
  readonly kinds: readonly string[]
  readonly part: string
}

const [modelFolder = '', samplesFile = '', folder = ''] = process.argv.slice(2)
const samples: readonly Sample[] = JSON.parse(readFileSync(samplesFile, 'utf8'))
const kinds = [...new Set(samples.flatMap((sample) => sample.kinds))].sort()
const words = samples.flatMap(({ text }) =>
  sentencesOf(text).flatMap((tokens) => tokens.map(({ norm }) => norm)),
)
const { pieces, rows } = piecesKept(modelFolder, words)
const vocabulary: Vocabulary = new Map(pieces.map((piece, at) => [piece, at]))

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/pieces.json`, JSON.stringify({ pieces, rows }))
writeFileSync(
  `${folder}/samples.json`,
  JSON.stringify({
    intents: kinds,
    samples: samples.map(({ text, kinds: of, part }) => ({
      part,
      from: 'wish',
      rows: piecesToJudge(text, vocabulary).rows,
      meant: of.map((kind) => kinds.indexOf(kind)),
      optional: [],
      heads: [],
      names: [],
      slips: [],
    })),
  }),
)
console.log(`${pieces.length} pieces, ${samples.length} texts, ${kinds.length} kinds`)
