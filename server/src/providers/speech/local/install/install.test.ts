import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installStandIn } from '../../../../../test/voices/stand-in-engine.ts'
import { findModels } from '../find-models.ts'
import { installModel } from './install-model.ts'
import { readInstalled } from './installed.ts'
import { type ListedModel, listedModels } from './listed-models.ts'
import { voicesCommand } from './voices-command.ts'

const hasTar = spawnSync('tar', ['-cjf', '/dev/null', '-T', '/dev/null']).status === 0

let scratch: string
let folder: string
let archive: Buffer
let server: Server
/** The byte that the server was asked to start from, and how it responds. */
let ranges: (string | undefined)[]
let answer: (request: IncomingMessage, response: ServerResponse) => void

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'nightlight-install-'))
  folder = join(scratch, 'voices')
  archive = await pack('tiny-model', {
    'tiny.onnx': '{"speakers":1}',
    'tokens.txt': '_ 0',
    // Not to be pressed together: a download has some length.
    'weights.bin': randomBytes(20_000),
  })
  ranges = []
  hangUp = () => {}
  answer = wholeOrRest
  server = createServer((request, response) => {
    ranges.push(request.headers.range)
    answer(request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((done) => server.close(done))
  await rm(scratch, { recursive: true, force: true })
})

async function pack(name: string, files: Record<string, string | Buffer>): Promise<Buffer> {
  await mkdir(join(scratch, name), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(scratch, name, file), content)
  const file = join(scratch, 'archive.tar.bz2')
  if (spawnSync('tar', ['-cjf', file, '-C', scratch, name]).status !== 0) throw new Error('tar failed')
  return readFile(file)
}

const startOf = ({ headers }: IncomingMessage) => Number(/bytes=(\d+)-/.exec(headers.range ?? '')?.[1] ?? 0)

function wholeOrRest(request: IncomingMessage, response: ServerResponse): void {
  const start = startOf(request)
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': archive.length - start })
  response.end(archive.subarray(start))
  hangUp = () => {}
}

/** Sends the given number of bytes and closes the connection once they have arrived. */
let hangUp: () => void = () => {}
const cutAfter = (bytes: number) => (request: IncomingMessage, response: ServerResponse) => {
  const start = startOf(request)
  response.writeHead(start > 0 ? 206 : 200, { 'content-length': archive.length - start })
  response.write(archive.subarray(start, start + bytes))
  hangUp = () => response.destroy()
}

const listed = (over: Partial<ListedModel> = {}): ListedModel => ({
  id: 'tiny',
  name: 'Tiny',
  languages: 'English',
  speakers: 1,
  licence: 'MIT',
  licenceUrl: 'https://example.org/licence',
  url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/tiny.tar.bz2`,
  bytes: archive.length,
  sha256: createHash('sha256').update(archive).digest('hex'),
  folder: 'tiny-model',
  description: 'Small enough for a test',
  ...over,
})

const quick = { backoffMs: 1, onProgress: () => hangUp() }
const visible = async () => (await readdir(folder)).filter((name) => !name.startsWith('.'))

describe.runIf(hasTar)('installing a model', () => {
  it('puts the model into the folder of voices, and records its source', async () => {
    const told: string[] = []
    await installModel(folder, listed(), {
      ...quick,
      onProgress: ({ step, done }) => told.push(`${step} ${done}`),
    })
    expect(told).toContain(`download ${archive.length}`)
    expect(told.at(-1)).toBe(`unpack ${archive.length}`)
    const { models, faults } = await findModels(folder)
    expect(models.map(({ id, kind }) => [id, kind])).toEqual([['tiny-model', 'vits']])
    expect(faults).toEqual([])
    const { id, url, sha256, licence } = listed()
    expect(await readInstalled(folder)).toMatchObject([{ id, url, sha256, licence }])
    expect(await readdir(folder)).toEqual(['.installed.json', 'tiny-model'])
  })

  it('resumes an interrupted download, in the same run and in the next one', async () => {
    let calls = 0
    answer = (request, response) => (++calls === 1 ? cutAfter(5000) : wholeOrRest)(request, response)
    await installModel(folder, listed(), quick)
    expect(ranges[0]).toBeUndefined()
    expect(Number(/\d+/.exec(ranges[1] ?? '')?.[0])).toBeGreaterThan(0)

    await rm(folder, { recursive: true })
    ranges = []
    answer = cutAfter(3000)
    await expect(installModel(folder, listed(), quick)).rejects.toThrow(
      'could not be reached. The next try goes on',
    )
    const tried = ranges.length
    answer = wholeOrRest
    await installModel(folder, listed(), quick)
    expect(ranges[tried]).toMatch(/^bytes=[1-9]\d+-$/)
    expect(await visible()).toEqual(['tiny-model'])
  })

  it('starts again if a server does not support ranges', async () => {
    let calls = 0
    answer = (request, response) => {
      if (++calls === 1) return cutAfter(5000)(request, response)
      hangUp = () => {}
      response.writeHead(200, { 'content-length': archive.length })
      response.end(archive)
    }
    await installModel(folder, listed(), quick)
    expect(await visible()).toEqual(['tiny-model'])
  })

  it('discards a download with a wrong digest, and keeps the installed model', async () => {
    await installModel(folder, listed(), quick)
    const other = listed({ sha256: '0'.repeat(64) })
    await expect(installModel(folder, other, quick)).rejects.toThrow(`its SHA-256 is ${listed().sha256}`)
    expect(await readdir(folder)).toEqual(['.installed.json', 'tiny-model'])
    expect(await readInstalled(folder)).toMatchObject([{ sha256: listed().sha256 }])
  })

  it('reports that the disk is full', async () => {
    const open = () =>
      new Writable({
        write: (_chunk, _encoding, done) => done(Object.assign(new Error('write'), { code: 'ENOSPC' })),
      })
    await expect(installModel(folder, listed(), { ...quick, open })).rejects.toThrow('The disk is full')
    expect(await visible()).toEqual([])
  })

  it('reports that an archive is broken, or contains no model', async () => {
    const whole = archive
    archive = Buffer.concat([whole.subarray(0, 2000), Buffer.alloc(whole.length - 2000)])
    await expect(installModel(folder, listed(), quick)).rejects.toThrow('The archive is broken')
    archive = await pack('holiday', { 'photo.jpg': 'x' })
    await expect(installModel(folder, listed(), quick)).rejects.toThrow('no model in it that can be used')
    expect(await visible()).toEqual([])
  })

  it('reports the status of a server that does not have the file', async () => {
    answer = (_request, response) => response.writeHead(404).end()
    await expect(installModel(folder, listed(), quick)).rejects.toThrow('answered with 404')
    expect(ranges).toHaveLength(1)
  })
})

describe.runIf(hasTar)('npm run voices', () => {
  const run = async (args: string, says: boolean | null = null) => {
    const printed: string[] = []
    const asked: string[] = []
    const ask = async (question: string) => {
      asked.push(question)
      return says === true
    }
    const terminal = {
      print: (line: string) => void printed.push(line),
      progress: () => {},
      ask: says === null ? null : ask,
    }
    const code = await voicesCommand(args.split(' '), { folder, models: [listed()] }, terminal)
    return { code, asked, text: printed.join('\n') }
  }

  it('shows the licence and installs nothing until somebody has agreed', async () => {
    await installStandIn(folder)
    expect(await run('install tiny', false)).toMatchObject({ code: 1, asked: [expect.any(String)] })
    const unattended = await run('install tiny')
    expect(unattended.code).toBe(1)
    expect(unattended.text).toContain('Licence: MIT')
    expect(ranges).toEqual([])
    expect((await run('install tiny', true)).code).toBe(0)
    expect((await run('list')).text).toMatch(/tiny .*\(installed\)/)
  })

  it('removes what it installed, and nothing else', async () => {
    await installStandIn(folder)
    await mkdir(join(folder, 'own-model'))
    expect((await run('install tiny --yes')).code).toBe(0)
    expect((await run('remove tiny')).code).toBe(0)
    expect(await visible()).toEqual(['engine', 'own-model'])
    expect(await run('remove own-model')).toMatchObject({ code: 1, text: 'own-model is not installed.' })
    expect((await run('remove engine')).code).toBe(0)
    expect(existsSync(join(folder, 'engine'))).toBe(false)
  })

  it('prints its usage', async () => {
    for (const nonsense of ['', 'instal tiny', 'install', 'list tiny', 'install a b']) {
      expect(await run(nonsense)).toMatchObject({ code: 2, text: expect.stringContaining('Usage') })
    }
    expect((await run('install nobody --yes')).text).toBe('There is no nobody. There are: engine, tiny.')
    expect((await run('where')).text).toBe(folder)
  })
})

it('the listed models all have a digest and come from one host', () => {
  for (const { url, sha256, bytes, folder: into } of listedModels) {
    expect(url).toBe(`https://github.com/k2-fsa/sherpa-onnx/releases/download/tts-models/${into}.tar.bz2`)
    expect(sha256).toMatch(/^[0-9a-f]{64}$/)
    expect(bytes).toBeGreaterThan(1e7)
  }
})
