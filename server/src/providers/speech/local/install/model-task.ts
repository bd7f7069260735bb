import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { ModelTaskRefused, type VoiceModelTask } from '../../../../modules/voices/index.ts'
import { readIfExists } from '../../../../platform/read-if-exists.ts'
import { InstallFailed } from './install-failed.ts'
import type { InstallProgress } from './install-model.ts'

const SavedTask = z.object({
  name: z.string(),
  modelId: z.nullable(z.string()),
  step: z.enum(['engine', 'download', 'copy', 'unpack', 'measure', 'done', 'failed']),
  done: z.number(),
  total: z.number(),
  failure: z.nullable(z.string()),
  updatedAt: z.number(),
})
type SavedTask = z.infer<typeof SavedTask>

/** Progress is saved so often: other processes show it, too. */
const saveEveryMs = 500
/** A task that has not been saved for so long was in a process that is gone. Each step speaks up more often than this. */
const lostAfterMs = 60_000

const isOver = ({ step }: SavedTask) => step === 'done' || step === 'failed'

export interface ModelTasks {
  current(): Promise<VoiceModelTask | null>
  /** Runs one task at a time, in the background. @throws {ModelTaskRefused} while another is under way */
  start(
    what: { name: string; modelId: string | null },
    work: (onProgress: (progress: InstallProgress) => void, signal: AbortSignal) => Promise<void>,
  ): Promise<void>
  stop(): Promise<void>
}

/**
 * The installation that is under way, in a file beside the models: processes share that folder, and what is shown after a restart
 * is what really happened.
 * @param onError for what is no expected failure
 */
export function modelTasks(modelsFolder: string, onError: (error: unknown) => void): ModelTasks {
  const file = join(modelsFolder, '.task.json')
  /** Set before anything is awaited, so that of two requests only one begins. */
  let isTaken = false
  let running: { stop: AbortController; ended: Promise<void> } | null = null

  const read = async (): Promise<SavedTask | null> => {
    const parsed = SavedTask.safeParse(JSON.parse((await readIfExists(file)) ?? 'null'))
    if (!parsed.success) return null
    const isLost = !isOver(parsed.data) && Date.now() - parsed.data.updatedAt > lostAfterMs
    return isLost ? { ...parsed.data, step: 'failed', failure: interrupted } : parsed.data
  }
  const save = async (task: Omit<SavedTask, 'updatedAt'>) => {
    await mkdir(modelsFolder, { recursive: true })
    await writeFile(`${file}.new`, JSON.stringify({ ...task, updatedAt: Date.now() }))
    await rename(`${file}.new`, file)
  }

  return {
    async current() {
      const saved = await read()
      if (!saved) return null
      const { updatedAt: _, ...task } = saved
      return task
    },
    async start(what, work) {
      if (isTaken) throw new InstallationUnderWay()
      isTaken = true
      try {
        const saved = await read()
        if (saved && !isOver(saved)) throw new InstallationUnderWay()
        await save({ ...what, ...started })
      } catch (error) {
        isTaken = false
        throw error
      }
      const stop = new AbortController()
      let task: Omit<SavedTask, 'updatedAt'> = { ...what, ...started }
      let saving: Promise<void> = Promise.resolve()
      const saveNow = () => {
        saving = saving.then(() => save(task)).catch(onError)
      }
      const timer = setInterval(saveNow, saveEveryMs)
      const ended = work((progress) => {
        task = { ...task, ...progress }
      }, stop.signal)
        .then(() => {
          task = { ...task, step: 'done' }
        })
        .catch((error: unknown) => {
          const isExpected = error instanceof InstallFailed
          if (!isExpected) onError(error)
          const failure = isExpected ? error.message : 'It could not be installed. The log has the reason.'
          task = { ...task, step: 'failed', failure }
        })
        .finally(async () => {
          clearInterval(timer)
          running = null
          saveNow()
          await saving
          isTaken = false
        })
      running = { stop, ended }
    },
    async stop() {
      const task = running
      task?.stop.abort()
      await task?.ended
    },
  }
}

const started = { step: 'engine', done: 0, total: 0, failure: null } as const

class InstallationUnderWay extends ModelTaskRefused {
  constructor() {
    super('A voice is being installed already. Please wait until it is there.')
  }
}

const interrupted = 'It was interrupted. The next try goes on from where it was.'
