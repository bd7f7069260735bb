import type { Job as BossJob, PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'
import { type Disk, isOutOfSpace } from '../disk.ts'
import { heartbeatRefreshSeconds } from './declare-queues.ts'
import { deadLetterName, type Job } from './job-kind.ts'
import { postpone, requeue, requeueAbandoned } from './requeue.ts'
import { type Observers, runJob, type StoredJobData } from './run-job.ts'

/** NOTIFY wakes workers; polling finds jobs that become due by themselves: retries, and jobs of dead workers. */
const pollSeconds = 2

/** How often the embedded database is searched for jobs that are active and run by nobody. */
const searchIntervalMs = 5_000

/** How soon a job that found no room on the disk is tried again. */
const roomSeconds = 5

/** How long a handler may take to stop after its signal has aborted. */
const abortGraceMs = 1_000

interface Workers {
  start<T extends object>(
    queue: string,
    concurrency: number,
    retryDelaySeconds: number,
    handle: (job: Job<T>) => Promise<void>,
  ): Promise<void>
  stop(deadlineMs: number): Promise<void>
}

/** The workers of this process, one for each job that may run at a time. */
export function openWorkers(boss: PgBoss, database: Database, disk: Disk, observers: Observers): Workers {
  const workers = new Map<string, string[]>()
  const running = new Set<string>()
  const stopping = new AbortController()

  const search = async () => {
    const requeued = await requeueAbandoned(database, [...running])
    if (requeued === 0) return
    observers.log.warn({ requeued }, 'jobs whose end could not be saved are queued again')
    for (const ids of workers.values()) for (const id of ids) boss.notifyWorker(id)
  }
  // While nothing can be written the search fails as well; the next one follows.
  const searching =
    database.kind === 'embedded'
      ? setInterval(() => void search().catch(() => undefined), searchIntervalMs).unref()
      : undefined

  const wakeLater = (queue: string, seconds: number) => {
    const wake = () => workers.get(queue)?.forEach((worker) => void boss.notifyWorker(worker))
    setTimeout(wake, seconds * 1000 + 100).unref()
  }

  /** However long the disk is full, no job fails for it: each waits in the queue, without counting the try. */
  const waitForRoom = async (queue: string, id: string) => {
    await postpone(database, id, roomSeconds)
    observers.log.warn({ job: queue, id }, 'a job waits for room on the disk')
    wakeLater(queue, roomSeconds)
  }

  const startWorker = async <T extends object>(
    queue: string,
    retryDelaySeconds: number,
    handle: (job: Job<T>) => Promise<void>,
  ): Promise<string> => {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds,
    }
    const { promise: worker, resolve } = Promise.withResolvers<string>()
    const id = await boss.work(queue, options, async ([job]: BossJob<StoredJobData<T>>[]) => {
      if (!job) return
      // A worker fetches one job at a time: without this the next job would wait for the next poll.
      boss.notifyWorker(await worker)
      if (await disk.isFull()) return waitForRoom(queue, job.id)
      running.add(job.id)
      const signal = AbortSignal.any([job.signal, stopping.signal])
      try {
        await runJob(observers, queue, { id: job.id, data: job.data, signal }, handle)
      } catch (error) {
        if (isOutOfSpace(error) || (await disk.isFull())) return waitForRoom(queue, job.id)
        // The engine waits between half and all of this.
        wakeLater(queue, retryDelaySeconds * 2 ** (job.retryCount + 1))
        wakeLater(deadLetterName({ name: queue }), 0)
        throw error
      } finally {
        running.delete(job.id)
      }
    })
    resolve(id)
    return id
  }

  return {
    async start(queue, concurrency, retryDelaySeconds, handle) {
      const ids = workers.get(queue) ?? []
      workers.set(queue, ids)
      for (let index = 0; index < concurrency; index++)
        ids.push(await startWorker(queue, retryDelaySeconds, handle))
    },
    async stop(deadlineMs) {
      clearInterval(searching)
      const idle = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue)))
      if (!(await finishesWithin(deadlineMs, idle))) {
        // Requeue before aborting, so that a job that throws because of its signal does not count as failed.
        await requeue(database, [...running])
        stopping.abort(new Error('The process stops.'))
        await finishesWithin(abortGraceMs, idle)
      }
      await boss.stop({ graceful: false })
    },
  }
}

async function finishesWithin(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), milliseconds)
  try {
    return await Promise.race([work.then(() => true), promise])
  } finally {
    clearTimeout(timer)
  }
}
