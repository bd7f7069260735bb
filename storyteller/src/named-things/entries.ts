/** Entries `= words | words`, with lines of the form `was: sentence` below. */
export function entriesOf(text: string): { names: string; linesOf: (kind: string) => string[] }[] {
  return text
    .split(/^= /m)
    .slice(1)
    .map((entry) => {
      const [names = '', ...lines] = entry.trim().split('\n')
      const linesOf = (kind: string) =>
        lines.flatMap((line) => (line.startsWith(`${kind}: `) ? [line.slice(kind.length + 2).trim()] : []))
      return { names, linesOf }
    })
}
