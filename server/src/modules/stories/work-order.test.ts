import { generateStory } from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aChild, aFamily } from '../../../test/factories.ts'
import { fakeIllustrator, fakeSpeech } from '../../../test/fake-providers.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { openPrecedence } from '../../platform/precedence.ts'
import { narrate } from '../narration/index.ts'
import type { SpeechProvider } from '../voices/index.ts'
import { illustrate } from './illustrate/illustrate-story.job.ts'
import { selectStoryForJob } from './stories.queries.ts'
import { write } from './write/write-story.job.ts'

/** What was asked of the engines, in order. */
const asked: string[] = []
const builtin = fakeSpeech()
let speaking = 0
let mostBesideFirst = 0
const speaker: SpeechProvider = {
  ...builtin,
  getReady: (voiceId) => void asked.push(`get ready ${voiceId}`),
  async record(request) {
    asked.push('sound')
    speaking++
    const recording = await builtin.record(request)
    if (request.place?.from === 0) mostBesideFirst = Math.max(mostBesideFirst, speaking)
    speaking--
    return recording
  },
}
const illustrator = {
  ...fakeIllustrator,
  async draw(...args: Parameters<typeof fakeIllustrator.draw>) {
    asked.push('picture')
    return fakeIllustrator.draw(...args)
  },
}

let test: TestApp
beforeAll(async () => {
  const environment = { NARRATION_THREADS: '2' }
  const overrides = { illustrator, speakers: new Map([[speaker.id, speaker]]) }
  test = await startApp({ working: false, environment, overrides })
})
afterAll(() => test.close())
beforeEach(() => {
  asked.length = 0
  mostBesideFirst = 0
})

const signal = new AbortController().signal
const count = (what: string) => asked.filter((each) => each === what).length

/** Jobs of a story that nobody runs but the test, with the precedence that it holds. */
async function aWrittenStory() {
  const family = await aFamily(test)
  const body = {
    mainCharacterIds: [(await aChild(family)).id],
    storyTheme: 'animals',
    storyLength: 'short',
    selectedVoiceId: 'builtin-luna',
    selectedVoiceProviderId: 'builtin',
  }
  const headers = { prefer: 'respond-async' }
  const { body: requested } = await family.browser.call(generateStory, { body, headers })
  const { id } = requested
  await write(test.deps, id, signal)
  const { id: narrationId } = await test.deps.db
    .selectFrom('narrations')
    .select('id')
    .where('storyId', '=', id)
    .executeTakeFirstOrThrow()
  const aMinute = 60_000
  const precedence = { firstSound: openPrecedence(aMinute), pictures: openPrecedence(aMinute) }
  const deps = { ...test.deps, precedence, threads: 2, onAdvance: async () => {}, note: async () => {} }
  const sections = (await selectStoryForJob(deps.db, id))?.storyStructure.sections.length ?? 0
  const recorded = async () =>
    (
      await deps.db
        .selectFrom('narrationSections')
        .where('narrationId', '=', narrationId)
        .select('position')
        .execute()
    ).length
  return { id, narrationId, deps, sections, recorded }
}

it('the voice gets ready while the story is being written', async () => {
  await aWrittenStory()
  expect(asked).toEqual(['get ready builtin-luna'])
})

it('the cover is drawn while the first section is spoken, and the other pictures after it', async () => {
  const { id, deps, sections } = await aWrittenStory()
  const heard = Promise.withResolvers<void>()
  const speakingFirst = deps.precedence.firstSound.goFirst(() => heard.promise)
  const drawing = illustrate(deps, id, signal)
  const drawn = async () => (await selectStoryForJob(deps.db, id))?.storyImages.length
  await expect.poll(drawn).toBe(1)
  expect(count('picture')).toBe(1)
  heard.resolve()
  await Promise.all([speakingFirst, drawing])
  expect(count('picture')).toBe(1 + sections)
})

it('the first section is spoken alone and at once, and the others after the pictures', async () => {
  const { narrationId, deps, sections, recorded } = await aWrittenStory()
  const drawn = Promise.withResolvers<void>()
  const drawing = deps.precedence.pictures.goFirst(() => drawn.promise)
  const narrating = narrate(deps, narrationId, signal)
  await expect.poll(recorded).toBe(1)
  expect(count('sound')).toBe(1)
  drawn.resolve()
  await Promise.all([drawing, narrating])
  expect(count('sound')).toBe(sections)
  expect(mostBesideFirst).toBe(1)
})

it('a story whose pictures take long is narrated all the same', async () => {
  const { narrationId, deps, sections, recorded } = await aWrittenStory()
  const precedence = { ...deps.precedence, pictures: openPrecedence(10) }
  const endless = Promise.withResolvers<void>()
  const drawing = precedence.pictures.goFirst(() => endless.promise)
  await narrate({ ...deps, precedence }, narrationId, signal)
  expect(await recorded()).toBe(sections)
  endless.resolve()
  await drawing
})
