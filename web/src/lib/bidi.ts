const rtlLetters =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/gu
const letters = /\p{L}/gu

/**
 * A name for a sentence of plain text, such as a toast or a label, where no <bdi> is possible: one from a right-to-left script is kept
 * apart, so that it does not turn the words and signs beside it round. Any other name stays as it is.
 */
export const isolate = (name: string): string => (count(rtlLetters, name) > 0 ? `\u2068${name}\u2069` : name)

/** The direction of most letters. `dir="auto"` goes by the first one, and turns an English sentence round that begins with an Arabic name. */
export const directionOf = (text: string): 'ltr' | 'rtl' =>
  count(rtlLetters, text) * 2 > count(letters, text) ? 'rtl' : 'ltr'

const count = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0
