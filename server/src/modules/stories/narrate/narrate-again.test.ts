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
import { addNote } from '../stories.queries.ts'
import { narrationAdvanced } from './narration-advanced.ts'

let test: TestApp
const speaker = quickSpeaker()
beforeAll(async () => {
  test = await startApp({ overrides: { speakers: new Map([[speaker.id, speaker]]) } })
  await speaker.learnFrom(test.deps.builtinSpeech)
})
afterAll(() => test.close())

const luna = { providerId: 'builtin', voiceId: 'builtin-luna' }

async function secondVoice({ browser }: Family) {
  const { body } = await browser.call(approvedVoices)
  const voice = body.find((one) => one.isAccessible && one.voiceId !== luna.voiceId)
  return { providerId: voice?.providerId ?? '', voiceId: voice?.voiceId ?? '' }
}

const look = async ({ browser }: Family, { id }: Story) =>
  (await browser.call(getStory, { params: { id } })).body

describe('a story without a voice', () => {
  it('is given one', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    expect([story.narration, story.audioUrl]).toEqual([null, null])
    const params = { id: story.id }
    const body = { ...luna, options: { cadence: 'cozy-reading' } }
    const answer = await family.browser.call(narrateStoryAgain, { params, body })
    expect([answer.status, answer.body.message]).toEqual([200, undefined])
    const heard = await look(family, story)
    expect(heard.narration).toMatchObject({
      ...luna,
      cadence: 'cozy-reading',
      status: 'ready',
      replacement: null,
    })
    expect(heard.audioUrl).toBe(heard.narration?.audioUrl)
    const sound = await family.browser.request({ method: 'GET', url: heard.audioUrl ?? '' })
    expect([sound.statusCode, sound.headers['content-type']]).toEqual([200, 'audio/mpeg'])
  })

  it('answers at once when asked to, and counts its parts', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const headers = { prefer: 'respond-async' }
    const params = { id: story.id }
    const answer = await family.browser.call(narrateStoryAgain, { params, body: luna, headers })
    expect(answer.status).toBe(202)
    const stream = await family.browser.request({ method: 'GET', url: `/api/stories/${story.id}/progress` })
    const last = [...stream.body.matchAll(/event: progress\ndata: (.*)\n/g)].at(-1)?.[1] ?? '{}'
    const total = story.storyStructure.sections.length
    expect(JSON.parse(last)).toMatchObject({ status: 'ready', narration: { done: total, total } })
    const heard = await look(family, story)
    expect(heard.narration).toMatchObject({ id: 'narrationId' in answer.body && answer.body.narrationId })
  })
})

describe('another voice', () => {
  it('takes over only when all of it is recorded, and goes back without work', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const params = { id: story.id }
    const first = await family.browser.call(narrateStoryAgain, { params, body: luna })
    const before = await look(family, story)
    const release = speaker.hold()
    const other = await secondVoice(family)
    const headers = { prefer: 'respond-async' }
    const asked = await family.browser.call(narrateStoryAgain, { params, body: other, headers })
    const meanwhile = await look(family, story)
    expect(meanwhile.audioUrl).toBe(before.audioUrl)
    expect(meanwhile.narration).toMatchObject({
      id: before.narration?.id,
      status: 'ready',
      replacement: { id: asked.body.narrationId },
    })
    const twice = await family.browser.call(narrateStoryAgain, { params, body: other, headers })
    expect(twice.body).toEqual(asked.body)
    const third = { ...other, options: { cadence: 'gentle-lullaby' } }
    const busy = await family.browser.call(narrateStoryAgain, { params, body: third })
    expect([busy.status, busy.body.code]).toEqual([409, 'conflict'])
    release()
    const done = await family.browser.call(narrateStoryAgain, { params, body: other })
    expect(done.status).toBe(200)
    const after = await look(family, story)
    expect(after.narration).toMatchObject({ ...other, id: asked.body.narrationId, replacement: null })
    expect(after.audioUrl).not.toBe(before.audioUrl)

    const recorded = speaker.recorded
    const back = await family.browser.call(narrateStoryAgain, { params, body: luna })
    expect(back.body).toEqual(first.body)
    expect((await look(family, story)).audioUrl).toBe(before.audioUrl)
    expect(speaker.recorded).toBe(recorded)
  })

  it('that cannot be recorded leaves the one before it, and says so to whoever waits', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const params = { id: story.id }
    await family.browser.call(narrateStoryAgain, { params, body: luna })
    const before = await look(family, story)
    const release = speaker.hold('fail')
    const other = await secondVoice(family)
    const headers = { prefer: 'respond-async' }
    const asked = await family.browser.call(narrateStoryAgain, { params, body: other, headers })
    const { deps } = test
    const note = async (id: string, text: string) => void (await addNote(deps.db, id, text))
    const onAdvance = (id: string) => narrationAdvanced(deps, id)
    await giveUpNarration({ ...deps, threads: 1, note, onAdvance }, asked.body.narrationId)
    const outcome = waitForNarration(deps, story.id, asked.body.narrationId)
    await expect(outcome).rejects.toMatchObject({ status: 502, code: 'provider_failed' })
    release()
    const after = await look(family, story)
    expect(after.narration).toEqual(before.narration)
    expect(after.notes).toEqual([])
  })

  it('is refused by name', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const ask = (body: object, browser = family.browser) =>
      browser.call(narrateStoryAgain, { params: { id: story.id }, body })
    const above = await ask({ ...luna, voiceId: 'builtin-hazel' })
    expect([above.status, above.body.code]).toEqual([403, 'upgrade_required'])
    expect((await ask({ ...luna, voiceId: 'nobody' })).status).toBe(404)
    for (const body of [{}, { providerId: 'builtin' }, { ...luna, voiceId: '' }]) {
      const answer = await ask(body)
      expect([answer.status, answer.body.message]).toEqual([400, voiceNotChosenMessage])
    }
    expect((await ask(luna, test.visitor())).status).toBe(401)
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    expect((await ask(luna, another.browser)).status).toBe(404)
    expect((await look(family, story)).narration).toBeNull()
  })
})

describe('real images', () => {
  it('say that nobody can make them here, on the plan that has them', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const story = await aStory(family, await aChild(family))
    const params = { id: story.id }
    const answer = await family.browser.call(generateRealImages, { params })
    expect(answer.status).toBe(503)
    expect(answer.body).toMatchObject({
      code: 'unavailable',
      message: 'Real images need a picture service, and none is set up here.',
      suggestion: expect.stringContaining('picture service'),
    })
    const another = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    expect((await another.browser.call(generateRealImages, { params })).status).toBe(404)
    expect((await test.visitor().call(generateRealImages, { params })).status).toBe(401)
  })

  it('come with Moonbeam', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'starlight' })
    const story = await aStory(family, await aChild(family))
    const answer = await family.browser.call(generateRealImages, { params: { id: story.id } })
    expect([answer.status, answer.body.code]).toEqual([403, 'upgrade_required'])
  })
})

/** Says one short word for whatever it is given, in the voices of the house, and can be made to wait, then go on or fail. */
function quickSpeaker() {
  let builtin: SpeechProvider | null = null
  let word: Recording | null = null
  let gate: Promise<void> = Promise.resolve()
  return {
    id: 'builtin',
    name: 'Quick voices',
    recorded: 0,
    async learnFrom(teacher: SpeechProvider) {
      builtin = teacher
      const signal = AbortSignal.timeout(20_000)
      word = await teacher.record({ text: 'Hush.', voiceId: luna.voiceId, speed: 2, pauseMs: 0, signal })
    },
    listVoices: async () => (await builtin?.listVoices()) ?? [],
    async record() {
      await gate
      this.recorded++
      if (!word) throw new Error('It has not learnt to speak yet')
      return word
    },
    hold(end: 'go on' | 'fail' = 'go on'): () => void {
      const { promise, resolve, reject } = Promise.withResolvers<void>()
      gate = promise
      gate.catch(() => {})
      return () => (end === 'fail' ? reject(new Error('No breath left')) : resolve())
    },
  }
}
