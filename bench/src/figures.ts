/** Prints one figure of a benchmark, with its limit where it has one. */
export function report(name: string, value: number, unit: string, limit?: number): void {
  const shown = value >= 100 ? value.toFixed(0) : value.toFixed(2)
  const verdict =
    limit === undefined ? '' : `   limit ${limit} ${unit}: ${value <= limit ? 'kept' : 'EXCEEDED'}`
  console.log(`${name.padEnd(56)} ${shown.padStart(9)} ${unit.padEnd(6)}${verdict}`)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : sorted.slice(middle - 1, middle + 1)
  return (low + high) / 2
}
