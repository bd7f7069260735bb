import { once } from 'node:events'
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { filesLocation, type S3Store, startS3Store } from '../../../test/s3-store.ts'
import { type Files, FilesRefused, FilesUnavailable } from '../../platform/files.ts'
import { type FilesLocation, openFiles } from './open-files.ts'
import { filesInS3 } from './s3/index.ts'
import { withRetries } from './with-retries.ts'

let store: S3Store
let folder: string
beforeAll(async () => {
  store = await startS3Store()
  folder = await mkdtemp(join(tmpdir(), 'nightlight-files-'))
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const locationOf = (environment: Record<string, string>) =>
  filesLocation({ DATA_DIR: folder, ...environment })
const inStore = (more: Record<string, string> = {}) => locationOf({ ...store.environment, ...more })
const locations: [string, () => FilesLocation][] = [
  ['in a folder', () => locationOf({})],
  ['in S3', () => inStore()],
  ['below a prefix in S3', () => inStore({ S3_PREFIX: 'prefix/two' })],
]

const bytes = (text: string) => new TextEncoder().encode(text)
const text = async (from: Readable) => (await buffer(from)).toString()
const keys = async (files: Files) => {
  const found: [string, number][] = []
  for await (const { key, size } of files.list()) found.push([key, size])
  return found.sort()
}

describe.each(locations)('files %s', (_, location) => {
  let files: Files
  beforeAll(async () => {
    files = (await openFiles(location())).files
  })
  beforeEach(async () => {
    for (const [key] of await keys(files)) await files.removeAll(`${key.split('/')[0]}/`)
  })

  test('are read unchanged, whole and in part', async () => {
    await files.put('stories/1/pictures/0.svg', bytes('moonlight'), 'image/svg+xml; charset=utf-8')
    const found = await files.find('stories/1/pictures/0.svg')
    expect(found).toMatchObject({ size: 9, contentType: 'image/svg+xml; charset=utf-8' })
    expect(found && (await text(found.open()))).toBe('moonlight')
    expect(found && (await text(found.open({ from: 4, to: 6 })))).toBe('lig')
    expect(found && (await text(found.open({ from: 0, to: 1 })))).toBe('mo')
    expect(await files.read('stories/1/pictures/0.svg').then((read) => read && [...read])).toEqual([
      ...bytes('moonlight'),
    ])
  })

  test('that do not exist are not found', async () => {
    expect(await files.find('stories/9/a.svg')).toBeNull()
    expect(await files.read('stories/9/a.svg')).toBeNull()
    await files.removeAll('stories/9/')
    await files.remove('stories/9/a.svg')
    expect(await files.removeOlder('stories/9/', new Date())).toBe(0)
  })

  test('are removed one by one', async () => {
    for (const key of ['stories/1/a.mp3', 'stories/1/b.mp3']) await files.put(key, bytes(key), 'audio/mpeg')
    await files.remove('stories/1/a.mp3')
    expect(await keys(files)).toEqual([['stories/1/b.mp3', 15]])
    await files.removeAll('stories/1/')
  })

  test('are removed by folder, without those in other folders', async () => {
    for (const key of ['stories/1/a/0.svg', 'stories/1/b.mp3', 'stories/10/a/0.svg'])
      await files.put(key, bytes(key), 'image/svg+xml')
    await files.removeAll('stories/1/')
    expect(await keys(files)).toEqual([['stories/10/a/0.svg', 18]])
    await expect(files.removeAll('stories/1')).rejects.toThrow('Not a folder')
  })

  test('are removed by age, including those in subfolders', async () => {
    await files.put('previews/a.mp3', bytes('a'), 'audio/mpeg')
    await files.put('previews/deep/b.mp3', bytes('b'), 'audio/mpeg')
    expect(await files.removeOlder('previews/', new Date(Date.now() - 60_000))).toBe(0)
    await files.put('preview/c.mp3', bytes('c'), 'audio/mpeg')
    expect(await files.removeOlder('previews/', new Date(Date.now() + 60_000))).toBe(2)
    expect(await keys(files)).toEqual([['preview/c.mp3', 1]])
  })

  test.each(['../a', '/a', 'a/../../b', 'a b', ''])('are refused with a key like %j', async (key) => {
    const put = async () => files.put(key, bytes('x'), 'image/webp')
    await expect(put()).rejects.toThrow('A file key')
  })
})

test('files in a folder cannot be read by other users of the machine', async () => {
  const { files } = await openFiles(locationOf({}))
  await files.put('stories/s/readings/1/page.mp3', bytes('a voice'), 'audio/mpeg')
  for (const path of ['stories', 'stories/s/readings/1', 'stories/s/readings/1/page.mp3']) {
    const { mode } = await stat(join(folder, 'files', path))
    expect([path, (mode & 0o077).toString(8)]).toEqual([path, '0'])
  }
  await files.removeAll('stories/s/')
})

test('files in a folder are removed while workers are still writing beside them', async () => {
  const { files } = await openFiles(locationOf({}))
  let isStopped = false
  const worker = async (name: string) => {
    for (let index = 0; !isStopped; index++) {
      // The folder may be removed between its creation and the write; a job would be retried.
      await files.put(`stories/1/${name}/${index}.svg`, bytes('x'), 'image/svg+xml').catch(() => null)
    }
  }
  const workers = ['a', 'b', 'c'].map(worker)
  for (let time = 0; time < 20; time++) await files.removeAll('stories/1/')
  isStopped = true
  await Promise.all(workers)
  await files.removeAll('stories/1/')
  expect(await keys(files)).toEqual([])
})

describe('a store', () => {
  test('gives URLs that expire, need no key, and serve ranges with the type of the file', async () => {
    const { files } = await openFiles(inStore())
    await files.put('stories/1/story.mp3', bytes('goodnight'), 'audio/mpeg')
    const address = (await files.find('stories/1/story.mp3'))?.address ?? ''
    expect(address).toContain(`${store.origin}/stories/stories/1/story.mp3?`)
    expect(address).toContain('X-Amz-Expires=14400')
    expect((await files.find('stories/1/story.mp3'))?.address).toBe(address)
    const part = await fetch(address, { headers: { range: 'bytes=4-' } })
    expect([part.status, part.headers.get('content-type'), await part.text()]).toEqual([
      206,
      'audio/mpeg',
      'night',
    ])
  })

  test('uses the public endpoint in its URLs, if there is one', async () => {
    const { files } = await openFiles(inStore({ S3_PUBLIC_ENDPOINT: 'https://sound.example.org' }))
    await files.put('a.mp3', bytes('x'), 'audio/mpeg')
    expect((await files.find('a.mp3'))?.address).toMatch(/^https:\/\/sound\.example\.org\/stories\/a\.mp3\?/)
  })

  test.each([503, 429, 403, 0])(
    'that responds with %j for a while is retried until it works',
    async (status) => {
      const files = withRetries(filesInS3(asS3(inStore())), 60_000)
      store.refuse(status, 3)
      await files.put('a.mp3', bytes('x'), 'audio/mpeg')
      expect((await files.find('a.mp3'))?.size).toBe(1)
    },
  )

  test('lists more objects than fit on a page, also if it is busy or the connection breaks meanwhile', async () => {
    const files = withRetries(filesInS3(asS3(inStore())), 60_000)
    const names = Array.from({ length: 2203 }, (_, index) => `pages/${index}.txt`)
    store.listAlso(names)
    for (const status of [503, 0]) {
      const found: string[] = []
      for await (const { key } of files.list()) {
        found.push(key)
        // Before the second page is asked for.
        if (found.length === 1000) store.refuse(status, 1)
      }
      expect(found.filter((key) => key.startsWith('pages/')).toSorted()).toEqual(names.toSorted())
    }
    store.listAlso([])
  })

  test('that fails in the middle of a removal counts all removed files after the retry', async () => {
    const s3 = filesInS3(asS3(inStore()))
    let tries = 0
    const files = withRetries(
      {
        ...s3,
        async removeOlder(prefix, before, found) {
          tries += 1
          const removed = await s3.removeOlder(prefix, before, found)
          if (tries === 1) throw new FilesUnavailable(new Error('half-way'))
          return removed
        },
      },
      60_000,
    )
    for (const key of ['old/a.mp3', 'old/b.mp3']) await files.put(key, bytes('x'), 'audio/mpeg')
    expect(await files.removeOlder('old/', new Date(Date.now() + 60_000))).toBe(2)
    expect(tries).toBeGreaterThan(1)
    expect(await files.find('old/a.mp3')).toBeNull()
  })

  test('that stays down is reported as unavailable by every call and by the check', async () => {
    const files = withRetries(filesInS3(asS3(inStore())), 300)
    await files.check()
    store.refuse(503)
    const calls = await Promise.allSettled([
      files.put('a.mp3', bytes('x'), 'audio/mpeg'),
      files.find('a.mp3'),
      files.read('a.mp3'),
      files.removeAll('a/'),
      files.removeOlder('a/', new Date()),
      files.check(),
    ])
    const failures = calls.map(
      (call) => call.status === 'rejected' && call.reason instanceof FilesUnavailable,
    )
    expect(failures).toEqual(calls.map(() => true))
    store.stopRefusing()
  })

  // Concurrent, because each of them retries for seconds.
  test.concurrent.for<[reason: string, settings: Record<string, string>]>([
    ['no bucket elsewhere', { S3_BUCKET: 'elsewhere' }],
    ['refuses our key', { S3_SECRET_ACCESS_KEY: 'another-secret' }],
    ['does not respond', { S3_ENDPOINT: 'http://127.0.0.1:9' }],
  ])(
    'that cannot be used is refused at start, with the reason and never the key: %s',
    async ([reason, settings], { expect }) => {
      const error = await openFiles(inStore(settings)).catch((e: unknown) => e)
      expect(error).toBeInstanceOf(FilesRefused)
      expect(String(error)).toContain(reason)
      const key = settings.S3_SECRET_ACCESS_KEY ?? store.environment.S3_SECRET_ACCESS_KEY
      expect(String(error)).not.toContain(key)
    },
  )

  test('that finds our clock wrong is refused at start with the clock, and not the key, as the reason', async () => {
    const skewed = createServer((_request, response) => {
      response.writeHead(403, { 'content-type': 'application/xml' })
      response.end(
        '<Error><Code>RequestTimeTooSkewed</Code><Message>The difference is too large.</Message></Error>',
      )
    }).listen(0, '127.0.0.1')
    await once(skewed, 'listening')
    const { port } = skewed.address() as AddressInfo
    const error = await openFiles(inStore({ S3_ENDPOINT: `http://127.0.0.1:${port}` })).catch(
      (e: unknown) => e,
    )
    skewed.close()
    expect(error).toBeInstanceOf(FilesRefused)
    expect(String(error)).toContain('Set the clock of this machine right.')
    expect(String(error)).not.toContain('key')
  })
})

// S3 guarantees the same for objects; the store for tests does not.
test('a file in a folder is replaced atomically: a reader gets the old one or the new one', async () => {
  const { files } = await openFiles(locationOf({}))
  const long = 'a'.repeat(300_000)
  await files.put('music/a.mp3', bytes(long), 'audio/mpeg')
  const contents = new Set<string>()
  let isStopped = false
  const reading = (async () => {
    while (!isStopped) contents.add(new TextDecoder().decode((await files.read('music/a.mp3')) ?? undefined))
  })()
  for (let turn = 0; turn < 5; turn++) {
    await files.put('music/a.mp3', bytes(turn % 2 ? long : 'b'.repeat(200_000)), 'audio/mpeg')
  }
  isStopped = true
  await reading
  expect(
    [...contents].map((one) => one.length).filter((length) => ![200_000, 300_000].includes(length)),
  ).toEqual([])
  expect(await keys(files)).toContainEqual(['music/a.mp3', 200_000])
})

test('a file that was being written when the process ended is not listed', async () => {
  const files = (await openFiles(locationOf({}))).files
  await files.put('previews/a.mp3.00000000.draft', bytes('half'), 'audio/mpeg')
  expect((await keys(files)).map(([key]) => key)).not.toContain('previews/a.mp3.00000000.draft')
  expect(await readdir(join(folder, 'files/previews'))).toContain('a.mp3.00000000.draft')
})

function asS3(location: FilesLocation) {
  if (location.kind !== 's3') throw new Error('Not S3')
  return location
}
