import { withPlainSenses } from '../senses.ts'

/** A sentence as patterns see it: words in lower case, short forms written out, people of the story as `hero` and `friend`. */
export interface SentenceWords {
  readonly text: string
  readonly words: readonly string[]
  /** For each word where its clause ends: the index of the first word that is of the next one. */
  readonly clauseEnds: readonly number[]
}

const shortForms: readonly (readonly [RegExp, string])[] = [
  [/\bcan['’]t\b/g, 'can not'],
  [/\bcannot\b/g, 'can not'],
  [/\bwon['’]t\b/g, 'will not'],
  [/\bshan['’]t\b/g, 'shall not'],
  [/n['’]t\b/g, ' not'],
  [/['’]ll\b/g, ' will'],
  [/['’]re\b/g, ' are'],
  [/['’]ve\b/g, ' have'],
  [/\bi['’]m\b/g, 'i am'],
  [/\blet['’]s\b/g, 'let us'],
  [/\b(it|he|she|that|there|who|what|here)['’]s\b/g, '$1 is'],
  [/['’]d\b/g, ' would'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
]

/** Who says something is not who it is about: “He would have squashed it,” said the child. */
const speakers =
  /(?<=[,!?.…]”\s)(?:said|asked|whispered|called|cried|answered|replied|thought|shouted|murmured|sighed) (?:\{\w+\}|he|she|they)(?![\p{L}’])/gu

const marks = /\{(HERO|FRIEND|NAME)_\d+\}(?:['’]s)?/g

/** @param text one sentence, or two that follow each other; names as marks */
export function wordsIn(text: string, context: { readonly isAboutDeath?: boolean } = {}): SentenceWords {
  let plain = withPlainSenses(text, context)
    .replace(speakers, 'said')
    .replace(/\bMiss (?=\p{Lu})/gu, 'Ms ')
    .replace(marks, (_, kind) => (kind === 'HERO' ? ' hero ' : ' friend '))
    .toLowerCase()
    .replace(/[´`]/g, '’')
  for (const [form, long] of shortForms) plain = plain.replace(form, long)
  // A hyphen joins what is matched as two words: "sea-deep", "grown-up".
  const clauses = plain
    .split(clauseBounds)
    .map((clause) =>
      (clause.match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?|[£$€%#@]/gu) ?? []).map((word) =>
        word.replace(/['’]s?$/, '').replaceAll('’', "'"),
      ),
    )
  const clauseEnds: number[] = []
  for (const clause of clauses) {
    const end = clauseEnds.length + clause.length
    for (const _ of clause) clauseEnds.push(end)
  }
  return { text, words: clauses.flat(), clauseEnds }
}

/** What is said and who says it, and what is told of somebody in passing, are things of their own. */
const clauseBounds = /[“”";–—]|, (?=(?:who|which|where|and|but|so|because|when|while|until)\b)/u
