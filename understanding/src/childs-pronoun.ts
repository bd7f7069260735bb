import type { KnownPerson } from './fact.ts'
import { nounClass } from './lexicon/nouns.ts'
import { singularOf } from './lexicon/number.ts'
import { isName } from './phrases.ts'
import { timesOf } from './times.ts'
import { sentencesOf } from './tokens.ts'
import { plainName } from './told-facts.ts'

/**
 * The pronoun by which a parent speaks of their only child: 'her best friend is moving' is *she*. Null where there is none, where he and she both occur,
 * or where somebody else, an animal or a character has come in before it and could be meant.
 */
export function childsPronounIn(text: string, people: readonly KnownPerson[]): 'she' | 'he' | null {
  const children = people.filter(({ role }) => role === 'child').map(({ name }) => plainName(name))
  const names = new Set(people.map(({ name }) => plainName(name)))
  const said = new Set<'she' | 'he'>()
  for (const tokens of sentencesOf(text)) {
    const sentence = {
      tokens,
      times: timesOf(tokens),
      names,
      hidden: new Set<number>(),
      isShouted: text === text.toUpperCase(),
    }
    for (const [at, { norm }] of tokens.entries()) {
      const spoken = pronouns.get(norm)
      if (spoken) said.add(spoken)
      else if (said.size === 0 && !children.includes(norm) && mayBeMeant(norm, tokens[at - 1]?.norm))
        return null
      else if (said.size === 0 && isName(sentence, at) && !children.includes(norm)) return null
    }
  }
  const [only, other] = [...said]
  return other === undefined ? (only ?? null) : null
}

const pronouns: ReadonlyMap<string, 'she' | 'he'> = new Map([
  ...['she', "she's", 'shes', 'she’s', 'her', 'hers', 'herself', 'daughter', 'granddaughter'].map(
    (word) => [word, 'she'] as const,
  ),
  ...['he', "he's", 'hes', 'he’s', 'him', 'his', 'himself', 'son', 'grandson'].map(
    (word) => [word, 'he'] as const,
  ),
])

/** Whom a following pronoun may mean. 'Dentist tomorrow' is no person. */
const mayBeMeant = (word: string, before: string | undefined): boolean => {
  const is = nounClass(singularOf(word))
  if (is === undefined || !beings.has(is))
    return /^(?:friend|neighbour|someone|somebody|hero|mr|mrs|ms|miss)s?$/.test(word)
  return !(visited.test(word) && !/^(?:an?|the|his|her|our|my)$/.test(before ?? ''))
}

const beings: ReadonlySet<string> = new Set(['animal', 'creature', 'toy', 'person', 'kin'])
const visited = /^(?:dentist|doctor|optician|nurse|vet|teacher)s?$/
