/** A fragment of a page that is already escaped. */
class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

export type { Html }

type Piece = Html | string | number | null | undefined | false | readonly Piece[]

/** Template tag for a fragment of a page: values are escaped unless they came from this tag. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(parts.map((part, index) => part + markup(pieces[index] ?? null)).join(''))
}

/** Trusted markup of our own, such as a style sheet. Never what somebody typed. */
export const ownMarkup = (text: string): Html => new Html(text)

function markup(piece: Piece): string {
  if (piece === null || piece === undefined || piece === false) return ''
  if (piece instanceof Html) return piece.text
  if (typeof piece === 'string' || typeof piece === 'number') return escapeText(String(piece))
  return piece.map(markup).join('')
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** What neither HTML nor XML may contain: control characters and noncharacters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to be left out
const disallowed = /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g

const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(disallowed, '')
    .replace(/[&<>"']/g, (character) => escapes[character] ?? '')
