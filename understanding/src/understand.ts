import type { KnownPerson, ToldText, Understanding } from './fact.ts'

/**
 * Turns what parents have told into facts. The same words give the same facts; nothing is dropped: what is in no fact is in
 * `notUnderstood`.
 */
export function understand(texts: readonly ToldText[], _people: readonly KnownPerson[]): Understanding {
  return {
    facts: [],
    notUnderstood: texts
      .filter(({ text }) => text.trim() !== '')
      .map(({ from, ref, text }) => ({
        from,
        ...(ref !== undefined && { ref }),
        said: text.trim(),
        start: text.indexOf(text.trim()),
        end: text.indexOf(text.trim()) + text.trim().length,
      })),
  }
}
