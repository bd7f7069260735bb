import { givenNameSaid } from '@nightlight/contract'
import { heteronyms } from './heteronyms.ts'
import { fractions, numbers } from './number-forms.ts'
import { inEnglishLetters } from './other-letters.ts'
import { matching, type Reading } from './reading-rules.ts'

export type { Reading } from './reading-rules.ts'

/**
 * How much of the lexicon a voice needs: services read names and sounds by themselves, neural voices here spell out what has no
 * vowel, and the built-in engine also has to be told which of two words that are written alike is meant.
 */
export type LexiconExtent = 'numbers' | 'names' | 'all'

/** What of an English text is not read as it is written, in order and without overlaps. */
export function readingsIn(text: string, extent: LexiconExtent): Reading[] {
  const rules = [
    ...numbers,
    ...fractions,
    ...(extent === 'numbers' ? [] : [sounds, initials, names]),
    ...(extent === 'all' ? [lengthened, ...heteronyms, inEnglishLetters] : []),
  ]
  const readings: Reading[] = []
  for (const rule of rules) {
    for (const found of rule(text)) {
      const isFree = readings.every(({ start, end }) => found.end <= start || found.start >= end)
      if (isFree) readings.push(found)
    }
  }
  return readings.sort((one, other) => one.start - other.start)
}

/** Sounds that have no vowel, which an engine spells: respelled as words that it says like them. */
const soundWords: readonly (readonly [RegExp, string])[] = [
  [/^sh{2,}$/, 'shush'],
  [/^h+m+$/, 'hum'],
  [/^m{2,}$/, 'um'],
  [/^mm?-?h+m+$/, 'um hum'],
  [/^z{2,}$/, 'zuzz'],
  [/^br{2,}$/, 'burr'],
  [/^ps+t$/, 'pust'],
  [/^gr{2,}$/, 'gurr'],
  [/^pf+t$/, 'puff'],
  [/^f{2,}t?$/, 'fuff'],
  [/^ts+k$/, 'tisk'],
  [/^t?s{3,}$/, 'suss'],
  [/^(?:ha){2,}h?$/, 'ha ha'],
  [/^(?:he){2,}$/, 'heh heh'],
  [/^(?:ho){3,}$/, 'ho ho ho'],
  [/^ah{2,}$/, 'ah'],
  [/^oh{2,}$/, 'oh'],
  [/^aw{2,}$/, 'aw'],
  [/^u+gh+$/, 'ugg'],
  [/^vr+o{2,}m+$/, 'vroom'],
]

const wordPattern = /(?<![\p{L}\p{N}’'])\p{L}+(?![\p{L}\p{N}])/gu

const sounds = matching(wordPattern, ([word]) => {
  const plain = word.toLowerCase()
  return soundWords.find(([pattern]) => pattern.test(plain))?.[1] ?? null
})

/** “Sooooo” is a long so, and “looong” a long long. */
const lengthened = matching(/(?<!\p{L})\p{L}*(\p{L})\1{2,}\p{L}*(?!\p{L})/gu, ([word]) =>
  word.replace(/([eo])\1{2,}$/giu, '$1$1').replace(/(\p{L})\1{2,}/gu, '$1'),
)

const letters = new Map(
  'a ay|b bee|c see|d dee|e ee|f eff|g jee|h aitch|i eye|j jay|k kay|l ell|m em|n en|o oh|p pee|q cue|r are|s ess|t tee|u you|v vee|w double you|x ex|y why|z zee'
    .split('|')
    .map((entry) => [entry.slice(0, 1), entry.slice(2)]),
)

/** Capitals are shouted in a story, but these are spelled. */
const spelled = new Set('UFO USA UK TV PC DIY CD DVD ABC BBC VIP PE RV FM LED GPS ID OK'.split(' '))

const initials = matching(
  /(?<![\p{L}\p{N}.])[A-Z](?:[A-Z]{1,2}|(?:\.[A-Z]){1,2}\.?)(?![\p{L}\p{N}])/gu,
  ([word]) => {
    const capitals = word.replaceAll('.', '')
    const isName = /^[A-Z]{1,2}J$|^J[BCDFGJKLMPRTVX]$/.test(capitals)
    if (!isName && !spelled.has(capitals) && !word.includes('.') && /[AEIOUY]/.test(capitals)) return null
    if (!isName && !spelled.has(capitals) && !word.includes('.') && /(.)\1/.test(capitals)) return null
    return [...capitals.toLowerCase()].map((letter) => letters.get(letter) ?? letter).join(' ')
  },
)

/** Whoever is called so in a story, if the family has not said otherwise. */
const names = matching(
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}]*(?:-\p{Lu}[\p{L}\p{M}]*)?(?![\p{L}\p{M}\p{N}])/gu,
  ([name]) => {
    const said = givenNameSaid(name.normalize('NFC'))
    return said === null ? null : said.toLowerCase()
  },
)
