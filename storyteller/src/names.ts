import { capital } from './capital.ts'
import type { Form, Pronouns } from './pronouns.ts'

/** Whom a mark stands for, where a pronoun can depend on it. */
export type Meaning =
  | { readonly is: 'child'; readonly child: number; readonly pronouns: Pronouns | null; readonly form: Form }
  | { readonly is: 'other'; readonly pronouns: Pronouns | 'it' }

interface Marked {
  readonly inside: string
  readonly first: string
  readonly meaning: Meaning | undefined
  readonly introduction?: string
}

/**
 * Names are passed to Ink as marks from Unicode's private use area and filled in after it has run. A name can contain braces,
 * arrows, hashes or tags, and is never interpreted.
 */
export class Names {
  readonly #texts: Marked[] = []

  /** A mark for a text, and for another text at the start of a sentence. */
  mark(inside: string, first = inside, meaning?: Meaning): string {
    this.#texts.push({ inside, first, meaning })
    return `\uE000${String.fromCharCode(0xe100 + this.#texts.length - 1)}\uE001`
  }

  /** A mark for somebody who is introduced by more words the first time: 'the grown-up with the towel', and then 'the grown-up'. */
  markIntroduced(introduction: string, afterwards: string, meaning: Meaning): string {
    this.#texts.push({ inside: afterwards, first: capital(afterwards), meaning, introduction })
    return `\uE000${String.fromCharCode(0xe100 + this.#texts.length - 1)}\uE001`
  }

  /** @param introduced whoever has been introduced so far; whom the mark introduces is added */
  introduce(mark: string, before: string, introduced: Set<string>): string {
    const introduction = this.#at(mark.charCodeAt(1))?.introduction
    if (introduction === undefined || introduced.has(introduction)) return this.putIn(mark, before)
    introduced.add(introduction)
    return beginsSentence.test(before) ? capital(introduction) : introduction
  }

  meaningOf(mark: string): Meaning | undefined {
    return this.#at(mark.charCodeAt(1))?.meaning
  }

  /** @param before what the text follows, which shows whether a sentence begins */
  putIn(text: string, before = ''): string {
    return text.replace(/\uE000([\uE100-\uF8FF])\uE001/g, (_, mark: string, at: number) => {
      const { inside, first } = this.#at(mark.charCodeAt(0)) ?? { inside: '', first: '' }
      const preceding = before + text.slice(0, at)
      // Nobody says 'Goodnight, the penguin'.
      if (isGreeted.test(preceding)) return inside.replace(/^the (?!grown-up)/, '')
      return beginsSentence.test(preceding) ? first : inside
    })
  }

  #at(code: number): Marked | undefined {
    return this.#texts[code - 0xe100]
  }
}

export const beginsSentence = /(^|\n|“|[.!?…]”? )$/

const isGreeted = /\b(?:Goodnight|Hello|Good morning|Goodbye|Thank you), $/

/** Removes the characters of marks from a name. */
export const withoutMarks = (name: string): string => name.replace(/[\uE000-\uF8FF]/g, '')

/** 'Mia', 'Mia and Tom', 'Mia, Tom and Ada'. */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** 'Mia’s', 'James’s', 'Mia and Tom’s'. */
export const possessive = (name: string): string => `${name}’s`
