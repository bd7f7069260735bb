import { type Features, featuresOf, rowCount } from '../src/intent-model/features.ts'
import { likelihoods, shareOf, type Weights } from '../src/intent-model/weights.ts'
import { intents } from '../src/intents.ts'
import { sentencesOf } from '../src/tokens.ts'
import { wordVectors } from '../src/word-vectors/word-vectors.ts'
import type { Sample } from '../test/corpus.ts'

const classes: readonly string[] = [...Object.keys(intents), 'none']

interface Example {
  readonly features: Features
  readonly label: number
  readonly weight: number
}

export interface Settings {
  readonly epochs: number
  readonly rate: number
  readonly decay: number
}

export const settings: Settings = { epochs: 14, rate: 0.25, decay: 2e-6 }

/** Softmax regression by AdaGrad: one pass after another over the texts, in an order that is always the same. */
export function train(samples: readonly Sample[], { epochs, rate, decay }: Settings = settings): Weights {
  const count = classes.length
  const dimensions = wordVectors().dimensions
  const examples = examplesOf(samples)
  const random = randomFrom(1)
  const weights = {
    classes,
    scale: new Float32Array(count).fill(1),
    rows: new Float32Array(rowCount * count),
    mean: new Float32Array(dimensions * count),
    bias: new Float32Array(count),
  }
  const squares = {
    rows: new Float32Array(rowCount * count).fill(1e-3),
    mean: new Float32Array(dimensions * count).fill(1e-3),
    bias: new Float32Array(count).fill(1e-3),
  }
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const step = rate * (1 - epoch / epochs)
    for (const { features, label, weight } of shuffled(examples, random)) {
      const rows = features.rows.filter(() => random() > dropped)
      const slopes = likelihoods(weights, { ...features, rows })
      slopes[label] = (slopes[label] ?? 0) - 1
      const move = (to: Float32Array, square: Float32Array, start: number, times: number) => {
        for (let at = 0; at < count; at += 1) {
          const index = start + at
          const slope = (slopes[at] ?? 0) * weight * times + decay * (to[index] ?? 0)
          const sum = (square[index] ?? 0) + slope * slope
          square[index] = sum
          to[index] = (to[index] ?? 0) - (step * slope) / Math.sqrt(sum)
        }
      }
      for (const row of rows) move(weights.rows, squares.rows, row * count, shareOf(rows))
      features.mean.forEach((number, at) => {
        move(weights.mean, squares.mean, at * count, number)
      })
      move(weights.bias, squares.bias, 0, 0.1)
    }
  }
  return weights
}

/** How many of the words and runs of a text are left out each time, so that no single one is relied on. */
const dropped = 0.25

function examplesOf(samples: readonly Sample[]): Example[] {
  const vectors = wordVectors()
  const read = samples.map(({ text, from, meant }) => ({
    features: featuresOf(sentencesOf(text).flat(), from, vectors),
    labels: [...new Set(meant.filter(({ isOptional }) => !isOptional).map(({ about }) => about))],
  }))
  const seen = new Map<number, number>()
  for (const { features } of read) for (const row of features.rows) seen.set(row, (seen.get(row) ?? 0) + 1)
  return read.flatMap(({ features, labels }) => {
    const kept = { ...features, rows: features.rows.filter((row) => (seen.get(row) ?? 0) > 1) }
    if (labels.length === 0) return [{ features: kept, label: classes.length - 1, weight: 1 }]
    return labels.map((about) => ({
      features: kept,
      label: classes.indexOf(about),
      weight: 1 / Math.sqrt(labels.length),
    }))
  })
}

function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function shuffled<T>(all: readonly T[], random: () => number): T[] {
  return all
    .map((each) => ({ each, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ each }) => each)
}
