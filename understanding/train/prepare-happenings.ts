import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { firstNames } from '../src/lexicon/first-names.ts'
import { sentencesOf } from '../src/tokens.ts'
import { transformer } from '../src/transformer/transformer.ts'
import { termsOf } from '../src/wished-story/happening-model.ts'
import { happenings } from '../src/wished-story/happenings.ts'

/**
 * `node train/prepare-happenings.ts <folder>`: wished-for stories of test/wished-stories, and lines of the corpus that wish for none, as
 * train_happenings.py reads them.
 */
const [folder = ''] = process.argv.slice(2)
const none = 'none'
const kinds = [none, ...Object.keys(happenings)]
/** So many lines of the corpus are as many as are wished-for stories. */
const everyOther = 5

interface Sample {
  readonly hand: string
  readonly kind: string
  readonly text: string
  readonly names: readonly string[]
}

const linesOf = (path: string) =>
  readFileSync(new URL(path, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

const wished = readdirSync(new URL('../test/wished-stories/', import.meta.url)).flatMap((file) =>
  linesOf(`../test/wished-stories/${file}`).map((line): Sample => {
    const [kind = '', child = '', text = ''] = line.split('\t')
    if (!kinds.includes(kind)) throw new Error(`${file}: ${kind} is no kind`)
    return { hand: file.replace(/\.tsv$/, ''), kind, text, names: [child] }
  }),
)
const others = readdirSync(new URL('../test/corpus/', import.meta.url))
  .flatMap((file) => linesOf(`../test/corpus/${file}`))
  .filter(
    (line) =>
      line.includes(' => ') && !/story-about|with-character|bring-back|same-again|story-like/.test(line),
  )
  .map((line) => line.slice(0, line.lastIndexOf(' => ')))
  .filter((text) => text.split(' ').length > 3)
  .filter((_, at) => at % everyOther === 0)
  .map((text): Sample => ({ hand: 'corpus', kind: none, text, names: namesIn(text) }))

const samples = [...wished, ...others]
const features = samples.map(({ text }) => transformer().features(text))
writeFileSync(`${folder}/features.bin`, Buffer.concat(features.map((each) => Buffer.from(each.buffer))))
writeFileSync(
  `${folder}/samples.json`,
  JSON.stringify({
    kinds,
    samples: samples.map(({ hand, kind, text, names }) => ({ hand, kind, terms: termsOf(text, names) })),
  }),
)
console.log(`${wished.length} wished-for stories and ${others.length} other texts`)

/** Whoever is named in a line of the corpus is the child, as a rule. */
function namesIn(text: string): string[] {
  return sentencesOf(text).flatMap((tokens) =>
    tokens.flatMap(({ norm }) => (firstNames.has(norm) ? [norm] : [])),
  )
}
