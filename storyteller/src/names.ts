/**
 * Names are passed to Ink as marks from Unicode's private use area and filled in after it has run. A name can contain braces,
 * arrows, hashes or tags, and is never interpreted.
 */
export class Names {
  readonly #texts: { readonly inside: string; readonly first: string }[] = []

  /** A mark for a text, and for another text at the start of a sentence. */
  mark(inside: string, first = inside): string {
    this.#texts.push({ inside, first })
    return `\uE000${String.fromCharCode(0xe100 + this.#texts.length - 1)}\uE001`
  }

  putIn(text: string): string {
    return text.replace(/\uE000([\uE100-\uF8FF])\uE001/g, (_, mark: string, at: number) => {
      const { inside, first } = this.#texts[mark.charCodeAt(0) - 0xe100] ?? { inside: '', first: '' }
      return beginsSentence.test(text.slice(0, at)) ? first : inside
    })
  }
}

const beginsSentence = /(^|\n|“|[.!?…]”? )$/

/** Removes the characters of marks from a name. */
export const withoutMarks = (name: string): string => name.replace(/[\uE000-\uF8FF]/g, '')

/** 'Mia', 'Mia and Tom', 'Mia, Tom and Ada'. */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** 'Mia’s', 'James’s', 'Mia and Tom’s'. */
export const possessive = (name: string): string => `${name}’s`
