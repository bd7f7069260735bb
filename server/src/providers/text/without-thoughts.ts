/**
 * An answer without what some models think aloud before it, between `<think>` and `</think>`, where a server does not separate the two. As long
 * as they think, there is no answer.
 */
export function withoutThoughts(text: string): string {
  const [begin, tag] = /^\s*<(think|thinking)>/.exec(text) ?? []
  if (begin === undefined) return text
  const end = text.indexOf(`</${tag}>`)
  return end === -1 ? '' : text.slice(end + `</${tag}>`.length)
}
