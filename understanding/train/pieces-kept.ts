import { readFileSync } from 'node:fs'
import { familiarWords } from '../src/lexicon/familiar-words.ts'
import { firstNames } from '../src/lexicon/first-names.ts'
import { nouns } from '../src/lexicon/nouns.ts'
import { ordinaryWords } from '../src/lexicon/ordinary-words.ts'
import { piecesOfWord, sources } from '../src/transformer/pieces.ts'

export interface KeptPieces {
  readonly pieces: readonly string[]
  /** The row of each in the model that it comes from. */
  readonly rows: readonly number[]
}

/** How far down the list of whole words, the commonest first, every one is kept. */
const common = 13_000

/** Of the 30,522 pieces of the model those that families need: common words, those of our own lists, and what other words are put together from. */
export function piecesKept(modelFolder: string, words: Iterable<string>): KeptPieces {
  const all = readFileSync(`${modelFolder}/vocab.txt`, 'utf8').trimEnd().split('\n')
  const whole = new Map(all.map((piece, row) => [piece, row] as const))
  const kept = new Set<string>([
    '[PAD]',
    '[UNK]',
    '[CLS]',
    '[SEP]',
    '[MASK]',
    ...Object.values(sources),
    '.',
    ',',
  ])
  all.forEach((piece, row) => {
    if (!/^(?:##)?[a-z0-9]+$/.test(piece) || /^(?:##)?\d{3,}$/.test(piece)) return
    const isShort = piece.replace('##', '').length <= 2
    const isEnding = piece.startsWith('##') && piece.length <= 5
    if (isShort || isEnding || (row < common && !piece.startsWith('##'))) kept.add(piece)
  })
  for (const word of [...words, ...familiarWords, ...nouns, ...ordinaryWords, ...firstNames])
    for (const part of word
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .split(/[\s-]+/))
      for (const piece of piecesOfWord(part, whole)) kept.add(piece)
  const pieces = all.filter((piece) => kept.has(piece))
  return { pieces, rows: pieces.map((piece) => whole.get(piece) ?? 0) }
}
