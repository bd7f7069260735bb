/** Splits input into entries, without empty ones, duplicates and existing ones. */
export function splitTags(text: string, present: readonly string[] = []): string[] {
  const existing = new Set(present.map((tag) => tag.toLowerCase()))
  return text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => {
      const isNew = tag !== '' && !existing.has(tag.toLowerCase())
      existing.add(tag.toLowerCase())
      return isNew
    })
}
