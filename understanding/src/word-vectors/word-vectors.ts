import { readFileSync } from 'node:fs'

export interface WordVectors {
  readonly dimensions: number
  /** Words in lower case, common ones first. */
  readonly words: readonly string[]
  /** Of length one. A word that is not known is looked up without its ending. @returns nothing for an unknown word */
  vectorOf(word: string): Float32Array | undefined
  /** How much a word says, between 0 and 1: “the” says next to nothing, “lighthouse” nearly all it can. */
  weightOf(word: string): number
}

let loaded: WordVectors | undefined

/** Vectors of English words, read when they are first asked for: two words are close if sentences use them alike. */
export function wordVectors(): WordVectors {
  loaded ??= readWordVectors(readFileSync(new URL('english.vectors', import.meta.url)))
  return loaded
}

/** @param file three numbers of four bytes (count, dimensions, bytes of the list of words), the words, and a signed byte for each dimension of each word */
export function readWordVectors(file: Uint8Array): WordVectors {
  const header = new DataView(file.buffer, file.byteOffset, headerBytes)
  const [count = 0, dimensions = 0, listBytes = 0] = [0, 4, 8].map((at) => header.getUint32(at, true))
  const words = new TextDecoder().decode(file.subarray(headerBytes, headerBytes + listBytes)).split('\n')
  if (words.length !== count || file.length !== headerBytes + listBytes + count * dimensions)
    throw new Error('The file of word vectors is damaged')
  const numbers = new Int8Array(file.buffer, file.byteOffset + headerBytes + listBytes, count * dimensions)
  const ranks = new Map(words.map((word, rank) => [word, rank]))
  const known = new Map<number, Float32Array>()
  const rankOf = (word: string) => {
    const candidate = [word, ...stemsOf(word)].find((each) => ranks.has(each))
    return candidate === undefined ? undefined : ranks.get(candidate)
  }
  return {
    dimensions,
    words,
    vectorOf(word) {
      const rank = rankOf(word)
      if (rank === undefined) return undefined
      const vector =
        known.get(rank) ?? ofLengthOne(numbers.subarray(rank * dimensions, (rank + 1) * dimensions))
      known.set(rank, vector)
      return vector
    },
    weightOf: (word) => weightOfRank(rankOf(word) ?? count),
  }
}

const headerBytes = 12

function ofLengthOne(numbers: Int8Array): Float32Array {
  const length = Math.hypot(...numbers) || 1
  return Float32Array.from(numbers, (number) => number / length)
}

/** The frequency of a word falls with its rank (Zipf), and what it says with its frequency (Arora and others, 2017). */
const weightOfRank = (rank: number) => sayingMuch / (sayingMuch + 1 / (rank + zipfShift) / zipfSum)

const sayingMuch = 1e-3
const zipfShift = 2.7
/** The sum of 1 / (rank + shift) over the words of the list, so that frequencies add up to one. */
const zipfSum = 9.68

/** What an unknown word may be a form of. */
function stemsOf(word: string): string[] {
  const bare = word.replace(/['’]s?$/, '')
  return [
    bare,
    bare.replace(/ies$|ied$|ier$|iest$/, 'y'),
    bare.replace(/(?:es|ed|er|est|ing|ly|s)$/, ''),
    bare.replace(/(?:ed|ing|er|est|es)$/, 'e'),
    bare.replace(/(.)\1(?:ed|ing|er|est|y)$/, '$1'),
    bare.replace(/ness$|less$|ful$|like$/, ''),
  ].filter((stem) => stem !== word && stem.length > 2)
}
