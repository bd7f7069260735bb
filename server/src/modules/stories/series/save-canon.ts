import type { Transaction } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import type { Brief } from '../request/brief.ts'
import { type Memory, nextCanon } from './canon.ts'
import { lockSeries, saveSeries } from './series.queries.ts'

/** Adds a night to the canon. What a parent has edited since the night was requested is not overwritten. */
export async function saveCanon(trx: Transaction<Schema>, brief: Brief, memory: Memory): Promise<void> {
  if (!brief.series) return
  const series = await lockSeries(trx, brief.series.id)
  if (!series) return
  const { id, title, canon: current } = series
  const { canon: requested } = brief.series
  const next = nextCanon(current, memory)
  const merge = (key: keyof typeof current) => (current[key] === requested[key] ? next[key] : current[key])
  const canon = { who: merge('who'), where: merge('where'), learnt: merge('learnt'), thread: merge('thread') }
  await saveSeries(trx, id, { title, canon })
}
