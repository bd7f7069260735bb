import type { PgBoss } from 'pg-boss'
import type { Database } from '../database/index.ts'
import { deadLetterName, deadLetterRetryDelaySeconds, type JobKind } from './job-kind.ts'

/** A worker that has not been heard of for so long is taken for dead, and its jobs are done by another. */
const heartbeatSeconds = 15

/** So often a worker says that it lives: several times, because on a machine that is too busy a word may come late. */
export const heartbeatRefreshSeconds = 3

/** Done work is kept a day for those who look for it, dead work a fortnight. */
const daySeconds = 24 * 60 * 60

export async function declareQueues(
  boss: PgBoss,
  { kind: database }: Database,
  kinds: readonly JobKind<object>[],
): Promise<void> {
  // On the embedded database a worker dies only with the whole, and a busy moment must not pass for its death.
  const heartbeat = database === 'server' ? heartbeatSeconds : null
  for (const kind of kinds) {
    await put(boss, deadLetterName(kind), 'standard', {
      retryLimit: 10,
      retryDelay: deadLetterRetryDelaySeconds,
      retryBackoff: true,
      deleteAfterSeconds: 14 * daySeconds,
      heartbeatSeconds: heartbeat,
    })
    await put(boss, kind.name, 'exclusive', {
      retryLimit: kind.retryLimit,
      retryDelay: kind.retryDelaySeconds,
      retryBackoff: true,
      expireInSeconds: kind.expireInSeconds,
      deleteAfterSeconds: daySeconds,
      heartbeatSeconds: heartbeat,
      deadLetter: deadLetterName(kind),
    })
    // The engine looks a queue up before it sends to it. Done now, because inside a transaction it could not.
    await boss.findJobs(kind.name, { key: '' })
  }
}

type Settings = Parameters<PgBoss['updateQueue']>[1]

/** `exclusive`: of jobs with one key, one waits or is at work. */
async function put(
  boss: PgBoss,
  name: string,
  policy: 'standard' | 'exclusive',
  settings: Settings,
): Promise<void> {
  await boss.createQueue(name, { policy, notify: true })
  // A release may have other limits than the one that made the queue.
  await boss.updateQueue(name, { ...settings, notify: true })
}
