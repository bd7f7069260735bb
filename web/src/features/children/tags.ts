/** Splits input into entries, without empty ones, duplicates and existing ones. */
export function splitTags(text: string, existing: readonly string[] = []): string[] {
  const seen = new Set(existing.map((tag) => tag.toLowerCase()))
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => {
      const isNew = tag !== '' && !seen.has(tag.toLowerCase())
      seen.add(tag.toLowerCase())
      return isNew
    })
}
