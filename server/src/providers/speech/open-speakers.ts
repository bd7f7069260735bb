import type { Logger } from 'pino'
import type { Recording, SpeechProvider, VoiceModels } from '../../modules/voices/index.ts'
import { openThreads } from '../../platform/threads.ts'
import { cloudSpeech } from './cloud/cloud-speech.ts'
import type { RawSection } from './cloud/finish-section.ts'
import type { VendorSettings, VoiceVendor } from './cloud/voice-vendor.ts'
import { elevenlabsVoices } from './elevenlabs/index.ts'
import { type LocalSpeech, openLocalSpeech } from './local/index.ts'
import { openVoiceModels } from './local/install/voice-models.ts'
import type { OpenaiSettings } from './openai/index.ts'

/** Services that lend their voices beside the built-in ones; null without a key. */
export interface SpeechSettings {
  /** How long a response may take. */
  readonly timeoutMs: number
  /** Where neural voices for this machine lie, if any are installed. */
  readonly modelsFolder: string
  readonly hume: VendorSettings | null
  readonly elevenlabs: VendorSettings | null
  /** Or a server that speaks like OpenAI's. */
  readonly openai: OpenaiSettings | null
}

export interface Speakers {
  /** By their ids, the built-in voices first. */
  readonly all: ReadonlyMap<string, SpeechProvider>
  /** Neural voices on this machine, if any are installed. */
  readonly local: LocalSpeech
  readonly models: VoiceModels
  close(): Promise<void>
}

/** A finished section takes a second or two; one that takes longer than this has met a fault of ours. */
const finishDeadlineMs = 60_000

const backoffMs = 500

/** The built-in voices, those that were installed on this machine, and those of every service that was given its key. */
export async function openSpeakers(
  builtin: SpeechProvider,
  settings: SpeechSettings,
  threads: number,
  log: Pick<Logger, 'warn' | 'error' | 'info'>,
): Promise<Speakers> {
  const finishers = openThreads<RawSection, Recording>(new URL('./cloud/finish.worker.ts', import.meta.url), {
    threads,
    deadlineMs: finishDeadlineMs,
  })
  const timeouts = { timeoutMs: settings.timeoutMs, backoffMs }
  const cloud = (await vendorsOf(settings)).map((vendor) => cloudSpeech(vendor, timeouts, finishers.run))
  const local = openLocalSpeech({
    folder: settings.modelsFolder,
    threads,
    finish: finishers.run,
    log,
  })
  return {
    all: new Map([builtin, local, ...cloud].map((provider) => [provider.id, provider])),
    local,
    models: openVoiceModels({ folder: settings.modelsFolder, speech: local, log }),
    async close() {
      local.close()
      await finishers.close()
    },
  }
}

async function vendorsOf({ hume, elevenlabs, openai }: SpeechSettings): Promise<VoiceVendor[]> {
  return [
    // Their SDKs take long to load, and most installations have no key for them.
    ...(hume ? [(await import('./hume/index.ts')).humeVoices(hume)] : []),
    ...(elevenlabs ? [elevenlabsVoices(elevenlabs)] : []),
    ...(openai ? [(await import('./openai/index.ts')).openaiVoices(openai)] : []),
  ]
}
