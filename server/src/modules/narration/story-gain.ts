import type { Recording } from '../voices/index.ts'

/** Records a text with the gain of its story, or decides that if it gets none. */
type RecordWith = (storyGain?: Promise<number | undefined>) => Promise<Recording>

/**
 * One gain for all sections of a story, so that what a reader says louder or quieter stays so. The section that is recorded first decides
 * it; others are spoken meanwhile and wait for it to be finished. A voice that has a gain of its own decides none.
 * @param saved what an earlier run has decided
 * @param save keeps it for later runs
 */
export function openStoryGain(saved: number | null, save: (gainDb: number) => Promise<void>) {
  const decided = Promise.withResolvers<number | undefined>()
  // Nobody may be waiting when the first section fails.
  decided.promise.catch(() => {})
  let isBeingDecided = saved !== null
  if (saved !== null) decided.resolve(saved)
  return async (record: RecordWith): Promise<Recording> => {
    if (isBeingDecided) return record(decided.promise)
    isBeingDecided = true
    try {
      const recording = await record()
      if (recording.gainDb !== undefined) await save(recording.gainDb)
      decided.resolve(recording.gainDb)
      return recording
    } catch (error) {
      decided.reject(error)
      throw error
    }
  }
}
