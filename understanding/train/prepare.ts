import { mkdirSync, writeFileSync } from 'node:fs'
import { intents } from '../src/intents.ts'
import { singularOf } from '../src/lexicon/number.ts'
import { privateSpans } from '../src/private-spans.ts'
import { sentencesOf, type Token } from '../src/tokens.ts'
import { piecesOf, type Vocabulary } from '../src/transformer/pieces.ts'
import { type Part, readCorpus, type Sample } from '../test/corpus.ts'
import { piecesKept } from './pieces-kept.ts'
import { slipsIn } from './slips.ts'

/** `node train/prepare.ts <model folder> <folder>`: the pieces that are kept, and the corpus as the training reads it. */
const [modelFolder = '', folder = ''] = process.argv.slice(2)
const parts: readonly Part[] = [
  'development',
  'thumbs',
  'grandmother',
  'second-language',
  'planner',
  'hand-a',
  'hand-b',
  'hand-c',
  'hand-d',
  'hand-e',
  'hand-f',
  'hand-g',
  'hand-i',
  'hand-j',
  'hand-k',
  'hand-l',
  'hand-m',
  'hand-n',
  'hand-r',
  'hand-s',
  'hand-t',
  'hand-u',
  'hand-w',
  'hand-x',
  'hand-y',
  'hand-z',
  'hand-za',
  'families',
  'apart-h',
  'apart-o',
  'apart-p',
  'apart-v',
  'apart',
  'apart-ab',
  'apart-cj',
  'apart-ln',
]
const ids = Object.keys(intents)
const all = parts.flatMap((part) => readCorpus(part).map((sample) => ({ part, sample })))
const { pieces, rows } = piecesKept(
  modelFolder,
  all.flatMap(({ sample }) => sentencesOf(sample.text).flatMap((tokens) => tokens.map(({ norm }) => norm))),
)
const vocabulary: Vocabulary = new Map(pieces.map((piece, at) => [piece, at]))

function example(sample: Sample, text: string) {
  const tokens = sentencesOf(text).flat()
  const spans = privateSpans(text)
  const isHidden = (at: number) =>
    spans.some(({ start, end }) => (tokens[at]?.start ?? 0) < end && (tokens[at]?.end ?? 0) > start)
  const { rows: read, tokenAt } = piecesOf(tokens, sample.from, vocabulary, (at) =>
    isHidden(at) ? 'gap' : 'word',
  )
  const pieceOf = (at: number) => tokenAt.indexOf(at)
  const meant = sample.meant.filter(({ isDenied, about }) => !isDenied || intents[about].kind === 'avoid')
  const heads = new Map<number, number[]>()
  const unclear = new Set<number>()
  for (const { about, head } of meant) {
    const id = ids.indexOf(about)
    const at =
      head === undefined
        ? []
        : tokens.flatMap((token, index) => (isHead(token, head) ? [pieceOf(index)] : []))
    if (at.length === 0) unclear.add(id)
    else heads.set(id, [...(heads.get(id) ?? []), ...at])
  }
  return {
    rows: read,
    words: tokenAt,
    meant: [...new Set(meant.filter(({ isOptional }) => !isOptional).map(({ about }) => ids.indexOf(about)))],
    optional: [
      ...new Set(
        sample.meant
          .filter(({ isOptional, isDenied }) => isOptional || isDenied)
          .map(({ about }) => ids.indexOf(about)),
      ),
    ],
    heads: [...heads].filter(([id]) => !unclear.has(id)),
    names: sample.meant.flatMap(({ name }) =>
      name === undefined
        ? []
        : tokens.flatMap(({ text: typed }, index) =>
            typed.toLowerCase().replace(/['’]s$/, '') === name.toLowerCase().split(' ')[0]
              ? [pieceOf(index)]
              : [],
          ),
    ),
  }
}

/** Whether a word is the noun that was noted: 'mittens' is `mitten`, and 'ice cream' is `ice cream`. */
function isHead({ norm, forms }: Token, head: string): boolean {
  const plain = head.toLowerCase()
  const last = norm.split(' ').at(-1) ?? norm
  return (
    forms.has(plain) ||
    singularOf(last) === plain ||
    norm === plain ||
    (plain.includes(' ') && plain.endsWith(` ${singularOf(last)}`))
  )
}

mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/pieces.json`, JSON.stringify({ pieces, rows }))
writeFileSync(
  `${folder}/samples.json`,
  JSON.stringify({
    intents: ids,
    samples: all.map(({ part, sample }, at) => ({
      part,
      from: sample.from,
      ...example(sample, sample.text),
      slips: part.startsWith('apart') ? [] : slipsIn(sample.text, at).map((text) => example(sample, text)),
    })),
  }),
)
console.log(`${pieces.length} pieces, ${all.length} texts`)
