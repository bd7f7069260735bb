import type { PersonFigure } from '../../modules/pictures/index.ts'

interface Invented {
  readonly generation: 'child' | 'adult' | 'elder'
  readonly pronoun?: 'she' | 'he'
  readonly age?: number
}

/** How old a human of the story is, and which pronoun they have: by what they are, and by words such as 'old'. */
export function inventedPerson({ role = '', otherFeatures = '' }: PersonFigure): Invented {
  const pronoun =
    women.has(role) || /\bshe\b/.test(otherFeatures)
      ? 'she'
      : men.has(role) || /\bhe\b/.test(otherFeatures)
        ? 'he'
        : null
  const age = role === 'baby' ? 1 : young.has(role) ? 8 : null
  const generation = age !== null ? 'child' : /\bold\b/.test(otherFeatures) ? 'elder' : 'adult'
  return { generation, ...(pronoun && { pronoun }), ...(age !== null && { age }) }
}

const women: ReadonlySet<string> = new Set(['queen', 'princess', 'witch', 'postwoman', 'woman', 'girl'])
const men: ReadonlySet<string> = new Set(['king', 'prince', 'wizard', 'postman', 'man', 'boy'])
const young: ReadonlySet<string> = new Set(['princess', 'prince', 'girl', 'boy'])
