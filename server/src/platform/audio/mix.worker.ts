import { fadeOut, type Part } from './fade-out.ts'
import { mixMusic } from './mix-music.ts'

/** These run on a thread of the pool in `open-mixer.ts`. */
export const mix = ({ speech, music }: { speech: Uint8Array; music: Uint8Array }) => mixMusic(speech, music)
export const fade = ({ mp3, part }: { mp3: Uint8Array; part: Part }) => fadeOut(mp3, part)
