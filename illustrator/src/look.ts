import { Chance } from './random.ts'

export const hairStyles = [
  'short',
  'bob',
  'long',
  'ponytail',
  'wavy',
  'curly',
  'afro',
  'plaits',
  'locs',
  'pigtails',
  'bun',
  'spiky',
  'bald',
  'hijab',
] as const
export type HairStyle = (typeof hairStyles)[number]

export type Headwear = 'none' | 'beanie' | 'cap' | 'hat' | 'patka' | 'turban' | 'headband' | 'bow'

/** How somebody looks, in every picture. */
export interface Look {
  readonly age?: number
  readonly hair: { readonly colour: string; readonly style: HairStyle }
  readonly eyes: string
  readonly skin: string
  readonly glasses: boolean
  readonly freckles: boolean
  readonly hearingAid: boolean
  readonly wheelchair: boolean
  /** A sticking plaster: on the cheek, or on a bare knee. */
  readonly plaster: boolean
  readonly missingTooth: boolean
  readonly facialHair: 'none' | 'moustache' | 'beard'
  readonly headwear: Headwear
  /** Variations of the face: numbers below three. */
  readonly face: { readonly shape: number; readonly eyes: number; readonly nose: number }
  readonly outfit: {
    readonly top: string
    readonly bottom: string
    /** A shirt under the first layer, a scarf, the cover of a book. */
    readonly second: string
    readonly shoes: string
    readonly cut: (typeof cuts)[number]
    readonly pattern: 'plain' | 'stripes' | 'dots'
  }
}

const cuts = ['jumper', 'dress', 'dungarees', 'hoodie', 'coat'] as const

export interface Profile {
  /** The same id gives the same look. */
  readonly id: string
  /** Used instead of the id, to get another look. */
  readonly characterSeed?: string
  readonly age?: number
  readonly hairColor?: string
  readonly eyeColor?: string
  readonly hasGlasses?: boolean
  /** As a parent would say it: 'long', 'two plaits'. */
  readonly hairStyle?: string
  /** As a parent would say it: 'light brown', 'pale'. */
  readonly skinTone?: string
  readonly otherFeatures?: string
}

const hairColours = ['#2b2026', '#4a2f24', '#7a4a2a', '#a8682f', '#d59a4a', '#e9c574'] as const
const skins = ['#f7d9c0', '#f1c6a2', '#dea57c', '#bd8158', '#94603f', '#6d432c'] as const
const tops = ['#d9694f', '#e0a03c', '#5b9a8b', '#7f6fb5', '#c4608a', '#4f83b5', '#8aa24c'] as const
const seconds = ['#f0d9a8', '#e6a08a', '#a9c6d8', '#c9b4dc', '#b4cfa4', '#f4ead8'] as const
const shoes = ['#8a4a52', '#3f5a7c', '#6a4a3c', '#a8683c', '#54466e'] as const
const bottoms = ['#3c4a78', '#5a4668', '#6a5140', '#39565e'] as const

/** Words for colours, most specific first. */
const hairWords: readonly [RegExp, string][] = [
  [/grey|gray|silver|white/, '#c9c4cc'],
  [/strawberry|ginger|red|auburn|copper|orange/, '#b5562c'],
  [/dirty blond|dark blond|sandy|honey/, '#b98a48'],
  [/blond|fair|golden|yellow/, '#e6c06a'],
  [/light brown|hazel/, '#94653c'],
  [/dark brown|brunette|chestnut/, '#47291d'],
  [/brown/, '#6b4226'],
  [/black|dark/, '#241c26'],
  [/pink/, '#d97fa6'],
  [/blue/, '#5b7fc4'],
  [/green/, '#5f9a72'],
  [/purple|violet/, '#8a63b8'],
]

const eyeWords: readonly [RegExp, string][] = [
  [/hazel|amber/, '#8a6a2f'],
  [/light blue|blue/, '#3f74a8'],
  [/green/, '#4f8258'],
  [/grey|gray/, '#6b7684'],
  [/black|dark/, '#2a1c18'],
  [/brown/, '#5a3520'],
]

const styleWords: readonly [RegExp, HairStyle][] = [
  [/hijab|headscarf|head scarf/, 'hijab'],
  [/bald|no hair/, 'bald'],
  [/afro/, 'afro'],
  [/dread|\blocs\b|\btwists\b/, 'locs'],
  [/plait|braid|cornrow/, 'plaits'],
  [/pigtail|bunches/, 'pigtails'],
  [/\bbun\b|top ?knot/, 'bun'],
  [/pony ?tail/, 'ponytail'],
  [/curl|frizz|coil|ringlet/, 'curly'],
  [/wav[ye]/, 'wavy'],
  [/spik|mohawk|quiff/, 'spiky'],
  [/long hair/, 'long'],
  [/\bbob\b|shoulder|chin.length/, 'bob'],
  [/short hair|buzz|crew|cropped|fade\b/, 'short'],
]

const headwearWords: readonly [RegExp, Headwear][] = [
  [/turban|dastar/, 'turban'],
  [/patka/, 'patka'],
  [/beanie|bobble hat|woolly hat|wooly hat/, 'beanie'],
  [/\bcap\b/, 'cap'],
  [/headband|hair ?band|flower in/, 'headband'],
  [/\bbows?\b|ribbon/, 'bow'],
  [/\bhats?\b/, 'hat'],
]

/** Hair colours that are rare with dark skin: if words state one of both, the other is chosen to suit. */
const fairHair = /blond|ginger|strawberry|redhead|\bred\b|auburn|copper|sandy/

const skinWords: readonly [RegExp, string][] = [
  [/(very|deep) dark skin|ebony/, skins[5]],
  [/dark skin|black skin|brown skin/, skins[4]],
  [/olive|tan/, skins[2]],
  [/light brown skin|medium skin/, skins[3]],
  [/pale|fair skin|light skin/, skins[0]],
]

/** Whether the words are about skin only. */
const toneWords: readonly [RegExp, string][] = [
  [/very dark|deep|ebony|black/, skins[5]],
  [/light brown|medium/, skins[3]],
  [/dark|brown/, skins[4]],
  [/olive|\btan|golden|bronze/, skins[2]],
  [/pale|fair|light|white|porcelain/, skins[0]],
  [/peach|rosy|pink|beige/, skins[1]],
]

/** Converts a parent's words to a look. What they do not state depends on the id, so that it is always the same. */
export function lookOf(profile: Profile): Look {
  const chance = new Chance(`look:${profile.characterSeed ?? profile.id}`)
  const features = (profile.otherFeatures ?? '').toLowerCase()
  const hairText = `${profile.hairColor ?? ''} ${/hair/.test(features) ? features : ''}`.toLowerCase()
  // Every random choice is drawn, needed or not: a word must not change the choices that it says nothing about.
  const usual = {
    hair: chance.pick(hairColours),
    skin: chance.pick(skins),
    style: chance.pick(['short', 'bob', 'long', 'curly', 'pigtails', 'spiky', 'bun'] as const),
    top: chance.pick(tops),
    bottom: chance.pick(bottoms),
    pattern: chance.pick(['plain', 'stripes', 'dots'] as const),
    second: chance.pick(seconds),
    shoes: chance.pick(shoes),
    cut: chance.pick(cuts),
    tied: chance.pick(['short', 'curly', 'spiky', 'short'] as const),
    face: {
      shape: Math.floor(chance.next() * 3),
      eyes: Math.floor(chance.next() * 3),
      nose: Math.floor(chance.next() * 3),
    },
    fairSkin: chance.pick([skins[0], skins[0], skins[1], skins[1], skins[2]] as const),
  }
  const isBoy = /\b(boy|he|his|him)\b|\b(beard|moustache|short back)/.test(features)
  const isGirl =
    !isBoy &&
    /\b(girl|she|her|dress|skirt)\b|pigtail|plait|ribbon|\bbow\b|hijab/.test(
      `${features} ${profile.hairStyle ?? ''}`.toLowerCase(),
    )
  const skin =
    firstMatch(toneWords, (profile.skinTone ?? '').toLowerCase()) ??
    firstMatch(skinWords, features) ??
    (/dark|afro|braid/.test(features) && /black/.test(hairText)
      ? skins[4]
      : fairHair.test(hairText)
        ? usual.fairSkin
        : usual.skin)
  // If neither is stated, hair and skin suit each other.
  const hairBesideSkin =
    skin === skins[5] || skin === skins[4] ? hairColours[isFair(usual.hair) ? 0 : 1] : usual.hair
  const headwear = firstMatch(headwearWords, features) ?? 'none'
  const isCovered = headwear === 'turban' || headwear === 'patka'
  return {
    ...(profile.age !== undefined && { age: profile.age }),
    hair: {
      colour: firstMatch(hairWords, hairText) ?? hairBesideSkin,
      // Uncut hair is under its cloth.
      style: isCovered
        ? 'short'
        : (firstMatch(styleWords, `${profile.hairStyle ?? ''} hair`.toLowerCase()) ??
          firstMatch(styleWords, `${features} ${profile.hairColor ?? ''}`.toLowerCase()) ??
          (isBoy ? usual.tied : usual.style)),
    },
    eyes: firstMatch(eyeWords, (profile.eyeColor ?? '').toLowerCase()) ?? '#43281a',
    skin,
    glasses: profile.hasGlasses ?? /glasses|spectacles/.test(features),
    freckles: /freckle/.test(features),
    hearingAid: /hearing.aid|cochlear/.test(features),
    wheelchair: /wheel ?chair/.test(features),
    plaster: /plaster|band.?aid/.test(features),
    missingTooth:
      /(missing|lost|wobbly|gap)[^.]{0,24}\b(tooth|teeth)|(tooth|teeth)[^.]{0,16}(missing|gap|gone)|gap.toothed/.test(
        features,
      ),
    facialHair: facialHairOf(features),
    headwear,
    face: usual.face,
    outfit: {
      top: usual.top,
      bottom: usual.bottom,
      pattern: usual.pattern,
      second: usual.second,
      shoes: usual.shoes,
      // A dress is never chosen at random, only by words.
      cut: usual.cut === 'dress' && !isGirl ? 'jumper' : usual.cut,
    },
  }
}

const isFair = (colour: string) =>
  colour === hairColours[3] || colour === hairColours[4] || colour === hairColours[5]

const facialHairOf = (features: string) =>
  /\bbeard/.test(features) ? 'beard' : /moustache|mustache/.test(features) ? 'moustache' : 'none'

const firstMatch = <T>(words: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  words.find(([word]) => word.test(text))?.[1]
