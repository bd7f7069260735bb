import {
  approvedVoices,
  type ClonedVoice,
  cloneVoice,
  deleteAccount,
  deleteClonedVoice,
  getStory,
  listClonedVoices,
  narrateStoryAgain,
  ownVoicesProviderId,
  previewVoice,
  renameClonedVoice,
  retryVoiceCloning,
  securityLog,
  voiceConsentVersion,
  voiceConsentWording,
  voicesOfProvider,
} from '@nightlight/contract'
import { encodeWav } from '@nightlight/lullaby/wav'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import {
  speakWell,
  startVoiceVendor,
  type VendorBehaviour,
  type VoiceVendorServer,
} from '../../../../test/vendors/voice-vendor.ts'
import { json } from '../../../platform/database/index.ts'
import { startNarration } from '../../narration/index.ts'
import { sampleFile } from '../voice-names.ts'
import { removeAtProvider, retryRemovals } from './delete-remote-voice.job.ts'
import { giveUpVoice, make } from './make-voice.job.ts'
import { presentClonedVoices, removeFailedVoices, startCloning } from './own-voices.ts'
import { prepareSample } from './prepare-sample.ts'

let vendor: VoiceVendorServer
let test: TestApp
beforeAll(async () => {
  vendor = await startVoiceVendor()
  test = await startApp({
    environment: { ELEVENLABS_API_KEY: 'key-of-the-installation', ELEVENLABS_BASE_URL: vendor.url },
  })
})
beforeEach(() => {
  vendor.respondWith(() => speakWell)
  ;(vendor.requests as unknown[]).length = 0
})
afterAll(async () => {
  await test.close()
  await vendor.close()
})

const wording = voiceConsentWording('ElevenLabs')

/** Something like a voice, at a low sample rate: only its length and its loudness are checked. */
function aRecording({ seconds = 31, amplitude = 0.1, voiced = 1 } = {}): Buffer {
  const sampleRate = 8000
  const pcm = Float32Array.from({ length: seconds * sampleRate }, (_, at) => {
    const time = at / sampleRate
    if (time > seconds * voiced) return 0
    return amplitude * Math.sin(2 * Math.PI * 160 * time) * (0.6 + 0.4 * Math.sin(2 * Math.PI * 3 * time))
  })
  return Buffer.from(encodeWav({ sampleRate, channels: [pcm] }))
}
const recording = aRecording()

function aForm(fields: Record<string, string>, sample: Buffer | null) {
  const parts = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--edge\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  ) as Buffer[]
  const head = 'content-disposition: form-data; name="sample"; filename="a.wav"\r\ncontent-type: audio/wav'
  if (sample) parts.push(Buffer.from(`--edge\r\n${head}\r\n\r\n`), sample, Buffer.from('\r\n'))
  return {
    payload: Buffer.concat([...parts, Buffer.from('--edge--\r\n')]),
    type: 'multipart/form-data; boundary=edge',
  }
}

async function requestCloning(
  family: Family,
  changes: Record<string, string> = {},
  sample: Buffer | null = recording,
) {
  const { payload, type } = aForm({ name: 'Grandma Jo', consent: wording, ...changes }, sample)
  const headers = { 'content-type': type }
  const raw = await family.browser.request({ method: 'POST', url: cloneVoice.url, headers, payload })
  return { status: raw.statusCode, body: raw.json() }
}

const aMoonbeam = () => aFamily(test, { subscriptionLevel: 'moonbeam' })

/** Runs the cloning job as a worker would, but one try at a time, so that each can be checked. */
async function tryToMake(id: number) {
  const { voiceKey, providerId } = await rowOf(id)
  const order = { id, voiceKey, providerId }
  await make(test.deps, order, AbortSignal.timeout(20_000))
  return order
}

const rowOf = (id: number) =>
  test.deps.db.selectFrom('clonedVoices').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const removals = () => test.deps.db.selectFrom('voiceRemovals').selectAll().execute()

async function runRemovals(): Promise<void> {
  for (const { id } of await removals()) await removeAtProvider(test.deps, id, AbortSignal.timeout(20_000))
}

const list = async ({ browser }: Family) => (await browser.call(listClonedVoices)).body

async function aVoice(family: Family): Promise<ClonedVoice> {
  const { status, body } = await requestCloning(family)
  expect([status, body.message]).toEqual([201, undefined])
  await tryToMake(body.id)
  const voice = (await list(family)).voices.find(({ id }) => id === body.id)
  expect(voice).toMatchObject({ status: 'ready', fault: null })
  return voice ?? expect.unreachable()
}

describe('a cloned voice', () => {
  it('is made from a recording with the wording of the consent, for one family only', async () => {
    const family = await aMoonbeam()
    const response = await requestCloning(family)
    expect(response.body).toMatchObject({
      name: 'Grandma Jo',
      status: 'making',
      seconds: 31,
      service: 'ElevenLabs',
    })
    const { voiceKey, ...row } = await rowOf(response.body.id)
    expect(row).toMatchObject({
      consentBy: 'Grandma Jo',
      consentWording: wording,
      consentVersion: voiceConsentVersion,
      isHere: false,
    })
    const encrypted = await test.deps.files.read(sampleFile(voiceKey))
    expect(Buffer.from(encrypted ?? []).includes('WAVE')).toBe(false)
    await tryToMake(response.body.id)

    const [told] = vendor.requests.filter(({ kind: asks }) => asks === 'cloning')
    expect(told).toMatchObject({ key: 'key-of-the-installation', text: `nightlight-voice-${voiceKey}` })
    expect(told?.body.files).toEqual([expect.stringMatching(/^RIFF 14880/)])
    expect(JSON.stringify(told?.body)).not.toContain('Grandma')
    expect(await test.deps.files.read(sampleFile(voiceKey))).toBeNull()

    const anotherFamily = await aMoonbeam()
    const seenBy = async ({ browser }: Family) =>
      (await browser.call(approvedVoices)).body.filter(({ providerId }) => providerId === ownVoicesProviderId)
    expect(await seenBy(anotherFamily)).toEqual([])
    expect(await seenBy(family)).toMatchObject([
      { voiceId: voiceKey, name: 'Grandma Jo', isAccessible: true },
    ])
    const params = { providerId: ownVoicesProviderId }
    expect((await family.browser.call(voicesOfProvider, { params })).body).toHaveLength(1)
    const elevenlabs = test.deps.speakers.get('elevenlabs') ?? expect.unreachable()
    expect((await elevenlabs.listVoices()).map(({ name }) => name)).toEqual(['Sea', 'Hill'])

    const body = { providerId: ownVoicesProviderId, voiceId: voiceKey, text: 'Good night.' }
    const preview = await family.browser.call(previewVoice, { body })
    const statusFor = async (browser: Family['browser']) =>
      (await browser.request({ method: 'GET', url: preview.body.audioUrl })).statusCode
    expect(await Promise.all([family.browser, anotherFamily.browser, test.visitor()].map(statusFor))).toEqual(
      [200, 404, 401],
    )
    expect(vendor.requests.at(-1)?.voiceId).toMatch(/^cloned-/)
    expect((await anotherFamily.browser.call(previewVoice, { body })).body.field).toBe('selectedVoiceId')
    for (const endpoint of [renameClonedVoice, deleteClonedVoice, retryVoiceCloning]) {
      const refused = await anotherFamily.browser.call(endpoint, {
        params: { id: response.body.id },
        body: { name: 'Mallory' },
      })
      expect(refused.status).toBe(404)
    }
    const renamed = await family.browser.call(renameClonedVoice, {
      params: { id: response.body.id },
      body: { name: 'Oma' },
    })
    expect(renamed.body).toMatchObject({ name: 'Oma', consent: { by: 'Grandma Jo' } })

    const costs = test.deps.db.selectFrom('apiUsage').select('endpoint').where('userId', '=', family.user.id)
    expect((await costs.execute()).map(({ endpoint }) => endpoint)).toContain('clone voice')
    const { body: log } = await family.browser.call(securityLog)
    expect(JSON.stringify(log)).toContain('voice_cloned')
  })

  it('reads a story with names as they are pronounced; without the plan another voice does, with a note on the story', async () => {
    const family = await aMoonbeam()
    const voice = await aVoice(family)
    const story = await aStory(family, await aChild(family, { name: 'Siobhan', spokenName: 'Shivawn' }))
    const structure = { ...story.storyStructure, sections: [{ text: 'Siobhan slept.', pace: 1 }] }
    const { db, builtinSpeech } = test.deps
    await db
      .updateTable('stories')
      .set({ storyStructure: json(structure), outline: null })
      .where('id', '=', story.id)
      .execute()
    const params = { id: story.id }
    const body = { providerId: ownVoicesProviderId, voiceId: voice.voiceId }
    const read = await family.browser.call(narrateStoryAgain, { params, body })
    expect([read.status, read.body.message]).toEqual([200, undefined])
    expect(vendor.requests.at(-1)).toMatchObject({ kind: 'speech', text: expect.stringContaining('Shivawn') })
    const { narration } = (await family.browser.call(getStory, { params })).body
    expect(narration).toMatchObject({
      status: 'ready',
      voiceName: 'Grandma Jo',
      providerId: ownVoicesProviderId,
    })

    await db
      .updateTable('users')
      .set({ subscriptionLevel: 'free' })
      .where('id', '=', family.user.id)
      .execute()
    expect((await family.browser.call(narrateStoryAgain, { params, body })).status).toBe(403)
    // A narration that was pending when the plan ended.
    const signal = AbortSignal.timeout(20_000)
    const request = { text: 'Hush.', voiceId: 'builtin-luna', speed: 1.5, pauseMs: 0, signal }
    const word = await builtinSpeech.record(request)
    vi.spyOn(builtinSpeech, 'record').mockImplementation(async () => word)
    await db.deleteFrom('narrations').where('storyId', '=', story.id).execute()
    await db
      .transaction()
      .execute((trx) => startNarration(trx, test.deps.jobs, story.id, { ...body, cadence: 'cozy-reading' }))
    const now = async () => (await family.browser.call(getStory, { params })).body
    await expect.poll(async () => (await now()).narration?.status).toBe('ready')
    expect((await now()).notes).toEqual([
      'The chosen voice needs the Moonbeam plan, so Luna reads this story.',
    ])
    expect((await list(family)).voices).toHaveLength(1)
  })

  it('is deleted at its provider as well, however long that takes', async () => {
    const family = await aMoonbeam()
    const voice = await aVoice(family)
    const before = vendor.cloned.size
    const params = { id: voice.id }
    const body = { providerId: ownVoicesProviderId, voiceId: voice.voiceId, text: 'Good night.' }
    const { audioUrl: url } = (await family.browser.call(previewVoice, { body })).body
    expect((await family.browser.call(deleteClonedVoice, { params })).status).toBe(204)
    expect((await list(family)).voices).toEqual([])
    expect((await family.browser.request({ method: 'GET', url })).statusCode).toBe(404)
    vendor.respondWith(() => ({ down: true }))
    await expect(runRemovals()).rejects.toMatchObject({ kind: 'unreachable' })
    expect([vendor.cloned.size, (await removals()).length]).toEqual([before, 1])
    vendor.respondWith(() => speakWell)
    expect(await retryRemovals(test.deps, new Date(Date.now() + 60_000))).toBe(1)
    await runRemovals()
    expect([vendor.cloned.size, await removals()]).toEqual([before - 1, []])
    // The second time there is nothing to delete, which is not an error.
    const elevenlabs = await test.deps.speakers.get('elevenlabs')?.cloning?.()
    await elevenlabs?.remove('cloned-and-gone', AbortSignal.timeout(20_000))
  })

  it('is deleted with its account', async () => {
    const family = await aMoonbeam()
    await aVoice(family)
    const waiting = await requestCloning(family, { name: 'Opa' })
    const { voiceKey } = await rowOf(waiting.body.id)
    const before = vendor.cloned.size
    await family.browser.call(deleteAccount, { body: { password: 'lantern light' } })
    expect(await test.deps.files.read(sampleFile(voiceKey))).toBeNull()
    await runRemovals()
    expect([vendor.cloned.size, await removals()]).toEqual([before - 1, []])
  })
})

describe('a voice that cannot be cloned', () => {
  const onCloning = (played: VendorBehaviour) =>
    vendor.respondWith(({ kind: asks }) => (asks === 'cloning' ? played : speakWell))

  it.each([
    [{ status: 429 }, 'ElevenLabs had too much to do.'],
    [{ status: 500 }, 'ElevenLabs had trouble of its own.'],
  ])('is retried after %j, then shows why, and leaves nothing at the provider', async (played, fault) => {
    const family = await aMoonbeam()
    const { body } = await requestCloning(family)
    onCloning(played)
    await expect(tryToMake(body.id)).rejects.toThrow('The voice failed')
    expect((await list(family)).voices).toMatchObject([{ status: 'making', fault: null }])
    await giveUpVoice(test.deps, { id: body.id, voiceKey: '', providerId: '' })
    expect((await list(family)).voices).toMatchObject([{ status: 'failed', fault }])
    const before = vendor.cloned.size
    await runRemovals()
    expect([vendor.cloned.size, await removals()]).toEqual([before, []])
    onCloning(speakWell)
    expect((await family.browser.call(retryVoiceCloning, { params: { id: body.id } })).status).toBe(200)
    await tryToMake(body.id)
    expect((await list(family)).voices).toMatchObject([{ status: 'ready' }])
    expect((await family.browser.call(retryVoiceCloning, { params: { id: body.id } })).status).toBe(409)
  })

  it('is not retried if the service rejects it, and is removed after a week', async () => {
    const family = await aMoonbeam()
    const { body } = await requestCloning(family)
    onCloning({ status: 401 })
    const { voiceKey } = await tryToMake(body.id)
    const fault = 'ElevenLabs did not accept what it was asked.'
    expect((await list(family)).voices).toMatchObject([{ status: 'failed', fault }])
    expect(await removeFailedVoices(test.deps, new Date(Date.now() - 60_000))).toBe(0)
    expect(await removeFailedVoices(test.deps, new Date(Date.now() + 60_000))).toBe(1)
    expect(await test.deps.files.read(sampleFile(voiceKey))).toBeNull()
    await runRemovals()
  })

  it('because the response was lost is found again, or removed if it was deleted meanwhile', async () => {
    const family = await aMoonbeam()
    const [kept, dropped] = [
      (await requestCloning(family)).body,
      (await requestCloning(family, { name: 'Opa' })).body,
    ]
    const before = vendor.cloned.size
    onCloning({ speak: 'broken' })
    for (const { id } of [kept, dropped]) await expect(tryToMake(id)).rejects.toThrow('unreachable')
    expect(vendor.cloned.size).toBe(before + 2)
    onCloning(speakWell)
    await tryToMake(kept.id)
    expect(vendor.cloned.size).toBe(before + 2)
    const { voiceKey, providerId } = await rowOf(dropped.id)
    await family.browser.call(deleteClonedVoice, { params: { id: dropped.id } })
    await runRemovals()
    await make(test.deps, { id: dropped.id, voiceKey, providerId }, AbortSignal.timeout(20_000))
    await runRemovals()
    expect([vendor.cloned.size, await removals()]).toEqual([before + 1, []])
  })
})

describe('requests that are refused', () => {
  it('name the field, and nothing of them is saved', async () => {
    const family = await aMoonbeam()
    await aChild(family, { name: 'Juniper' })
    const changed = wording.replace('adult', 'child')
    const wrong: [Record<string, string>, Buffer | null, string, RegExp][] = [
      [{ name: ' ' }, recording, 'name', /whose voice/],
      [{ name: 'juniper' }, recording, 'name', /Children’s voices are not cloned here, whoever asks/],
      [{ consent: '' }, recording, 'consent', /has to agree/],
      [{ consent: changed }, recording, 'consent', /read it again/],
      [{}, null, 'sample', /required/],
      [{}, Buffer.from('<!doctype html>'), 'sample', /could not be read/],
    ]
    for (const [fields, sample, field, words] of wrong) {
      const { status, body } = await requestCloning(family, fields, sample)
      expect([status, body.field]).toEqual([400, field])
      expect(body.message).toMatch(words)
    }
    const { url } = cloneVoice
    const plain = await family.browser.request({ method: 'POST', url, payload: { name: 'Jo' } })
    expect(plain.statusCode).toBe(415)
    expect((await list(family)).voices).toEqual([])
    expect((await test.visitor().call(listClonedVoices)).status).toBe(401)
  })

  it.each([
    ['too short', { seconds: 29 }],
    ['too long', { seconds: 122 }],
    ['too quiet', { amplitude: 0.0005 }],
    ['too loud', { amplitude: 3 }],
    ['too little', { voiced: 0.4 }],
  ])('include a recording that is %s', (refused, shape) => {
    expect(prepareSample(aRecording(shape))).toEqual({ refused })
  })

  it('include those on a plan below Moonbeam, for a fifth voice, and without a provider that clones', async () => {
    const starlight = await aFamily(test, { subscriptionLevel: 'starlight' })
    expect(await list(starlight)).toMatchObject({ limit: 0, voices: [] })
    expect((await requestCloning(starlight)).body).toMatchObject({ code: 'upgrade_required', field: 'plan' })
    // Refused before the recording is read, whatever is sent.
    expect((await starlight.browser.call(cloneVoice, { body: {} })).body.code).toBe('upgrade_required')
    const family = await aMoonbeam()
    const responses = await Promise.all(
      ['A', 'B', 'C', 'D', 'E'].map((name) => requestCloning(family, { name })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409])

    const bare = { ...test.deps, speakers: new Map([['builtin', test.deps.builtinSpeech]]) }
    const session = { timeZone: 'UTC', sessionId: 0, childScreen: null }
    const account = { ...starlight.user, tier: 'moonbeam' as const, ...session }
    expect(await presentClonedVoices(bare, account)).toMatchObject({ limit: 4, cloner: null })
    const prepareNothing = async () => expect.unreachable()
    const sample = { name: 'Jo', consent: wording, file: recording }
    await expect(
      startCloning({ ...bare, prepareSample: prepareNothing }, account, sample, async () => {}),
    ).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
    })
  })
})
