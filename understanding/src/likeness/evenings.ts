/** For which evenings a plot is told, in sentences as parents type them. */
export interface Evenings {
  readonly plot: string
  /** What must be true of an evening. */
  readonly about: string
  /** What is typed on such an evening. */
  readonly right: readonly string[]
  /** What is like it and for which the plot would be wrong. */
  readonly wrong: readonly string[]
}

/**
 * Reads blocks of lines: `@ plot`, `= about`, `+ right`, `- wrong`. Lines that begin with # are for whoever reads them.
 * @throws if a line is of no block or of no such kind
 */
export function readEvenings(text: string): Evenings[] {
  const read: { plot: string; about: string; right: string[]; wrong: string[] }[] = []
  text.split('\n').forEach((line, number) => {
    const [kind, rest] = [line.slice(0, 2), line.slice(2).trim()]
    if (line.trim() === '' || line.startsWith('#')) return
    const last = read.at(-1)
    if (kind === '@ ') read.push({ plot: rest, about: '', right: [], wrong: [] })
    else if (kind === '= ' && last) last.about = rest
    else if (kind === '+ ' && last) last.right.push(rest)
    else if (kind === '- ' && last) last.wrong.push(rest)
    else throw new Error(`Line ${number + 1} of the evenings cannot be read: ${line.slice(0, 40)}`)
  })
  return read
}
