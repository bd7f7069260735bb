import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

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
