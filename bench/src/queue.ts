import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type Cluster, requestStoryAs, startCluster } from '../../server/test/cluster.ts'
import type { ServerProcess } from '../../server/test/server-process.ts'
import { report } from './figures.ts'
import { readMeter, startMetered } from './metered.ts'

const stories = Number(process.env.QUEUE_STORIES ?? 10_000)
/** How long each group may continue after all are written. What is left then is deleted, unless the folder is kept. */
const minutes = Number(process.env.QUEUE_MINUTES ?? Infinity)
/** Keeps the data: the next run continues with what this one has left. */
const folder = process.env.QUEUE_FOLDER
const crews = (process.env.QUEUE_CREWS ?? '1,2,4').split(',').map(Number)

/**
 * Stories that wait, drained by one, two and four workers: written and drawn, without narration. A story can be read as soon as it is
 * written. What else the machine does shows in the minutes, and not in the seconds of processor time that the workers took.
 */
export async function queue(): Promise<void> {
  const cluster = await startCluster(folder ? { kept: resolve(folder) } : undefined)
  try {
    const web = await cluster.start('web')
    const [prepared] = await cluster.query(`select 1 from pg_tables where tablename = 'drained'`)
    if (!prepared) await prepare(cluster, web)
    for (const crew of crews) {
      const [saved] = await cluster.query<Spent>(
        `select minutes, seconds, whole from drained where crew = ${crew}`,
      )
      if (saved?.whole) continue
      if (!saved) await multiply(cluster, crew)
      const isWhole = await drain(cluster, crew, saved ?? { minutes: 0, seconds: 0, whole: false })
      if (!isWhole && folder) return
    }
  } finally {
    await cluster.close()
  }
}

/** Requests one story, not yet written, and creates the table of what each group has done. */
async function prepare({ query: ask }: Cluster, web: ServerProcess): Promise<void> {
  const story = await requestStoryAs(web, 'family', false)
  await ask(`create table pattern_story as select * from stories where id = '${story.id}';
    create table pattern_job as select * from pgboss.job
      where data ->> 'storyId' = '${story.id}' and name = 'write-story';
    create table drained (crew integer primary key, minutes float, seconds float, whole boolean)`)
}

/** What a group has spent so far: minutes, and seconds of processor time. */
interface Spent {
  readonly minutes: number
  readonly seconds: number
  readonly whole: boolean
}

/** Copies the story and its waiting job in one transaction, since a run can be interrupted here. */
async function multiply({ query: ask }: Cluster, crew: number): Promise<void> {
  const storyColumns = await columnsOf(ask, 'public', 'stories', ['id'])
  const jobColumns = await columnsOf(ask, 'pgboss', 'job', ['id', 'singleton_key', 'data', 'created_on'])
  const id = `'0190000${crew}-0000-7000-8000-' || lpad(to_hex(serial), 12, '0')`
  const serials = `generate_series(1, ${stories}) as serial`
  await ask(`insert into stories (id, ${storyColumns})
    select ${id}, ${storyColumns} from pattern_story, ${serials};
    insert into pgboss.job (id, singleton_key, data, created_on, ${jobColumns})
    select gen_random_uuid(), ${id}, jsonb_build_object('storyId', ${id}), now(), ${jobColumns}
    from pattern_job, ${serials};
    insert into drained values (${crew}, 0, 0, false)`)
}

async function columnsOf(ask: Cluster['query'], schema: string, table: string, but: readonly string[]) {
  const rows = await ask<{ name: string }>(`select column_name as name from information_schema.columns
    where table_schema = '${schema}' and table_name = '${table}' and is_generated = 'NEVER' and is_identity = 'NO'`)
  return rows
    .map(({ name }) => name)
    .filter((name) => !but.includes(name))
    .join(', ')
}

interface Count {
  readonly requested: number
  readonly written: number
  readonly drawn: number
  readonly failed: number
}

/** @returns whether all is drawn */
async function drain(cluster: Cluster, crew: number, before: Spent): Promise<boolean> {
  let count = await countOf(cluster, crew)
  if (count.requested !== stories)
    throw new Error(`QUEUE_STORIES must be ${count.requested}, as in QUEUE_FOLDER`)
  const workers = await Promise.all(Array.from({ length: crew }, () => startMetered(cluster, 'worker')))
  const startup = sum(await readAll(workers, 'process_cpu_seconds_total'))
  const began = performance.now()
  const say = async (name: string, done: number) => {
    const spent = before.minutes + (performance.now() - began) / 60_000
    const seconds = before.seconds + sum(await readAll(workers, 'process_cpu_seconds_total')) - startup
    const memory = Math.max(...(await readAll(workers, 'process_resident_memory_bytes')))
    report(`${name}: ${done} of ${stories} by ${crew} worker(s)`, spent, 'min')
    report('  a minute', done / spent, '')
    report('  processor seconds of the workers', seconds, 's')
    report('  memory of the largest worker', memory / 2 ** 20, 'MiB')
    await cluster.query(`update drained set minutes = ${spent}, seconds = ${seconds}, whole = ${count.drawn === stories}
      where crew = ${crew}`)
  }
  const go = async (which: 'written' | 'drawn', until: number) => {
    let reported = count[which]
    while (count[which] < stories && performance.now() < until) {
      await wait(2000)
      count = await countOf(cluster, crew)
      if (count.failed > 0) throw new Error(`${count.failed} jobs failed`)
      if (count[which] < reported + stories / 10 && count[which] < stories) continue
      reported = count[which]
      await say(which, reported)
    }
  }
  await go('written', Infinity)
  await go('drawn', performance.now() + minutes * 60_000)
  const isWhole = count.drawn === stories
  if (!isWhole) await say('drawn so far', count.drawn)
  for (const worker of workers) await worker.kill('SIGTERM')
  if (isWhole || !folder) {
    await cluster.query(`delete from ${jobsOf(crew)}`)
    await cluster.query(`delete from stories where id like '0190000${crew}-%'`)
  }
  return isWhole
}

const jobsOf = (crew: number): string =>
  `pgboss.job where name in ('write-story', 'draw-story') and data ->> 'storyId' like '0190000${crew}-%'`

async function countOf({ query: ask }: Cluster, crew: number): Promise<Count> {
  const [row] = await ask<Count>(`select
    (select count(*)::integer from stories where id like '0190000${crew}-%') as requested,
    (select count(*)::integer from stories where id like '0190000${crew}-%' and content <> '') as written,
    (select count(*)::integer from stories where id like '0190000${crew}-%' and status = 'ready') as drawn,
    (select count(*)::integer from ${jobsOf(crew)} and state = 'failed') as failed`)
  if (!row) throw new Error('The database does not count')
  return row
}

async function readAll(workers: readonly ServerProcess[], metric: string): Promise<number[]> {
  const read = await Promise.all(workers.map((worker) => readMeter(worker, metric)))
  return read.flat()
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
