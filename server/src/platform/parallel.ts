import pLimit from 'p-limit'

/**
 * Does the work for each item, the first ones first, so many at a time. After a failure no other item is begun.
 * @throws what the first item threw that failed, when those that had been begun are done too: nothing goes on behind the caller's back
 */
export async function inParallel<T>(
  concurrency: number,
  items: readonly T[],
  work: (item: T, index: number) => Promise<void>,
): Promise<void> {
  const limit = pLimit({ concurrency, rejectOnClear: true })
  const results = await Promise.allSettled(
    items.map((item, index) =>
      limit(async () => {
        try {
          await work(item, index)
        } catch (error) {
          limit.clearQueue()
          throw error
        }
      }),
    ),
  )
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
}
