import { Tinypool } from 'tinypool'

/** Puts music under stories, one after the other, on a thread of this machine. */
export interface Mixer {
  /** Both are MP3 of ours, and so is what comes back. */
  mix(speech: Uint8Array, music: Uint8Array, signal: AbortSignal): Promise<Uint8Array>
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
    mix: (speech, music, signal) => pool.run({ speech, music }, { signal }),
    close: () => pool.destroy(),
  }
}
