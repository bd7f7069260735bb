import { approveVoice, getStory, narrateStoryAgain, type Story } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { encodeMp3 } from '../../platform/audio/mp3.ts'
import type { SpeechProvider } from '../voices/index.ts'

let waitMs = 0
/** The slow voice speaks when it is let go. */
let gate = Promise.withResolvers<void>()

const aSound = () => encodeMp3([new Float32Array(6000)], { sampleRate: 24_000, channels: 1, bitrate: 64 })
const records: SpeechProvider['record'] = async () => ({
  mp3: await aSound(),
  durationMs: 250,
  words: [[0, 1, 0, 100]],
})
const quick: SpeechProvider = {
  id: 'builtin',
  name: 'Built-in voices',
  listVoices: async () => test.deps.builtinSpeech.listVoices(),
  record: records,
}
const slow: SpeechProvider = {
  id: 'local',
  name: 'Voices on this server',
  listVoices: async () => [
    { voiceId: 'joe/0', name: 'Joe', description: null, gender: null, language: 'en', tier: 'firefly' },
  ],
  waitMs: async () => waitMs,
  async record(request) {
    await gate.promise
    return records(request)
  },
}

let test: TestApp
let family: Family
beforeAll(async () => {
  test = await startApp({ overrides: { speakers: new Map([quick, slow].map((one) => [one.id, one])) } })
  const admin = await aFamily(test, { isAdmin: true })
  const voice = { providerId: 'local', voiceId: 'joe/0', name: 'Joe' }
  expect((await admin.browser.call(approveVoice, { body: voice })).status).toBe(201)
  family = await aFamily(test)
})
afterAll(() => test.close())

const narrate = (story: Story) =>
  family.browser.call(narrateStoryAgain, {
    params: { id: story.id },
    body: { providerId: 'local', voiceId: 'joe/0', options: { cadence: 'bedtime-story' } },
  })
const narrationOf = async ({ id }: Story) =>
  (await family.browser.call(getStory, { params: { id } })).body.narration

it('the first section is heard in a quick voice while a slow one records, and the whole story in one voice', async () => {
  waitMs = 2001
  gate = Promise.withResolvers()
  const story = await aStory(family, await aChild(family))
  const done = narrate(story)
  await expect.poll(async () => (await narrationOf(story))?.sections.length).toBe(1)
  const early = await narrationOf(story)
  expect(early).toMatchObject({ status: 'recording', providerId: 'local' })
  expect(early?.sections[0]?.audioUrl).toContain('/stand-in-')
  expect((await test.visitor().request({ url: early?.sections[0]?.audioUrl ?? '' })).statusCode).not.toBe(200)
  gate.resolve()
  expect((await done).status).toBe(200)
  const whole = await narrationOf(story)
  expect(whole).toMatchObject({ status: 'ready', providerId: 'local', voiceName: 'Joe' })
  expect(whole?.sections).toHaveLength(story.storyStructure.sections.length)
  expect(whole?.sections.map(({ audioUrl }) => audioUrl).join()).not.toContain('stand-in')
})

it('a voice that is quick enough speaks the first section itself', async () => {
  waitMs = 2000
  gate = Promise.withResolvers()
  family = await aFamily(test)
  const story = await aStory(family, await aChild(family))
  const done = narrate(story)
  await expect.poll(async () => (await narrationOf(story))?.status).toBe('recording')
  gate.resolve()
  expect((await done).status).toBe(200)
  const { id } = (await narrationOf(story)) ?? expect.unreachable()
  const rows = test.deps.db.selectFrom('narrations').select('standIn').where('id', '=', id).execute()
  expect(await rows).toEqual([{ standIn: null }])
})
