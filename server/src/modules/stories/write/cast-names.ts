import escapeStringRegexp from 'escape-string-regexp'
import type { Brief } from '../request/brief.ts'

interface NamedMark {
  /** `{HERO_1}` for a child of the story, `{FRIEND_2}` for a companion, `{NAME_1}` for a name in a parent's own words. */
  readonly mark: string
  readonly name: string
}

/**
 * The names of a story and the marks that stand for them wherever text is sent to a service or reviewed: names are private, and
 * whatever a name is, it is no fault of the text.
 */
export class CastNames {
  readonly #named: readonly NamedMark[]

  readonly #language: Brief['language']

  /** @param language of the texts; English where it is not said */
  constructor(named: readonly NamedMark[], language?: Brief['language']) {
    this.#language = language
    this.#named = named.filter(({ name }) => name.trim() !== '')
  }

  static of({ children, companions, language }: Brief): CastNames {
    return new CastNames(
      [
        ...children.map(({ name }, index) => ({ mark: markOf('HERO', index), name: name.trim() })),
        ...companions.map(({ name }, index) => ({ mark: markOf('FRIEND', index), name: name.trim() })),
      ],
      language,
    )
  }

  /** The same cast, and names from elsewhere. */
  with(names: readonly string[]): CastNames {
    const existing = new Set(this.#named.map(({ name }) => name.toLowerCase()))
    const others = [...new Set(names.map((name) => name.trim()))].filter(
      (name) => !existing.has(name.toLowerCase()),
    )
    const added = others.map((name, index) => ({ mark: markOf('NAME', index), name }))
    return new CastNames([...this.#named, ...added], this.#language)
  }

  get all(): readonly NamedMark[] {
    return this.#named
  }

  /** Replaces names by their marks, longest name first; straight and curly apostrophes are the same. */
  hide(text: string): string {
    const byLength = [...this.#named].sort((a, b) => b.name.length - a.name.length)
    if (byLength.length === 0) return text
    if (this.#language) return hideWithEndings(text, byLength)
    const parts = byLength.map(({ name }) => patternOf(name))
    return text.replace(new RegExp(parts.join('|'), 'gu'), (hit) => {
      const named = byLength.find(({ name }) => sameName(name, hit))
      return named?.mark ?? hit
    })
  }

  /**
   * Replaces marks by their names, with correct grammar: 'James’s', 'an Ada-sized hat', a capital letter where a sentence
   * begins with a companion called 'grandma'.
   */
  reveal(text: string): string {
    if (this.#language) return this.#revealPlainly(text)
    return text.replace(
      /(?:\b([Aa])n?(\s+))?\{(HERO|FRIEND|NAME)_(\d+)\}(?:['’](s)(?!\p{L}))?/gu,
      (
        hit,
        article: string | undefined,
        gap: string,
        kind: string,
        number: string,
        possessive: string | undefined,
        at: number,
      ) => {
        const name = this.#named.find(({ mark }) => mark === `{${kind}_${number}}`)?.name
        if (name === undefined) return hit
        const lead = article ? `${article}${beginsWithVowel(name) ? 'n' : ''}${gap}` : ''
        const first = !article && kind !== 'HERO' && beginsSentence.test(text.slice(0, at))
        return `${lead}${first ? capitalised(name) : name}${possessive ? '’s' : ''}`
      },
    )
  }

  /** Articles and endings are those of the language: only what begins a sentence is changed. */
  #revealPlainly(text: string): string {
    return text.replace(/\{(HERO|FRIEND|NAME)_\d+\}/g, (mark, kind: string, at: number) => {
      const name = this.#named.find((each) => each.mark === mark)?.name
      if (name === undefined) return mark
      return kind !== 'HERO' && beginsSentence.test(text.slice(0, at)) ? capitalised(name) : name
    })
  }
}

/** Other languages put endings on names, and letters of other scripts right beside them: more is hidden than need be. */
function hideWithEndings(text: string, named: readonly NamedMark[]): string {
  return named.reduce((rest, { mark, name }) => {
    const isLatin = /\p{Script=Latin}/u.test(name)
    const before = isLatin ? `(?<!${latin})` : ''
    const after = isLatin && name.length < 3 ? `(?!${latin})` : ''
    return rest.replace(new RegExp(`${before}${lettersOf(name)}${after}`, 'gu'), mark)
  }, text)
}

const latin = '[\\p{Script=Latin}\\p{N}]'

/** A name’s own letters as a pattern, with either apostrophe. */
const lettersOf = (name: string) => escapeStringRegexp(name).replaceAll(/['’]/g, "['’]")

export const markOf = (kind: 'HERO' | 'FRIEND' | 'NAME', index: number): string => `{${kind}_${index + 1}}`

/** A name as a pattern that does not match inside of a word. */
export function patternOf(name: string): string {
  const before = /^[\p{L}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : ''
  const after = /[\p{L}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : ''
  return `${before}${lettersOf(name)}${after}`
}

const sameName = (a: string, b: string) => a.replaceAll("'", '’') === b.replaceAll("'", '’')

const beginsSentence = /(^|\n|[.!?…][”’]? |[“‘])$/

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** By sound, near enough: 'an Ada', 'a Eugene', 'a Una'. */
const beginsWithVowel = (name: string) => /^[aeiou]/i.test(name) && !/^(?:eu|u[nst][aei]|one)/i.test(name)
