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

const theirs = { she: 'her', he: 'his', they: 'their' } as const

/**
 * The brother or sister of whom a wish tells: 'Tom' of 'hit her brother Tom', 'her sister' of 'pushed her little sister' ('Mia’s sister', where no pronoun is known).
 * @returns null where that is nobody, one of the children themselves, or cannot be told of one child alone
 */
export function siblingOf(facts: readonly StoryFact[], { children }: Brief): Filler | null {
  for (const { said, id } of facts) {
    const [, word = '', name] = sibling.exec(said) ?? []
    const noun = nouns[word]
    const [child] = children
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
