import type { HairStyle, Headwear, Look, Profile } from './look.ts'
import type { Chance } from './random.ts'

/** What somebody inherits, or has because of what they are called. All of it gives way to words. */
interface Heritage {
  readonly skin?: string
  readonly eyes?: string
  readonly hair?: string
  readonly style?: HairStyle
  readonly headwear?: Headwear
  readonly cut?: Look['outfit']['cut']
}

/** Hair styles of women and men by the kind of hair in the family; children without a pronoun have either. */
const styles: Readonly<Record<'coily' | 'curly' | 'straight', Record<'she' | 'he', readonly HairStyle[]>>> = {
  coily: { she: ['curly', 'bun', 'afro', 'locs'], he: ['short', 'afro', 'short'] },
  curly: { she: ['curly', 'wavy', 'bun'], he: ['short', 'curly'] },
  straight: { she: ['long', 'bob', 'bun', 'ponytail', 'wavy'], he: ['short'] },
}

/** Empty for a child of the family itself, whose look is its own. */
export function heritage({ relative, generation, pronoun }: Profile, chance: Chance): Heritage {
  if (!generation) return {}
  const [first, second] = [chance.next(), chance.next()]
  const isGrown = generation !== 'child'
  const who = pronoun ?? (first > 0.5 ? 'she' : 'he')
  const fitting = styles[relative ? kindOf(relative) : 'straight'][who]
  const style = fitting[Math.floor(second * fitting.length)]
  return {
    // Those who are not related and have no pronoun keep what chance gives them.
    ...((relative || pronoun) && style && { style }),
    ...(isGrown && pronoun === 'she' && { cut: first > 0.6 ? 'coat' : 'dress' }),
    ...(isGrown && pronoun === 'he' && { cut: first > 0.6 ? 'coat' : 'jumper' }),
    ...(relative && inherited(relative, isGrown, pronoun)),
  }
}

function inherited({ skin, eyes, hair, headwear }: Look, isGrown: boolean, pronoun?: 'she' | 'he'): Heritage {
  // Under a headscarf the colour of hair is seldom known; with most skins it is dark.
  const isUnseen = hair.style === 'hijab' && !fairSkins.includes(skin)
  const isSikh = headwear === 'turban' || headwear === 'patka'
  return {
    skin,
    eyes,
    ...(isNatural(hair.colour) && { hair: isUnseen ? darkHair : hair.colour }),
    // A family's custom, as far as it is known.
    ...(hair.style === 'hijab' && isGrown && pronoun === 'she' && { style: 'hijab' as const }),
    ...(isSikh && pronoun === 'he' && { headwear: isGrown ? ('turban' as const) : ('patka' as const) }),
  }
}

const darkHair = '#2b2026'
const fairSkins: readonly string[] = ['#f7d9c0', '#f1c6a2']

const kindOf = ({ hair }: Look) =>
  hair.style === 'afro' || hair.style === 'locs'
    ? 'coily'
    : hair.style === 'curly' || hair.style === 'wavy'
      ? 'curly'
      : 'straight'

/** Dyed hair is nobody's heritage, nor is grey. */
const isNatural = (colour: string): boolean =>
  !['#d97fa6', '#5b7fc4', '#5f9a72', '#8a63b8', '#c9c4cc'].includes(colour)
