import { expect, it } from 'vitest'
import { sentencesOf } from '../tokens.ts'
import { piecesOf, piecesOfWord, type Shown } from './pieces.ts'

const pieces =
  '[PAD] [UNK] [CLS] [SEP] [MASK] [unused0] [unused1] [unused2] [unused3] . , he she is do not play play ##ing ##s grand ##dad ##da swim with a b c'.split(
    ' ',
  )
const vocabulary = new Map(pieces.map((piece, row) => [piece, row]))
const read = (text: string, shownAs?: (at: number) => Shown) => {
  const { rows, tokenAt } = piecesOf(sentencesOf(text).flat(), 'note', vocabulary, shownAs)
  return { pieces: rows.map((row) => pieces[row]), tokenAt }
}

it('takes the longest known piece first, and none where a letter is not known', () => {
  expect(piecesOfWord('playings', vocabulary)).toEqual(['play', '##ing', '##s'])
  expect(piecesOfWord('granddad', vocabulary)).toEqual(['grand', '##dad'])
  expect(piecesOfWord('playz', vocabulary)).toEqual(['[UNK]'])
})

it('reads contractions as two words, marks where sentences and clauses begin, and says whose each piece is', () => {
  const { pieces: all, tokenAt } = read('He’s playing, swim. dont play')
  expect(all.join(' ')).toBe('[CLS] [unused1] he is play ##ing , swim . do not play [SEP]')
  expect(tokenAt).toEqual([-1, -1, 0, 0, 1, 1, -1, 2, -1, 3, 3, 4, -1])
})

it('leaves a gap for what is private, and reads a name as somebody', () => {
  expect(read('he swim', (at) => (at === 1 ? 'gap' : 'name')).pieces).toEqual([
    '[CLS]',
    '[unused1]',
    'she',
    '[MASK]',
    '[SEP]',
  ])
})
