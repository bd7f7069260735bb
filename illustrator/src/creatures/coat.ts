import { describedParts } from '../described.ts'
import type { Thing } from '../words.ts'
import { darker, lighter } from './parts.ts'

/** What a family says about the looks of its pet or toy; what is missing is as usual for the species. */
export interface Coat {
  readonly colour?: string
  /** Underside and muzzle. */
  readonly belly?: string
  readonly muzzle?: string
  readonly paws?: string
  readonly ears?: string
  readonly tip?: string
  readonly collar?: string
  readonly marks?: 'spots' | 'stripes' | 'patches'
  readonly markColour?: string
  /** Round one eye. */
  readonly patch?: string
  readonly isOneEared?: true
  /** Of a breed, or said: long and low, tall, round, or with long hair. */
  readonly build?: 'long' | 'tall' | 'round' | 'fluffy'
  readonly stands?: 'pointed'
  /** On its head. */
  readonly hat?: Thing
}

const white = '#f4efe8'
const black = '#37323f'

const colours: readonly [RegExp, string][] = [
  [/dark brown|chocolate|chestnut/, '#5f402f'],
  [/light brown|tan\b|fawn|beige|caramel|sandy/, '#c9a27a'],
  [/brown/, '#8a5f42'],
  [/dark gr[ea]y|charcoal/, '#5d5a68'],
  [/gr[ea]y|silver/, '#9a97a6'],
  [/ginger|orange|marmalade|rust|copper/, '#d98442'],
  [/golden|gold|honey|blond/, '#d9a860'],
  [/cream/, '#efe0c4'],
  [/white/, white],
  [/black/, black],
  [/pink/, '#e6a4b4'],
  [/navy/, '#3f5a8c'],
  [/turquoise/, '#5fb0b4'],
  [/blue/, '#6f94c4'],
  [/green/, '#7aa86a'],
  [/purple|violet|lilac/, '#9a7ab8'],
  [/red/, '#c9605a'],
  [/yellow/, '#e6c45c'],
]

/** Breeds and patterns by what they look like. */
const kinds: readonly [RegExp, Coat][] = [
  [/dalmatian/, { colour: white, belly: white, marks: 'spots', markColour: black }],
  [/border collie|\bcollie/, { colour: black, belly: white, muzzle: white, paws: white, tip: white }],
  [/labrador|retriever|labradoodle|cockapoo/, { colour: '#d9b070', belly: '#efd9b0' }],
  [/husky/, { colour: '#7d7c8c', belly: white, muzzle: white, paws: white }],
  [/beagle/, { colour: '#a8683c', belly: white, muzzle: white, paws: white, tip: white }],
  [/panda/, { colour: white, belly: white, ears: black, paws: black, patch: black }],
  [/polar bear/, { colour: '#eeeae4', belly: white }],
  [/koala/, { colour: '#9a97a6', belly: '#d9d6dc' }],
  [/tuxedo/, { colour: black, belly: white, muzzle: white, paws: white }],
  [/calico|tortoiseshell/, { colour: '#efe6da', belly: white, marks: 'patches', markColour: '#c9783c' }],
  [/siamese/, { colour: '#e9d9c0', belly: '#f4ecdc', ears: '#5a4438', paws: '#5a4438', tip: '#5a4438' }],
  [/tiger/, { colour: '#d98442', belly: white, marks: 'stripes', markColour: black }],
  [/leopard|cheetah|jaguar/, { colour: '#dbab5e', belly: '#f4e6c8', marks: 'spots', markColour: '#5a4030' }],
  [/panther/, { colour: '#3a3744', belly: '#4d4a58' }],
  [/\bwolf\b|\bwolves\b/, { colour: '#7f7d88', belly: '#d4d2d6', muzzle: '#d4d2d6', stands: 'pointed' }],
  [/zebra/, { colour: white, belly: white, marks: 'stripes', markColour: black }],
  [/raccoon|racoon/, { colour: '#84828c', belly: '#c9c6ca', tip: '#4a4752' }],
  [/kangaroo|wallaby/, { colour: '#b08058', belly: '#e3c9a8' }],
  [/camel/, { colour: '#c9a066', belly: '#dcbf90' }],
  [/\bhippo/, { colour: '#8f86a0', belly: '#b8aec0' }],
  [/\brhino/, { colour: '#8d8c92', belly: '#aeadb2' }],
  [/dolphin/, { colour: '#7fa0bc', belly: '#dfe9f0' }],
  [/orca/, { colour: black, belly: white }],
  [/crocodile|alligator/, { colour: '#5f8a4e', belly: '#c3d29a' }],
  [/t-?rex|tyrannosaurus|velociraptor/, { colour: '#9a7a4c', belly: '#e0cfa0' }],
  [/skunk|\bbadger/, { colour: black, belly: white }],
  [/beaver|walrus|moose|bison|eagle|hawk|falcon/, { colour: '#7d5a3e', belly: '#b08d6c' }],
  [/\bswan|seagull|\bgull|yeti|\bdove/, { colour: '#f1efea', belly: white }],
  [/flamingo/, { colour: '#eaa0b4', belly: '#f4c8d4' }],
  [/ostrich|emu\b/, { colour: '#6b5a52', belly: '#d8c8b8' }],
  [/peacock/, { colour: '#3f86a0', belly: '#5fae9c' }],
  [/monster/, { colour: '#9a7ab8', belly: '#cdb8e0' }],
]

const nouns = {
  paws: /^(paws?|feet|foot|socks|boots|toes|legs)$/,
  muzzle: /^(nose|muzzle|snout|face|chin|mouth)$/,
  belly: /^(belly|tummy|chest|bib|front|throat|underside)$/,
  ears: /^(ears?)$/,
  tip: /^(tail|tip)$/,
  collar: /^(collar|bow|ribbon|scarf|bandana)$/,
  marks: /^(spots?|stripes?|patch|patches|dots|markings)$/,
  eyes: /^(eyes?)$/,
  wings: /^(wings?|beak|shell)$/,
} as const

/** Bodies of breeds, and words for them. */
const builds: readonly [RegExp, NonNullable<Coat['build']>][] = [
  [/dachshund|sausage dog|corgi|basset/, 'long'],
  [/great dane|greyhound|whippet|lurcher|\btall\b|\bleggy\b/, 'tall'],
  [/\bpug\b|bulldog|chubby|\bfat\b|plump|\bround\b(?! (one|an|his|her|its|the|both)\b)|\bpodgy\b/, 'round'],
  [/fluffy|long hair|persian|maine coon|samoyed|pomeranian|shaggy|spaniel|sheepdog/, 'fluffy'],
]

/** Dogs whose ears stand up. */
const standingEars =
  /husky|alsatian|german shepherd|corgi|samoyed|pomeranian|chihuahua|jack russell|(pointy|pointed) ears/

/** 'black with white paws', 'a grey rabbit with one ear'; nothing where the words say nothing about looks. */
export function coatOf(words: string): Coat | undefined {
  const text = words.toLowerCase()
  const said = describedParts(words, nouns)
  const kind = kinds.find(([pattern]) => pattern.test(text))?.[1]
  const [colour, second] = coloursIn(`${said.other}; ${said.somebody}`)
  const partOf = (part: keyof typeof nouns) => coloursIn(said[part])[0]
  const marks: Coat['marks'] | undefined = /spot|dott/.test(text)
    ? 'spots'
    : /strip|tabby/.test(text)
      ? 'stripes'
      : second || /\bpatch(es|y)\b/.test(text)
        ? 'patches'
        : undefined
  const markColour = partOf('marks') ?? second
  const build = builds.find(([pattern]) => pattern.test(text.replaceAll('-', ' ')))?.[1]
  const hat = hats.find(([pattern]) => pattern.test(text))?.[1]
  const coat: Coat = {
    ...kind,
    ...(build && { build }),
    ...(hat && { hat }),
    ...(standingEars.test(text) && { stands: 'pointed' as const }),
    ...(colour && { colour, belly: second ?? bellyOf(colour) }),
    ...(second && { muzzle: second, paws: second }),
    ...ifSaid('belly', partOf('belly')),
    ...ifSaid('muzzle', partOf('muzzle')),
    ...ifSaid('paws', partOf('paws')),
    ...ifSaid('ears', partOf('ears')),
    ...ifSaid('tip', partOf('tip')),
    ...ifSaid('collar', partOf('collar')),
    ...(marks && { marks }),
    ...(markColour && marks && { markColour }),
    ...(/patch (over|on|round|around) (one|an|his|her|its|the) (\w+ )?eye|eye ?patch/.test(text) && {
      patch: partOf('marks') ?? black,
    }),
    ...(/\b(only |just )?one ear\b|(lost|missing|without) (an|one|his|her|its) (\w+ )?ear|\bear missing|ear is missing/.test(
      text,
    ) && { isOneEared: true as const }),
  }
  return Object.keys(coat).length > 0 ? coat : undefined
}

/** What somebody is said to have on: *sharks with hats*, *a goose in a crown*. */
const hats: readonly [RegExp, Thing][] = [
  [/\b(?:with|in|wearing) .*\b(?:crowns?|tiaras?)\b/, 'crown'],
  [/\b(?:with|in|wearing) .*\bparty hats?\b/, 'party-hat'],
  [/\b(?:with|in|wearing) .*\bhelmets?\b/, 'helmet'],
  [/\b(?:with|in|wearing) .*\b(?:caps?|beanies?)\b/, 'cap'],
  [/\b(?:with|in|wearing) .*\bhats?\b/, 'hat'],
]

const ifSaid = (
  part: 'belly' | 'muzzle' | 'paws' | 'ears' | 'tip' | 'collar',
  colour: string | undefined,
): Coat => (colour ? { [part]: colour } : {})

const bellyOf = (colour: string): string => lighter(colour, colour === black ? 0.14 : 0.45)

/** The colours of a phrase in their order. */
function coloursIn(phrase: string): readonly string[] {
  let rest = phrase
  const found: { at: number; colour: string }[] = []
  for (const [pattern, colour] of colours) {
    const match = pattern.exec(rest)
    if (!match) continue
    found.push({ at: match.index, colour })
    rest =
      rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
  }
  return found.toSorted((one, other) => one.at - other.at).map(({ colour }) => colour)
}

/** The main colours of creatures that are not drawn from measures, with the derived ones after them. */
export function recoloured(drawing: string, mains: readonly string[], colour: string): string {
  const shades = [
    (base: string) => base,
    ...[0.12, 0.14, 0.16, 0.2, 0.22, 0.25, 0.3, 0.4, 0.45].map(
      (share) => (base: string) => darker(base, share),
    ),
    ...[0.06, 0.12, 0.25, 0.3, 0.4, 0.45, 0.5].map((share) => (base: string) => lighter(base, share)),
  ]
  return mains.reduce((drawn, main, index) => {
    const to = index === 0 ? colour : darker(colour, 0.16)
    return shades.reduce((each, shade) => each.replaceAll(shade(main), shade(to)), drawn)
  }, drawing)
}
