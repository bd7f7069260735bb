import { Counter, Gauge, type Registry } from 'prom-client'
import type { DatabaseLoad } from '../../database/index.ts'
import type { QueueStatistics } from '../../jobs/statistics.ts'

/** Values that are read from elsewhere whenever metrics are scraped. */
export interface Gauges {
  databaseLoad(): DatabaseLoad
  queues(): Promise<readonly QueueStatistics[]>
  /** How many browsers are signed in. */
  sessions(): Promise<number>
}

/** Queues and sessions are the same in every process of an installation: dashboards take the maximum, not the sum. */
export function registerGauges(registry: Registry, { databaseLoad, queues, sessions }: Gauges): void {
  const registers = [registry]
  const readQueues = shareQuery(queues)
  new Gauge({
    name: 'nightlight_jobs',
    help: 'Jobs of the whole installation: done in the last day, failed in the last fortnight',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      for (const { name: kind, waiting, active, completed, failed } of await readQueues()) {
        this.set({ kind, state: 'waiting' }, waiting)
        this.set({ kind, state: 'active' }, active)
        this.set({ kind, state: 'done' }, completed)
        this.set({ kind, state: 'failed' }, failed)
      }
    },
  })
  new Gauge({
    name: 'nightlight_oldest_waiting_job_seconds',
    help: 'How long the oldest job that is due has waited; 0 where none waits',
    labelNames: ['kind'],
    registers,
    async collect() {
      for (const { name: kind, waitingSince } of await readQueues())
        this.set({ kind }, secondsSince(waitingSince))
    },
  })
  new Gauge({
    name: 'nightlight_oldest_active_job_seconds',
    help: 'How long the job that was started first has been active; 0 where none is',
    labelNames: ['kind'],
    registers,
    async collect() {
      for (const { name: kind, activeSince } of await readQueues())
        this.set({ kind }, secondsSince(activeSince))
    },
  })
  new Gauge({
    name: 'nightlight_sessions',
    help: 'Browsers that are signed in',
    registers,
    async collect() {
      const count = await sessions().catch(() => null)
      if (count !== null) this.set(count)
    },
  })
  new Gauge({
    name: 'nightlight_database_connections',
    help: 'Database connections of this process, and how many callers wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { open, inUse, waiting } = databaseLoad()
      this.set({ state: 'in_use' }, inUse)
      this.set({ state: 'idle' }, open - inUse)
      this.set({ state: 'waiting' }, waiting)
    },
  })
  new Counter({
    name: 'nightlight_database_statement_failures_total',
    help: 'Statements of this process that failed in the database',
    registers,
    collect() {
      this.reset()
      this.inc(databaseLoad().failures)
    },
  })
}

/** Lets gauges of one scrape share a query. While the database is down they are empty, and the others still work. */
function shareQuery(queues: Gauges['queues']): Gauges['queues'] {
  let pending: ReturnType<Gauges['queues']> | null = null
  return () => {
    pending ??= queues()
      .catch(() => [])
      .finally(() => {
        pending = null
      })
    return pending
  }
}

const secondsSince = (date: Date | null): number =>
  date ? Math.max(0, (Date.now() - date.getTime()) / 1000) : 0
