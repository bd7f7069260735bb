/**
 * Cuts a text into spans of at most so many UTF-16 units: at the end of a paragraph if there is one in the second half, else of a
 * sentence, else at a space. Only white space is between two spans.
 */
export function cutAt(text: string, longest: number): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  let start = 0
  while (text.length - start > longest) {
    const end = start + placeIn(text.slice(start, start + longest))
    spans.push({ start, end })
    start = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)
  }
  if (start < text.length || spans.length === 0) spans.push({ start, end: text.length })
  return spans
}

/** Chinese and Japanese have no spaces. */
const ends = [
  /\n\s*\n/g,
  /(?<=[.!?…؟।]["'”’»)]*)\s|(?<=[。！？][”’」』]*)(?=[^\s”’」』])/g,
  /\s|(?<=[、，])/g,
]

function placeIn(piece: string): number {
  for (const end of ends) {
    const last = [...piece.matchAll(end)].at(-1)?.index ?? 0
    if (last > piece.length / 2) return last
  }
  return piece.length
}
