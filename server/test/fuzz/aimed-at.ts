import fc from 'fast-check'
import { nastyWords } from './bodies.ts'

/** Ids of a family's resources, for URLs and bodies. */
export interface Targets {
  readonly numbers: readonly number[]
  readonly ids: readonly string[]
}

/** URLs of the call with the family's ids in them, or with invalid ids. */
export function addressesFor(url: string, targets: Targets): fc.Arbitrary<string> {
  const parts = url.split('/').map((part) => (part.startsWith(':') ? idsFrom(targets) : fc.constant(part)))
  return fc.tuple(...parts).map((chosen) => chosen.join('/'))
}

/** Replaces ids in a body with the family's. */
export function aim(body: unknown, { numbers, ids }: Targets, at: number): unknown {
  const pick = <T>(list: readonly T[]) => list[at % list.length]
  return JSON.parse(JSON.stringify(body ?? null), (key, value) => {
    if (/ids$/i.test(key) && Array.isArray(value))
      return value.map(() => (/story/i.test(key) ? pick(ids) : pick(numbers)))
    if (/id$/i.test(key) && typeof value === 'number') return pick(numbers)
    if (/id$/i.test(key) && typeof value === 'string' && !/voice|provider/i.test(key)) return pick(ids)
    return value
  })
}

function idsFrom({ numbers, ids }: Targets): fc.Arbitrary<string> {
  return fc.oneof(
    { arbitrary: fc.constantFrom(...ids), weight: 3 },
    { arbitrary: fc.constantFrom(...numbers).map(String), weight: 3 },
    fc.constantFrom(...nastyWords).map((word) => encodeURIComponent(word.toWellFormed())),
  )
}
