import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Story, StoryCard, StoryQuota } from '@nightlight/contract'
import pg from 'pg'
import { startStore, type TestStore } from './bucket.ts'
import { type Place, type RestartablePostgres, startRestartable } from './databases/postgres.ts'
import { call, register, until } from './real-parent.ts'
import { type RealServer, startRealServer } from './real-server.ts'

/** A house of many processes on a PostgreSQL server and a store of its own, where all of them can fail. */
export interface ScaledHouse {
  readonly store: TestStore
  readonly postgres: RestartablePostgres
  start(role: 'web' | 'worker', environment?: Record<string, string>): Promise<RealServer>
  /** How many jobs of a kind are in somebody's hands. */
  atWork(kind: string): Promise<number>
  /** Rows of the house's database. */
  ask<Row extends object>(statement: string): Promise<Row[]>
  /** Ends every process and takes everything away. */
  close(): Promise<void>
}

/** @param place where the data of PostgreSQL lies, and the files of the store too where it is kept */
export async function openScaledHouse(place?: Place): Promise<ScaledHouse> {
  const folderOf = async (name: string) => {
    if (!place || !('kept' in place)) return undefined
    const folder = join(place.kept, name)
    await mkdir(folder, { recursive: true })
    return folder
  }
  const store = await startStore(await folderOf('store'))
  const kept = await folderOf('postgres')
  const postgres = await startRestartable(kept ? { kept } : place)
  const processes: RealServer[] = []
  const folders: string[] = []
  const ask = async <Row extends object>(statement: string): Promise<Row[]> => {
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
    ask,
    async start(role, environment = {}) {
      const folder = await mkdtemp(join(tmpdir(), 'nightlight-process-'))
      folders.push(folder)
      const server = await startRealServer({
        ...store.environment,
        DATABASE_URL: postgres.url,
        DATABASE_POOL: '4',
        SECRET_KEY: 'the same in every process, and long enough',
        TRUST_PROXY: 'true',
        ROLE: role,
        DATA_DIR: folder,
        ...environment,
      })
      processes.push(server)
      return server
    },
    async atWork(kind) {
      const [row] = await ask<{ count: number }>(
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

/** A family of its own that has asked for one story: its quota says how often it was made. */
export interface Wish {
  readonly cookie: string
  readonly id: string
  readonly narrated: boolean
}

export async function wishFor(server: RealServer, username: string, narrated: boolean): Promise<Wish> {
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
 * @throws when it failed, is not whole, was made more than once, or was not counted once
 */
export async function finished(server: RealServer, wish: Wish, minutes = 2): Promise<Story> {
  const story = await until(async () => {
    const found = await call<Story>(server, wish.cookie, 'GET', `/api/stories/${wish.id}`)
    if (found.status === 'failed' || found.narration?.status === 'failed')
      throw new Error(`The story ${wish.id} failed`)
    const { pictures } = found.progress ?? {}
    const isDrawn = !pictures || pictures.done === pictures.total
    const isSpoken = !wish.narrated || found.narration?.status === 'ready'
    return found.status === 'ready' && isDrawn && isSpoken ? found : undefined
  }, minutes)
  const sections = story.storyStructure.sections.length
  const cards = await call<StoryCard[]>(server, wish.cookie, 'GET', '/api/stories')
  const { used } = await call<StoryQuota>(server, wish.cookie, 'GET', '/api/user/story-quota')
  const seen = {
    pictures: story.storyImages.length - 1,
    spoken: wish.narrated ? story.narration?.sections.length : sections,
    stories: cards.length,
    used,
  }
  const wanted = { pictures: sections, spoken: sections, stories: 1, used: 1 }
  if (JSON.stringify(seen) !== JSON.stringify(wanted))
    throw new Error(`The story ${wish.id} has ${JSON.stringify(seen)}, not ${JSON.stringify(wanted)}`)
  return story
}
