import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  adminTasks,
  bringVoiceModel,
  defaultVoice,
  fetchVoiceModel,
  listAdminVoices,
  listVoiceModels,
  removeVoiceModel,
  stopVoiceModel,
} from '@nightlight/contract'
import { zipSync } from 'fflate'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { aFamily, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { installStandIn } from '../../../../test/voices/stand-in-engine.ts'

let test: TestApp
let admin: Family
let folder: string
beforeAll(async () => {
  test = await startApp({ working: false })
  admin = await aFamily(test, { isAdmin: true })
  folder = test.deps.config.speech.modelsFolder
  await installStandIn(folder)
})
afterAll(() => test.close())

const models = async () => (await admin.browser.call(listVoiceModels)).body
const taskEnds = (step: string) =>
  vi.waitFor(async () => expect((await models()).task).toMatchObject({ step }), { timeout: 10_000 })
const taskIds = async () => (await admin.browser.call(adminTasks)).body.map(({ id }) => id)

/** A voice of Piper on the server's disk, with everything it needs. */
async function aVoiceOnDisk(name: string): Promise<string> {
  const at = join(test.deps.config.dataDir, 'brought', name)
  await mkdir(join(at, 'espeak-ng-data'), { recursive: true })
  await writeFile(join(at, 'espeak-ng-data', 'phontab'), 'data')
  await writeFile(join(at, 'en_US-joe-medium.onnx'), '{"speakers":1}')
  await writeFile(join(at, 'tokens.txt'), '_ 0')
  return at
}

it('is for administrators only', async () => {
  const family = await aFamily(test)
  for (const who of [family.browser, test.visitor()]) {
    expect((await who.call(listVoiceModels)).status).toBe(404)
    expect((await who.call(fetchVoiceModel, { body: { id: 'kitten', agreed: true } })).status).toBe(404)
    expect((await who.call(bringVoiceModel, { body: { path: '/etc', agreed: true } })).status).toBe(404)
    expect((await who.call(removeVoiceModel, { params: { id: 'kitten' } })).status).toBe(404)
    expect((await who.call(stopVoiceModel, { body: {} })).status).toBe(404)
    const upload = { method: 'POST', url: '/api/admin/voices/models/upload?name=a.zip&agreed=true' } as const
    expect((await who.request({ ...upload, headers: octets, payload: Buffer.from('PK') })).statusCode).toBe(
      404,
    )
  }
})

const octets = { 'content-type': 'application/octet-stream' }

it('lists what can be fetched with size, licence and speed', async () => {
  const { models: listed, task } = await models()
  expect(task).toBeNull()
  expect(listed.map(({ id }) => id).slice(0, 3)).toEqual(['kitten', 'kokoro-int8', 'piper-cori'])
  for (const model of listed) {
    expect(model).toMatchObject({ isInstalled: false, speed: null, host: 'github.com' })
    expect([model.bytes, model.licence, model.licenceUrl].every(Boolean)).toBe(true)
  }
  expect(await taskIds()).toContain('human-voice')
})

it('installs nothing without agreement, or from a path that is not whole', async () => {
  const path = await aVoiceOnDisk('refused')
  const refused = await admin.browser.call(bringVoiceModel, { body: { path } as never })
  expect(refused).toMatchObject({ status: 400, body: { field: 'agreed' } })
  const relative = await admin.browser.call(bringVoiceModel, { body: { path: 'voices', agreed: true } })
  expect(relative).toMatchObject({ status: 400, body: { field: 'path' } })
  expect((await models()).task).toBeNull()
})

it('installs from a folder while the server runs, for new families at once, and removes it again', async () => {
  const family = await aFamily(test)
  const before = (await family.browser.call(defaultVoice)).body
  const path = await aVoiceOnDisk('joe')
  expect((await admin.browser.call(bringVoiceModel, { body: { path, agreed: true } })).status).toBe(202)
  await taskEnds('done')
  const installed = (await models()).models.find(({ id }) => id === 'joe')
  expect(installed).toMatchObject({ isInstalled: true, bytes: null, speed: { threads: expect.any(Number) } })
  // The default of every plan, spoken by the stand-in for the engine.
  expect((await family.browser.call(defaultVoice)).body).toEqual({ providerId: 'local', voiceId: 'joe/0' })
  expect((await admin.browser.call(listAdminVoices)).body).toContainEqual(
    expect.objectContaining({ providerId: 'local', voiceId: 'joe/0', tier: 'firefly', isDefault: true }),
  )
  expect(await taskIds()).not.toContain('human-voice')

  const removed = await admin.browser.call(removeVoiceModel, { params: { id: 'joe' } })
  expect(removed.body.models.map(({ id }) => id)).not.toContain('joe')
  expect((await family.browser.call(defaultVoice)).body).toEqual(before)
  expect((await admin.browser.call(removeVoiceModel, { params: { id: 'joe' } })).status).toBe(409)
})

it('installs an upload, and keeps nothing of it', async () => {
  const zip = zipSync({ 'voice.onnx': Buffer.from('{"speakers":1}'), 'tokens.txt': Buffer.from('_ 0') })
  const url = '/api/admin/voices/models/upload?name=anna.zip&agreed=true'
  const sent = await admin.browser.request({
    method: 'POST',
    url,
    headers: octets,
    payload: Buffer.from(zip),
  })
  expect(sent.statusCode).toBe(202)
  await taskEnds('done')
  expect((await models()).models.at(-1)).toMatchObject({ id: 'anna', isInstalled: true })
  expect(await readdir(join(folder, '.uploads'))).toEqual([])
  await admin.browser.call(removeVoiceModel, { params: { id: 'anna' } })
})

it('says why nothing was installed', async () => {
  const path = join(test.deps.config.dataDir, 'empty')
  await mkdir(path)
  expect((await admin.browser.call(bringVoiceModel, { body: { path, agreed: true } })).status).toBe(202)
  await taskEnds('failed')
  expect((await models()).task).toMatchObject({ failure: 'There is no voice model in it.' })
  await rm(path, { recursive: true })
})

it('refuses a second task while a process installs something', async () => {
  const path = await aVoiceOnDisk('second')
  const busy = { name: 'Anna', modelId: null, step: 'measure', done: 0, total: 0, failure: null }
  await writeFile(join(folder, '.task.json'), JSON.stringify({ ...busy, updatedAt: Date.now() }))
  expect((await admin.browser.call(bringVoiceModel, { body: { path, agreed: true } })).status).toBe(409)
  expect((await models()).task).toMatchObject({ name: 'Anna', step: 'measure' })
})

it('shows a task that was interrupted as one that can go on', async () => {
  const saved = {
    name: 'KittenTTS nano 0.8',
    modelId: 'kitten',
    step: 'download',
    done: 5,
    total: 9,
    failure: null,
  }
  await writeFile(join(folder, '.task.json'), JSON.stringify({ ...saved, updatedAt: Date.now() - 61_000 }))
  expect((await models()).task).toMatchObject({
    modelId: 'kitten',
    step: 'failed',
    failure: expect.stringContaining('interrupted'),
  })
})
