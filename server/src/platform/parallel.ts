/** Does the work for each item, the first ones first, at most `width` at a time. Stops at the first failure. */
export async function inParallel<T>(
  width: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  let failed = false
  const lane = async () => {
    while (next < items.length && !failed) {
      const index = next++
      try {
        await work(items[index] as T, index)
      } catch (error) {
        failed = true
        throw error
      }
    }
  }
  // A lane that fails rejects only when the others are done too: nothing goes on behind the caller's back.
  const results = await Promise.allSettled(Array.from({ length: Math.min(width, items.length) }, lane))
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
}

/** Lets at most `width` pieces of work go on at the same time; whatever comes after waits in line. */
export function inTurn(width: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = width
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free++
    }
  }
}
