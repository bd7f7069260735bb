import { setTimeout as wait } from 'node:timers/promises'
import type { RealServer } from '../../server/test/real-server.ts'
import { openScaledHouse, type ScaledHouse, wishFor } from '../../server/test/scaled-house.ts'
import { report } from './figures.ts'
import { readMeter, startMetered } from './metered.ts'

const stories = Number(process.env.QUEUE_STORIES ?? 10_000)
/** How long each crew may go on when all are written; what is left then is taken away. */
const minutes = Number(process.env.QUEUE_MINUTES ?? Infinity)
const crews = (process.env.QUEUE_CREWS ?? '1,2,4').split(',').map(Number)

/**
 * Stories that wait, drained by one, two and four workers: written and drawn, without narration. A story can be read as soon as it is
 * written. What else the machine does shows in the minutes, and not in the seconds of processor time that the workers took.
 */
export async function queue(): Promise<void> {
  const house = await openScaledHouse()
  try {
    const web = await house.start('web')
    const wish = await wishFor(web, 'family', false)
    // As it is before anybody works on it.
    await house.ask(`create table pattern_story as select * from stories where id = '${wish.id}'`)
    await house.ask(`create table pattern_job as select * from pgboss.job
      where data ->> 'storyId' = '${wish.id}' and name = 'write-story'`)
    for (const count of crews) {
      await multiply(house, count)
      await drain(house, count)
    }
  } finally {
    await house.close()
  }
}

/** Copies the one wish, with the job that waits for it. */
async function multiply({ ask }: ScaledHouse, crew: number): Promise<void> {
  const storyColumns = await columnsOf(ask, 'public', 'stories', ['id'])
  const jobColumns = await columnsOf(ask, 'pgboss', 'job', ['id', 'singleton_key', 'data', 'created_on'])
  const id = `'0190000${crew}-0000-7000-8000-' || lpad(to_hex(serial), 12, '0')`
  const serials = `generate_series(1, ${stories}) as serial`
  await ask(`insert into stories (id, ${storyColumns})
    select ${id}, ${storyColumns} from pattern_story, ${serials}`)
  await ask(`insert into pgboss.job (id, singleton_key, data, created_on, ${jobColumns})
    select gen_random_uuid(), ${id}, jsonb_build_object('storyId', ${id}), now(), ${jobColumns}
    from pattern_job, ${serials}`)
}

async function columnsOf(ask: ScaledHouse['ask'], schema: string, table: string, but: readonly string[]) {
  const rows = await ask<{ name: string }>(`select column_name as name from information_schema.columns
    where table_schema = '${schema}' and table_name = '${table}' and is_generated = 'NEVER' and is_identity = 'NO'`)
  return rows
    .map(({ name }) => name)
    .filter((name) => !but.includes(name))
    .join(', ')
}

interface Count {
  readonly written: number
  readonly drawn: number
  readonly failed: number
}

async function drain(house: ScaledHouse, crew: number): Promise<void> {
  const workers = await Promise.all(Array.from({ length: crew }, () => startMetered(house, 'worker')))
  const startup = await processorSeconds(workers)
  const began = performance.now()
  const say = async (name: string, done: number) => {
    const seconds = (performance.now() - began) / 1000
    const label = `${name}: ${done} of ${stories} by ${crew} worker(s)`
    report(label, seconds / 60, 'min')
    report('  a minute', (done / seconds) * 60, '')
    report('  processor seconds of the workers', (await processorSeconds(workers)) - startup, 's')
  }
  let count: Count = { written: 0, drawn: 0, failed: 0 }
  const go = async (which: 'written' | 'drawn', until: number) => {
    let said = 0
    while (count[which] < stories && performance.now() < until) {
      await wait(2000)
      count = await countOf(house, crew)
      if (count.failed > 0) throw new Error(`${count.failed} jobs failed`)
      if (count[which] < said + stories / 10 && count[which] < stories) continue
      said = count[which]
      await say(which, said)
    }
  }
  await go('written', Infinity)
  const writtenAfter = performance.now()
  await go('drawn', writtenAfter + minutes * 60_000)
  if (count.drawn < stories) await say('drawn so far', count.drawn)
  for (const worker of workers) await worker.kill('SIGTERM')
  await house.ask(`delete from ${jobsOf(crew)}`)
  await house.ask(`delete from stories where id like '0190000${crew}-%'`)
}

const jobsOf = (crew: number): string =>
  `pgboss.job where name in ('write-story', 'draw-story') and data ->> 'storyId' like '0190000${crew}-%'`

async function countOf({ ask }: ScaledHouse, crew: number): Promise<Count> {
  const [row] = await ask<Count>(`select
    (select count(*)::integer from stories where id like '0190000${crew}-%' and content <> '') as written,
    (select count(*)::integer from stories where id like '0190000${crew}-%' and status = 'ready') as drawn,
    (select count(*)::integer from ${jobsOf(crew)} and state = 'failed') as failed`)
  if (!row) throw new Error('The database does not count')
  return row
}

async function processorSeconds(workers: readonly RealServer[]): Promise<number> {
  const read = await Promise.all(workers.map((worker) => readMeter(worker, 'process_cpu_seconds_total')))
  return read.flat().reduce((sum, seconds) => sum + seconds, 0)
}
