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
  it('are two on Firefly, one female and one male, and more on every higher plan', async () => {
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

  it('are marked if they need a higher plan, and one that every plan includes is the default', async () => {
    const { body: voices } = await test.visitor().call(approvedVoices)
    for (const voice of voices) expect(voice.requiresUpgrade).toBe(!voice.isAccessible)
    const defaults = voices.filter((voice) => voice.isDefault)
    expect(defaults).toHaveLength(1)
    const { body } = await test.visitor().call(defaultVoice)
    expect(body).toEqual({ providerId: defaults[0]?.providerId, voiceId: defaults[0]?.voiceId })
    expect(defaults[0]?.isAccessible).toBe(true)
  })

  it('can be previewed, and the same preview is not recorded twice', async () => {
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

  it('pronounce a name in a preview as the family does', async () => {
    const { browser } = await aFamily(test)
    const previewUrl = async (changes: object) => {
      const body = { ...sentence, text: 'Goodnight, Siobhán.', ...changes }
      return (await browser.call(previewVoice, { body })).body.audioUrl
    }
    const asWritten = await previewUrl({})
    const asSpoken = await previewUrl({ spokenName: { name: 'Siobhán', said: 'shi-VAWN' } })
    expect(asSpoken).not.toBe(asWritten)
    expect(asSpoken).toBe(await previewUrl({ text: 'Goodnight, shi-vawn.' }))
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
  ])('cannot be previewed with %j, and the response names the field', async (wrong, field, message) => {
    const { browser } = await aFamily(test)
    const response = await browser.call(previewVoice, { body: { ...sentence, ...wrong } })
    expect([response.status, response.body.field]).toEqual([400, field])
    expect(response.body.message).toMatch(message)
  })

  it('above the plan cannot be previewed, and none without a sign-in', async () => {
    const { browser } = await aFamily(test)
    const above = await browser.call(previewVoice, { body: { ...sentence, voiceId: 'builtin-hazel' } })
    expect([above.status, above.body.code]).toEqual([403, 'upgrade_required'])
    expect((await test.visitor().call(previewVoice, { body: sentence })).status).toBe(401)
  })
})

describe('music', () => {
  it('is not listed before it is rendered', async () => {
    expect((await test.visitor().call(backgroundMusic)).body).toEqual([])
  })
})
