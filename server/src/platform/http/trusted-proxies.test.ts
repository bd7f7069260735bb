import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { trustedProxies, warnOfUnknownProxy } from './trusted-proxies.ts'

const forwarded = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' }

it.each([
  [0, '10.0.0.1'],
  [1, '10.0.0.2'],
  [2, '203.0.113.9'],
])('behind %i proxies the client address is %s, whatever the client sent', async (count, address) => {
  const app = Fastify({ trustProxy: trustedProxies(count) })
  app.get('/', async ({ ip }) => ip)
  const answer = await app.inject({ url: '/', headers: forwarded, remoteAddress: '10.0.0.1' })
  expect(answer.body).toBe(address)
})

it('an unknown proxy is warned of, once', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  warnOfUnknownProxy(app, 0)
  app.get('/', async () => 'ok')
  await app.inject('/')
  expect(lines).toEqual([])
  for (let request = 0; request < 3; request++) await app.inject({ url: '/', headers: forwarded })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('TRUST_PROXY is not set')
  expect(lines[0]).not.toContain('203.0.113.9')
})

it('a known proxy is not warned of', async () => {
  const lines: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } })
  warnOfUnknownProxy(app, 1)
  app.get('/', async () => 'ok')
  await app.inject({ url: '/', headers: forwarded })
  expect(lines).toEqual([])
})
