import pLimit from 'p-limit'

/**
 * Does the work for each item in order, up to `concurrency` at a time. After a failure no other item is started.
 * @throws the error of the first item that failed, once all started items have finished, so that nothing continues in the
 * background
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
