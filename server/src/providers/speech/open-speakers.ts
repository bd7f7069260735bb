import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import type { Recording, SpeechProvider } from '../../modules/narration/index.ts'
import { openThreads } from '../../platform/threads.ts'
import { cloudSpeech } from './cloud/cloud-speech.ts'
import type { RawSection } from './cloud/finish-section.ts'
import type { VoiceVendor } from './cloud/voice-vendor.ts'
import { elevenlabsVoices } from './elevenlabs/index.ts'
import { type LocalSpeech, openLocalSpeech } from './local/index.ts'

export interface Speakers {
  /** By their ids, the built-in voices first. */
  readonly all: ReadonlyMap<string, SpeechProvider>
  /** Neural voices on this machine; null where none are installed. */
  readonly local: LocalSpeech | null
  close(): Promise<void>
}

/** A finished section takes a second or two; one that takes longer than this has met a fault of ours. */
const finishDeadlineMs = 60_000

const backoffMs = 500

/** The built-in voices, those that were installed on this machine, and those of every service that was given its key. */
export async function openSpeakers(
  builtin: SpeechProvider,
  { speech, narration }: Pick<Config, 'speech' | 'narration'>,
  log: Pick<Logger, 'warn'>,
): Promise<Speakers> {
  const finishers = openThreads<RawSection, Recording>(new URL('./cloud/finish.worker.ts', import.meta.url), {
    threads: narration.threads,
    deadlineMs: finishDeadlineMs,
  })
  const patience = { timeoutMs: speech.timeoutMs, backoffMs }
  const cloud = (await vendorsOf(speech)).map((vendor) => cloudSpeech(vendor, patience, finishers.run))
  const local = openLocalSpeech({
    folder: speech.modelsFolder,
    threads: narration.threads,
    finish: finishers.run,
    log,
  })
  return {
    all: new Map([builtin, ...(local ? [local] : []), ...cloud].map((provider) => [provider.id, provider])),
    local,
    async close() {
      local?.close()
      await finishers.close()
    },
  }
}

async function vendorsOf({ hume, elevenlabs, openai }: Config['speech']): Promise<VoiceVendor[]> {
  return [
    // Their SDKs take long to load, and most houses have no key for them.
    ...(hume ? [(await import('./hume/index.ts')).humeVoices(hume)] : []),
    ...(elevenlabs ? [elevenlabsVoices(elevenlabs)] : []),
    ...(openai ? [(await import('./openai/index.ts')).openaiVoices(openai)] : []),
  ]
}
