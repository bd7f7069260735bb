import { matching, type Rule } from './reading-rules.ts'

/** The words before a place in a text, nearest first, in lower case, within the sentence. */
const wordsBefore = (text: string, at: number) =>
  (
    /[^.!?“”"]*$/
      .exec(text.slice(Math.max(0, at - 120), at))?.[0]
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}']+/gu) ?? []
  ).toReversed()

const wordsAfter = (text: string, at: number) =>
  /^[^.!?“”"]*/
    .exec(text.slice(at, at + 120))?.[0]
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}']+/gu) ?? []

/** Whether a word is told, and not said by somebody, in a text that is told in the past. */
function isToldInThePast(text: string, at: number): boolean {
  const before = text.slice(0, at)
  const isSaid = before.lastIndexOf('“') > before.lastIndexOf('”')
  return !isSaid && /\b(?:was|were|had|said|went|came)\b/.test(text.slice(Math.max(0, at - 300), at + 300))
}

type Choice = (
  before: readonly string[],
  after: readonly string[],
  word: string,
  isTold: () => boolean,
) => string | null

/** A word whose sound depends on its neighbours, and as what the engine says it: null where its own reading is meant. */
function heteronym(words: string, choose: Choice): Rule {
  const pattern = new RegExp(`(?<![\\p{L}’'-])(?:${words})(?![\\p{L}’'-])`, 'giu')
  return matching(pattern, ({ 0: word, index }, text) =>
    choose(wordsBefore(text, index), wordsAfter(text, index + word.length), word.toLowerCase(), () =>
      isToldInThePast(text, index),
    ),
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
const eye = isOneOf('eye eyes cheek cheeks nose chin')
const cloth = isOneOf(
  'coat coats sleeve dress trousers jeans shirt jumper sail tent kite page paper book map bag knee wing ear blanket sheet curtain net fabric cloth pillow umbrella glove teddy costume cape',
)
const quarrel = isOneOf('had have having has big terrible awful silly little first')
const owner = isOneOf('my your his her its our their')
const past = isOneOf(
  'was were had went came said yesterday ago once then sat stood lay ran took found made told heard saw got gave thought knew felt left kept slept woke began brought held lit shut drew ate',
)
const habit = isOneOf('every always often usually sometimes')
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
  heteronym('read', (before, after, _, isTold) => {
    if (before.slice(0, 2).some(auxiliary)) return 'red'
    if (before.length === 0 || before.slice(0, 3).some(infinitive)) return 'reed'
    if (article(before[0])) return 'reed'
    const isPast = [...before, ...after].some((word) => past(word) || /^\w{2,}ed$/.test(word))
    if (plural(before[0]) || before[0] === 'and')
      return isPast || (isTold() && !after.some(habit)) ? 'red' : 'reed'
    return 'red'
  }),
  heteronym('bows?', (before, after, word) => {
    const isRibbon =
      silky(after[0]) ||
      after.slice(0, 4).some(silky) ||
      before.slice(0, 2).some(ofColour) ||
      before.slice(0, 4).some(isOneOf('tied ribbon arrow wore hair')) ||
      (isOneOf('on round around')(after[0]) && !before.slice(0, 4).some(isOneOf('made make took take gave')))
    return isRibbon ? (word === 'bows' ? 'boes' : 'boe') : null
  }),
  heteronym('tears?', (before, after, word) => {
    const isHole = after.slice(0, 4).some(cloth) && !after.slice(0, 4).some(eye)
    if (isOneOf('in on along across down')(after[0]) && isHole) return word === 'tears' ? 'tares' : 'tair'
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
  heteronym('winds', (before, after) => (along(after[0]) && !article(before[0]) ? 'whines' : null)),
  heteronym('wound', (before) => (article(before[0]) || owner(before[0]) ? 'woond' : null)),
  heteronym('minute', (before, after) => (article(before[0]) && tiny(after[0]) ? 'my newt' : null)),
  heteronym('lead', (before, after) => {
    const isMetal = isOneOf('pipe pencil roof soldier soldiers')(after[0]) || isOneOf('of')(before[0])
    return isMetal ? null : 'leed'
  }),
  heteronym('close', (before, after) =>
    infinitive(before[0]) || (before.length === 0 && isOneOf('your the my')(after[0])) ? 'cloze' : null,
  ),
  heteronym('rows?', (before, after, word) => {
    const isQuarrel =
      article(before[0]) && before.slice(1, 3).some(quarrel) && !isOneOf('of in between')(after[0])
    return isQuarrel ? (word === 'rows' ? 'rouse' : 'rau') : null
  }),
  heteronym('excuse', (_, after) => (isOneOf('me us him her them you my the')(after[0]) ? 'excuze' : null)),
  heteronym('refuse', (before) => (article(before[0]) ? null : 'refuze')),
  heteronym('desert', (before, after) =>
    infinitive(before[0]) && isOneOf('me us him her them you')(after[0]) ? 'dizert' : null,
  ),
  heteronym('used', (_, after) => (after[0] === 'to' ? 'yoosed' : null)),
  heteronym('bass', (_, after) => (isOneOf('drum drums guitar note notes voice')(after[0]) ? 'base' : null)),
  heteronym('sow', (_, after) => (sown(after[0]) ? 'so' : null)),
  heteronym('sowed', () => 'sode'),
  heteronym('dove', (before, after) =>
    isOneOf('she he they it and i we')(before[0]) && isOneOf('in into under down off')(after[0])
      ? 'dohve'
      : null,
  ),
]
