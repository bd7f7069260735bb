const shown = 20

/** The first 20 characters as a person counts them, an ellipsis where there is more, 'None yet' where there is nothing. */
export function interestsPreview(interests: string | null): string {
  const text = interests?.trim().replace(/\s+/g, ' ')
  if (!text) return 'None yet'
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  if (characters.length <= shown) return text
  return `${characters
    .slice(0, shown)
    .map(({ segment }) => segment)
    .join('')}...`
}
