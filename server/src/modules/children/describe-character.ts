import type { Look } from '@nightlight/illustrator'
import type { ChildRow } from './children.queries.ts'

/** One or two sentences for the family, from the profile and the drawing. */
export function describeCharacter(child: ChildRow, look: Look): string {
  const years = child.age === 1 ? '1 year old' : `${child.age} years old`
  const first = [hairOf(child, look), child.eyeColor && `${lower(child.eyeColor)} eyes`].filter(Boolean)
  const withSkin = child.skinTone ? [...first, `${lower(child.skinTone)} skin`] : first
  const face = child.hasGlasses ? [...withSkin, 'glasses'] : withSkin
  const drawn = `${child.name} is ${years}, with ${listText(face)}, in ${clothesOf(look)}.`
  const features = featuresOf(child)
  return features ? `${drawn} Also: ${features}` : drawn
}

const styleText: Record<Look['hair']['style'], string> = {
  short: 'short hair',
  bob: 'a bob',
  long: 'long hair',
  ponytail: 'a ponytail',
  wavy: 'wavy hair',
  curly: 'curly hair',
  afro: 'an afro',
  plaits: 'plaits',
  locs: 'locs',
  pigtails: 'pigtails',
  bun: 'hair in a bun',
  spiky: 'spiky hair',
  bald: 'no hair',
  hijab: 'a headscarf',
}

/** 'long ginger hair' */
export function hairOf({ hairColor }: Pick<ChildRow, 'hairColor'>, { hair }: Look): string {
  const style = styleText[hair.style]
  if (!hairColor || hair.style === 'bald' || hair.style === 'hijab') return style
  // 'a brown bob', 'short brown hair': the colour stands before the noun.
  const colour = lower(hairColor).replace(/\s+hair$/, '')
  if (style.endsWith(' hair')) return style.replace(/hair$/, `${colour} hair`)
  if (hair.style === 'bun') return `${colour} hair in a bun`
  const article = /^[aeiou]/.test(colour) ? 'an' : 'a'
  return style.replace(
    /^(an? )?(\w+)$/,
    (_, before, noun) => `${before ? `${article} ` : ''}${colour} ${noun}`,
  )
}

/** 'a striped jumper'; with the word for a colour, 'a sea green striped jumper'. Only these two have room for a pattern. */
export function clothesOf({ outfit }: Look, colour = ''): string {
  const isPatterned = outfit.cut === 'jumper' || outfit.cut === 'dress'
  const pattern = isPatterned ? { plain: '', stripes: 'striped', dots: 'spotted' }[outfit.pattern] : ''
  const words = outfit.cut === 'dungarees' ? [colour, outfit.cut] : ['a', colour, pattern, outfit.cut]
  return words.filter(Boolean).join(' ')
}

function listText(parts: readonly unknown[]): string {
  const last = parts.at(-1)
  return parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : String(last)
}

const lower = (text: string) => text.toLowerCase()

/** A parent's description of looks besides hair, eyes and skin: from the profile, the info items and the description of photos. */
export function featuresOf(
  child: Pick<ChildRow, 'otherFeatures' | 'appearanceNotes' | 'photoAnalysisResults'>,
): string | undefined {
  const aboutPhotos = child.photoAnalysisResults?.parentDescription
  const descriptions = [child.otherFeatures, child.appearanceNotes, aboutPhotos].filter(Boolean)
  return descriptions.length > 0 ? descriptions.join('. ') : undefined
}
