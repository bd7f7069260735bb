import type { Logger } from 'pino'
import { type ProviderVoice, SpeechFailed, type SpeechProvider } from '../../../modules/voices/index.ts'
import type { Sound } from '../../../platform/audio/decode-sound.ts'
import { wordsOf } from '../../../platform/audio/words-of.ts'
import type { Finish } from '../cloud/cloud-speech.ts'
import type { Take } from '../cloud/finish-section.ts'
import { priorityLimit } from '../priority-limit.ts'
import { clonedBy, imitated, localCloning } from './cloning.ts'
import { cutSentences } from './cut-sentences.ts'
import { engineFolder, hasEngine } from './engine.ts'
import { findModels, type ModelFault, type ModelFolder } from './find-models.ts'
import { ModelRefused, type SpeakingProcess, speakingProcess } from './speaking-process.ts'
import { type LocalVoice, voicesOfModel } from './voices-of-model.ts'

export interface LocalSpeech extends SpeechProvider {
  /** Voices that families are offered without an administrator's doing, the one for everybody first. */
  recommended(): Promise<readonly ProviderVoice[]>
  close(): void
}

interface LocalSpeechDeps {
  /** Where models and engine lie. */
  readonly folder: string
  /** Cores that a sentence may use. */
  readonly threads: number
  readonly finish: Finish
  readonly log: Pick<Logger, 'warn'>
}

/**
 * The neural voices that were installed here, spoken on this machine.
 * @returns null where the engine has not been installed
 */
export function openLocalSpeech({ folder, threads, finish, log }: LocalSpeechDeps): LocalSpeech | null {
  if (!hasEngine(engineFolder(folder))) return null
  const processes = new Map<string, SpeakingProcess>()
  // A model uses every core it is given: two at a time would only make both late.
  const limit = priorityLimit(1)
  const calm = new AbortController().signal

  const processOf = (model: ModelFolder, spelling?: string): SpeakingProcess => {
    const key = `${model.id} ${spelling ?? ''}`
    const running = processes.get(key)
    if (running) return running
    const made = speakingProcess({
      engineFolder: engineFolder(folder),
      model,
      threads,
      ...(spelling && { spelling }),
    })
    processes.set(key, made)
    return made
  }

  const findVoices = async (): Promise<FoundVoices> => {
    const { models, faults } = await findModels(folder)
    const voices: LocalVoice[] = []
    for (const model of models) {
      try {
        const speakers = await limit({ urgent: false, signal: calm }, () => processOf(model).ready())
        voices.push(...(await voicesOfModel(model, speakers)))
      } catch (error) {
        if (!(error instanceof ModelRefused)) throw error
        faults.push({ id: model.id, message: 'The engine cannot load it.' })
      }
    }
    for (const { id, message } of faults) log.warn({ model: id, reason: message }, 'a voice model is skipped')
    return { models, voices, faults }
  }
  let found: Promise<FoundVoices> | null = null
  // Read once: models that are installed or removed are noticed at the next start.
  const voicesOnce = () => {
    found ??= findVoices()
    return found
  }

  return {
    id: 'local',
    name: 'Voices on this server',
    listVoices: async () => (await voicesOnce()).voices.map(presented),
    faults: async () =>
      (await voicesOnce()).faults.map(({ id, message }) => `The voice model ${id} is skipped. ${message}`),
    async recommended() {
      const { voices } = await voicesOnce()
      return voices
        .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
        .toSorted((one, other) => one.rank - other.rank)
        .map(presented)
    },
    async record({ text, voiceId, reference: wav, speed, pauseMs, urgent = false, signal }) {
      const { models, voices } = await voicesOnce()
      const voice = wav ? clonedBy(voiceId, models) : voices.find((one) => one.voiceId === voiceId)
      const reference = wav && imitated(wav)
      const model = models.find(({ id }) => id === voice?.model)
      if (!voice || !model) throw new SpeechFailed('gone')
      const takes: Take[] = []
      for (const sentence of cutSentences(text)) {
        const line = {
          text: sentence.text.replace(/\s+/g, ' '),
          speaker: voice.speaker,
          speed,
          ...(reference && { reference }),
        }
        const sound =
          wordsOf(sentence.text).length === 0
            ? silence
            : await limit({ urgent, signal }, () => spoken(processOf(model, spellingOf(voice)), line, signal))
        takes.push({ ...sentence, ...sound, words: null })
      }
      return finish({ text, takes, pauseMs }, signal)
    },
    async cloning() {
      const model = (await voicesOnce()).models.find(({ kind }) => kind === 'pocket')
      return model ? localCloning(model) : null
    },
    close() {
      for (const process of processes.values()) process.close()
    },
  }
}

interface FoundVoices {
  readonly models: readonly ModelFolder[]
  readonly voices: readonly LocalVoice[]
  readonly faults: readonly ModelFault[]
}

/** Of a model that speaks many languages, the one that this voice is for. */
const spellingOf = (voice: object & { readonly spelling?: string }) => voice.spelling

const silence: Sound = { pcm: new Float32Array(12_000), sampleRate: 24_000 }

/** Below this level audio is silent, which speech must not be. */
const quietest = 0.001

/** A process that dies is restarted once; if it dies again, the model is at fault. */
async function spoken(
  process: SpeakingProcess,
  line: Parameters<SpeakingProcess['speak']>[0],
  signal: AbortSignal,
): Promise<Sound> {
  const sound = await process.speak(line, signal).catch((error: unknown) => {
    if (error instanceof SpeechFailed && error.kind === 'broken') return process.speak(line, signal)
    throw error
  })
  if (!sound.pcm.some((sample) => Math.abs(sample) > quietest)) throw new SpeechFailed('unreadable')
  return sound
}

function presented({ voiceId, name, description, gender, language, tier }: ProviderVoice): ProviderVoice {
  return { voiceId, name, description, gender, language, tier }
}
