import { openThreads } from '../threads.ts'
import type { Part } from './fade-out.ts'

/** Mixes music under stories and fades them out, each one at a time on a thread of its own: for an ending, a parent waits. */
export interface Mixer {
  /** Takes and returns MP3 that we encoded. */
  mix(speech: Uint8Array, music: Uint8Array): Promise<Uint8Array>
  /** Takes and returns MP3 that we encoded. */
  fadeOut(mp3: Uint8Array, part: Part): Promise<Uint8Array>
  /** What goes on after a story, fading out over its last minute. @param music MP3 that we encoded; null for brown noise */
  tail(music: Uint8Array | null, seconds: number): Promise<Uint8Array>
  close(): Promise<void>
}

/** A story of ten minutes takes about ten seconds on an idle machine. */
const mixDeadlineMs = 180_000
/** Up to a minute of sound. */
const fadeDeadlineMs = 20_000
const idleMs = 30_000

export interface MixTask {
  readonly speech: Uint8Array
  readonly music: Uint8Array
}

export interface TailTask {
  readonly music: Uint8Array | null
  readonly seconds: number
}

export interface FadeTask {
  readonly mp3: Uint8Array
  readonly part: Part
}

/** @param mixWorker a module that mixes a `MixTask` */
export function openMixer(mixWorker = new URL('./mix.worker.ts', import.meta.url)): Mixer {
  const mixes = openThreads<MixTask, Uint8Array>(mixWorker, { deadlineMs: mixDeadlineMs, idleMs })
  const endings = openThreads<FadeTask, Uint8Array>(new URL('./fade.worker.ts', import.meta.url), {
    deadlineMs: fadeDeadlineMs,
    idleMs,
  })
  const tails = openThreads<TailTask, Uint8Array>(new URL('./tail.worker.ts', import.meta.url), {
    deadlineMs: mixDeadlineMs,
    idleMs,
  })
  return {
    tail: (music, seconds) => tails.run({ music, seconds }),
    mix: (speech, music) => mixes.run({ speech, music }),
    fadeOut: (mp3, part) => endings.run({ mp3, part }),
    async close() {
      await Promise.all([mixes.close(), endings.close(), tails.close()])
    },
  }
}
