const maxGraphemes = 20

/** 'owls and trains', but 'Likes: None yet': alone that would say nothing. */
export function likesText(interests: string | null): string {
  const preview = interestsPreview(interests)
  return preview === none ? `Likes: ${none}` : preview
}

const none = 'None yet'

/** The first 20 graphemes with an ellipsis if there are more; 'None yet' if there are none. */
export function interestsPreview(interests: string | null): string {
  const text = interests?.trim().replace(/\s+/g, ' ')
  if (!text) return none
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)]
  if (characters.length <= maxGraphemes) return text
  return `${characters
    .slice(0, maxGraphemes)
    .map(({ segment }) => segment)
    .join('')}...`
}
