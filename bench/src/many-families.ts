import { openDatabase, type RunSql } from '../../server/src/platform/database/index.ts'
import { freshUrl } from '../../server/test/databases/on-server.ts'
import { callerOf, type Parent, registerParent } from './parent.ts'
import { newDataDir, type RunningServer, removeDataDir, startServer } from './running-server.ts'
import { makeStory } from './story-list.ts'

export interface ManyFamilies {
  readonly server: RunningServer
  readonly databaseUrl: string
  /** The administrator, whose one real story all the others are copies of. */
  readonly admin: Parent
  close(): Promise<void>
}

/**
 * An installation with this many families and stories on a PostgreSQL server of its own: one story is written by the product, and copied
 * in the database with new ids, owners and days. Every fourth family waits for approval; the stories spread over a year.
 */
export async function manyFamilies(families: number, stories: number): Promise<ManyFamilies> {
  const { url, drop } = await freshUrl()
  const dataDir = newDataDir()
  const maker = await startServer(dataDir, { DATABASE_URL: url })
  const maid = await registerParent(maker, maker.setupCode)
  const story = await makeStory(maid)
  await maker.stop()
  // On a connection without the product's limits, which are not for filling a database on a busy machine.
  const database = await openDatabase({ kind: 'server', url, poolSize: 1 })
  await database.withLock('bench', (run) => multiply(run, story, families, stories))
  await database.close()
  // The web process does not render: an installation of this size has separate workers.
  const server = await startServer(dataDir, { DATABASE_URL: url, TRUST_PROXY: 'true', ROLE: 'web' })
  const admin = { ...maid, call: callerOf(server, maid.cookie) }
  return {
    server,
    databaseUrl: url,
    admin,
    async close() {
      await server.stop()
      await drop()
      removeDataDir(dataDir)
    },
  }
}

const batch = 50_000
const year = 365 * 24 * 3600

async function multiply(run: RunSql, story: string, families: number, stories: number): Promise<void> {
  await run(
    `insert into users (username, password, full_name, email, status, subscription_level, created_at)
    select 'family-' || serial, 'nobody signs in here', 'Family ' || serial, 'family-' || serial || '@example.org',
      case when serial % 4 = 0 then 'pending' else 'approved' end,
      case when serial % 10 = 0 then 'moonbeam' when serial % 5 = 0 then 'starlight' else 'free' end,
      now() - make_interval(mins => ($1::int - serial) * 5)
    from generate_series(1, $1::int) as serial`,
    [families],
  )
  await run(
    `insert into children (user_id, name, age)
    select id, 'Child ' || id, 3 + id % 9 from users where username like 'family-%'`,
  )
  // A token that says whose it is, so that a load can speak as any of them.
  await run(
    `insert into sessions (user_id, token_hash, expires_at)
    select id, encode(sha256(('token-of-' || username)::bytea), 'hex'), now() + interval '30 days'
    from users where username like 'family-%' and substr(username, 8)::int % 50 = 0`,
  )
  for (let from = 0; from < stories; from += batch) {
    await run(
      `insert into stories (id, user_id, title, content, thumbnail_url, duration, children_included, story_images,
        story_structure, status, theme, length, plot, created_at)
      select '01900000-0000-7000-8000-' || lpad(to_hex(serial), 12, '0'), users.id, title, content, thumbnail_url, duration,
        children_included, story_images, story_structure, case when serial % 200 = 0 then 'failed' else 'ready' end,
        theme, length, plot, now() - make_interval(secs => ${year} - serial * $5::float)
      from stories, generate_series($1::int, $2::int) as serial
      join users on users.username = 'family-' || (1 + serial % $3::int)
      where stories.id = $4`,
      [from, Math.min(from + batch, stories) - 1, families, story, year / stories],
    )
  }
  await run(
    `insert into narrations (story_id, provider_id, voice_id, cadence, status, is_current, duration_ms)
    select id, 'builtin', 'luna', 'gentle-lullaby', 'ready', true, 240000
    from stories where id like '01900000-%'`,
  )
  await run('vacuum analyze')
}
