import type { PersonFigure } from '../../modules/pictures/index.ts'

interface Invented {
  readonly generation: 'child' | 'adult' | 'elder'
  readonly pronoun?: 'she' | 'he'
  readonly age?: number
}

/** How old a human of the story is, and which pronoun they have: by what they are, by words such as 'old', and else by their id. */
export function inventedPerson({ id, role = '', otherFeatures = '' }: PersonFigure): Invented {
  const pronoun =
    women.has(role) || /\bshe\b/.test(otherFeatures)
      ? 'she'
      : men.has(role) || /\bhe\b/.test(otherFeatures)
        ? 'he'
        : isNobody.test(role)
          ? null
          : oddLetters(`${id}`)
            ? 'she'
            : 'he'
  const age = role === 'baby' ? 1 : young.has(role) ? 8 : null
  const generation = age !== null ? 'child' : /\bold\b/.test(otherFeatures) ? 'elder' : 'adult'
  return { generation, ...(pronoun && { pronoun }), ...(age !== null && { age }) }
}

/** Who is drawn as neither a woman nor a man. */
const isNobody = /^baby$/

const oddLetters = (text: string): boolean =>
  [...text].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 2 === 1

const women: ReadonlySet<string> = new Set([
  'queen',
  'princess',
  'witch',
  'postwoman',
  'woman',
  'girl',
  'fairy',
  'fisherwoman',
])
const men: ReadonlySet<string> = new Set(['king', 'prince', 'wizard', 'postman', 'man', 'boy', 'fisherman'])
const young: ReadonlySet<string> = new Set(['princess', 'prince', 'girl', 'boy'])
