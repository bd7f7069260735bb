import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'
import { deadLetterName, deadLetterRetryDelaySeconds, type JobKind } from './job-kind.ts'

/** A worker without a heartbeat for this long counts as dead, and another one does its jobs. */
const heartbeatSeconds = 15

/** Interval of heartbeats: several within the timeout, because they may be late on a busy machine. */
export const heartbeatRefreshSeconds = 3

/** Completed jobs are kept for a day for the dashboard, failed ones for a fortnight. */
const daySeconds = 24 * 60 * 60

export async function declareQueues(
  boss: PgBoss,
  { kind: database }: Database,
  kinds: readonly JobKind<object>[],
): Promise<void> {
  // With the embedded database a worker dies only with the process, and a busy moment must not be mistaken for its death.
  const heartbeat = database === 'server' ? heartbeatSeconds : null
  for (const kind of kinds) {
    await putQueue(boss, deadLetterName(kind), 'standard', {
      retryLimit: 10,
      retryDelay: deadLetterRetryDelaySeconds,
      retryBackoff: true,
      deleteAfterSeconds: 14 * daySeconds,
      heartbeatSeconds: heartbeat,
    })
    await putQueue(boss, kind.name, 'exclusive', {
      retryLimit: kind.retryLimit,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: kind.expireInSeconds,
      deleteAfterSeconds: daySeconds,
      heartbeatSeconds: heartbeat,
      deadLetter: deadLetterName(kind),
    })
    // The engine looks up (and caches) a queue before it sends to it, which it could not do inside a transaction.
    await boss.findJobs(kind.name, { key: '' })
  }
}

type Settings = Parameters<PgBoss['updateQueue']>[1]

/** `exclusive`: of several jobs with the same key only one may be waiting or active. */
async function putQueue(
  boss: PgBoss,
  name: string,
  policy: 'standard' | 'exclusive',
  settings: Settings,
): Promise<void> {
  await boss.createQueue(name, { policy, notify: true })
  // A release may have other limits than the one that made the queue.
  await boss.updateQueue(name, { ...settings, notify: true })
}
