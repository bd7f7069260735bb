import type { Job as BossJob, PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'
import { heartbeatRefreshSeconds } from './declare-queues.ts'
import { deadLetterName, type Work } from './job-kind.ts'
import { type JobData, type Observers, oneTry } from './one-try.ts'
import { requeue } from './requeue.ts'

/** NOTIFY wakes workers; asking now and then finds what falls due by itself: retries, and work of the dead. */
const pollSeconds = 2

/** A handler that hears its signal gets so long to let go. */
const letGoMs = 1_000

interface Workers {
  take<T extends object>(
    queue: string,
    concurrency: number,
    retryDelaySeconds: number,
    handle: (work: Work<T>) => Promise<void>,
  ): Promise<void>
  stop(deadlineMs: number): Promise<void>
}

/** The workers of this process, one for each job that may be under way at a time. */
export function workersOf(boss: PgBoss, database: Database, observers: Observers): Workers {
  const workers = new Map<string, string[]>()
  const inHand = new Set<string>()
  const stopping = new AbortController()

  const wakeLater = (queue: string, seconds: number) => {
    const wake = () => workers.get(queue)?.forEach((worker) => void boss.notifyWorker(worker))
    setTimeout(wake, seconds * 1000 + 100).unref()
  }

  const takeOne = async <T extends object>(
    queue: string,
    retryDelaySeconds: number,
    handle: (work: Work<T>) => Promise<void>,
  ): Promise<string> => {
    const options = {
      batchSize: 1,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
      heartbeatRefreshSeconds,
    }
    const { promise: worker, resolve } = Promise.withResolvers<string>()
    const id = await boss.work(queue, options, async ([job]: BossJob<JobData<T>>[]) => {
      if (!job) return
      // One job is taken at a time: without this the next one would wait for the next poll.
      boss.notifyWorker(await worker)
      inHand.add(job.id)
      const signal = AbortSignal.any([job.signal, stopping.signal])
      try {
        await oneTry(observers, queue, { id: job.id, data: job.data, signal }, handle)
      } catch (error) {
        // The engine waits between half and all of this.
        wakeLater(queue, retryDelaySeconds * 2 ** (job.retryCount + 1))
        wakeLater(deadLetterName({ name: queue }), 0)
        throw error
      } finally {
        inHand.delete(job.id)
      }
    })
    resolve(id)
    return id
  }

  return {
    async take(queue, concurrency, retryDelaySeconds, handle) {
      const ids = workers.get(queue) ?? []
      workers.set(queue, ids)
      for (let one = 0; one < concurrency; one++) ids.push(await takeOne(queue, retryDelaySeconds, handle))
    },
    async stop(deadlineMs) {
      const idle = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue)))
      if (!(await within(deadlineMs, idle))) {
        // First back to the queue, then the signal: what fails because of the signal has not failed.
        await requeue(database, [...inHand])
        stopping.abort(new Error('The process stops.'))
        await within(letGoMs, idle)
      }
      await boss.stop({ graceful: false })
    },
  }
}

async function within(milliseconds: number, work: Promise<unknown>): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<false>()
  const timer = setTimeout(() => resolve(false), milliseconds)
  try {
    return await Promise.race([work.then(() => true), promise])
  } finally {
    clearTimeout(timer)
  }
}
