import type { Brief } from '../request/brief.ts'

interface Named {
  /** `{HERO_1}` for a child of the story, `{FRIEND_2}` for a companion, `{NAME_1}` for a name in a parent's own words. */
  readonly mark: string
  readonly name: string
}

/**
 * The names of a story and the marks that stand for them wherever words leave the house, or are judged: a name is nobody else's
 * business, and whatever it is, it is no fault of the text.
 */
export class CastNames {
  readonly #named: readonly Named[]

  constructor(named: readonly Named[]) {
    this.#named = named.filter(({ name }) => name.trim() !== '')
  }

  static of({ children, companions }: Brief): CastNames {
    return new CastNames([
      ...children.map(({ name }, index) => ({ mark: markOf('HERO', index), name: name.trim() })),
      ...companions.map(({ name }, index) => ({ mark: markOf('FRIEND', index), name: name.trim() })),
    ])
  }

  /** The same cast, and names found elsewhere. */
  with(names: readonly string[]): CastNames {
    const known = new Set(this.#named.map(({ name }) => name.toLowerCase()))
    const fresh = [...new Set(names.map((name) => name.trim()))].filter(
      (name) => !known.has(name.toLowerCase()),
    )
    const found = fresh.map((name, index) => ({ mark: markOf('NAME', index), name }))
    return new CastNames([...this.#named, ...found])
  }

  get all(): readonly Named[] {
    return this.#named
  }

  /** Puts the marks where the names are, longest name first; both apostrophes are one. */
  hide(text: string): string {
    const byLength = [...this.#named].sort((a, b) => b.name.length - a.name.length)
    const parts = byLength.map(({ name }) => patternOf(name))
    if (parts.length === 0) return text
    return text.replace(new RegExp(parts.join('|'), 'gu'), (hit) => {
      const found = byLength.find(({ name }) => sameName(name, hit))
      return found?.mark ?? hit
    })
  }

  /**
   * Puts the names where the marks are, with the grammar right: 'James’s', 'an Ada-sized hat', a capital where a sentence
   * begins with a companion called 'grandma'.
   */
  putIn(text: string): string {
    return text.replace(
      /(?:\b([Aa])n?(\s+))?\{(HERO|FRIEND|NAME)_(\d+)\}(?:['’](s)(?!\p{L}))?/gu,
      (
        hit,
        article: string | undefined,
        gap: string,
        kind: string,
        number: string,
        owns: string | undefined,
        at: number,
      ) => {
        const name = this.#named.find(({ mark }) => mark === `{${kind}_${number}}`)?.name
        if (name === undefined) return hit
        const lead = article ? `${article}${beginsWithVowel(name) ? 'n' : ''}${gap}` : ''
        const first = !article && kind !== 'HERO' && beginsSentence.test(text.slice(0, at))
        return `${lead}${first ? capitalised(name) : name}${owns ? '’s' : ''}`
      },
    )
  }
}

export const markOf = (kind: 'HERO' | 'FRIEND' | 'NAME', index: number): string => `{${kind}_${index + 1}}`

/** A name as a pattern that does not match inside of a word. */
export function patternOf(name: string): string {
  const escaped = name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/['’]/g, "[’']")
  const before = /^[\p{L}\p{N}]/u.test(name) ? '(?<![\\p{L}\\p{N}])' : ''
  const after = /[\p{L}\p{N}]$/u.test(name) ? '(?![\\p{L}\\p{N}])' : ''
  return `${before}${escaped}${after}`
}

const sameName = (a: string, b: string) => a.replaceAll("'", '’') === b.replaceAll("'", '’')

const beginsSentence = /(^|\n|[.!?…][”’]? |[“‘])$/

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** By sound, near enough: 'an Ada', 'a Eugene', 'a Una'. */
const beginsWithVowel = (name: string) => /^[aeiou]/i.test(name) && !/^(?:eu|u[nst][aei]|one)/i.test(name)
