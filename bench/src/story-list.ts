import { join } from 'node:path'
import autocannon from 'autocannon'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { openDatabase } from '../../server/src/platform/database/index.ts'
import { report } from './figures.ts'
import { type Parent, registerParent } from './parent.ts'
import { newDataDir, removeDataDir, startServer } from './running-server.ts'

const run = { connections: 8, duration: 8 }

/** `GET /api/stories` with 200 stories, against a bare Fastify route that sends the same bytes. */
export async function storyList(stories = 200): Promise<void> {
  const dataDir = newDataDir()
  const before = await startServer(dataDir)
  const parent = await registerParent(before, before.setupCode)
  await makeStory(parent)
  await before.stop()
  await multiply(dataDir, stories)
  const server = await startServer(dataDir)
  const headers = { cookie: parent.cookie }
  const bytes = await (await fetch(`${server.url}/api/stories`, { headers })).text()

  const bare = Fastify()
  bare.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes))
  const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' })
  const floor = await autocannon({ ...run, url: bareUrl })
  await bare.close()
  const list = await autocannon({ ...run, url: `${server.url}/api/stories`, headers })

  report(`GET /api/stories with ${stories} stories`, bytes.length / 1024, 'KiB')
  report('  requests a second', list.requests.average, '1/s')
  report('  p99', list.latency.p99, 'ms')
  report('  bare Fastify, same bytes: requests a second', floor.requests.average, '1/s')
  report('  ratio of requests a second', list.requests.average / floor.requests.average, '')
  report('  ratio of p99', list.latency.p99 / Math.max(1, floor.latency.p99), '')
  await server.stop()
  removeDataDir(dataDir)
}

/** Copies the one story until there are enough: making them would measure the making. */
export async function multiply(dataDir: string, stories: number): Promise<void> {
  const database = await openDatabase({ kind: 'embedded', folder: join(dataDir, 'database') })
  const copy = sql`insert into stories (id, user_id, title, content, thumbnail_url, duration, children_included, story_images,
      story_structure, status, theme, length, plot)
    select overlay(id placing lpad(to_hex(serial), 12, '0') from 25), user_id, title, content, thumbnail_url, duration,
      children_included, story_images, story_structure, status, theme, length, plot
    from stories, generate_series(1, ${sql.lit(stories - 1)}) as serial where not is_sample`
  await copy.execute(database.db)
  await database.close()
}

/** @returns its id */
export const makeStory = async (parent: Parent): Promise<string> => {
  const { id } = await parent.call<{ id: string }>('POST', '/api/stories/generate', {
    mainCharacterIds: [parent.childId],
    storyTheme: 'friendship',
    storyLength: 'short',
    generateAudio: false,
  })
  return id
}
