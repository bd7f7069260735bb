import { mixMusic } from './mix-music.ts'
import type { MixTask } from './open-mixer.ts'

/** Runs on a thread of `open-mixer.ts`. */
export default function work({ speech, music }: MixTask): Promise<Uint8Array> {
  return mixMusic(speech, music)
}
