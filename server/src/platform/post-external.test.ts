import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PrivateAddress, postExternal } from './post-external.ts'

const requests: { url: string; body: string; signature: string | undefined }[] = []
let server: Server
let baseUrl: string
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk) => (body += chunk))
    request.on('end', () => {
      requests.push({ url: request.url ?? '', body, signature: String(request.headers['x-signature']) })
      if (request.url === '/on') response.writeHead(307, { location: '/there' })
      else if (request.url === '/round') response.writeHead(308, { location: '/round' })
      else if (request.url === '/page') response.writeHead(302, { location: '/there' })
      else response.writeHead(request.url === '/no' ? 500 : 204)
      response.end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
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

describe('a POST to a user-supplied URL', () => {
  it('arrives with its headers, and returns the status', async () => {
    expect(await post(`${baseUrl}/ok`)).toBe(204)
    expect(requests.at(-1)).toEqual({ url: '/ok', body: '{"a":1}', signature: 'signed' })
    expect(await post(`${baseUrl}/no`)).toBe(500)
  })

  it('follows redirects that preserve the method, and no others', async () => {
    expect(await post(`${baseUrl}/on`)).toBe(204)
    expect(requests.at(-1)?.url).toBe('/there')
    expect(await post(`${baseUrl}/page`)).toBe(302)
    await expect(post(`${baseUrl}/round`)).rejects.toThrow('Too many redirects')
  })

  it.each([
    'http://127.0.0.1:1/',
    'http://localhost:1/',
    'http://[::1]:1/',
    'http://0x7f000001:1/',
    'http://2130706433:1/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:10.0.0.1]/',
  ])('is refused for the private address %s', (url) =>
    expect(post(url, false)).rejects.toThrow(PrivateAddress),
  )

  it('is refused for other protocols', () => expect(post('file:///etc/hosts')).rejects.toThrow('Only http'))
})
