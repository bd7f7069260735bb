import { X509Certificate } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { createServer, get as getSecure } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fingerprintOf, type HomeCertificate, openHomeCertificate } from './home-certificate.ts'
import { openTls, TlsRefused } from './open-tls.ts'
import { networkAddresses, ownHosts } from './own-hosts.ts'
import { createTrustServer } from './trust-page.ts'

const log = pino({ level: 'silent' })
const hosts = ['localhost', '127.0.0.1', '::1', 'lamp.local', '192.168.1.20']
const dayMs = 24 * 60 * 60 * 1000

let folder: string
let first: HomeCertificate
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nightlight-tls-'))
  first = await openHomeCertificate(folder, hosts)
})
afterAll(() => rm(folder, { recursive: true }))

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

describe('a certificate for a home network', () => {
  it('is trusted by whoever trusts the authority, for every name and address, and by nobody else', async () => {
    const server = createServer(first, (_request, response) => response.end('good night'))
    const port = await listen(server)
    const ask = (host: string, ca?: string) =>
      new Promise<string>((resolve) => {
        const options = {
          host: '127.0.0.1',
          port,
          servername: host === '127.0.0.1' ? '' : host,
          ca,
          headers: { host },
        }
        getSecure(options, (response) => resolve(text(response))).on('error', ({ message }) =>
          resolve(message),
        )
      })
    expect(await ask('lamp.local', first.authority)).toBe('good night')
    expect(await ask('127.0.0.1', first.authority)).toBe('good night')
    expect(await ask('elsewhere.example', first.authority)).toMatch(/does not match certificate/)
    expect(await ask('lamp.local')).toMatch(/certificate/)
    server.close()
  })

  it('is kept while it lasts, and its key can be read by nobody else', async () => {
    expect(await openHomeCertificate(folder, hosts)).toEqual(first)
    for (const name of ['authority.key', 'server.key']) {
      expect([name, ((await stat(join(folder, name))).mode & 0o077).toString(8)]).toEqual([name, '0'])
    }
  })

  it('is issued anew by the same authority for a new address, and a month before it expires', async () => {
    const moved = await openHomeCertificate(folder, [...hosts, '192.168.1.77'])
    expect([moved.authority === first.authority, moved.cert === first.cert]).toEqual([true, false])
    expect(new X509Certificate(moved.cert).checkIP('192.168.1.77')).toBe('192.168.1.77')
    const later = Date.now() + 370 * dayMs
    const renewed = await openHomeCertificate(folder, hosts, later)
    expect([renewed.authority === first.authority, renewed.cert === moved.cert]).toEqual([true, false])
    const { validFromDate, validToDate } = new X509Certificate(renewed.cert)
    expect(validToDate.getTime()).toBeGreaterThan(later + 390 * dayMs)
    // What phones accept.
    expect(validToDate.getTime() - validFromDate.getTime()).toBeLessThanOrEqual(398 * dayMs)
  })

  it('names this machine by its names, its addresses and the public host', () => {
    const [home] = Object.values(networkInterfaces()).flat()
    const lan = { ...home, address: '192.168.1.20', family: 'IPv4' as const, internal: false }
    expect(
      networkAddresses({ lo: [{ ...lan, internal: true }], lan: [lan, { ...lan, family: 'IPv6' }] } as never),
    ).toEqual(['192.168.1.20'])
    expect(ownHosts('stories.home', ['192.168.1.20'])).toEqual(
      expect.arrayContaining(['localhost', '127.0.0.1', '192.168.1.20', 'stories.home']),
    )
  })
})

describe('certificates from files', () => {
  it('are refused if one is missing or they do not belong together', async () => {
    const other = await mkdtemp(join(tmpdir(), 'nightlight-tls-'))
    const second = await openHomeCertificate(other, hosts)
    const paths = { cert: join(other, 'one.pem'), key: join(other, 'two.pem') }
    await expect(openTls({ kind: 'files', ...paths }, log)).rejects.toThrow(`There is no file ${paths.cert}`)
    await writeFile(paths.cert, first.cert)
    await writeFile(paths.key, second.key)
    await expect(openTls({ kind: 'files', ...paths }, log)).rejects.toThrow(TlsRefused)
    await writeFile(paths.key, first.key)
    const tls = await openTls({ kind: 'files', ...paths }, log)
    expect([tls.options.cert, tls.authority]).toEqual([first.cert, null])
    tls.close()
    await rm(other, { recursive: true })
  })
})

describe('the page that helps a device to trust', () => {
  it('gives the certificate, shows its fingerprint, and serves nothing else', async () => {
    const server = createTrustServer(first.authority, 'https://192.168.1.20:3000')
    const port = await listen(server)
    const ask = (path: string, method = 'GET') =>
      new Promise<{ status: number | undefined; type: string | undefined; body: string }>(
        (resolve, reject) => {
          get({ port, path, method }, async (response) =>
            resolve({
              status: response.statusCode,
              type: response.headers['content-type'],
              body: await text(response),
            }),
          ).on('error', reject)
        },
      )
    const page = await ask('/')
    expect(page.body).toContain(fingerprintOf(first.authority))
    expect(page.body).toContain('href="https://192.168.1.20:3000"')
    const [, link = ''] = /href="(\/[^"]+)"/.exec(page.body) ?? []
    expect(await ask(link)).toEqual({
      status: 200,
      type: 'application/x-x509-ca-cert',
      body: first.authority,
    })
    expect((await ask('/api/user')).body).toBe(page.body)
    expect((await ask('/', 'POST')).status).toBe(405)
    server.close()
  })
})
