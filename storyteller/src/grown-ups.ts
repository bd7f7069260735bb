import { isParting } from './absent.ts'
import type { Brief } from './brief.ts'
import type { StoryFact } from './facts.ts'
import type { Filler } from './roles.ts'

/**
 * Who of a child’s grown-ups at home can have a part tonight: not who comes along or has a part anyway, nor who is ill, away or gone.
 * @param answers the facts that the plot answers
 * @param playing what those are called who have a part already
 */
export function grownUpsTonight(
  { grownUps = [], companions, facts = [] }: Pick<Brief, 'grownUps' | 'companions' | 'facts'>,
  answers: readonly StoryFact[],
  playing: readonly string[],
): string[] {
  const missing = [...facts, ...answers]
    .filter((fact) => isParting(fact) && fact.polarity === 'yes')
    .flatMap(({ what, name }) => [what?.head, name])
  const there = companions.flatMap(({ name, relationship }) => [name, relationship])
  const taken = new Set([...missing, ...there, ...playing].flatMap((word) => (word ? [kinshipOf(word)] : [])))
  return grownUps.filter((each) => !taken.has(kinshipOf(each)))
}

/** The part of a plot's grown-up, played by one of the family's. */
export const asGrownUp = (name: string): Filler => ({
  noun: '',
  name,
  number: 'one',
  pronoun: pronounOf(name),
  isFamiliar: true,
  factId: null,
  companion: null,
})

const kinships: readonly [kinship: string, words: RegExp][] = [
  [
    'mother',
    /^(?:mum|mummy|mom|mommy|mam|mammy|mama|mamma|mumma|momma|ma|mother|amma|ammi|mami|mutti|maman|eomma|ima)$/,
  ],
  ['father', /^(?:dad|daddy|da|dada|papa|pappa|pa|father|abba|abbu|baba|papi|appa|babbo|tata|aba)$/],
  ['grandmother', /^(?:gran|granny|grandma|nan|nana|nanna|nanny|nonna|oma|abuela|grandmother)$/],
  ['grandfather', /^(?:grandpa|grandad|granddad|granda|gramps|grampy|pops|nonno|opa|abuelo|grandfather)$/],
]

/** 'Mummy' and 'mum' are the same; what is no such word is itself. 'Nana Jo' is not every nana. */
export function kinshipOf(text: string): string {
  const plain = text.trim().toLowerCase()
  return kinships.find(([, words]) => words.test(plain))?.[0] ?? plain
}

/** 'Mum' of a wish in the word of this family: 'Mummy'. */
export const asTheFamilySays = (called: string, grownUps: readonly string[] = []): string =>
  grownUps.find((each) => kinshipOf(each) === kinshipOf(called)) ?? called

/** How a grown-up is drawn, as far as what they are called says it. */
export const looksOfGrownUp = (name: string): string[] => [
  ...(kinshipOf(firstWord(name)).startsWith('grand') ? ['old'] : []),
  ...(pronounOf(name) === 'they' ? [] : [pronounOf(name)]),
]

const firstWord = (name: string) => name.trim().split(' ')[0] ?? ''

/** 'Mummy', 'Nana': said of anybody's, and nobody's name. */
export const isWordForParent = (text: string): boolean =>
  kinships.some(([, words]) => words.test(text.trim().toLowerCase()))

/** 'Uncle Pete', 'Auntie', 'Nana Jo'. */
export const isGrownRelative = (text: string): boolean =>
  /^(?:aunt|auntie|aunty|uncle|tante|tia|tio)\b/i.test(text.trim()) || isWordForParent(firstWord(text))

/** Whom nothing says it of is named again rather than called he or she. */
function pronounOf(name: string): 'she' | 'he' | 'they' {
  const first = kinshipOf(firstWord(name))
  return /mother$|^(?:aunt\w*|tante|tia)$/.test(first)
    ? 'she'
    : /father$|^(?:uncle|tio)$/.test(first)
      ? 'he'
      : 'they'
}
