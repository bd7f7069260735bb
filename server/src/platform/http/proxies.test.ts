import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { readConfig } from '../../config.ts'
import { nearestProxies } from './proxies.ts'

const forwarded = { 'x-forwarded-for': '6.6.6.6, 203.0.113.9, 10.0.0.2' }

it.each([
  ['false', '10.0.0.1'],
  ['true', '10.0.0.2'],
  ['2', '203.0.113.9'],
])('with TRUST_PROXY=%s a request comes from %s, whatever was sent along', async (TRUST_PROXY, address) => {
  const { trustProxy } = readConfig({ TRUST_PROXY }).http
  const app = Fastify({ trustProxy: nearestProxies(trustProxy) })
  app.get('/', async ({ ip }) => ip)
  const answer = await app.inject({ url: '/', headers: forwarded, remoteAddress: '10.0.0.1' })
  expect(answer.body).toBe(address)
})
