import { givenNameSaid } from '@nightlight/contract'
import { heteronyms } from './heteronyms.ts'
import { fractions, numbers, yearsAndMeasures } from './number-forms.ts'
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
    ...(extent === 'numbers' ? [] : [...yearsAndMeasures, sounds, initials, names]),
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
  [/^s+h+$/, 'shush'],
  [/^h+m+$/, 'hum'],
  [/^h+r?m+ph+$/, 'humf'],
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
  [/^e+w{2,}$/, 'you'],
  [/^vr+o{2,}m+$/, 'vroom'],
]

/** What has no vowel, and is yet spelled. */
const letterWords = new Set(
  'mr mrs ms mx dr st jr sr vs nth km cm mm ml kg kmh mph ft lb hr hrs tv tvs cd cds dvd dvds pj pjs gps bbq bmx pm dj ps'.split(
    ' ',
  ),
)

/** Any other sound without a vowel (“Krsh”, “Hff”, “Rrr”), with a short one in it. */
function withVowel(word: string): string | null {
  if (letterWords.has(word) || /[aeiouy]/.test(word) || !/^[a-z]{2,}$/.test(word)) return null
  const plain = word.replace(/(.)\1+/g, '$1')
  const [, first = '', rest = ''] = /^([ct]h|[ps]h|.)(.*)$/.exec(plain) ?? []
  return `${first}u${rest === 'ph' ? 'f' : rest || (first.length > 1 ? 'h' : first)}`
}

const wordPattern = /(?<![\p{L}\p{N}’'])\p{L}+(?![\p{L}\p{N}])/gu

const sounds = matching(wordPattern, ([word]) => {
  const plain = word.toLowerCase()
  const known = soundWords.find(([pattern]) => pattern.test(plain))?.[1]
  return known ?? (/^\p{L}\p{Ll}+$/u.test(word) ? withVowel(plain) : null)
})

/** Words in which a letter that is drawn out stands once, and is said as it is then. */
const oneLetter = new Set(
  'so no go hello oh also ago yo bye me he she we be yes very help never well then red bed step next better when'.split(
    ' ',
  ),
)
/** Words that have two of it, as “sleep” and “good”, although there is another letter behind. */
const twoLetters = new Set(
  'sleep sleepy deep sheep sweet see seen green need keep creep beep peep cheep week feet feel eek weep street queen been good goodnight moon soon cool room zoom food whoosh swoosh swoop roof goose spoon loop hoot noon oops book look took cook foot boom broom tooth pool school fool cuckoo ooh spooky ball all tall small fall full hill bell tell will still'.split(
    ' ',
  ),
)

/** “Sooooo” is a long so, “looong” a long long and “sleeeep” a long sleep. */
const lengthened = matching(/(?<!\p{L})\p{L}*(\p{L})\1{2,}\p{L}*(?!\p{L})/gu, ([word]) => {
  const [once, twice] = ['$1', '$1$1'].map((letters) => word.replace(/(\p{L})\1{2,}/giu, letters))
  if (twice && twoLetters.has(twice.toLowerCase())) return twice
  if (once && oneLetter.has(once.toLowerCase())) return once
  return word.replace(/([eo])\1{2,}$/giu, '$1$1').replace(/(\p{L})\1{2,}/giu, '$1')
})

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
