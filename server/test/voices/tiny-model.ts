import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  constant,
  type Field,
  float32,
  int64,
  integer,
  message,
  node,
  property,
  text,
  value,
} from './onnx.ts'

const rate = 16_000
/** Samples per letter at speed 1: 80 ms. */
const letter = 1280
const letters = 'abcdefghijklmnopqrstuvwxyz'

/**
 * A generated voice model for the real engine: it hums each letter and is silent at each space. It reads English by a lexicon of
 * the given words, so that it needs no data of eSpeak.
 */
export async function makeTinyModel(folder: string, words: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  // The line without a symbol is for the space.
  const tokens = ['_', ...letters, ...',.!?'].map((symbol, id) => `${symbol} ${id}\n`)
  const spelled = words.map((word) => `${word} ${[...word, '_'].join(' ')}\n`)
  await writeFile(join(folder, 'tokens.txt'), `${tokens.join('')}99\n`)
  await writeFile(join(folder, 'lexicon.txt'), spelled.join(''))
  await writeFile(join(folder, 'tiny.onnx'), onnx())
}

function onnx(): Uint8Array {
  const graph = message(
    ...list(1, [
      // 1 for a letter, 0 otherwise.
      node('Cast', ['x'], 'ids', [integer('to', float32)]),
      node('Sub', ['pastZ', 'ids'], 'below'),
      node('Relu', ['below'], 'within'),
      node('Mul', ['within', 'ids'], 'counts'),
      node('Sign', ['counts'], 'voiced'),
      node('Reshape', ['voiced', 'upright'], 'column'),
      // A hum with the length of a letter at the requested pace.
      node('Mul', ['length_scale', 'letter'], 'wanted'),
      node('Reshape', ['wanted', 'nothing'], 'length'),
      node('Range', ['zero', 'length', 'one'], 'steps'),
      node('Mul', ['steps', 'pitch'], 'angles'),
      node('Sin', ['angles'], 'wave'),
      node('Mul', ['wave', 'loudness'], 'hum'),
      node('Reshape', ['hum', 'flat'], 'row'),
      node('MatMul', ['column', 'row'], 'all'),
      node('Reshape', ['all', 'mono'], 'y'),
    ]),
    [2, text('tiny')],
    ...list(5, [
      constant('upright', [2], BigInt64Array.of(-1n, 1n)),
      constant('flat', [2], BigInt64Array.of(1n, -1n)),
      constant('mono', [3], BigInt64Array.of(1n, 1n, -1n)),
      constant('nothing', [0], new BigInt64Array()),
      constant('pastZ', [1], Float32Array.of(letters.length + 1)),
      constant('zero', [], Float32Array.of(0)),
      constant('one', [], Float32Array.of(1)),
      constant('letter', [1], Float32Array.of(letter)),
      constant('pitch', [1], Float32Array.of((2 * Math.PI * 200) / rate)),
      constant('loudness', [1], Float32Array.of(0.3)),
    ]),
    ...list(11, [
      value('x', int64, ['N', 'T']),
      value('x_length', int64, ['N']),
      value('noise_scale', float32, [1]),
      value('length_scale', float32, [1]),
      value('noise_scale_w', float32, [1]),
    ]),
    ...list(12, [value('y', float32, [1, 1, 'S'])]),
  )
  const about = {
    model_type: 'vits',
    comment: 'hum',
    language: 'English',
    sample_rate: String(rate),
    n_speakers: '1',
    add_blank: '0',
    punctuation: ', . ! ?',
  }
  return message(
    [1, 8n],
    [2, text('nightlight')],
    [7, graph],
    [8, message([2, 13n])],
    ...list(
      14,
      Object.entries(about).map(([key, content]) => property(key, content)),
    ),
  )
}

const list = (number: number, parts: readonly Uint8Array[]): Field[] => parts.map((part) => [number, part])
