import { setTimeout as wait } from 'node:timers/promises'
import { openScaledHouse, type ScaledHouse, wishFor } from '../../server/test/scaled-house.ts'
import { report } from './figures.ts'

const stories = Number(process.env.QUEUE_STORIES ?? 10_000)
/** How long each crew may work; what is left then is taken away. */
const minutes = Number(process.env.QUEUE_MINUTES ?? Infinity)
const crews = [1, 2, 4]

/** Stories that wait, drained by one, two and four workers: written and drawn, without narration. */
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

async function drain(house: ScaledHouse, crew: number): Promise<void> {
  const workers = await Promise.all(Array.from({ length: crew }, () => house.start('worker')))
  const began = performance.now()
  const jobs = `pgboss.job where name in ('write-story', 'draw-story') and data ->> 'storyId' like '0190000${crew}-%'`
  const isOver = async () => {
    if (performance.now() - began > minutes * 60_000) return true
    const [row] = await house.ask<{ left: number }>(
      `select count(*)::integer as left from ${jobs} and state < 'completed'`,
    )
    return row?.left === 0
  }
  while (!(await isOver())) await wait(1000)
  const seconds = (performance.now() - began) / 1000
  const [row] = await house.ask<{ ready: number; written: number }>(
    `select count(*) filter (where status = 'ready')::integer as ready, count(*) filter (where content <> '')::integer as written
    from stories where id like '0190000${crew}-%'`,
  )
  const { ready = 0, written = 0 } = row ?? {}
  for (const worker of workers) await worker.kill('SIGTERM')
  const [failed] = await house.ask<{ count: number }>(
    `select count(*)::integer as count from ${jobs} and state = 'failed'`,
  )
  if (failed?.count !== 0 || (minutes === Infinity && ready !== stories))
    throw new Error(`${ready} of ${stories} stories are ready, ${failed?.count} jobs failed`)
  report(`${ready} of ${stories} stories, ${crew} worker(s)`, seconds, 's')
  report('  a minute', (ready / seconds) * 60, '')
  report('  written, and not drawn yet', written - ready, '')
  await house.ask(`delete from ${jobs}`)
  await house.ask(`delete from stories where id like '0190000${crew}-%'`)
}
