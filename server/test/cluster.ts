import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Story, StoryCard, StoryQuota } from '@nightlight/contract'
import pg from 'pg'
import { type DataLocation, type RestartablePostgres, startRestartable } from './databases/postgres.ts'
import { call, register, until } from './http-client.ts'
import { type S3Store, startS3Store } from './s3-store.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** Several processes of the product with a PostgreSQL server and an S3 store of their own, all of which can be made to fail. */
export interface Cluster {
  readonly store: S3Store
  readonly postgres: RestartablePostgres
  start(role: 'web' | 'worker', environment?: Record<string, string>): Promise<ServerProcess>
  /** How many jobs of a kind are active. */
  activeJobs(kind: string): Promise<number>
  /** Rows of the database. */
  query<Row extends object>(statement: string): Promise<Row[]>
  /** Ends every process and removes everything. */
  close(): Promise<void>
}

/** @param location where PostgreSQL stores its data, and the file store too if the data is kept */
export async function startCluster(location?: DataLocation): Promise<Cluster> {
  const folderOf = async (name: string) => {
    if (!location || !('kept' in location)) return undefined
    const folder = join(location.kept, name)
    await mkdir(folder, { recursive: true })
    return folder
  }
  const store = await startS3Store(await folderOf('store'))
  const postgresFolder = await folderOf('postgres')
  const postgres = await startRestartable(postgresFolder ? { kept: postgresFolder } : location)
  const processes: ServerProcess[] = []
  const folders: string[] = []
  const query = async <Row extends object>(statement: string): Promise<Row[]> => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end()
    }
  }
  return {
    store,
    postgres,
    query,
    async start(role, environment = {}) {
      const folder = await mkdtemp(join(tmpdir(), 'nightlight-process-'))
      folders.push(folder)
      const server = await startServerProcess(
        {
          ...store.environment,
          DATABASE_URL: postgres.url,
          DATABASE_POOL: '4',
          SECRET_KEY: 'the same in every process, and long enough',
          TRUST_PROXY: 'true',
          ROLE: role,
          DATA_DIR: folder,
          ...environment,
        },
        { draws: false },
      )
      processes.push(server)
      return server
    },
    async activeJobs(kind) {
      const [row] = await query<{ count: number }>(
        `select count(*)::integer as count from pgboss.job where name = '${kind}' and state = 'active'`,
      )
      return row?.count ?? 0
    },
    async close() {
      const ended = await Promise.allSettled(
        processes.map((server) => {
          server.child.kill('SIGCONT')
          return server.kill('SIGKILL')
        }),
      )
      await store.close()
      for (const folder of folders) await rm(folder, { recursive: true, force: true })
      for (const each of ended) if (each.status === 'rejected') throw each.reason
    },
  }
}

/** A story requested by its own family, whose quota shows how often it was made. */
export interface RequestedStory {
  readonly cookie: string
  readonly id: string
  readonly narrated: boolean
}

export async function requestStoryAs(
  server: ServerProcess,
  username: string,
  narrated: boolean,
): Promise<RequestedStory> {
  const cookie = await register(server, username)
  const child = await call<{ id: number }>(server, cookie, 'POST', '/api/user/children', {
    name: 'Ottilie',
    age: 6,
  })
  const { id } = await call<{ id: string }>(server, cookie, 'POST', '/api/stories/generate', {
    mainCharacterIds: [child.id],
    storyTheme: 'mystery',
    storyLength: 'short',
    generateAudio: narrated,
  })
  return { cookie, id, narrated }
}

/**
 * Waits until a story is finished.
 * @throws when it failed, is incomplete, was made more than once, or was not counted exactly once
 */
export async function waitUntilFinished(
  server: ServerProcess,
  requested: RequestedStory,
  minutes = 2,
): Promise<Story> {
  const story = await until(async () => {
    const current = await call<Story>(server, requested.cookie, 'GET', `/api/stories/${requested.id}`)
    if (current.status === 'failed' || current.narration?.status === 'failed')
      throw new Error(`The story ${requested.id} failed`)
    const { pictures } = current.progress ?? {}
    const isDrawn = !pictures || pictures.done === pictures.total
    const isNarrated = !requested.narrated || current.narration?.status === 'ready'
    return current.status === 'ready' && isDrawn && isNarrated ? current : undefined
  }, minutes)
  const sections = story.storyStructure.sections.length
  const cards = await call<StoryCard[]>(server, requested.cookie, 'GET', '/api/stories')
  const { used } = await call<StoryQuota>(server, requested.cookie, 'GET', '/api/user/story-quota')
  const actual = {
    pictures: story.storyImages.length - 1,
    spoken: requested.narrated ? story.narration?.sections.length : sections,
    stories: cards.length,
    used,
  }
  const expected = { pictures: sections, spoken: sections, stories: 1, used: 1 }
  if (JSON.stringify(actual) !== JSON.stringify(expected))
    throw new Error(
      `The story ${requested.id} has ${JSON.stringify(actual)}, not ${JSON.stringify(expected)}`,
    )
  return story
}
