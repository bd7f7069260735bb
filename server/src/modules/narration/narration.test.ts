import { approvedVoices, backgroundMusic, defaultVoice, previewVoice } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const sentence = { providerId: 'builtin', voiceId: 'builtin-luna', text: 'Goodnight, little star.' }

describe('voices', () => {
  it('are two on Firefly, one of each kind, and more with every plan', async () => {
    const reachable = async (level: 'free' | 'starlight' | 'moonbeam') => {
      const { browser } = await aFamily(test, { subscriptionLevel: level })
      return (await browser.call(approvedVoices)).body.filter((voice) => voice.isAccessible)
    }
    const [firefly, starlight, moonbeam] = [
      await reachable('free'),
      await reachable('starlight'),
      await reachable('moonbeam'),
    ]
    expect(firefly.map((voice) => voice.gender).sort()).toEqual(['female', 'male'])
    expect(starlight.length).toBeGreaterThan(firefly.length)
    expect(moonbeam.length).toBeGreaterThan(starlight.length)
  })

  it('say which of them need a higher plan, and have one default that everybody reaches', async () => {
    const { body: voices } = await test.visitor().call(approvedVoices)
    for (const voice of voices) expect(voice.requiresUpgrade).toBe(!voice.isAccessible)
    const standing = voices.filter((voice) => voice.isDefault)
    expect(standing).toHaveLength(1)
    const { body } = await test.visitor().call(defaultVoice)
    expect(body).toEqual({ providerId: standing[0]?.providerId, voiceId: standing[0]?.voiceId })
    expect(standing[0]?.isAccessible).toBe(true)
  })

  it('can be heard beforehand, and the same sentence is there at once the second time', async () => {
    const { browser } = await aFamily(test)
    const first = await browser.call(previewVoice, { body: sentence })
    expect(first.status).toBe(200)
    const sound = await browser.request({ method: 'GET', url: first.body.audioUrl })
    expect(sound.headers['content-type']).toBe('audio/mpeg')
    expect(sound.rawPayload.length).toBeGreaterThan(4000)
    expect((await browser.call(previewVoice, { body: sentence })).body).toEqual(first.body)
    const slower = { ...sentence, cadence: { speed: 0.7, pauseDuration: 1.2 } }
    expect((await browser.call(previewVoice, { body: slower })).body.audioUrl).not.toBe(first.body.audioUrl)
  })

  it('say a name as the family says it', async () => {
    const { browser } = await aFamily(test)
    const hear = async (more: object) => {
      const body = { ...sentence, text: 'Goodnight, Siobhán.', ...more }
      return (await browser.call(previewVoice, { body })).body.audioUrl
    }
    const asWritten = await hear({})
    const asSaid = await hear({ spokenName: { name: 'Siobhán', said: 'shi-VAWN' } })
    expect(asSaid).not.toBe(asWritten)
    expect(asSaid).toBe(await hear({ text: 'Goodnight, shi-vawn.' }))
  })

  it.each([
    [{ text: '' }, 'text', 'Text is required'],
    [{ text: 'x'.repeat(301) }, 'text', 'Text must be at most 300 characters'],
    [{ text: 7 }, 'text', /./],
    [{ voiceId: undefined }, 'voiceId', /./],
    [{ providerId: ['builtin'] }, 'providerId', /./],
    [{ options: { speed: 9 } }, 'options.speed', /./],
    [{ cadence: { speed: 0.8, pauseDuration: -1 } }, 'cadence.pauseDuration', /./],
    [{ voiceId: 'nobody' }, 'selectedVoiceId', 'This voice is not available.'],
  ])('refuse %j by the name of the field', async (wrong, field, message) => {
    const { browser } = await aFamily(test)
    const response = await browser.call(previewVoice, { body: { ...sentence, ...wrong } })
    expect([response.status, response.body.field]).toEqual([400, field])
    expect(response.body.message).toMatch(message)
  })

  it('above the plan are not to be heard, and none without a sign-in', async () => {
    const { browser } = await aFamily(test)
    const above = await browser.call(previewVoice, { body: { ...sentence, voiceId: 'builtin-hazel' } })
    expect([above.status, above.body.code]).toEqual([403, 'upgrade_required'])
    expect((await test.visitor().call(previewVoice, { body: sentence })).status).toBe(401)
  })
})

describe('music', () => {
  it('is listed once it can be heard', async () => {
    expect((await test.visitor().call(backgroundMusic)).body).toEqual([])
  })
})
