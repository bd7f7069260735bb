import { fadeOut } from './fade-out.ts'
import type { FadeTask } from './open-mixer.ts'

/** Runs on a thread of `open-mixer.ts`. */
export default function work({ mp3, part }: FadeTask): Promise<Uint8Array> {
  return fadeOut(mp3, part)
}
