import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { pack } from 'tar-stream'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findModels } from '../find-models.ts'
import { installFromPath } from './install-from-path.ts'
import { readInstalled } from './installed.ts'
import type { ListedModel } from './listed-models.ts'
import { unpack } from './unpack.ts'

let scratch: string
let folder: string
beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'nightlight-brought-'))
  folder = join(scratch, 'voices')
})
afterEach(() => rm(scratch, { recursive: true, force: true }))

async function put(files: Record<string, string>): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(scratch, name, '..'), { recursive: true })
    await writeFile(join(scratch, name), content)
  }
  return scratch
}

const description = JSON.stringify({
  audio: { sample_rate: 22050 },
  espeak: { voice: 'en-us' },
  num_speakers: 1,
  phoneme_id_map: { _: [0], ' ': [3], ə: [59] },
})
const piper = (at: string) => ({
  [`${at}/en_US-joe-medium.onnx`]: 'weights',
  [`${at}/en_US-joe-medium.onnx.json`]: description,
  [`${at}/MODEL_CARD`]: '* License: CC0\n',
})
const install = (path: string, models: readonly ListedModel[] = []) =>
  installFromPath(folder, path, { models })

describe('a voice as Piper publishes it', () => {
  it('gets what the engine needs beside it, from wherever the pronunciation data lie', async () => {
    await put({
      ...piper('kit/package/data'),
      'kit/espeak-ng-data/phontab': 'data',
      'kit/setup.py': 'exit()',
    })
    expect(await install(join(scratch, 'kit'))).toBe('vits-piper-en_US-joe-medium')
    const { models, faults } = await findModels(folder)
    expect([models.map(({ kind }) => kind), faults]).toEqual([['vits'], []])
    const installed = join(folder, 'vits-piper-en_US-joe-medium')
    expect(await readFile(join(installed, 'tokens.txt'), 'utf8')).toBe('_ 0\n  3\nə 59\n')
    expect((await readdir(installed)).toSorted()).toEqual([
      'MODEL_CARD',
      'en_US-joe-medium.onnx',
      'en_US-joe-medium.onnx.json',
      'espeak-ng-data',
      'tokens.txt',
    ])
    // As a protocol buffer has it: field 14 with a key of ten bytes in field 1 and a value of one in field 2.
    const weights = await readFile(join(installed, 'en_US-joe-medium.onnx'), 'latin1')
    expect(weights).toContain('\x72\x0f\x0a\x0ahas_espeak\x12\x011')
    expect(await readInstalled(folder)).toMatchObject([{ licence: 'CC0', url: null }])

    // A second voice finds the data with the first one.
    await rm(join(scratch, 'kit'), { recursive: true })
    const second = { ...piper('other') }
    await put(
      Object.fromEntries(
        Object.entries(second).map(([name, content]) => [name.replace('joe', 'amy'), content]),
      ),
    )
    expect(await install(join(scratch, 'other'))).toBe('vits-piper-en_US-amy-medium')
  })

  it('is refused with a sentence that says what is missing', async () => {
    await put({ ...piper('kit'), 'kit/en_US-joe-medium.onnx.json': '{}' })
    await expect(install(join(scratch, 'kit'))).rejects.toThrow('description of the voice')
    expect(await readdir(folder)).toEqual([])
  })
})

it('installs an archive that is listed, by its digest, under its own name', async () => {
  const archive = join(scratch, 'download (1).tar.gz')
  await put({ 'tiny-model/tiny.onnx': '{"speakers":1}', 'tiny-model/tokens.txt': '_ 0' })
  execFileSync('tar', ['-czf', archive, '-C', scratch, 'tiny-model'])
  const sha256 = createHash('sha256')
    .update(await readFile(archive))
    .digest('hex')
  const listed = { id: 'tiny', folder: 'tiny-model', url: 'https://example.org/', licence: 'MIT', sha256 }
  expect(await install(archive, [listed as ListedModel])).toBe('tiny-model')
  expect(await readInstalled(folder)).toMatchObject([{ id: 'tiny', licence: 'MIT', sha256 }])
})

it('installs from a zip, as wheels are', async () => {
  const files = { 'tiny/voice.onnx': '{"speakers":1}', 'tiny/tokens.txt': '_ 0', 'tiny/sub/': '' }
  const zip = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])))
  await writeFile(join(scratch, 'tiny.whl'), zip)
  expect(await install(join(scratch, 'tiny.whl'))).toBe('tiny')
  expect(await readdir(folder)).toEqual(['.installed.json', 'tiny'])
})

it('refuses what holds no model, or several, or is not there', async () => {
  await put({ 'photos/one.jpg': 'x', ...piper('both/a'), ...piper('both/b'), 'note.txt': 'Hello' })
  await expect(install(join(scratch, 'photos'))).rejects.toThrow('There is no voice model in it.')
  await expect(install(join(scratch, 'both'))).rejects.toThrow('Name the folder of one of them')
  await expect(install(join(scratch, 'nowhere'))).rejects.toThrow('There is no such file or folder')
  await expect(install(join(scratch, 'note.txt'))).rejects.toThrow('no archive that can be unpacked')
  expect(await readdir(folder)).toEqual([])
})

it('unpacks nothing outside its folder, and no links', async () => {
  const into = join(scratch, 'into')
  await mkdir(into)
  await writeFile(join(scratch, 'up.zip'), zipSync({ '../escaped.txt': strToU8('x') }))
  await expect(unpack(join(scratch, 'up.zip'), into)).rejects.toThrow('lead out of its folder')
  const entries = pack()
  entries.entry({ name: 'link', type: 'symlink', linkname: scratch })
  entries.entry({ name: '../escaped.txt' }, 'x')
  entries.finalize()
  const chunks: Uint8Array[] = []
  for await (const chunk of entries as AsyncIterable<Uint8Array>) chunks.push(chunk)
  await writeFile(join(scratch, 'up.tar'), Buffer.concat(chunks))
  await expect(unpack(join(scratch, 'up.tar'), into)).rejects.toThrow('lead out of its folder')
  expect(await readdir(into)).toEqual([])
  expect(await readdir(scratch)).not.toContain('escaped.txt')
  // Nor does a folder bring what a link in it points to under another name than its own.
  await put({ 'linked/voice.onnx': '{"speakers":1}', 'linked/tokens.txt': '_ 0' })
  await symlink('/etc/hostname', join(scratch, 'linked', 'hostname'))
  expect(await install(join(scratch, 'linked'))).toBe('linked')
  expect(await readdir(join(folder, 'linked'))).toEqual(['tokens.txt', 'voice.onnx'])
})
