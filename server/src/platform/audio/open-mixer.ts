import { Tinypool } from 'tinypool'
import type { Part } from './fade-out.ts'

/** Mixes music under stories and fades them out, one at a time, on a thread. */
export interface Mixer {
  /** Takes and returns MP3 that we encoded. */
  mix(speech: Uint8Array, music: Uint8Array, signal: AbortSignal): Promise<Uint8Array>
  /** Takes and returns MP3 that we encoded. */
  fadeOut(mp3: Uint8Array, part: Part, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}

export function openMixer(): Mixer {
  const pool = new Tinypool({
    filename: new URL('./mix.worker.ts', import.meta.url).href,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  })
  return {
    mix: (speech, music, signal) => pool.run({ speech, music }, { name: 'mix', signal }),
    fadeOut: (mp3, part, signal) => pool.run({ mp3, part }, { name: 'fade', signal }),
    close: () => pool.destroy(),
  }
}
