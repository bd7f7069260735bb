import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'

/**
 * Lets this thread take what the others leave of the processors, so that whoever asks for a page is answered beside it. Only Linux
 * knows priorities of threads; elsewhere it would be that of the whole process.
 */
export function giveWay(): void {
  if (process.platform === 'linux' && !isMainThread) setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}
