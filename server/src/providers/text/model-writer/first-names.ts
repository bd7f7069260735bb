import { readFileSync } from 'node:fs'

let known: ReadonlySet<string> | null = null

/**
 * First names of some sixty cultures in Latin letters, in lower case, without those that are everyday words of English as well. Parents
 * type in lower case too. The list is made from our own and from the names in Faker (MIT).
 */
export function isFirstName(lower: string): boolean {
  known ??= new Set(readFileSync(new URL('first-names.txt', import.meta.url), 'utf8').split(/\s+/))
  return known.has(lower) || (lower.length > 3 && known.has(lower.normalize('NFD').replace(/\p{M}/gu, '')))
}
