import type { FactSource } from '../fact.ts'
import { glue } from '../lexicon/closed-words.ts'
import { sentencesOf, type Token } from '../tokens.ts'

/** What the transformer reads: pieces of words by the numbers of their rows, and which token each is of. */
export interface Pieces {
  readonly rows: readonly number[]
  /** The token of each piece; -1 for marks. */
  readonly tokenAt: readonly number[]
}

export type Vocabulary = ReadonlyMap<string, number>

/** Marks that stand for where a text was told; the first piece of each. */
export const sources: Readonly<Record<FactSource, string>> = {
  wish: '[unused0]',
  note: '[unused1]',
  profile: '[unused2]',
  companion: '[unused3]',
}

/** How a token is shown: as it is, as somebody whose name says nothing, or as a gap where it is private. */
export type Shown = 'word' | 'name' | 'gap'

export function piecesOf(
  tokens: readonly Token[],
  from: FactSource,
  vocabulary: Vocabulary,
  shownAs: (at: number) => Shown = () => 'word',
): Pieces {
  const rows: number[] = []
  const tokenAt: number[] = []
  const unknown = vocabulary.get('[UNK]') ?? 0
  const add = (piece: string, at: number) => {
    rows.push(vocabulary.get(piece) ?? unknown)
    tokenAt.push(at)
  }
  add('[CLS]', -1)
  add(sources[from], -1)
  tokens.forEach((token, at) => {
    if (at > 0 && token.opensSentence) add('.', -1)
    else if (at > 0 && token.opensClause && !token.isEmoji && !glue.has(token.norm)) add(',', -1)
    const words = writtenOut(token.norm)
    const shown = {
      word: () => words.flatMap((word) => piecesOfWord(word, vocabulary)),
      name: () => ['she'],
      gap: () => ['[MASK]'],
    }[shownAs(at)]()
    for (const piece of shown) add(piece, at)
  })
  add('[SEP]', -1)
  return { rows, tokenAt }
}

/** A whole text as it is read without its rules: by a judge, and for what it is like. The training cuts it by the same function. */
export const piecesToJudge = (text: string, vocabulary: Vocabulary) =>
  piecesOf(sentencesOf(text).flat(), 'wish', vocabulary)

/** The longest known piece from the left, again and again; one unknown piece where a letter is not known. */
export function piecesOfWord(word: string, vocabulary: Vocabulary): string[] {
  const pieces: string[] = []
  for (let from = 0; from < word.length; ) {
    let to = Math.min(word.length, from + longestPiece)
    const piece = () => (from > 0 ? '##' : '') + word.slice(from, to)
    while (to > from && !vocabulary.has(piece())) to -= 1
    if (to === from) return ['[UNK]']
    pieces.push(piece())
    from = to
  }
  return pieces.slice(0, mostPieces)
}

const longestPiece = 18
const mostPieces = 8

/** Words as the transformer has learned to read them: without accents, in ordinary letters, contractions as two words. */
function writtenOut(norm: string): string[] {
  const plain = norm
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/['’]/g, '')
    .split(/[\s-]+/)
  return plain.flatMap((word) => contractions.get(word)?.split(' ') ?? (word === '' ? [] : [word]))
}

const contractions = new Map(
  Object.entries({
    aint: 'is not',
    arent: 'are not',
    cant: 'can not',
    cannot: 'can not',
    couldnt: 'could not',
    didnt: 'did not',
    doesnt: 'does not',
    dont: 'do not',
    hadnt: 'had not',
    hasnt: 'has not',
    havent: 'have not',
    hed: 'he had',
    hes: 'he is',
    hows: 'how is',
    im: 'i am',
    isnt: 'is not',
    itd: 'it would',
    itll: 'it will',
    ive: 'i have',
    mustnt: 'must not',
    neednt: 'need not',
    shes: 'she is',
    shouldnt: 'should not',
    somebodys: 'somebody is',
    someones: 'someone is',
    thats: 'that is',
    theres: 'there is',
    theyd: 'they had',
    theyll: 'they will',
    theyre: 'they are',
    theyve: 'they have',
    wasnt: 'was not',
    werent: 'were not',
    weve: 'we have',
    whats: 'what is',
    whos: 'who is',
    wont: 'will not',
    wouldnt: 'would not',
    youre: 'you are',
    youve: 'you have',
  }),
)
