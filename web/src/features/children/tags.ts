/** What was typed as separate entries: without empty ones, each once, and none of those that are there already. */
export function splitTags(text: string, present: readonly string[] = []): string[] {
  const known = new Set(present.map((tag) => tag.toLowerCase()))
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => {
      const isNew = tag !== '' && !known.has(tag.toLowerCase())
      known.add(tag.toLowerCase())
      return isNew
    })
}
