/** More would be no picture, and heavy. */
const most = 60

/**
 * Where the others of several stand, from the first: in a row while it is short, else in rows, the farther ones smaller and higher.
 * @param step from one to the next
 * @param room how wide the rows may be
 */
export function manyOf(count: number, step: number, room: number): (readonly [number, number, number])[] {
  const shown = Math.min(most, count)
  if (shown < 2) return []
  const inRow = Math.max(2, Math.min(shown, Math.max(4, Math.floor(room / step) + 1), 12))
  const width = Math.min(step, room / Math.max(1, inRow - 1))
  return Array.from({ length: shown - 1 }, (_, index) => {
    const at = index + 1
    const row = Math.floor(at / inRow)
    const smaller = Math.max(0.5, 1 - row * 0.12)
    const shift = row % 2 === 1 ? width / 2 : 0
    return [(at % inRow) * width + shift, -row * width * 0.34, smaller] as const
  })
}
