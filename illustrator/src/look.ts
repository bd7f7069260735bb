import { affirmed, describedParts } from './described.ts'
import { heritage } from './heritage.ts'
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

export type Headwear =
  | 'none'
  | 'beanie'
  | 'cap'
  | 'hat'
  | 'patka'
  | 'turban'
  | 'headband'
  | 'bow'
  | CostumeHat

/** Worn for what somebody is, or because it was described. */
export const costumeHats = [
  'crown',
  'tiara',
  'circlet',
  'captain',
  'sailor',
  'bandana',
  'witch',
  'wizard',
  'tall',
  'tall-fur',
  'garland',
  'toque',
  'peaked',
  'straw',
  'nurse',
  'veil',
  'beret',
  'mask',
  'bubble',
  'knight',
  'fire-helmet',
  'helmet',
  'goggles',
  'souwester',
  'wig',
  'bicorne',
  'clown',
] as const
export type CostumeHat = (typeof costumeHats)[number]

const accessories = ['apron', 'cape', 'scarf', 'tie'] as const

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
  /** The colour of the hair is that of old age already, or was described. */
  readonly aged?: true
  /** A sticking plaster: on the cheek, or on a bare knee. */
  readonly plaster: boolean
  readonly missingTooth: boolean
  /** In plaster. */
  readonly cast?: 'arm' | 'leg'
  readonly crutches?: true
  /** Without clothes in the foam of a bath, in a swimsuit in a pool. */
  readonly bathing?: 'bath' | 'swim'
  /** Over one eye. */
  readonly patch?: true
  /** Of a grown-up who is called so. */
  readonly form?: 'woman' | 'man'
  /** Over the clothes, where they are described. */
  readonly wears?: readonly (typeof accessories)[number][]
  readonly facialHair: 'none' | 'moustache' | 'beard'
  /** Of the beard, where it is not that of the hair. */
  readonly facialHairColour?: string
  readonly headwear: Headwear
  /** Variations of the face: numbers below three. */
  readonly face: { readonly shape: number; readonly eyes: number; readonly nose: number }
  readonly outfit: {
    readonly top: string
    readonly bottom: string
    /** A shirt under the first layer, a scarf, the cover of a book. */
    readonly second: string
    readonly shoes: string
    readonly cut: (typeof cuts)[number] | CostumeCut
    /** Of sleeves that are unlike the body of the garment. */
    readonly sleeve?: string
    readonly boots?: true
    readonly pattern: 'plain' | 'stripes' | 'dots'
  }
}

/** Those that chance chooses among come first; the rest are of costumes. */
const cuts = ['jumper', 'dress', 'dungarees', 'hoodie', 'coat'] as const
type CostumeCut = 'robe' | 'uniform' | 'suit' | 'armour' | 'waistcoat'

export interface Profile {
  /** The same id gives the same look. */
  readonly id: string
  /** Used instead of the id, to get another look. */
  readonly characterSeed?: string
  /** Used instead of both for the clothes alone. */
  readonly clothesSeed?: string
  readonly age?: number
  readonly hairColor?: string
  readonly eyeColor?: string
  readonly hasGlasses?: boolean
  /** As a parent would say it: 'long', 'two plaits'. */
  readonly hairStyle?: string
  /** As a parent would say it: 'light brown', 'pale'. */
  readonly skinTone?: string
  readonly otherFeatures?: string
  /** A relative, from whom skin, eyes and hair are inherited as far as the words leave them open. */
  readonly relative?: Look
  /** Only for somebody who is not a child of the family: how old they are and what they are called decide on hair and clothes. */
  readonly generation?: 'child' | 'adult' | 'elder'
  readonly pronoun?: 'she' | 'he'
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
  [/\bbob\b|shoulder.length|^shoulder|(the|her|his|their) shoulders|chin.length/, 'bob'],
  [/short hair|buzz|crew|cropped|fade\b/, 'short'],
]

const headwearWords: readonly [RegExp, Headwear][] = [
  [/turban|dastar/, 'turban'],
  [/(tall|top) hat/, 'tall'],
  [/(straw|sun) hat/, 'straw'],
  [/pointed hat|witch'?s? hat/, 'witch'],
  [/(chef|baker|cook)'?s? hat/, 'toque'],
  [/\bcrown\b/, 'crown'],
  [/\btiara\b/, 'tiara'],
  [/\bberet\b/, 'beret'],
  [/peaked cap/, 'peaked'],
  [/sou'?wester/, 'souwester'],
  [/bandanna|bandana/, 'bandana'],
  [/fire(fighter'?s?)? helmet/, 'fire-helmet'],
  [/(hard|safety) (hat|helmet)|\bhelmet/, 'helmet'],
  [/patka/, 'patka'],
  [/beanie|bobble hat|woolly hat|wooly hat/, 'beanie'],
  [/\bcap\b/, 'cap'],
  [/headband|hair ?band|flower in/, 'headband'],
  [/\bbows?\b|ribbon/, 'bow'],
  [/\bhats?\b/, 'hat'],
]

/** Hair colours that are rare with dark skin: if words state one of both, the other is chosen to suit. */
const fairHair = /blond|ginger|strawberry|redhead|\bred\b|auburn|copper|sandy/

/** Words for hair of somebody, without the word 'hair': 'a redhead', 'she is blonde'. */
const hairOnly = /blond|ginger|redhead|auburn|brunette/

/** What a description says about skin. */
const skinWords: readonly [RegExp, string][] = [
  [/(very|deep) dark|deep|ebony/, skins[5]],
  [/light brown|medium/, skins[3]],
  [/olive|\btan/, skins[2]],
  [/pale|fair|light|white|porcelain/, skins[0]],
  [/peach|rosy/, skins[1]],
  [/dark|black|brown/, skins[4]],
]

/** What it says about somebody without the word 'skin': 'a Black girl', 'pale'. */
const complexionWords: readonly [RegExp, string][] = [
  [/\b(black|brown)\b/, skins[4]],
  [/olive|\btan/, skins[2]],
  [/pale|\bwhite\b/, skins[0]],
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

/** Lengths and textures, where a style is not named. */
const hairAdjectives: readonly [RegExp, HairStyle][] = [
  [/\blong\b/, 'long'],
  [/\bshort\b|shaved/, 'short'],
]

const cutWords: readonly [RegExp, Look['outfit']['cut']][] = [
  [/coat|jacket|anorak/, 'coat'],
  [/hood/, 'hoodie'],
  [/dungarees|overalls/, 'dungarees'],
  [/dress|skirt|tutu|gown/, 'dress'],
  [/jumper|sweater|jersey|cardigan|shirt|\btop/, 'jumper'],
]

const clothWords: readonly [RegExp, string][] = [
  [/red\b|crimson/, '#c9504c'],
  [/orange/, '#dd8440'],
  [/yellow|mustard/, '#e6b93c'],
  [/navy|dark blue/, '#3a4f86'],
  [/turquoise|teal/, '#4a9a9c'],
  [/blue/, '#4f83b5'],
  [/green|olive/, '#6d9a52'],
  [/purple|violet|lilac|lavender/, '#7f6fb5'],
  [/pink/, '#d47a9e'],
  [/white|cream/, '#f0e8d8'],
  [/black/, '#3a3644'],
  [/grey|gray|silver/, '#8d8fa0'],
  [/brown|beige/, '#94694a'],
]

/** What a family speaks of when it describes somebody. */
const nouns = {
  hair: /^(hair|haired|afro|bob|plaits?|braids?|cornrows|locs?|dreadlocks|dreads|twists|curls?|ringlets|ponytail|pigtails?|bunches|bun|fringe|mohawk|quiff|redhead|hairstyle)$/,
  beard: /^(beard|bearded|moustache|mustache|stubble|goatee)$/,
  skin: /^(skin|skinned|complexion)$/,
  eyes: /^(eyes?|eyed)$/,
  garment:
    /^(coat|raincoat|jacket|anorak|hoodie|dungarees|overalls|dress|skirt|tutu|gown|jumper|sweater|jersey|cardigan|tshirt|shirt|top)$/,
  legwear: /^(trousers|jeans|leggings|shorts|joggers|tights|pants)$/,
  footwear: /^(shoes?|boots?|wellies|wellingtons|trainers|sneakers|sandals|slippers)$/,
  person: /^(boy|girl|child|kid|baby|toddler|man|woman|lady|gentleman|person)$/,
} as const

/** Converts a parent's words to a look. What they do not state is inherited, or else depends on the id, so that it is always the same. */
export function lookOf(profile: Profile): Look {
  const chance = new Chance(`look:${profile.characterSeed ?? profile.id}`)
  const features = affirmed(profile.otherFeatures ?? '')
  const said = describedParts(profile.otherFeatures ?? '', nouns)
  const somebody = `${said.person}; ${said.somebody}`
  const hairText = `${profile.hairColor ?? ''} ${said.hair}`.toLowerCase()
  const usual = drawnByChance(chance)
  const clothes = profile.clothesSeed ? drawnByChance(new Chance(`look:${profile.clothesSeed}`)) : usual
  const family = heritage(profile, chance)
  const isBoy =
    profile.pronoun === 'he' ||
    (!profile.pronoun && /\b(boy|he|his|him)\b|\b(beard|moustache|short back)/.test(features))
  const isGirl =
    profile.pronoun === 'she' ||
    (!isBoy &&
      /\b(girl|she|her|dress|skirt)\b|pigtail|plait|ribbon|\bbow\b|hijab/.test(
        `${features} ${profile.hairStyle ?? ''}`.toLowerCase(),
      ))
  const statedHair =
    firstMatch(hairWords, (profile.hairColor ?? '').toLowerCase()) ??
    firstMatch(hairWords, said.hair) ??
    (hairOnly.test(somebody) ? firstMatch(hairWords, somebody) : undefined)
  const skin =
    firstMatch(toneWords, (profile.skinTone ?? '').toLowerCase()) ??
    firstMatch(skinWords, said.skin) ??
    (/mixed (race|heritage)|biracial/.test(features) ? skins[3] : firstMatch(complexionWords, somebody)) ??
    family.skin ??
    (/afro|braid|cornrow/.test(features) && /black/.test(hairText)
      ? skins[4]
      : fairHair.test(`${hairText} ${statedHair ? somebody : ''}`)
        ? usual.fairSkin
        : usual.skin)
  // If neither is stated, hair and skin suit each other.
  const hairBesideSkin =
    skin === skins[5] || skin === skins[4] ? hairColours[isFair(usual.hair) ? 0 : 1] : usual.hair
  const headwear = firstMatch(headwearWords, features) ?? family.headwear ?? 'none'
  const isCovered = headwear === 'turban' || headwear === 'patka'
  const style =
    firstMatch(styleWords, `${profile.hairStyle ?? ''} hair`.toLowerCase()) ??
    firstMatch(styleWords, said.hair) ??
    firstMatch(hairAdjectives, said.hair) ??
    firstMatch(styleWords, `${features} ${profile.hairColor ?? ''}`.toLowerCase()) ??
    family.style ??
    (isBoy ? usual.tied : usual.style)
  const beard = firstMatch(hairWords, said.beard)
  const isElder = profile.generation === 'elder'
  const isGrown = isElder || profile.generation === 'adult'
  // About half of those who grow old wear glasses.
  const wearsThemForAge =
    isElder && usual.face.eyes !== 0 && usual.face.nose !== 2 && !/glasses/i.test(profile.otherFeatures ?? '')
  return {
    ...(profile.age !== undefined && { age: profile.age }),
    hair: {
      colour: statedHair ?? (isElder ? greyHair : (family.hair ?? hairBesideSkin)),
      // Uncut hair is tied up under its cloth.
      style: isCovered ? 'bun' : style,
    },
    ...(isElder && { aged: true }),
    eyes:
      firstMatch(eyeWords, (profile.eyeColor ?? '').toLowerCase()) ??
      firstMatch(eyeWords, said.eyes) ??
      family.eyes ??
      '#43281a',
    skin,
    glasses: profile.hasGlasses ?? (/glasses|spectacles/.test(features) || wearsThemForAge),
    freckles: /freckle/.test(features),
    hearingAid: /hearing.aid|cochlear/.test(features),
    wheelchair: /wheel ?chair/.test(features),
    plaster:
      /plaster|band.?aid/.test(features) &&
      !/plaster cast|in plaster|plaster on (his|her|the|their|one|an?) (\w+ )?(arm|leg)/.test(features),
    ...(/\b(broken|plaster cast|in plaster|in a cast)\b[^.]{0,20}\barm|\barm\b[^.]{0,16}\b(broken|plaster|cast)\b|(plaster|cast) on (his|her|the|their|one|an) (\w+ )?arm/.test(
      features,
    )
      ? { cast: 'arm' as const }
      : /\b(broken|plaster cast|in plaster|in a cast)\b[^.]{0,20}\bleg|\bleg\b[^.]{0,16}\b(broken|plaster|cast)\b|(plaster|cast) on (his|her|the|their|one|a) (\w+ )?leg/.test(
            features,
          )
        ? { cast: 'leg' as const }
        : {}),
    ...(/crutch/.test(features) && { crutches: true as const }),
    ...(/eye ?patch|patch (on|over) (one|an|his|her|their|the) (\w+ )?eye/.test(features) && {
      patch: true as const,
    }),
    ...(isGrown &&
      profile.pronoun && { form: profile.pronoun === 'she' ? ('woman' as const) : ('man' as const) }),
    missingTooth:
      /(missing|lost|wobbly|gap)[^.]{0,24}\b(tooth|teeth)|(tooth|teeth)[^.]{0,16}(missing|gap|gone)|gap.toothed/.test(
        features,
      ),
    ...wornOver(features),
    facialHair: facialHairOf(features),
    ...(beard && { facialHairColour: beard }),
    headwear,
    face: usual.face,
    outfit: {
      top: clothes.top,
      bottom: clothes.bottom,
      pattern: clothes.pattern,
      second: clothes.second,
      shoes: clothes.shoes,
      // A dress is never chosen at random, only by words.
      cut: family.cut ?? (clothes.cut === 'dress' && !isGirl ? 'jumper' : clothes.cut),
      ...clothesIn(said.garment, features),
      ...legsIn(said.legwear, said.footwear),
    },
  }
}

/** Every choice is drawn, needed or not: a word must not change the choices that it says nothing about. */
const drawnByChance = (chance: Chance) => ({
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
})

/** The hair of old age. */
export const greyHair = '#cfc9d4'

/** What names something else: 'tie-dye', 'a pink hair tie', 'can tie his laces', 'hair wrapped in a red scarf', 'a scarf over her hair' */
const notWorn: Partial<Record<(typeof accessories)[number], RegExp>> = {
  tie: /\b(?:bow|hair) tie\b|\btie dye|\b(?:can(?:not)?|could|to) tie\b|\btie (?:(?:up|back|his|her|their|the|own|a) ){0,3}(?:laces|shoe ?laces|shoes|hair|knots?|bows?|ribbons?)\b/g,
  scarf:
    /\bhead scarf\b|\bscarf\b(?:(?!\b(?:and|with|but)\b)[^.,;])*\b(?:hair|head)\b|\b(?:hair|head)\b(?:(?!\band\b)[^.,;])*\b(?:in|under|beneath|by|(?:wrapped|tied|held|covered)(?: \w+)? with) (?:an?|the|his|her|their) (?:(?!and\b|with\b)\w+ ){0,2}scarf\b/g,
}

/** 'an apron', 'a tie' */
function wornOver(features: string): Pick<Look, 'wears'> {
  const wears = accessories.filter((word) => {
    const others = notWorn[word]
    const described = others ? features.replace(others, ' ') : features
    return new RegExp(`(?<!\\b(?:no|without) (?:an? )?)\\b${word}\\b`).test(described)
  })
  return wears.length > 0 ? { wears } : {}
}

/** 'green leggings', 'red wellies' */
function legsIn(legwear: string, footwear: string): Partial<Look['outfit']> {
  const [bottom, shoes] = [firstMatch(clothWords, legwear), firstMatch(clothWords, footwear)]
  return {
    ...(bottom && { bottom }),
    ...(shoes && { shoes }),
    ...(/boot|well/.test(footwear) && { boots: true }),
  }
}

/** 'a yellow raincoat', 'a striped jumper' */
function clothesIn(garments: string, features: string): Partial<Look['outfit']> {
  const garment = garments.split('; ').find((each) => firstMatch(cutWords, each))
  if (garment === undefined) return {}
  const cut = firstMatch(cutWords, garment) ?? 'jumper'
  const colour = firstMatch(clothWords, garment)
  const pattern = /strip/.test(`${garment} ${features}`)
    ? 'stripes'
    : /spot|dott/.test(`${garment} ${features}`)
      ? 'dots'
      : undefined
  return {
    cut,
    ...(colour && (cut === 'dungarees' ? { bottom: colour } : { top: colour })),
    ...(pattern && { pattern }),
  }
}

const isFair = (colour: string) =>
  colour === hairColours[3] || colour === hairColours[4] || colour === hairColours[5]

const facialHairOf = (features: string) =>
  /\bbeard/.test(features) ? 'beard' : /moustache|mustache/.test(features) ? 'moustache' : 'none'

const firstMatch = <T>(words: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  words.find(([word]) => word.test(text))?.[1]
