import { setTimeout as pause } from 'node:timers/promises'
import {
  type Recording,
  SpeechFailed,
  type SpeechProvider,
  type SpeechRequest,
  type VoiceCloning,
} from '../../../modules/voices/index.ts'
import { wordsOf } from '../../../platform/audio/words-of.ts'
import { priorityLimit } from '../priority-limit.ts'
import { cutAt } from './cut-at.ts'
import type { RawSection, Take } from './finish-section.ts'
import { listen } from './listen.ts'
import type { Spoken, VendorCloning, VoiceVendor } from './voice-vendor.ts'
import { withinDeadline } from './within-deadline.ts'

export interface RetryTimeouts {
  /** How long a response may take. */
  readonly timeoutMs: number
  /** Before the second try; each later wait is twice as long. */
  readonly backoffMs: number
}

/** Makes a finished section of what a vendor spoke, somewhere else than in this thread. */
export type Finish = (section: RawSection, signal: AbortSignal) => Promise<Recording>

/** Attempts of one call. A response that timed out is requested only once more, as a family is waiting. */
const mostTries = 3
const mostTriesInTime = 2

/** A vendor who wants to be left alone for longer than this is not waited for. */
const longestWaitMs = 20_000

/** Small accounts may make two or three calls at the same time. */
const callsAtOnce = 3

/** The voices of a service as a provider of ours: with patience, with a look at what comes back, and in our own sound. */
export function cloudSpeech(vendor: VoiceVendor, timeouts: RetryTimeouts, finish: Finish): SpeechProvider {
  const limit = priorityLimit(callsAtOnce)

  const speakPart = (text: string, request: SpeechRequest) =>
    withRetries(timeouts, request.signal, () =>
      limit({ urgent: request.urgent === true, signal: request.signal }, async () => {
        const speed = Math.min(vendor.speeds[1], Math.max(vendor.speeds[0], request.speed))
        let spoken: Spoken | null = null
        let seconds = 0
        try {
          spoken = await withinDeadline(timeouts.timeoutMs, request.signal, (signal) =>
            vendor.speak({ text, voiceId: request.voiceId, speed }, signal),
          )
          const sound = listen(text, speed, spoken)
          seconds = sound.pcm.length / sound.sampleRate
          return { ...sound, words: spoken.words }
        } finally {
          // What came back is paid for, whether it can be used or not.
          await book(vendor, request, spoken ? { characters: [...text].length, seconds } : nothing)
        }
      }),
    )

  return {
    id: vendor.id,
    name: vendor.name,
    isRemote: true,
    ...(vendor.languages && { languages: vendor.languages }),
    async listVoices(signal = new AbortController().signal) {
      return withRetries(timeouts, signal, () =>
        withinDeadline(timeouts.timeoutMs, signal, (limited) => vendor.listVoices(limited)),
      )
    },
    async record(request) {
      const { text, pauseMs, place, storyGain, signal } = request
      const takes: Take[] = []
      for (const { start, end } of cutAt(text, vendor.longest)) {
        const part = text.slice(start, end)
        const spoken =
          wordsOf(part).length === 0 ? { ...silence, words: null } : await speakPart(part, request)
        takes.push({ text: part, start, ...spoken })
      }
      const gainDb = await storyGain
      return finish(
        { text, takes, pauseMs, ...(place && { place }), ...(gainDb !== undefined && { gainDb }) },
        signal,
      )
    },
    cloning: async () => (vendor.cloning ? cloningBy(vendor, vendor.cloning, timeouts) : null),
  }
}

/** A recording is some megabytes on the way, and a voice is not made in a second. */
const cloningPatience = 4

function cloningBy(vendor: VoiceVendor, cloning: VendorCloning, timeouts: RetryTimeouts): VoiceCloning {
  const { timeoutMs } = timeouts
  return {
    isHere: false,
    // Not retried: after a lost response the voice may exist, so the caller looks for it before the next try.
    async clone(label, sample, { signal, onCall }) {
      try {
        return await withinDeadline(timeoutMs * cloningPatience, signal, (limited) =>
          cloning.clone(label, sample, limited),
        )
      } finally {
        // The vendor's plans have it without a price of its own.
        await onCall?.({ provider: vendor.id, endpoint: 'clone voice', characters: 0, costUsd: 0 })
      }
    },
    find: (label, signal) =>
      withRetries(timeouts, signal, () =>
        withinDeadline(timeoutMs, signal, (limited) => cloning.find(label, limited)),
      ),
    async remove(voiceId, signal) {
      try {
        await withRetries(timeouts, signal, () =>
          withinDeadline(timeoutMs, signal, (limited) => cloning.remove(voiceId, limited)),
        )
      } catch (error) {
        if (!(error instanceof SpeechFailed && error.kind === 'gone')) throw error
      }
    },
  }
}

const nothing = { characters: 0, seconds: 0 }

/** A text without words needs no call. */
const silence = { pcm: new Float32Array(12_000), sampleRate: 24_000 }

async function book(vendor: VoiceVendor, request: SpeechRequest, used: typeof nothing): Promise<void> {
  await request.onCall?.({
    provider: vendor.id,
    endpoint: vendor.endpoint,
    characters: used.characters,
    costUsd: used.characters === 0 ? 0 : vendor.costOf(used),
  })
}

async function withRetries<T>(
  { backoffMs }: RetryTimeouts,
  signal: AbortSignal,
  attempt: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt()
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof SpeechFailed)) throw error
      const waitMs = Math.max(error.retryAfterMs ?? 0, backoffMs * 2 ** (tries - 1))
      const most = error.kind === 'timeout' ? mostTriesInTime : mostTries
      if (!error.mayPass || tries >= most || waitMs > longestWaitMs) throw error
      await pause(waitMs, undefined, { signal })
    }
  }
}
