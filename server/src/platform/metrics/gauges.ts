import { Counter, Gauge, type Registry } from 'prom-client'
import type { DatabaseLoad } from '../database/index.ts'
import type { QueueStatistics } from '../jobs/statistics.ts'

/** What stands somewhere already and is read when it is asked for. */
export interface Gauges {
  databaseLoad(): DatabaseLoad
  queues(): Promise<readonly QueueStatistics[]>
  /** Browsers that are signed in. */
  sessions(): Promise<number>
}

/** Queues and sessions are the same for all processes of a house: take the greatest, not the sum. */
export function gaugesIn(registry: Registry, { databaseLoad, queues, sessions }: Gauges): void {
  const registers = [registry]
  const asked = once(queues)
  new Gauge({
    name: 'nightlight_jobs',
    help: 'Jobs of the whole house: done in the last day, failed in the last fortnight',
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      for (const { name: kind, waiting, active, completed, failed } of await asked()) {
        this.set({ kind, state: 'waiting' }, waiting)
        this.set({ kind, state: 'active' }, active)
        this.set({ kind, state: 'done' }, completed)
        this.set({ kind, state: 'failed' }, failed)
      }
    },
  })
  new Gauge({
    name: 'nightlight_oldest_waiting_job_seconds',
    help: 'How long the oldest job has waited that could be done; 0 where none waits',
    labelNames: ['kind'],
    registers,
    async collect() {
      for (const { name: kind, waitingSince } of await asked()) this.set({ kind }, secondsSince(waitingSince))
    },
  })
  new Gauge({
    name: 'nightlight_sessions',
    help: 'Browsers that are signed in to the house',
    registers,
    async collect() {
      const count = await sessions().catch(() => null)
      if (count !== null) this.set(count)
    },
  })
  new Gauge({
    name: 'nightlight_database_connections',
    help: 'Connections of this process, and who waits for one',
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
    help: 'Statements of this process that the database did not carry out',
    registers,
    collect() {
      this.reset()
      this.inc(databaseLoad().failures)
    },
  })
}

/** Several gauges of one reading ask one question. While the database is away there is no answer, and the others are still read. */
function once(queues: Gauges['queues']): Gauges['queues'] {
  let asking: ReturnType<Gauges['queues']> | null = null
  return () => {
    asking ??= queues()
      .catch(() => [])
      .finally(() => {
        asking = null
      })
    return asking
  }
}

const secondsSince = (moment: Date | null): number =>
  moment ? Math.max(0, (Date.now() - moment.getTime()) / 1000) : 0
