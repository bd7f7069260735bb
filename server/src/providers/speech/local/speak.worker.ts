import type { Sound } from '../../../platform/audio/decode-sound.ts'
import { type Engine, type LoadedModel, loadEngine } from './engine.ts'
import { engineConfig } from './engine-config.ts'
import type { ModelFolder } from './find-models.ts'

/** What a process is started for: one model, loaded once. */
export interface Assignment {
  readonly engineFolder: string
  readonly model: ModelFolder
  readonly threads: number
  /** By whose rules words are pronounced, in eSpeak's code; English and Chinese where it is not said. */
  readonly spelling?: string
}

export interface Line {
  readonly id: number
  readonly text: string
  /** The speaker's number, or that of the recording that is imitated. */
  readonly speaker: number
  readonly speed: number
  /** A recording that is imitated in place of the model's own. */
  readonly reference?: Sound
}

export type Report =
  | { readonly kind: 'ready'; readonly speakers: number }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'spoken'; readonly id: number; readonly pcm: Float32Array; readonly sampleRate: number }
  | { readonly kind: 'unspoken'; readonly id: number }

/**
 * A process and no thread: the engine ends the whole process when it does not like a file, and that must not be the server.
 * Nothing of the text is ever written down here.
 */
const { engineFolder, model, threads, spelling }: Assignment = JSON.parse(process.argv[2] ?? '{}')
const report = (message: Report) => process.send?.(message)
// Nobody is left to speak for.
process.on('disconnect', () => process.exit(0))

try {
  const engine = loadEngine(engineFolder)
  const loaded = new engine.OfflineTts(engineConfig(model, threads, spelling))
  process.on('message', (line: Line) => report(spoken(engine, loaded, line)))
  report({ kind: 'ready', speakers: model.references.length || Math.max(1, loaded.numSpeakers) })
} catch (error) {
  report({ kind: 'failed', reason: error instanceof Error ? error.message.slice(0, 300) : '' })
}

function spoken(engine: Engine, loaded: LoadedModel, line: Line): Report {
  try {
    const { samples, sampleRate } = loaded.generate(request(engine, line))
    return { kind: 'spoken', id: line.id, pcm: samples, sampleRate }
  } catch {
    // The message of the engine may hold the text.
    return { kind: 'unspoken', id: line.id }
  }
}

/** Memory that the engine owns cannot be sent away. */
const enableExternalBuffer = false

function request(engine: Engine, { text, speaker, speed, reference }: Line): Record<string, unknown> {
  const file = model.references[speaker]
  if (!reference && !file) return { text, sid: speaker, speed, enableExternalBuffer }
  const { samples, sampleRate } = reference
    ? { samples: reference.pcm, sampleRate: reference.sampleRate }
    : engine.readWave(file ?? '', enableExternalBuffer)
  const options = { speed, referenceAudio: samples, referenceSampleRate: sampleRate, numSteps: 5 }
  return { text, generationConfig: new engine.GenerationConfig(options), enableExternalBuffer }
}
