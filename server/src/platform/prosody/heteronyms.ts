import { matching, type Rule } from './reading-rules.ts'

/** The words before a place in a text, nearest first, in lower case, within the sentence. */
const wordsBefore = (text: string, at: number) =>
  (
    /[^.!?“”"]*$/
      .exec(text.slice(Math.max(0, at - 120), at))?.[0]
      .toLowerCase()
      .match(/[\p{L}’']+/gu) ?? []
  ).toReversed()

const wordsAfter = (text: string, at: number) =>
  /^[^.!?“”"]*/
    .exec(text.slice(at, at + 120))?.[0]
    .toLowerCase()
    .match(/[\p{L}’']+/gu) ?? []

type Choice = (before: readonly string[], after: readonly string[], word: string) => string | null

/** A word whose sound depends on its neighbours, and as what the engine says it: null where its own reading is meant. */
function heteronym(words: string, choose: Choice): Rule {
  const pattern = new RegExp(`(?<![\\p{L}’'-])(?:${words})(?![\\p{L}’'-])`, 'giu')
  return matching(pattern, ({ 0: word, index }, text) =>
    choose(wordsBefore(text, index), wordsAfter(text, index + word.length), word.toLowerCase()),
  )
}

const isOneOf = (words: string) => {
  const set = new Set(words.split(' '))
  return (word: string | undefined) => word !== undefined && set.has(word)
}

const article = isOneOf('a an the this that some any no')
const auxiliary = isOneOf(
  "had has have having was were been be is are being already just 've i've you've we've they've he'd she'd",
)
const infinitive = isOneOf(
  "to not will would can could should shall may might must let let's did do does don't doesn't didn't won't can't couldn't wouldn't please i'll you'll we'll they'll he'll she'll",
)
const plural = isOneOf('i you we they who')
const performed = isOneOf('music band show concert broadcast wire animal animals audience performance bait')
const silky = isOneOf(
  'tie ties ribbon ribbons hair arrow arrows violin fiddle cello plait ponytail hat dress present parcel box collar knot',
)
const ofColour = isOneOf(
  'red blue pink green yellow white purple silk velvet big little tiny neat bright golden silver hair satin',
)
const tiny = isOneOf(
  'mouse speck crumb beetle creature spider ant house door hole boat fairy elf grain drop star details',
)
const along = isOneOf('up round around through down along past between its his her their')
const sown = isOneOf('seed seeds beans the them a some peas carrots wheat corn in')

/** Words of bedtime stories that are written alike and said otherwise. The engine's own reading is the more frequent one. */
export const heteronyms: readonly Rule[] = [
  heteronym('live', (before, after) => {
    if (article(before[0]) || performed(after[0]) || before[0] === 'go' || before[0] === 'went') return null
    return 'liv'
  }),
  heteronym('lives', (before) => {
    const isNoun = isOneOf('their our your my its his all whole both many nine seven of these those')(
      before[0],
    )
    return isNoun ? 'lyves' : 'livs'
  }),
  heteronym('read', (before, after) => {
    if (before.slice(0, 2).some(auxiliary)) return 'red'
    if (before.length === 0 || before.slice(0, 3).some(infinitive)) return 'reed'
    if (article(before[0])) return 'reed'
    const isPast = [...before, ...after].some((word) =>
      /^(?:\w{2,}ed|was|were|had|went|came|said|yesterday|ago|once|then)$/.test(word),
    )
    if (plural(before[0]) || before[0] === 'and') return isPast ? 'red' : 'reed'
    return 'red'
  }),
  heteronym('bows?', (before, after, word) => {
    const isRibbon =
      silky(after[0]) ||
      after.slice(0, 4).some(silky) ||
      before.slice(0, 2).some(ofColour) ||
      before.slice(0, 4).some(isOneOf('tied ribbon arrow wore hair'))
    return isRibbon ? (word === 'bows' ? 'boes' : 'boe') : null
  }),
  heteronym('tears?', (before, after, word) => {
    const isRip =
      (infinitive(before[0]) && !isOneOf('a her his')(after[0])) ||
      isOneOf('in up off apart open through')(after[0])
    return isRip && before[0] !== 'a' ? (word === 'tears' ? 'tares' : 'tair') : null
  }),
  heteronym('wind', (before, after) => {
    const isTurned =
      (infinitive(before[0]) || before.length === 0) && (along(after[0]) || isOneOf('the it')(after[0]))
    return isTurned ? 'wined' : null
  }),
  heteronym('wound', (before, after) => {
    const isTurned = along(after[0]) || (isOneOf('it the')(after[0]) && after.slice(1, 4).some(along))
    return isTurned && !article(before[0]) ? 'wowend' : null
  }),
  heteronym('minute', (before, after) => (article(before[0]) && tiny(after[0]) ? 'my newt' : null)),
  heteronym('lead', (before, after) =>
    isOneOf('of')(before[0]) && isOneOf('pipe pencil')(after[0])
      ? 'led'
      : isOneOf('pipe')(after[0])
        ? 'led'
        : null,
  ),
  heteronym('close', (before, after) =>
    infinitive(before[0]) || (before.length === 0 && isOneOf('your the my')(after[0])) ? 'cloze' : null,
  ),
  heteronym('sow', (_, after) => (sown(after[0]) ? 'so' : null)),
  heteronym('sowed', () => 'sode'),
  heteronym('dove', (before, after) =>
    isOneOf('she he they it and i we')(before[0]) && isOneOf('in into under down off')(after[0])
      ? 'dohve'
      : null,
  ),
]
