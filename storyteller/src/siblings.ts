import type { Brief } from './brief.ts'
import type { StoryFact } from './facts.ts'
import { possessive } from './names.ts'
import type { Filler } from './roles.ts'

const sibling =
  /\b(?:(?:big|little|baby|older|younger|twin|wee) )*(brother|sister|bro|sis)\b(?!['’]s)(?: (\p{Lu}\p{L}+))?/u

const nouns: Readonly<Record<string, 'brother' | 'sister'>> = {
  brother: 'brother',
  bro: 'brother',
  sister: 'sister',
  sis: 'sister',
}

/** Who is called so at home, and no tooth: 'the baby chewed her drawing'. */
const baby = /(?:^|\b(?:the|our|my|her|his|their) )baby (?!brother|sister|bro\b|sis\b|doll|tooth|teeth|toy)/iu

const theirs = { she: 'her', he: 'his', they: 'their' } as const

const theBaby = {
  noun: '',
  name: 'the baby',
  number: 'one',
  pronoun: 'it',
  isFamiliar: true,
  companion: null,
} as const

/**
 * The brother or sister of whom a wish tells: 'Tom' of 'hit her brother Tom', 'the baby' of 'the baby chewed it', 'her sister' of 'pushed her little sister' ('Mia’s sister', where no pronoun is known).
 * @returns null where that is nobody, one of the children themselves, or cannot be told of one child alone
 */
export function siblingOf(facts: readonly StoryFact[], { children }: Brief): Filler | null {
  const [child] = children
  for (const { said, id } of facts) {
    const [, word = '', name] = sibling.exec(said) ?? []
    const noun = nouns[word]
    if (!noun && children.length === 1 && baby.test(said)) return { ...theBaby, factId: id }
    if (!noun || children.length !== 1 || !child || name === child.name) continue
    return {
      noun: '',
      name: name ?? `${child.pronouns ? theirs[child.pronouns] : possessive(child.name)} ${noun}`,
      number: 'one',
      pronoun: noun === 'brother' ? 'he' : 'she',
      isFamiliar: true,
      factId: id,
      companion: null,
    }
  }
  return null
}
