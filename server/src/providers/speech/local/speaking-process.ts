import { type ChildProcess, fork } from 'node:child_process'
import { SpeechFailed } from '../../../modules/voices/index.ts'
import type { Sound } from '../../../platform/audio/decode-sound.ts'
import { engineEnvironment } from './engine.ts'
import type { Assignment, Line, Report } from './speak.worker.ts'

/** A model of some hundred megabytes is loaded in seconds; a slow disk gets time. */
const loadingDeadlineMs = 60_000
/** A sentence takes a second or two. */
const sentenceDeadlineMs = 60_000
/** The process of an unused model ends after this time, to free its memory. */
const idleMs = 5 * 60_000

/** The engine could not load a model; the message is for the operator. */
export class ModelRefused extends Error {}

export interface SpeakingProcess {
  /** Whether the model is loaded. */
  readonly isReady: boolean
  /** Speakers of the model. @throws {ModelRefused} */
  ready(): Promise<number>
  /** @throws {SpeechFailed} */
  speak(line: Omit<Line, 'id'>, signal: AbortSignal): Promise<Sound>
  close(): void
}

/** A model in a process of its own. It is started when it is needed, and again if it has died. */
export function speakingProcess(assignment: Assignment): SpeakingProcess {
  let current: Running | null = null
  const running = (): Running => {
    if (!current?.isAlive()) current = start(assignment)
    return current
  }
  return {
    get isReady() {
      return current?.isAlive() === true && current.isLoaded()
    },
    ready: () => running().ready,
    async speak(line, signal) {
      signal.throwIfAborted()
      const process = running()
      await process.ready.catch(() => {
        throw new SpeechFailed('broken')
      })
      return process.speak(line, signal)
    },
    close: () => current?.end(),
  }
}

interface Running {
  readonly ready: Promise<number>
  isLoaded(): boolean
  isAlive(): boolean
  speak(line: Omit<Line, 'id'>, signal: AbortSignal): Promise<Sound>
  end(): void
}

interface Waiting {
  resolve(sound: Sound): void
  reject(error: Error): void
}

function start(assignment: Assignment): Running {
  const child = fork(new URL('./speak.worker.ts', import.meta.url), [JSON.stringify(assignment)], {
    serialization: 'advanced',
    env: engineEnvironment(assignment.engineFolder),
    execArgv: [],
    // The engine prints what it speaks when it does not understand it.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const loading = Promise.withResolvers<number>()
  // Pending calls are rejected; without any, the end of the process is no error.
  loading.promise.catch(() => {})
  const waiting = new Map<number, Waiting>()
  let alive = true
  let loaded = false
  let lastId = 0
  const idle = setTimeout(() => waiting.size === 0 && end(), idleMs).unref()
  const late = setTimeout(() => end(), loadingDeadlineMs)
  const end = () => {
    alive = false
    child.kill('SIGKILL')
  }
  child.on('message', (message: Report) => {
    clearTimeout(late)
    if (message.kind === 'ready') {
      loaded = true
      return loading.resolve(message.speakers)
    }
    if (message.kind === 'failed') {
      loading.reject(new ModelRefused(message.reason))
      return end()
    }
    const one = waiting.get(message.id)
    waiting.delete(message.id)
    idle.refresh()
    if (message.kind === 'unspoken') one?.reject(new SpeechFailed('unreadable'))
    else one?.resolve({ pcm: message.pcm, sampleRate: message.sampleRate })
  })
  onEnd(child, () => {
    alive = false
    clearTimeout(idle)
    clearTimeout(late)
    loading.reject(new ModelRefused('The engine stopped while it read the model.'))
    for (const one of waiting.values()) one.reject(new SpeechFailed('broken'))
    waiting.clear()
  })
  return {
    ready: loading.promise,
    isAlive: () => alive,
    isLoaded: () => loaded,
    end,
    speak(line, caller) {
      const id = ++lastId
      const { promise, resolve, reject } = Promise.withResolvers<Sound>()
      waiting.set(id, { resolve, reject })
      const tooLate = setTimeout(() => {
        reject(new SpeechFailed('timeout'))
        end()
      }, sentenceDeadlineMs)
      const giveUp = () => reject(caller.reason)
      caller.addEventListener('abort', giveUp, { once: true })
      // One that has just died says so by its end.
      child.send({ id, ...line }, () => {})
      return promise.finally(() => {
        clearTimeout(tooLate)
        caller.removeEventListener('abort', giveUp)
      })
    },
  }
}

function onEnd(child: ChildProcess, done: () => void): void {
  child.once('exit', done)
  child.once('error', done)
}
