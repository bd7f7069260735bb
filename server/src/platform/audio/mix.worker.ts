import { mixMusic } from './mix-music.ts'

/** Runs on a thread of the pool in `open-mixer.ts`. */
export default function work({ speech, music }: { speech: Uint8Array; music: Uint8Array }) {
  return mixMusic(speech, music)
}
