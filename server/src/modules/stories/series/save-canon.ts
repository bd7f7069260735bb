import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Brief } from '../request/brief.ts'
import { type Memory, nextCanon } from './canon.ts'
import { lockSeries, saveSeries } from './series.queries.ts'

/** Remembers what a night leaves behind. What a parent has changed since it was asked for is the parent's, and stays. */
export async function saveCanon(trx: Transaction<Schema>, brief: Brief, memory: Memory): Promise<void> {
  if (!brief.series) return
  const series = await lockSeries(trx, brief.series.id)
  if (!series) return
  const { id, title, canon: now } = series
  const { canon: then } = brief.series
  const next = nextCanon(now, memory)
  const kept = (key: keyof typeof now) => (now[key] === then[key] ? next[key] : now[key])
  const canon = { who: kept('who'), where: kept('where'), learnt: kept('learnt'), thread: kept('thread') }
  await saveSeries(trx, id, { title, canon })
}
