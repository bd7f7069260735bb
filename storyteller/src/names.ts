/**
 * Names reach Ink as marks from Unicode's private use area and are put in after it has run. A name may hold braces, arrows,
 * hashes or tags: nothing ever reads it but the listener.
 */
export class Names {
  readonly #texts: string[] = []

  /** A mark that stands for the text. */
  mark(text: string): string {
    this.#texts.push(text)
    return `\uE000${String.fromCharCode(0xe100 + this.#texts.length - 1)}\uE001`
  }

  putIn(text: string): string {
    let named = text
    // A mark's text may hold marks of its own: a sentence about a companion holds the companion's name.
    for (let depth = 0; depth < 3 && named.includes('\uE000'); depth++) {
      named = named.replace(
        /\uE000([\uE100-\uF8FF])\uE001/g,
        (_, mark: string) => this.#texts[mark.charCodeAt(0) - 0xe100] ?? '',
      )
    }
    return named
  }
}

/** Characters that marks are made of do not belong in a name. */
export const withoutMarks = (name: string): string => name.replace(/[\uE000-\uF8FF]/g, '')

/** 'Mia', 'Mia and Tom', 'Mia, Tom and Ada'. */
export function list(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}

/** 'Mia’s', 'James’s', 'Mia and Tom’s'. */
export const possessive = (name: string): string => `${name}’s`
