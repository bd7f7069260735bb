import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { type ProviderVoice, SpeechFailed, type SpeechProvider } from '../../../modules/voices/index.ts'
import type { Sound } from '../../../platform/audio/decode-sound.ts'
import { wordsOf } from '../../../platform/audio/words-of.ts'
import { type PlannedPhrase, planReading } from '../../../platform/prosody/plan-reading.ts'
import { ifMissing, listIfExists } from '../../../platform/read-if-exists.ts'
import type { Finish } from '../cloud/cloud-speech.ts'
import type { Take } from '../cloud/finish-section.ts'
import { priorityLimit } from '../priority-limit.ts'
import { clonedBy, imitated, localCloning } from './cloning.ts'
import { cutSentences, type Sentence } from './cut-sentences.ts'
import { engineFolder, hasEngine } from './engine.ts'
import { findModels, type ModelFault, type ModelFolder } from './find-models.ts'
import type { ModelSpeed } from './install/installed.ts'
import { ModelRefused, type SpeakingProcess, speakingProcess } from './speaking-process.ts'
import { type LocalVoice, voicesOfModel } from './voices-of-model.ts'

export interface LocalSpeech extends SpeechProvider {
  /** How fast a model speaks on this machine; null where it cannot. */
  measure(model: string): Promise<ModelSpeed | null>
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
 * The neural voices that are installed here, spoken on this machine: none where the engine is missing. What is installed or removed
 * while the server runs is noticed at the next call, in every process that shares the folder.
 */
export function openLocalSpeech({ folder, threads, finish, log }: LocalSpeechDeps): LocalSpeech {
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

  /** Seconds of speech a second, by model, as the last sentences had it: a busy machine is slower. */
  const pace = new Map<string, number>()
  const speakTimed: (model: ModelFolder, ...args: Parameters<typeof spoken>) => Promise<Sound> = async (
    model,
    process,
    line,
    signal,
  ) => {
    const start = performance.now()
    const sound = await spoken(process, line, signal)
    const now = sound.pcm.length / sound.sampleRate / ((performance.now() - start) / 1000)
    pace.set(model.id, 0.7 * (pace.get(model.id) ?? now) + 0.3 * now)
    return sound
  }
  const secondsFor = (model: string, letters: number) =>
    letters / lettersPerSecond / (pace.get(model) ?? unknownPace)

  /** Seconds until what somebody is waiting for already has been spoken, by text; and of the sentence that is being spoken. */
  const ahead = new Map<object, number>()
  let current = 0

  const voicesOf = async (model: ModelFolder): Promise<LocalVoice[] | ModelFault> => {
    try {
      const speakers = await limit({ urgent: false, signal: calm }, () => processOf(model).ready())
      return await voicesOfModel(model, speakers)
    } catch (error) {
      if (!(error instanceof ModelRefused)) throw error
      return { id: model.id, message: 'The engine cannot load it.' }
    }
  }
  /** By model and the state of its folder, so that only what is new is loaded. */
  let known = new Map<string, LocalVoice[] | ModelFault>()
  const findVoices = async (state: FolderState): Promise<FoundVoices> => {
    if (!hasEngine(engineFolder(folder))) return { models: [], voices: [], faults: [] }
    const { models, faults } = await findModels(folder)
    const voices: LocalVoice[] = []
    const now: typeof known = new Map()
    for (const model of models) {
      const key = `${model.id} ${state.get(model.id)}`
      if (!known.has(key)) endProcessesOf(model.id)
      const found = known.get(key) ?? (await voicesOf(model))
      now.set(key, found)
      if (Array.isArray(found)) voices.push(...found)
      else faults.push(found)
    }
    const gone = [...known.keys()].filter((key) => !now.has(key)).map((key) => key.split(' ')[0] ?? '')
    for (const id of gone) if (!models.some((model) => model.id === id)) endProcessesOf(id)
    known = now
    for (const { id, message } of faults) log.warn({ model: id, reason: message }, 'a voice model is skipped')
    return { models, voices, faults }
  }
  const endProcessesOf = (id: string) => {
    for (const [key, process] of processes) {
      if (!key.startsWith(`${id} `)) continue
      process.close()
      processes.delete(key)
    }
  }
  let found: { readonly state: string; readonly voices: Promise<FoundVoices> } | null = null
  const currentVoices = async (): Promise<FoundVoices> => {
    const folderState = await stateOf(folder)
    const state = JSON.stringify([...folderState])
    if (found?.state !== state) {
      // One after the other, as both would load the same models.
      const earlier = found?.voices.catch(() => {})
      found = { state, voices: Promise.resolve(earlier).then(() => findVoices(folderState)) }
    }
    return found.voices
  }

  return {
    id: 'local',
    name: 'Voices on this server',
    listVoices: async () => (await currentVoices()).voices.map(presented),
    faults: async () =>
      (await currentVoices()).faults.map(({ id, message }) => `The voice model ${id} is skipped. ${message}`),
    async recommended() {
      const { voices } = await currentVoices()
      return voices
        .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
        .toSorted((one, other) => one.rank - other.rank)
        .map(presented)
    },
    async record({
      text,
      voiceId,
      reference: wav,
      speed,
      pauseMs,
      place,
      storyGain,
      urgent = false,
      signal,
    }) {
      const { models, voices } = await currentVoices()
      const voice = wav ? clonedBy(voiceId, models) : voices.find((one) => one.voiceId === voiceId)
      const reference = wav && imitated(wav)
      const model = models.find(({ id }) => id === voice?.model)
      if (!voice || !model) throw new SpeechFailed('gone')
      const plan = planReading(text, pauseMs, place)
      const takes: Take[] = []
      const visit = {}
      try {
        for (const sentence of cutSentences(text)) {
          if (urgent) ahead.set(visit, secondsFor(model.id, text.length - sentence.start))
          const line = {
            text: sentence.text.replace(/\s+/g, ' '),
            speaker: voice.speaker,
            speed: speed * paceOf(sentence, plan),
            ...(reference && { reference }),
          }
          const sound =
            wordsOf(sentence.text).length === 0
              ? silence
              : await limit({ urgent, signal }, async () => {
                  current = secondsFor(model.id, sentence.text.length)
                  return speakTimed(model, processOf(model, spellingOf(voice)), line, signal).finally(() => {
                    current = 0
                  })
                })
          takes.push({ ...sentence, ...sound, words: null })
        }
      } finally {
        ahead.delete(visit)
      }
      const gainDb = await storyGain
      return finish(
        { text, takes, pauseMs, ...(place && { place }), ...(gainDb !== undefined && { gainDb }) },
        signal,
      )
    },
    async waitMs(voiceId, text) {
      const model = (await currentVoices()).voices.find((voice) => voice.voiceId === voiceId)?.model ?? ''
      const loading = [...processes].some(([key, process]) => key.startsWith(`${model} `) && process.isReady)
        ? 0
        : loadingMs
      const queue = [...ahead.values()].reduce((sum, seconds) => sum + seconds, current)
      return loading + (queue + secondsFor(model, text.length)) * 1000
    },
    async measure(id) {
      const { models, voices } = await currentVoices()
      const model = models.find((one) => one.id === id)
      const voice = voices.find((one) => one.model === id)
      if (!model || !voice) return null
      return limit({ urgent: false, signal: calm }, async () => {
        const process = processOf(model, spellingOf(voice))
        const line = { text: sampleText, speaker: voice.speaker, speed: 1 }
        const [first = ''] = cutSentences(sampleText).map(({ text }) => text)
        // The first sentence also waits for what is loaded when it is first needed.
        const firstStart = performance.now()
        await spoken(process, { ...line, text: first }, calm)
        const firstSoundMs = Math.round(performance.now() - firstStart)
        const start = performance.now()
        const { pcm, sampleRate } = await spoken(process, line, calm)
        const seconds = (performance.now() - start) / 1000
        return { speechPerSecond: round(pcm.length / sampleRate / seconds), firstSoundMs, threads }
      }).catch((error: unknown) => {
        if (error instanceof SpeechFailed) return null
        throw error
      })
    },
    async cloning() {
      const model = (await currentVoices()).models.find(({ kind }) => kind === 'pocket')
      return model ? localCloning(model) : null
    },
    close() {
      for (const process of processes.values()) process.close()
    },
  }
}

/** How much quicker or slower than its story a sentence is said, by the pace of its phrases. */
function paceOf({ start, text }: Sentence, plan: readonly PlannedPhrase[]): number {
  const own = plan.filter((phrase) => phrase.start < start + text.length && phrase.end > start)
  const letters = own.reduce((sum, phrase) => sum + phrase.end - phrase.start, 0)
  return letters === 0
    ? 1
    : own.reduce((sum, { pace, start: from, end }) => sum + pace * (end - from), 0) / letters
}

/** Of an unhurried reader, for an estimate. */
const lettersPerSecond = 14
/** Until a model has spoken: that of a small one on an old machine. */
const unknownPace = 2
/** A model of some hundred megabytes, from a disk. */
const loadingMs = 1500

/** Some fifteen seconds of an ordinary bedtime story. */
const sampleText =
  'The moon had climbed above the garden wall. A small hedgehog looked up from the leaves, yawned, and wondered whether the ' +
  'stars were warm. Then she curled up beside the old watering can, and listened to the wind until she was asleep.'

const round = (number: number) => Math.round(number * 100) / 100

/** What lies in each folder, the engine's included, so that a change is noticed. Names with a dot belong to what is not finished. */
type FolderState = ReadonlyMap<string, string>

async function stateOf(folder: string): Promise<FolderState> {
  const names = (await listIfExists(folder)).filter((name) => !name.startsWith('.')).toSorted()
  return new Map(
    await Promise.all(names.map(async (name) => [name, await contentOf(join(folder, name))] as const)),
  )
}

/** Names and sizes of a model's files: a copy that is still growing is another one when it is complete. */
async function contentOf(folder: string): Promise<string> {
  const names = (await listIfExists(folder)).filter((name) =>
    /\.(onnx|bin|txt|json)$|data$|modules$/.test(name),
  )
  const sizes = names.toSorted().map(async (name) => {
    const found = await stat(join(folder, name)).catch(ifMissing(null))
    return `${name}:${found?.isFile() ? `${found.size}:${found.mtimeMs}` : ''}`
  })
  return (await Promise.all(sizes)).join(' ')
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
