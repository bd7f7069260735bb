import { exponential } from './arithmetic.ts'

/** The mean of what the pieces say, each by how much it is looked at, and the token that says most. */
export function meanOf(
  numbers: Float32Array,
  stride: number,
  look: number,
  say: number,
  count: number,
  tokenAt: readonly number[],
): [number, number] {
  let most = Number.NEGATIVE_INFINITY
  for (let piece = 0; piece < count; piece += 1)
    most = Math.max(most, numbers[piece * stride + look] as number)
  let all = 0
  let sum = 0
  let best = Number.NEGATIVE_INFINITY
  let at = 0
  for (let piece = 0; piece < count; piece += 1) {
    const share = exponential((numbers[piece * stride + look] as number) - most)
    const part = share * (numbers[piece * stride + say] as number)
    const token = tokenAt[piece] ?? -1
    all += share
    sum += part
    if (token >= 0 && part > best) {
      best = part
      at = token
    }
  }
  return [sum / all, at]
}
