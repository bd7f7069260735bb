/**
 * Joins lines that follow one another and are said by the same one. A plot may have left out what stood between them, and a listener takes
 * the second for an answer: “Damp,” said Mrs Tarrant. / “And I was the only one,” said Mrs Tarrant.
 */
export function withoutRepeatedSpeaker(text: string): string {
  const joined: string[] = []
  for (const paragraph of text.split('\n\n')) {
    const before = joined.at(-1)
    const speaker = before === undefined ? null : lastSpeaker(before)
    const line = speaker === null ? null : lineOf(paragraph, speaker)
    if (before === undefined || line === null) joined.push(paragraph)
    else joined[joined.length - 1] = `${before} ${line}`.replace(/” “(?=[^“]*$)/, ' ')
  }
  return joined.join('\n\n')
}

const verbs = 'said|asked|called|answered|whispered|cried|added|explained'

/** Who says all that is said in a paragraph; null where it is not one alone. */
function lastSpeaker(paragraph: string): string | null {
  const said = [...paragraph.matchAll(new RegExp(`” (?:${verbs}) ([^.,“”]+?)(?=[.,]|,? and )`, 'g'))]
  const [only, another] = said
  if (!only?.[1] || another || !paragraph.startsWith('“')) return null
  const quoted = paragraph.match(/“/g)?.length ?? 0
  // “Mm,” said Mia. “It was the best,” he told his bag: somebody else had the last word.
  return quoted === 1 || (quoted === 2 && paragraph.endsWith('”')) ? only[1] : null
}

/** The words alone of a paragraph in which this one speaks, and does nothing else. */
function lineOf(paragraph: string, speaker: string): string | null {
  const [, words = '', who, more] =
    new RegExp(`^“([^”]+)” (?:${verbs}) ([^.,“”]+)\\.(?: “([^”]+)”)?$`).exec(paragraph) ?? []
  if (who !== speaker) return null
  return `“${words.replace(/,$/, '.')}${more === undefined ? '' : ` ${more}`}”`
}
