import { firstNames } from '@nightlight/understanding'
import { isFamiliar } from '../../../modules/stories/index.ts'

/** Capitalised words that are not names. */
const notNames = new Set(
  (
    'i i’m i’d i’ll i’ve monday tuesday wednesday thursday friday saturday sunday january february march april may june july august ' +
    'september october november december christmas easter halloween hanukkah ramadan eid diwali thanksgiving english british american ' +
    'mum mummy mom mommy dad daddy papa mama ok tv'
  ).split(' '),
)

/** What stands before a name and belongs to it. */
const titles = new Set(
  'mr mrs ms miss dr sir lady lord king queen prince princess captain aunt auntie uncle granny grandma grandpa grandad grandfather grandmother nana nanny oma opa saint st'.split(
    ' ',
  ),
)

/** More than this is no name, and nothing that could be put back into a sentence. */
const longestName = 40
const mostWords = 4

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}’'-]*/gu

interface Word {
  readonly text: string
  readonly isName: boolean
  /** Becomes one name with the next word if that is a name. */
  readonly isTitle: boolean
  /** Only a space separates it from the previous one. */
  readonly follows: boolean
}

/**
 * What may be a name in a parent's own words: capitals in the middle of a sentence, at its beginning when the word is not an
 * everyday one, common first names however they are typed, and words in a script without capitals.
 */
export function namesIn(text: string): string[] {
  const words = readWords(text)
  const names: string[] = []
  let current = ''
  const finish = () => {
    if (current) names.push(current)
    current = ''
  }
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    const belongs = word.isName || (word.isTitle && next?.isName === true && next.follows)
    if (!belongs || !word.follows) finish()
    if (belongs) current = current ? `${current} ${word.text}` : word.text
  }
  finish()
  return [...new Set(names)]
}

/** Whether a name can stand in a story; what cannot is taken out of the text. */
export const canBePutBack = (name: string): boolean =>
  name.length <= longestName && name.split(' ').length <= mostWords

function readWords(text: string): Word[] {
  let end = 0
  return [...text.matchAll(wordPattern)].map((match) => {
    const before = text.slice(end, match.index)
    const beginsSentence = end === 0 || /[.!?…\n:;•“"]|^\s*[-–—]/.test(before)
    end = match.index + match[0].length
    const bare = match[0].replace(/[’'-]+$/, '').replace(/[’']s$/, '')
    return {
      text: bare,
      isName: isName(bare, beginsSentence),
      isTitle: titles.has(bare.toLowerCase()),
      follows: /^(?:[ \t]+|\. )$/.test(before),
    }
  })
}

function isName(word: string, beginsSentence: boolean): boolean {
  const lower = word.toLowerCase().replaceAll("'", '’')
  if (notNames.has(lower)) return false
  if (firstNames.has(lower)) return true
  if (!/\p{L}/u.test(word)) return false
  if (hasNoCapitals(word)) return true
  if (!/^\p{Lu}/u.test(word)) return false
  return !beginsSentence || !(isFamiliar(lower) || titles.has(lower))
}

/** Arabic, Hebrew, Chinese and the like: there is no telling which of its words is a name. */
const hasNoCapitals = (word: string) => /\p{Lo}/u.test(word)
