import {
  approvedVoices,
  approveVoice,
  changeVoice,
  defaultVoice,
  deleteVoice,
  discoverVoices,
  getChild,
  listAdminVoices,
  preferredVoice,
  preferVoice,
  sampleVoice,
  setDefaultVoice,
  toggleVoice,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aChild, aFamily, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { seedVoices } from '../../voices/index.ts'
import { languageOfVoice } from './discover-voices.ts'

let test: TestApp
let admin: Family
beforeAll(async () => {
  test = await startApp({ working: false })
  admin = await aFamily(test, { isAdmin: true })
})
afterAll(() => test.close())

const voices = async () => (await admin.browser.call(listAdminVoices)).body
const voiceCalled = async (name: string) => {
  const voice = (await voices()).find((each) => each.name === name)
  if (!voice) throw new Error(`There is no voice ${name}`)
  return voice
}

describe('the calls about voices', () => {
  const calls = [
    [listAdminVoices, {}],
    [discoverVoices, { query: { providerId: 'builtin' } }],
    [approveVoice, { body: { providerId: 'builtin', voiceId: 'x', name: 'X' } }],
    [changeVoice, { body: { name: 'Mine' } }],
    [toggleVoice, {}],
    [deleteVoice, {}],
    [setDefaultVoice, { body: { voiceId: 1 } }],
    [sampleVoice, { body: { providerId: 'builtin', voiceId: 'builtin-luna' } }],
  ] as const

  it.each(calls)('do not exist for families and visitors: %#', async (endpoint, input) => {
    const family = await aFamily(test)
    const options = { ...input, params: { id: 1 } }
    expect((await family.browser.call(endpoint, options)).status).toBe(404)
    expect((await test.visitor().call(endpoint, options)).status).toBe(404)
  })
})

describe('the approved voices', () => {
  it('can be renamed and moved to another plan', async () => {
    const luna = await voiceCalled('Luna')
    const changed = await admin.browser.call(changeVoice, {
      params: { id: luna.id },
      body: { name: 'Moonlight', subscriptionLevel: 'starlight' },
    })
    expect(changed.body).toMatchObject({ name: 'Moonlight', tier: 'starlight' })
    const family = await aFamily(test)
    const seen = (await family.browser.call(approvedVoices)).body.find((voice) => voice.id === luna.id)
    expect(seen).toMatchObject({ name: 'Moonlight', requiresUpgrade: true })
    const back = { name: 'Luna', subscriptionLevel: 'firefly' }
    await admin.browser.call(changeVoice, { params: { id: luna.id }, body: back })
    const nameless = { params: { id: luna.id }, body: { name: ' ' } }
    expect((await admin.browser.call(changeVoice, nameless)).body.field).toBe('name')
    expect((await admin.browser.call(changeVoice, { params: { id: 99_999 }, body: back })).status).toBe(404)
  })

  it('can be hidden and offered again', async () => {
    const hazel = await voiceCalled('Hazel')
    const toggle = () => admin.browser.call(toggleVoice, { params: { id: hazel.id }, body: {} })
    expect((await toggle()).body.isActive).toBe(false)
    expect((await test.visitor().call(approvedVoices)).body.map(({ id }) => id)).not.toContain(hazel.id)
    expect((await toggle()).body.isActive).toBe(true)
  })

  it('have exactly one default, which cannot be switched off or deleted', async () => {
    const [luna, hazel] = [await voiceCalled('Luna'), await voiceCalled('Hazel')]
    await Promise.all([
      admin.browser.call(setDefaultVoice, { body: { voiceId: luna.id } }),
      admin.browser.call(setDefaultVoice, { body: { voiceId: hazel.voiceId } }),
    ])
    expect((await voices()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
    const chosen = await admin.browser.call(setDefaultVoice, { body: { voiceId: luna.voiceId } })
    expect([chosen.status, chosen.body.isDefault]).toEqual([200, true])
    expect((await test.visitor().call(defaultVoice)).body.voiceId).toBe(luna.voiceId)
    const params = { id: luna.id }
    expect((await admin.browser.call(toggleVoice, { params, body: {} })).status).toBe(409)
    expect((await admin.browser.call(deleteVoice, { params })).status).toBe(409)
    expect((await admin.browser.call(setDefaultVoice, { body: { voiceId: 'nobody' } })).status).toBe(404)
    expect((await voices()).filter(({ isDefault }) => isDefault)).toHaveLength(1)
  })

  it('can be deleted: those who had chosen one get the default, and it is not seeded again', async () => {
    const oak = await voiceCalled('Old Oak')
    const { providerId, voiceId } = oak
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const child = await aChild(family)
    const chosen = { defaultVoiceProvider: providerId, defaultVoiceId: voiceId }
    await test.deps.db.updateTable('children').set(chosen).where('id', '=', child.id).execute()
    await family.browser.call(preferVoice, { body: { providerId, voiceId } })
    const deleted = await admin.browser.call(deleteVoice, { params: { id: oak.id } })
    expect([deleted.status, deleted.body]).toEqual([200, { children: 1, accounts: 1 }])
    expect((await family.browser.call(getChild, { params: { id: child.id } })).body.defaultVoiceId).toBeNull()
    expect((await family.browser.call(preferredVoice)).status).toBe(204)
    await seedVoices(test.deps.db, test.deps.builtinSpeech)
    expect((await voices()).map(({ name }) => name)).not.toContain('Old Oak')
    const logged = await test.deps.db
      .selectFrom('securityLog')
      .select('details')
      .where('action', '=', 'voice_deleted')
      .executeTakeFirst()
    expect(logged?.details).toMatchObject({ by: admin.user.id, about: `voice builtin/${voiceId}` })
  })
})

describe('a voice of a provider', () => {
  it('is listed as new until it is approved, which is possible once', async () => {
    const query = { providerId: 'builtin' }
    const discovered = (await admin.browser.call(discoverVoices, { query })).body
    const oak = discovered.find(({ isApproved }) => !isApproved)
    expect(oak).toMatchObject({ name: 'Old Oak', isRecommended: true, gender: 'male' })
    expect(discovered[0]).toEqual(oak)
    const body = {
      providerId: oak?.providerId,
      voiceId: oak?.voiceId,
      name: oak?.name,
      gender: oak?.gender,
      language: oak?.language,
      description: oak?.description,
      isStandard: true,
      isActive: true,
    }
    const approved = await admin.browser.call(approveVoice, { body })
    expect([approved.status, approved.body.tier]).toEqual([201, 'firefly'])
    expect((await admin.browser.call(approveVoice, { body })).status).toBe(409)
    const again = (await admin.browser.call(discoverVoices, { query })).body
    expect(again.every(({ isApproved }) => isApproved)).toBe(true)
  })

  it('does not exist where the provider is not set up', async () => {
    const query = { providerId: 'nobody' }
    expect((await admin.browser.call(discoverVoices, { query })).status).toBe(404)
    const body = { providerId: 'nobody', voiceId: 'x', name: 'X' }
    expect((await admin.browser.call(approveVoice, { body })).body.field).toBe('providerId')
  })

  it('has a sample before it is approved', async () => {
    const body = { providerId: 'builtin', voiceId: 'builtin-luna' }
    const sample = await admin.browser.call(sampleVoice, { body })
    expect(sample.status).toBe(200)
    const sound = await admin.browser.request({ method: 'GET', url: sample.body.sampleUrl })
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    const unknown = { providerId: 'builtin', voiceId: 'nobody' }
    expect((await admin.browser.call(sampleVoice, { body: unknown })).status).toBe(502)
  })

  it('has a sample in its own language', async () => {
    const { db, builtinSpeech } = test.deps
    const speakIn = (language: string) =>
      db.updateTable('approvedVoices').set({ language }).where('voiceId', '=', 'builtin-luna').execute()
    const record = vi.spyOn(builtinSpeech, 'record')
    try {
      await speakIn('de-DE')
      await admin.browser.call(sampleVoice, { body: { providerId: 'builtin', voiceId: 'builtin-luna' } })
      expect(record.mock.calls.map(([{ text }]) => text)).toContainEqual(
        expect.stringContaining('Gute Nacht'),
      )
    } finally {
      record.mockRestore()
      await speakIn('en-US')
    }
  })

  it('is not waited for by a sample for longer than a moment where its provider is silent', async () => {
    const listVoices = vi.fn(() => Promise.withResolvers<never>().promise)
    const speakers = new Map([['piper', { ...test.deps.builtinSpeech, id: 'piper', listVoices }]])
    const settled = vi.fn()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const voice = { providerId: 'piper', voiceId: 'thorsten' }
      void languageOfVoice({ ...test.deps, speakers }, voice).then(settled)
      await vi.waitUntil(() => listVoices.mock.calls.length > 0)
      await vi.advanceTimersByTimeAsync(3000)
      expect(settled).toHaveBeenCalledWith(null)
    } finally {
      vi.useRealTimers()
    }
  })

  it('has the language that its provider says until it is approved', async () => {
    const voice = { voiceId: 'thorsten', name: 'Thorsten', description: null, gender: null } as const
    const listVoices = async () => [{ ...voice, language: 'de-DE', tier: 'firefly' as const }]
    const speakers = new Map([['piper', { ...test.deps.builtinSpeech, id: 'piper', listVoices }]])
    const languageOf = (providerId: string, voiceId: string) =>
      languageOfVoice({ ...test.deps, speakers }, { providerId, voiceId })
    expect(await languageOf('piper', 'thorsten')).toBe('de-DE')
    expect(await languageOf('piper', 'nobody')).toBeNull()
    expect(await languageOf('nobody', 'thorsten')).toBeNull()
  })
})
