import {
  approvedVoices,
  approvedVoicesForAudio,
  defaultVoice,
  preferredVoice,
  preferVoice,
  speakText,
  voiceNotChosenMessage,
  voiceProviders,
  voiceSample,
  voicesOfProvider,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { prepareBuiltinSamples } from '../narration/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const luna = { providerId: 'builtin', voiceId: 'builtin-luna' }
const aboveFirefly = { providerId: 'builtin', voiceId: 'builtin-hazel' }

async function retire(voiceId: string, isActive: boolean) {
  await test.deps.db.updateTable('approvedVoices').set({ isActive }).where('voiceId', '=', voiceId).execute()
}

describe('providers of voices', () => {
  it('are listed with their voices, marked by what the plan includes', async () => {
    const { browser } = await aFamily(test)
    expect((await browser.call(voiceProviders)).body).toEqual([
      { id: 'builtin', name: test.deps.builtinSpeech.name },
    ])
    const { body: voices } = await browser.call(voicesOfProvider, { params: { providerId: 'builtin' } })
    expect(voices.length).toBeGreaterThan(2)
    expect(voices.filter((voice) => voice.isAccessible)).toHaveLength(2)
    expect(voices.find((voice) => voice.voiceId === aboveFirefly.voiceId)?.requiresUpgrade).toBe(true)
    expect((await browser.call(approvedVoicesForAudio)).body).toEqual(
      (await browser.call(approvedVoices)).body,
    )
  })

  it('list the voices that the plan includes first, even one that was approved later', async () => {
    const { browser } = await aFamily(test)
    const late = {
      providerId: 'builtin',
      voiceId: 'approved-late',
      name: 'Late',
      subscriptionLevel: 'free',
    } as const
    await test.deps.db
      .insertInto('approvedVoices')
      .values({ ...late, isStandard: true })
      .execute()
    const usable = (await browser.call(approvedVoices)).body.map(({ isAccessible }) => isAccessible)
    await test.deps.db.deleteFrom('approvedVoices').where('voiceId', '=', late.voiceId).execute()
    expect(usable.filter(Boolean)).toHaveLength(3)
    expect(usable.lastIndexOf(true)).toBe(2)
  })

  it('are listed without voices that are no longer approved, and only if they are configured', async () => {
    const { browser } = await aFamily(test)
    await retire('builtin-hazel', false)
    const listed = await browser.call(voicesOfProvider, { params: { providerId: 'builtin' } })
    await retire('builtin-hazel', true)
    expect(listed.body.map((voice) => voice.voiceId)).not.toContain('builtin-hazel')
    const nobody = await browser.call(voicesOfProvider, { params: { providerId: 'elsewhere' } })
    expect([nobody.status, nobody.body.code]).toEqual([404, 'not_found'])
  })
})

describe('a voice sample', () => {
  const params = { provider: luna.providerId, voice: luna.voiceId }

  it('is recorded ahead for built-in voices, and never because somebody asks for it', async () => {
    const { browser } = await aFamily(test)
    const record = vi.spyOn(test.deps.builtinSpeech, 'record')
    const missing = await browser.call(voiceSample, { params })
    expect([missing.status, missing.body.code]).toEqual([404, 'not_found'])
    expect(record).not.toHaveBeenCalled()
    await prepareBuiltinSamples(test.deps, AbortSignal.timeout(60_000))
    const recorded = record.mock.calls.length
    expect(recorded).toBeGreaterThanOrEqual(24)
    const first = await browser.call(voiceSample, { params })
    expect(first.status).toBe(200)
    const { browser: another } = await aFamily(test)
    expect((await another.call(voiceSample, { params })).body).toEqual(first.body)
    const sound = await browser.request({ method: 'GET', url: first.body.sampleUrl })
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    // The next night saves them anew, before they are removed as old previews.
    const put = vi.spyOn(test.deps.files, 'put')
    await prepareBuiltinSamples(test.deps, AbortSignal.timeout(60_000))
    expect(put).toHaveBeenCalledTimes(recorded)
    expect(record).toHaveBeenCalledTimes(recorded)
    for (const spy of [put, record]) spy.mockRestore()
  })

  it('is refused without a sign-in, above the plan, and for an unknown voice', async () => {
    const { browser } = await aFamily(test)
    expect((await test.visitor().call(voiceSample, { params })).status).toBe(401)
    const above = await browser.call(voiceSample, {
      params: { provider: aboveFirefly.providerId, voice: aboveFirefly.voiceId },
    })
    expect([above.status, above.body.code]).toEqual([403, 'upgrade_required'])
    const unknown = await browser.call(voiceSample, { params: { ...params, voice: 'nobody' } })
    expect(unknown.status).toBe(404)
  })
})

describe('a preferred voice', () => {
  it('is none at first, then the last choice, and narrates stories for which no voice is chosen', async () => {
    const { browser, user } = await aFamily(test)
    expect((await browser.call(preferredVoice)).status).toBe(204)
    const voices = (await browser.call(approvedVoices)).body.filter((voice) => voice.isAccessible)
    const other = voices.find((voice) => !voice.isDefault)
    const chosen = { providerId: other?.providerId, voiceId: other?.voiceId }
    await browser.call(preferVoice, { body: luna })
    const options = { cadence: 'cozy-reading', speed: 1, own: { shelf: ['blue', null] } }
    const body = { ...chosen, options }
    const saved = await browser.call(preferVoice, { body })
    expect([saved.status, saved.body]).toEqual([200, expect.objectContaining({ ...body, userId: user.id })])
    expect((await browser.call(preferredVoice)).body).toEqual(saved.body)
    expect((await browser.call(defaultVoice)).body).toEqual(chosen)
    const { browser: another } = await aFamily(test)
    expect((await another.call(preferredVoice)).status).toBe(204)
    expect((await another.call(defaultVoice)).body).not.toEqual(chosen)
  })

  it('is refused with options that cannot be kept', async () => {
    const { browser } = await aFamily(test)
    for (const options of [
      { note: 'é'.repeat(2048) },
      { note: 'a\u0000' },
      { note: '\ud83d' },
      { cadence: 'fast' },
    ]) {
      const { status, body } = await browser.call(preferVoice, { body: { ...luna, options } })
      expect([status, body.field?.split('.')[0]]).toEqual([400, 'options'])
    }
  })

  it('no longer narrates once the plan does not include it', async () => {
    const { browser, user } = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    await browser.call(preferVoice, { body: aboveFirefly })
    expect((await browser.call(defaultVoice)).body).toEqual(aboveFirefly)
    await test.deps.db
      .updateTable('users')
      .set({ subscriptionLevel: 'free' })
      .where('id', '=', user.id)
      .execute()
    expect((await browser.call(defaultVoice)).body).not.toEqual(aboveFirefly)
  })

  it('has to be a voice that is available', async () => {
    const { browser } = await aFamily(test)
    expect((await test.visitor().call(preferredVoice)).status).toBe(401)
    expect((await browser.call(preferVoice, { body: aboveFirefly })).status).toBe(403)
    expect((await browser.call(preferVoice, { body: { ...luna, voiceId: 'nobody' } })).status).toBe(404)
    const neither = await browser.call(preferVoice, { body: {} })
    expect([neither.status, neither.body.message]).toEqual([400, voiceNotChosenMessage])
  })
})

describe('a text to be spoken', () => {
  it('is recorded to one file, however long it is', async () => {
    const { browser } = await aFamily(test)
    const paragraph =
      'The little train hummed home over the quiet hills, and one by one its windows went dark.'
    const text = Array.from({ length: 15 }, () => paragraph).join('\n\n')
    const response = await browser.call(speakText, { body: { ...luna, text, options: { speed: 1.5 } } })
    expect([response.status, response.body.message]).toEqual([200, undefined])
    const long = await browser.request({ method: 'GET', url: response.body.audioUrl })
    const alone = await browser.call(speakText, {
      body: { ...luna, text: paragraph, options: { speed: 1.5 } },
    })
    const short = await browser.request({ method: 'GET', url: alone.body.audioUrl })
    expect(long.rawPayload.length).toBeGreaterThan(short.rawPayload.length * 12)
  })

  it.each([
    [{ text: '' }, 'Text is required'],
    [{ text: 'x'.repeat(5001) }, 'Text must be at most 5000 characters'],
    [{ providerId: undefined }, voiceNotChosenMessage],
    [{ voiceId: '  ' }, voiceNotChosenMessage],
    [{ voiceId: null }, voiceNotChosenMessage],
    [{ options: { speed: 3 } }, /./],
  ])('is refused with %j', async (wrong, message) => {
    const { browser } = await aFamily(test)
    const response = await browser.call(speakText, { body: { ...luna, text: 'Hush.', ...wrong } })
    expect(response.status).toBe(400)
    expect(response.body.message).toMatch(message)
  })

  it('is refused with a voice above the plan, with a voice that is not active, and to visitors', async () => {
    const { browser } = await aFamily(test)
    const body = { ...luna, text: 'Hush.' }
    expect((await test.visitor().call(speakText, { body })).status).toBe(401)
    const above = await browser.call(speakText, { body: { ...body, ...aboveFirefly } })
    expect([above.status, above.body.code]).toEqual([403, 'upgrade_required'])
    await retire('builtin-luna', false)
    const retired = await browser.call(speakText, { body })
    await retire('builtin-luna', true)
    expect(retired.status).toBe(404)
  })
})

it('needs an approved account where the installation requires approval', async () => {
  const strict = await startApp({ working: false, environment: { REQUIRE_APPROVAL: 'true' } })
  try {
    const { browser } = await aFamily(strict)
    const response = await browser.call(speakText, { body: { ...luna, text: 'Hush.' } })
    expect([response.status, response.body.code]).toEqual([403, 'approval_required'])
  } finally {
    await strict.close()
  }
})
