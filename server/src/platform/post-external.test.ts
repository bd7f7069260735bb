import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { InsideAddress, postExternal } from './post-external.ts'

const heard: { url: string; body: string; signature: string | undefined }[] = []
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      heard.push({ url: request.url ?? '', body, signature: String(request.headers['x-signature']) })
      if (request.url === '/on') response.writeHead(307, { location: '/there' })
      else if (request.url === '/round') response.writeHead(308, { location: '/round' })
      else if (request.url === '/page') response.writeHead(302, { location: '/there' })
      else response.writeHead(request.url === '/no' ? 500 : 204)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))

const post = (url: string, allowPrivate = true) =>
  postExternal({
    url,
    body: '{"a":1}',
    headers: { 'x-signature': 'signed' },
    allowPrivate,
    signal: AbortSignal.timeout(10_000),
  })

describe('a post to an address that somebody chose', () => {
  it('arrives with its headers, and tells the status', async () => {
    expect(await post(`${origin}/ok`)).toBe(204)
    expect(heard.at(-1)).toEqual({ url: '/ok', body: '{"a":1}', signature: 'signed' })
    expect(await post(`${origin}/no`)).toBe(500)
  })

  it('goes where it is sent on to, and does not turn into another kind of request', async () => {
    expect(await post(`${origin}/on`)).toBe(204)
    expect(heard.at(-1)?.url).toBe('/there')
    expect(await post(`${origin}/page`)).toBe(302)
    await expect(post(`${origin}/round`)).rejects.toThrow('on and on')
  })

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://0x7f000001:1/',
    'http://2130706433:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/',
  ])('is refused on its way to %s', (url) => expect(post(url, false)).rejects.toThrow(InsideAddress))

  it('speaks no other language', () => expect(post('file:///etc/hosts')).rejects.toThrow('Only http'))
})
