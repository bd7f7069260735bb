import autocannon from 'autocannon'
import Fastify from 'fastify'
import { report } from './figures.ts'
import { type Parent, registerParent } from './parent.ts'
import { newDataDir, removeDataDir, startServer } from './running-server.ts'

const run = { connections: 8, duration: 8 }

/** `GET /api/stories` with 200 stories, against a bare Fastify route that sends the same bytes. */
export async function storyList(stories = 200): Promise<void> {
  const dataDir = newDataDir()
  const server = await startServer(dataDir)
  const parent = await registerParent(server, server.setupCode)
  for (let made = 0; made < stories; made++) await makeStory(parent)
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

const makeStory = (parent: Parent) =>
  parent.call('POST', '/api/stories/generate', {
    mainCharacterIds: [parent.childId],
    storyTheme: 'friendship',
    storyLength: 'short',
    generateAudio: false,
  })
