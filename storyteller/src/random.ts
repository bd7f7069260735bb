/** A hash from 0 to 2³² − 1. (FNV-1a, then mixed) */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  hash ^= hash >>> 16
  hash = Math.imul(hash, 0x7feb352d)
  hash ^= hash >>> 15
  return hash >>> 0
}

/** An item of the list, chosen by the hash of the text. */
export function pick<T>(list: readonly T[], by: string): T {
  const chosen = list[hashOf(by) % list.length]
  if (chosen === undefined) throw new Error('Nothing to choose from')
  return chosen
}
