import { getStory, keepSpokenName, narrateStoryAgain, paces, type Story } from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { encodeMp3 } from '../../platform/audio/mp3.ts'
import type { Files } from '../../platform/files.ts'
import type { Recording, SpeechProvider, SpeechRequest } from '../voices/index.ts'
import { narrateStory } from './narrate-story.job.ts'
import { selectNarration } from './narrations.queries.ts'
import { joinNarration } from './record-narration.ts'
import { selectSpokenNames } from './spoken-names.queries.ts'
import { substituteNames } from './substitute-names.ts'

const requests: SpeechRequest[] = []
let speaking = 0
let mostAtOnce = 0

/** A fake of the engine: these tests are about what is requested from it, and when. */
const speaker: SpeechProvider = {
  id: 'builtin',
  name: 'Built-in voices',
  listVoices: async () => test.deps.builtinSpeech.listVoices(),
  async record(request): Promise<Recording> {
    requests.push(request)
    mostAtOnce = Math.max(mostAtOnce, ++speaking)
    const mp3 = await encodeMp3([new Float32Array(6000)], { sampleRate: 24_000, channels: 1, bitrate: 64 })
    speaking--
    const gainDb = (await request.storyGain) ?? request.text.length / 100
    return { mp3, durationMs: 250, words: [[0, 1, 0, 100]], gainDb }
  },
}

let test: TestApp
let family: Family
let story: Story
const put: string[] = []
/** How many more audio files fit on the disk. */
let freeFiles = Number.POSITIVE_INFINITY
beforeAll(async () => {
  const environment = { NARRATION_THREADS: '2' }
  test = await startApp({ environment, overrides: { speakers: new Map([[speaker.id, speaker]]) } })
  // What fails is tried again sooner than an installation does.
  await test.deps.jobs.declare([{ ...narrateStory, retryDelaySeconds: 1 }])
  for (const files of new Set([test.deps.files, test.deps.retryingFiles])) limitDisk(files)
  family = await aFamily(test)
  story = await aStory(family, await aChild(family))
})
afterAll(() => test.close())
beforeEach(() => {
  requests.length = 0
  put.length = 0
  mostAtOnce = 0
})

function limitDisk(files: Files): void {
  const write = files.put.bind(files)
  files.put = async (key, bytes, contentType) => {
    if (!key.endsWith('.mp3')) return write(key, bytes, contentType)
    if (put.length >= freeFiles) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
    put.push(key)
    return write(key, bytes, contentType)
  }
}

const narrate = (voiceId: string) =>
  family.browser.call(narrateStoryAgain, {
    params: { id: story.id },
    body: { providerId: 'builtin', voiceId, options: { cadence: 'bedtime-story' } },
  })
const readStory = async () => (await family.browser.call(getStory, { params: { id: story.id } })).body

it('records the first section first, two in parallel, saves each section, gives all one gain, and reads the last third slower', async () => {
  expect((await narrate('builtin-luna')).status).toBe(200)
  const { sections } = story.storyStructure
  // A sound without a vowel is spoken as a word.
  const spoken = sections.map(({ text }) => text.replaceAll('shh', 'shush'))
  expect(requests.map(({ text }) => text)).toEqual(spoken)
  expect(mostAtOnce).toBe(2)
  expect(put.filter((key) => /\/\d+-[0-9a-f]+\.mp3$/.test(key))).toHaveLength(sections.length)
  const { speed, pauseDuration } = paces['bedtime-story']
  expect(new Set(requests.map(({ pauseMs }) => pauseMs))).toEqual(new Set([pauseDuration * 1000]))
  const speeds = requests.map((each) => each.speed / speed)
  const lastThird = speeds.slice(Math.ceil((speeds.length * 2) / 3))
  expect(speeds[0]).toBeCloseTo(1, 5)
  for (const each of lastThird) expect(each).toBeLessThan(0.97)
  expect(speeds).toEqual(speeds.toSorted((one, other) => other - one))
  const [decided, ...gains] = await Promise.all(requests.map(({ storyGain }) => storyGain))
  const gainDb = (sections[0]?.text.length ?? 0) / 100
  expect([decided, new Set(gains)]).toEqual([undefined, new Set([gainDb])])
  const { narration } = await readStory()
  expect((await selectNarration(test.deps.db, narration?.id ?? 0))?.gainDb).toBeCloseTo(gainDb, 3)
})

it('leaves the current narration in place while the disk is full, and records nothing twice once there is room', async () => {
  const before = (await readStory()).narration
  // Room for three sections of another voice.
  freeFiles = 3
  const response = narrate('builtin-bramble')
  await expect.poll(() => requests.length).toBeGreaterThan(3)
  expect((await readStory()).narration?.id).toBe(before?.id)
  freeFiles = Number.POSITIVE_INFINITY
  expect((await response).status).toBe(200)
  const after = (await readStory()).narration
  expect(after).toMatchObject({ status: 'ready', voiceId: 'builtin-bramble' })
  // Those three were saved, and were not asked for again.
  const first = requests.filter(({ text }) => text === story.storyStructure.sections[0]?.text)
  expect(first).toHaveLength(1)
})

it('keeps the file of the first of two runs that join the sections', async () => {
  await narrate('builtin-luna')
  const { audioUrl, narration } = await readStory()
  expect(audioUrl).toEqual(expect.any(String))
  const row = await selectNarration(test.deps.db, narration?.id ?? 0)
  if (!row) expect.unreachable()
  const deps = { ...test.deps, threads: 1, onAdvance: async () => undefined, note: async () => undefined }
  await joinNarration(deps, row, { provider: speaker, voiceId: 'builtin-luna', name: 'Luna' })
  expect((await readStory()).audioUrl).toBe(audioUrl)
})

it('says the names of companions as the request says, and reads what is written otherwise', async () => {
  const companion = { name: 'Oma', relationship: 'Grandmother', spokenName: 'OH-mah' }
  const onStarlight = await aFamily(test, { subscriptionLevel: 'starlight' })
  const told = await aStory(onStarlight, await aChild(onStarlight, { name: 'Niamh' }), {
    customSupportingCharacters: [companion],
  })
  const names = await selectSpokenNames(test.deps.db, told.id)
  expect(names).toEqual({ Oma: 'OH-mah' })
  const { spoken } = substituteNames('Oma said “Shhh” to Niamh.', names, 'names')
  expect(spoken).toBe('oh-mah said “shush” to neev.')
})

it('says what a child calls its grown-ups as the family has told, whatever its capitals', async () => {
  const family = await aFamily(test)
  const told = await aStory(family, await aChild(family, { grownUps: 'Nana Jo, Babcia' }))
  for (const [name, said] of [
    ['nana jo', 'NAH-na jo'],
    ['Babcia', 'BAHB-cha'],
  ] as const)
    await family.browser.call(keepSpokenName, { body: { name, said } })
  expect(await selectSpokenNames(test.deps.db, told.id)).toEqual({
    'nana jo': 'NAH-na jo',
    'Nana Jo': 'NAH-na jo',
    Babcia: 'BAHB-cha',
  })
})
