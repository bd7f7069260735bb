import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { handleErrors } from './error-handler.ts'
import { refuseForeignOrigins } from './origin.ts'
import { trustedProxies } from './trusted-proxies.ts'

interface Sent {
  readonly origin: string
  readonly host: string
  readonly forwardedHost?: string
}

async function statusOf(publicUrl: string, { origin, host, forwardedHost }: Sent, trustProxy = 0) {
  const app = Fastify({ trustProxy: trustedProxies(trustProxy) })
  handleErrors(app)
  refuseForeignOrigins(app, publicUrl)
  app.post('/', async () => 'done')
  const headers = { origin, host, ...(forwardedHost && { 'x-forwarded-host': forwardedHost }) }
  return (await app.inject({ method: 'POST', url: '/', headers })).statusCode
}

const secure = 'https://stories.example.org'
const host = 'stories.example.org'

it.each<[string, Sent, number]>([
  [secure, { origin: 'https://stories.example.org', host }, 200],
  [secure, { origin: 'http://stories.example.org', host }, 403],
  [secure, { origin: 'https://stories.example.org:8443', host }, 403],
  [secure, { origin: 'https://evil.example', host }, 403],
  [secure, { origin: 'null', host }, 403],
  [secure, { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  [secure, { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }, 403],
  ['http://localhost:3000', { origin: 'http://localhost:3000', host: 'localhost:3000' }, 200],
  ['http://localhost:3000', { origin: 'http://10.0.0.7:3000', host: '10.0.0.7:3000' }, 200],
  ['http://localhost:3000', { origin: 'https://behind.example', host: 'behind.example' }, 200],
  ['http://localhost:3000', { origin: 'http://localhost:4000', host: 'localhost:3000' }, 403],
])('with the public URL %s, a call of %j gets %i', async (publicUrl, sent, status) =>
  expect(await statusOf(publicUrl, sent)).toBe(status),
)

it('believes the host of a proxy only where proxies are trusted', async () => {
  const sent = { origin: 'https://front.example', host: 'inner:3000', forwardedHost: 'front.example' }
  expect(await statusOf(secure, sent)).toBe(403)
  expect(await statusOf(secure, sent, 1)).toBe(200)
})
