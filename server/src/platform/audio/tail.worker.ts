import { makeTail } from './make-tail.ts'
import type { TailTask } from './open-mixer.ts'

/** Runs on a thread of `open-mixer.ts`. */
export default function work({ music, seconds }: TailTask): Promise<Uint8Array> {
  return makeTail(music, seconds)
}
