import {
  approvedVoices,
  generateRealImages,
  getStory,
  narrateStoryAgain,
  type Story,
  voiceNotChosenMessage,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { giveUpNarration } from '../../narration/index.ts'
import type { Recording, SpeechProvider } from '../../voices/index.ts'
import { waitForNarration } from '../read/wait-for-narration.ts'
import { addNote } from '../written-story.queries.ts'
import { narrationAdvanced } from './narration-advanced.ts'

let test: TestApp
const speaker = quickSpeaker()
beforeAll(async () => {
  test = await startApp({ overrides: { speakers: new Map([[speaker.id, speaker]]) } })
  await speaker.prepare(test.deps.builtinSpeech)
})
afterAll(() => test.close())

const luna = { providerId: 'builtin', voiceId: 'builtin-luna' }

async function secondVoice({ browser }: Family) {
  const { body } = await browser.call(approvedVoices)
  const voice = body.find((one) => one.isAccessible && one.voiceId !== luna.voiceId)
  return { providerId: voice?.providerId ?? '', voiceId: voice?.voiceId ?? '' }
}

const readStory = async ({ browser }: Family, { id }: Story) =>
  (await browser.call(getStory, { params: { id } })).body

describe('a story without a narration', () => {
  it('can be narrated later', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    expect([story.narration, story.audioUrl]).toEqual([null, null])
    const params = { id: story.id }
    const body = { ...luna, options: { cadence: 'cozy-reading' } }
    const response = await family.browser.call(narrateStoryAgain, { params, body })
    expect([response.status, response.body.message]).toEqual([200, undefined])
    const narrated = await readStory(family, story)
    expect(narrated.narration).toMatchObject({
      ...luna,
      cadence: 'cozy-reading',
      status: 'ready',
      replacement: null,
    })
    expect(narrated.audioUrl).toBe(narrated.narration?.audioUrl)
    const sound = await family.browser.request({ method: 'GET', url: narrated.audioUrl ?? '' })
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg'])
  })

  it('accepts the request at once with `Prefer: respond-async`, and its progress counts sections', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const headers = { prefer: 'respond-async' }
    const params = { id: story.id }
    const response = await family.browser.call(narrateStoryAgain, { params, body: luna, headers })
    expect(response.status).toBe(202)
    const stream = await family.browser.request({ method: 'GET', url: `/api/stories/${story.id}/progress` })
    const last = [...stream.body.matchAll(/event: progress\ndata: (.*)\n/g)].at(-1)?.[1] ?? '{}'
    const total = story.storyStructure.sections.length
    expect(JSON.parse(last)).toMatchObject({ status: 'ready', narration: { done: total, total } })
    const narrated = await readStory(family, story)
    expect(narrated.narration).toMatchObject({
      id: 'narrationId' in response.body && response.body.narrationId,
    })
  })
})

describe('a narration by another voice', () => {
  it('replaces the current one only when it is complete, and the former one can be chosen again without recording', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const params = { id: story.id }
    const first = await family.browser.call(narrateStoryAgain, { params, body: luna })
    const before = await readStory(family, story)
    const release = speaker.hold()
    const other = await secondVoice(family)
    const headers = { prefer: 'respond-async' }
    const accepted = await family.browser.call(narrateStoryAgain, { params, body: other, headers })
    const meanwhile = await readStory(family, story)
    expect(meanwhile.audioUrl).toBe(before.audioUrl)
    expect(meanwhile.narration).toMatchObject({
      id: before.narration?.id,
      status: 'ready',
      replacement: { id: accepted.body.narrationId },
    })
    const twice = await family.browser.call(narrateStoryAgain, { params, body: other, headers })
    expect(twice.body).toEqual(accepted.body)
    const third = { ...other, options: { cadence: 'gentle-lullaby' } }
    const busy = await family.browser.call(narrateStoryAgain, { params, body: third })
    expect([busy.status, busy.body.code]).toEqual([409, 'conflict'])
    release()
    const done = await family.browser.call(narrateStoryAgain, { params, body: other })
    expect(done.status).toBe(200)
    const after = await readStory(family, story)
    expect(after.narration).toMatchObject({ ...other, id: accepted.body.narrationId, replacement: null })
    expect(after.audioUrl).not.toBe(before.audioUrl)

    const recorded = speaker.recorded
    const back = await family.browser.call(narrateStoryAgain, { params, body: luna })
    expect(back.body).toEqual(first.body)
    expect((await readStory(family, story)).audioUrl).toBe(before.audioUrl)
    expect(speaker.recorded).toBe(recorded)
  })

  it('that fails leaves the current one in place, and the waiting request fails', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const params = { id: story.id }
    await family.browser.call(narrateStoryAgain, { params, body: luna })
    const before = await readStory(family, story)
    const release = speaker.hold('fail')
    const other = await secondVoice(family)
    const headers = { prefer: 'respond-async' }
    const accepted = await family.browser.call(narrateStoryAgain, { params, body: other, headers })
    const { deps } = test
    const note = async (id: string, text: string) => void (await addNote(deps.db, id, text))
    const onAdvance = (id: string) => narrationAdvanced(deps, id)
    await giveUpNarration({ ...deps, note, onAdvance }, accepted.body.narrationId)
    const outcome = waitForNarration(deps, story.id, accepted.body.narrationId)
    await expect(outcome).rejects.toMatchObject({ status: 502, code: 'provider_failed' })
    release()
    const after = await readStory(family, story)
    expect(after.narration).toEqual(before.narration)
    expect(after.notes).toEqual([])
  })

  it('is refused for voices above the plan, unknown voices, missing fields and other families', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const requestNarration = (body: object, browser = family.browser) =>
      browser.call(narrateStoryAgain, { params: { id: story.id }, body })
    const above = await requestNarration({ ...luna, voiceId: 'builtin-hazel' })
    expect([above.status, above.body.code]).toEqual([403, 'upgrade_required'])
    expect((await requestNarration({ ...luna, voiceId: 'nobody' })).status).toBe(404)
    for (const body of [{}, { providerId: 'builtin' }, { ...luna, voiceId: '' }]) {
      const response = await requestNarration(body)
      expect([response.status, response.body.message]).toEqual([400, voiceNotChosenMessage])
    }
    expect((await requestNarration(luna, test.visitor())).status).toBe(401)
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    expect((await requestNarration(luna, another.browser)).status).toBe(404)
    expect((await readStory(family, story)).narration).toBeNull()
  })
})

describe('real images', () => {
  it('are unavailable without an image service, on the plan that includes them', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const story = await aStory(family, await aChild(family))
    const params = { id: story.id }
    const response = await family.browser.call(generateRealImages, { params })
    expect(response.status).toBe(503)
    expect(response.body).toMatchObject({
      code: 'unavailable',
      message: 'Real images need a picture service, and none is set up here.',
      suggestion: expect.stringContaining('picture service'),
    })
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    expect((await another.browser.call(generateRealImages, { params })).status).toBe(404)
    expect((await test.visitor().call(generateRealImages, { params })).status).toBe(401)
  })

  it('need the Moonbeam plan', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'starlight' })
    const story = await aStory(family, await aChild(family))
    const response = await family.browser.call(generateRealImages, { params: { id: story.id } })
    expect([response.status, response.body.code]).toEqual([403, 'upgrade_required'])
  })
})

/** Speaks the same short word for any text, with the built-in voices; can be made to wait, and then to continue or to fail. */
function quickSpeaker() {
  let builtin: SpeechProvider | null = null
  let word: Recording | null = null
  let gate: Promise<void> = Promise.resolve()
  return {
    id: 'builtin',
    name: 'Quick voices',
    recorded: 0,
    async prepare(provider: SpeechProvider) {
      builtin = provider
      const signal = AbortSignal.timeout(20_000)
      word = await provider.record({ text: 'Hush.', voiceId: luna.voiceId, speed: 2, pauseMs: 0, signal })
    },
    listVoices: async () => (await builtin?.listVoices()) ?? [],
    async record() {
      await gate
      this.recorded++
      if (!word) throw new Error('prepare() was not called')
      return word
    },
    hold(end: 'continue' | 'fail' = 'continue'): () => void {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      gate = promise
      gate.catch(() => {})
      return () => (end === 'fail' ? reject(new Error('Failed on purpose')) : resolve())
    },
  }
}
