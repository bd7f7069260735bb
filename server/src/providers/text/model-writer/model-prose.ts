/** Marks as models write them, `[HERO_1]` or `HERO 1`, as ours. */
export const marksOnly = (text: string): string =>
  text.replace(
    /[[{<(]{0,2}\b(HERO|FRIEND|NAME)[_ -]?(\d+)\b[\]}>]{0,2}\)?/g,
    (hit, kind: string, number: string) => {
      // A bracket of the sentence stays where it was.
      const opens = hit.startsWith('(') && !hit.endsWith(')') ? '(' : ''
      const closes = hit.endsWith(')') && !hit.startsWith('(') ? ')' : ''
      return `${opens}{${kind}_${Number(number)}}${closes}`
    },
  )

/** One line, set as ours are. */
export const plainLine = (text: string): string => typeset(marksOnly(text)).replace(/\s+/g, ' ').trim()

/** Paragraphs with a blank line between them. */
export const proseOf = (paragraphs: readonly string[]): string =>
  paragraphs
    .flatMap((paragraph) => paragraph.split(/\n\s*\n/))
    .map(plainLine)
    .filter(Boolean)
    .join('\n\n')

/** Quotation marks, apostrophes and dashes as in a printed book. */
const typeset = (text: string): string =>
  text
    .normalize('NFC')
    // A word that is stressed has its marks taken off: our pages are set in one face.
    .replace(/(^|[\s(“"‘'–])([*_]{1,3})(?=\S)([^*_\n]+?)(?<=\S)\2(?=$|[\s.,;:!?…)”"’'–])/gu, '$1$3')
    .replace(/"(?=[\p{L}\p{N}{])/gu, '“')
    .replace(/"/g, '”')
    .replace(/(^|[\s(“])'(?=[\p{L}\p{N}{])/gu, '$1‘')
    .replace(/'/g, '’')
    .replace(/\s?--\s?/g, ' – ')
    .replace(/\.{3,}/g, '…')
