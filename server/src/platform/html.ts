/** A piece of a page that is safe as it is. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Html }

type Piece = Html | string | number | null | undefined | false | readonly Piece[]

/** Template for a piece of a page: whatever is put into it is text, unless it came out of this template itself. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.map((part, index) => part + markup(pieces[index] ?? null)).join(''))
}

/** Markup of our own making, such as a style sheet. Never what somebody typed. */
export const ownMarkup = (text: string): Html => new Html(text)

function markup(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'string' || typeof piece === 'number') return escaped(String(piece))
  return piece.map(markup).join('')
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What no page and no XML may hold: control characters, halves of characters, and two that are none. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be left out
const unspeakable = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const escaped = (text: string) =>
  text
    .toWellFormed()
    .replace(unspeakable, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '')
