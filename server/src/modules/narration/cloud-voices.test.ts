import {
  discoverVoices,
  generateStory,
  getStory,
  narrateStoryAgain,
  previewVoice,
  type Story,
  voiceProviders,
  voicesOfProvider,
} from '@nightlight/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sample } from '../../../../scripts/test-sampling.mjs'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { hasFfmpeg, measure } from '../../../test/ffmpeg.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import {
  listedVoice,
  speakWell,
  startVoiceVendor,
  type VoiceVendorServer,
} from '../../../test/vendors/voice-vendor.ts'
import { wordsOf } from '../../platform/audio/words-of.ts'
import { json } from '../../platform/database/index.ts'
import { openPrecedence } from '../../platform/precedence.ts'
import { narrate } from './narrate-story.job.ts'
import { insertNarration, selectRecordedSections } from './narrations.queries.ts'

let vendor: VoiceVendorServer
let test: TestApp
beforeAll(async () => {
  vendor = await startVoiceVendor()
  test = await startApp({
    environment: {
      HUME_API_KEY: 'key-of-the-installation',
      HUME_BASE_URL: vendor.url,
      ELEVENLABS_API_KEY: 'key-of-the-installation',
      ELEVENLABS_BASE_URL: vendor.url,
      OPENAI_SPEECH_BASE_URL: `${vendor.url}/v1`,
      OPENAI_SPEECH_MODEL: 'tts-1',
    },
  })
  // The built-in voices have their own tests: here it only matters that they take over.
  const { builtinSpeech } = test.deps
  const signal = AbortSignal.timeout(60_000)
  const request = { text: 'Hush.', voiceId: 'builtin-luna', speed: 1.5, pauseMs: 0, signal }
  const word = await builtinSpeech.record(request)
  vi.spyOn(builtinSpeech, 'record').mockImplementation(async () => word)
})

let first: { readonly family: Family; readonly story: Story }
// The first story of a process takes longest, and is not what its test waits for.
beforeAll(async () => {
  const family = await aFamily(test)
  first = { family, story: await aShortStory(family) }
})
beforeEach(() => {
  vendor.respondWith(() => speakWell)
  ;(vendor.requests as unknown[]).length = 0
})
afterAll(async () => {
  await test.close()
  await vendor.close()
})

/** Each test has its own voices, so that those approved by one are not the fallback in another. */
async function approve(
  providerId: string,
  voice: { voiceId?: string; name?: string; isDefault?: boolean } = {},
) {
  const { voiceId = listedVoice, name = 'Sea', isDefault = false } = voice
  await test.deps.db.deleteFrom('approvedVoices').where('providerId', '!=', 'builtin').execute()
  if (isDefault) await test.deps.db.updateTable('approvedVoices').set({ isDefault: false }).execute()
  const level = { subscriptionLevel: 'free' as const }
  await test.deps.db
    .insertInto('approvedVoices')
    .values({ providerId, voiceId, name, isDefault, ...level })
    .execute()
}

/** A story of a few sections of one sentence, of the child where one is, without a narration. */
async function aShortStory(family: Family, spokenName?: string, count = 4): Promise<Story> {
  const story = await aStory(family, await aChild(family, spokenName ? { spokenName } : {}))
  const { db } = test.deps
  const saved = db.selectFrom('stories').select('storyStructure').where('id', '=', story.id)
  const { storyStructure: structure } = await saved.executeTakeFirstOrThrow()
  const sections = structure.sections.slice(0, count).map((section) => ({
    ...section,
    text: shortened(section.text),
  }))
  const changed = { storyStructure: json({ ...structure, sections }), outline: null, notes: json([]) }
  await db.updateTable('stories').set(changed).where('id', '=', story.id).execute()
  return readStory(family, story)
}

function shortened(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/)
  return sentences.find((sentence) => sentence.includes('Juniper')) ?? sentences[0] ?? ''
}

const readStory = async ({ browser }: Family, { id }: Pick<Story, 'id'>) =>
  (await browser.call(getStory, { params: { id } })).body

/** A short story with its complete narration. */
async function aNarratedStory(family: Family, providerId: string, voiceId = listedVoice): Promise<Story> {
  return narrated(family, await aShortStory(family), providerId, voiceId)
}

async function narrated(family: Family, story: Story, providerId: string, voiceId: string): Promise<Story> {
  const params = { id: story.id }
  const response = await family.browser.call(narrateStoryAgain, { params, body: { providerId, voiceId } })
  expect([response.status, response.body.message]).toEqual([200, undefined])
  return readStory(family, story)
}

/** Expects every section to be recorded, in order. */
function expectComplete(story: Story) {
  const { narration } = story
  expect(narration?.status).toBe('ready')
  expect(narration?.sections.map(({ position }) => position)).toEqual(
    story.storyStructure.sections.map((_, at) => at),
  )
  for (const section of narration?.sections ?? []) expect(section.words.length).toBeGreaterThan(0)
}

const soundOf = async ({ browser }: Family, url: string | null | undefined) =>
  (await browser.request({ method: 'GET', url: url ?? '' })).rawPayload

describe('an approved voice of a service', () => {
  it('narrates the whole story at the common loudness, and its cost is recorded', async () => {
    await approve('hume-ai')
    const { family } = first
    const story = await narrated(family, first.story, 'hume-ai', listedVoice)
    expect(story.narration).toMatchObject({ providerId: 'hume-ai', voiceId: listedVoice, voiceName: 'Sea' })
    expectComplete(story)
    expect(story.notes).toEqual([])
    const spoken = vendor.requests.map(({ text }) => text)
    expect(spoken.sort()).toEqual(story.storyStructure.sections.map(({ text }) => text).sort())
    const recordedCalls = await test.deps.db
      .selectFrom('apiUsage')
      .select(['userId', 'apiName', 'charactersUsed', 'estimatedCost'])
      .where('storyId', '=', story.id)
      .execute()
    expect(recordedCalls).toHaveLength(spoken.length)
    expect(recordedCalls.reduce((sum, row) => sum + row.charactersUsed, 0)).toBe(spoken.join('').length)
    for (const row of recordedCalls) {
      expect(row).toMatchObject({ userId: family.user.id, apiName: 'hume-ai' })
      expect(Number(row.estimatedCost)).toBeGreaterThan(0)
    }
    if (!hasFfmpeg) return
    const { loudness, peak } = measure(await soundOf(family, story.audioUrl))
    expect(Math.abs(loudness + 19)).toBeLessThan(1)
    expect(peak).toBeLessThan(-1.5)
  })

  it('can be chosen for a new story by an id from before providers had names', async () => {
    await approve('hume-ai')
    vendor.respondWith(() => ({ status: 401 }))
    const family = await aFamily(test)
    const child = await aChild(family)
    const request = { mainCharacterIds: [child.id], storyTheme: 'adventure', storyLength: 'short' }
    const body = { ...request, selectedVoiceId: listedVoice }
    const made = await family.browser.call(generateStory, { body })
    expect([made.status, made.body.message]).toEqual([200, undefined])
    const story = await readStory(family, made.body)
    expect(vendor.requests[0]).toMatchObject({ vendor: 'hume', voiceId: listedVoice })
    expect(story.receipt?.sentTo.map(({ provider }) => provider)).toEqual(['hume-ai'])
    expect(story.notes).toEqual(['Hume did not accept what it was asked, so Luna reads this story.'])
  })

  it('is listed with its provider, and a provider without approved voices is not listed', async () => {
    await approve('openai', { voiceId: 'coral', name: 'Coral' })
    const { browser } = await aFamily(test)
    const providers = (await browser.call(voiceProviders)).body.map(({ id }) => id)
    expect(providers).toEqual(['builtin', 'openai'])
    const { body } = await browser.call(voicesOfProvider, { params: { providerId: 'openai' } })
    expect(body.map(({ voiceId }) => voiceId)).toEqual(['coral'])
  })

  it('can be previewed, and a failure is explained in plain words', async () => {
    await approve('elevenlabs')
    const { browser, user } = await aFamily(test)
    const body = { providerId: 'elevenlabs', voiceId: listedVoice, text: 'Good night, little star.' }
    const heard = await browser.call(previewVoice, { body })
    expect([heard.status, heard.body.message]).toEqual([200, undefined])
    const usage = test.deps.db.selectFrom('apiUsage').select(['charactersUsed', 'storyId'])
    const recordedCalls = await usage.where('userId', '=', user.id).execute()
    expect(recordedCalls).toEqual([{ charactersUsed: 24, storyId: null }])
    vendor.respondWith(() => ({ status: 401 }))
    const failed = await browser.call(previewVoice, { body: { ...body, text: 'Good night, moon.' } })
    expect([failed.status, failed.body.code]).toEqual([502, 'provider_failed'])
    expect(failed.body.message).toBe(
      'ElevenLabs did not accept what it was asked. Please choose another voice.',
    )
  })
})

describe('a story whose voice fails', () => {
  it('halfway is read by the default voice from the beginning, with a note that says why', async () => {
    await approve('elevenlabs')
    vendor.respondWith((_, place) => (place < 2 ? speakWell : { status: 500 }))
    const family = await aFamily(test)
    const story = await aNarratedStory(family, 'elevenlabs')
    expect(story.narration).toMatchObject({ providerId: 'builtin', voiceId: 'builtin-luna' })
    expectComplete(story)
    expect(story.notes).toEqual(['ElevenLabs had trouble of its own, so Luna reads this story.'])
    const logged = test.log.filter((line) => line.includes('a voice failed')).map((line) => JSON.parse(line))
    expect(logged.filter(({ narration }) => narration === story.narration?.id)).toEqual([
      expect.objectContaining({ provider: 'elevenlabs', kind: 'broken', status: 500 }),
    ])
    expect(test.log.join()).not.toContain('key-of-the-installation')
  })

  const faults = [
    ['is gone', 'hume-ai', { noSuchVoice: true }, 'Hume no longer has the chosen voice'],
    ['cannot be reached', 'openai', { down: true }, /^127\.0\.0\.1:\d+ could not be reached/],
    ['is cut', 'openai', { speak: 'half' }, /stopped in the middle of a sentence/],
    ['is a page', 'elevenlabs', { page: true }, 'What ElevenLabs sent could not be played'],
    [
      'has too much to do',
      'hume-ai',
      { status: 429, headers: { 'retry-after': '900' } },
      'Hume had too much to do',
    ],
  ] as const
  it.each(sample(faults, 0.25))(
    'because it %s gets a note with the reason',
    async (_, providerId, fault, reason) => {
      await approve(providerId)
      vendor.respondWith(() => fault)
      const family = await aFamily(test)
      const story = await aNarratedStory(family, providerId)
      expect(story.narration?.providerId).toBe('builtin')
      expectComplete(story)
      expect(story.notes).toEqual([expect.stringMatching(reason)])
      expect(story.notes[0]).toMatch(/, so Luna reads this story\.$/)
    },
  )

  it('more than once gets one note, about the voice that reads it in the end', async () => {
    await approve('hume-ai')
    const sea = { providerId: 'elevenlabs', voiceId: 'tide', name: 'Tide', isDefault: true }
    await test.deps.db.updateTable('approvedVoices').set({ isDefault: false }).execute()
    await test.deps.db.insertInto('approvedVoices').values(sea).execute()
    vendor.respondWith(() => ({ status: 401 }))
    const family = await aFamily(test)
    const story = await aNarratedStory(family, 'hume-ai')
    const { db } = test.deps
    await db.deleteFrom('approvedVoices').where('voiceId', '=', 'tide').execute()
    await db
      .updateTable('approvedVoices')
      .set({ isDefault: true })
      .where('voiceId', '=', 'builtin-luna')
      .execute()
    expect(vendor.requests.map(({ vendor: who }) => who)).toContain('elevenlabs')
    expect(story.narration?.voiceId).toBe('builtin-luna')
    expect(story.notes).toEqual(['ElevenLabs did not accept what it was asked, so Luna reads this story.'])
  })

  it('keeps an earlier narration, and can be narrated by the other voice later', async () => {
    await approve('elevenlabs')
    const family = await aFamily(test)
    const story = await aNarratedStory(family, 'builtin', 'builtin-luna')
    vendor.respondWith(() => ({ status: 401 }))
    const params = { id: story.id }
    const body = { providerId: 'elevenlabs', voiceId: listedVoice }
    const refused = await family.browser.call(narrateStoryAgain, { params, body })
    expect([refused.status, refused.body.code]).toEqual([502, 'provider_failed'])
    const { body: kept } = await family.browser.call(getStory, { params })
    expect(kept.narration).toEqual(story.narration)
    expect(kept.notes).toEqual([
      'ElevenLabs did not accept what it was asked, so this story keeps the voice it had.',
    ])
    vendor.respondWith(() => speakWell)
    const again = await family.browser.call(narrateStoryAgain, { params, body })
    expect([again.status, again.body.message]).toEqual([200, undefined])
    const { body: after } = await family.browser.call(getStory, { params })
    expect([after.narration?.providerId, after.notes]).toEqual(['elevenlabs', []])
  })

  it('is never read by two voices, even if two runs record at the same time', async () => {
    await approve('elevenlabs')
    const family = await aFamily(test)
    const story = await aShortStory(family)
    const { deps } = test
    const sound = {
      providerId: 'elevenlabs',
      voiceId: listedVoice,
      cadence: 'bedtime-story',
      isCurrent: true,
    } as const
    const { id } = await insertNarration(deps.db, { storyId: story.id, ...sound })
    const precedence = { firstSound: openPrecedence(0), pictures: openPrecedence(0) }
    const narrator = { ...deps, precedence, threads: 1, note: async () => {}, onAdvance: async () => {} }
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const slow = {
      ...narrator,
      files: {
        ...deps.files,
        async put(...args: Parameters<typeof deps.files.put>) {
          await held
          await deps.files.put(...args)
        },
      },
    }
    const signal = new AbortController().signal
    // The slow run has recorded its first section and is about to save it when the other one meets a fault.
    vendor.respondWith((_, place) => (place === 0 ? speakWell : { status: 401 }))
    const first = narrate(slow, id, signal).catch((error: Error) => error.message)
    await expect.poll(() => vendor.requests.length).toBe(1)
    await narrate(narrator, id, signal)
    const before = await selectRecordedSections(deps.db, id)
    release()
    await first
    expect(await selectRecordedSections(deps.db, id)).toEqual(before)
    const { body: heard } = await family.browser.call(getStory, { params: { id: story.id } })
    expect(heard.narration?.providerId).toBe('builtin')
    expectComplete(heard)
  })
})

describe('a name with its own pronunciation', () => {
  it('is spoken that way and shown as it is written, and recorded again when the pronunciation changes', async () => {
    await approve('elevenlabs')
    const family = await aFamily(test)
    const story = await aShortStory(family, 'JOO-nih-per', 2)
    const params = { id: story.id }
    const body = { providerId: 'elevenlabs', voiceId: listedVoice }
    const read = () => family.browser.call(narrateStoryAgain, { params, body })
    expect((await read()).status).toBe(200)
    const { narration, storyStructure } = await readStory(family, story)
    const texts = storyStructure.sections.map(({ text }) => text)
    const times = (text: string) => text.split('Juniper').length - 1
    expect(times(texts.join())).toBeGreaterThan(0)
    const said = vendor.requests.map(({ text }) => text).join()
    expect([times(said), said.split('joo-nih-per').length - 1]).toEqual([0, times(texts.join())])
    const shown = narration?.sections.flatMap(({ words }, at) =>
      words.map(([start, end]) => texts[at]?.slice(start, end) ?? ''),
    )
    expect(shown).toEqual(texts.flatMap((text) => wordsOf(text).map((word) => word.text)))

    const calls = vendor.requests.length
    await read()
    expect(vendor.requests).toHaveLength(calls)
    await test.deps.db
      .updateTable('children')
      .set({ spokenName: 'jun-ee-per' })
      .where('userId', '=', family.user.id)
      .execute()
    await read()
    expect(
      vendor.requests
        .slice(calls)
        .map(({ text }) => text)
        .join(),
    ).toContain('jun-ee-per')
    expect((await readStory(family, story)).narration?.id).not.toBe(narration?.id)
  })
})

describe('voices that can be approved', () => {
  it('are those of the provider, with the approved ones marked', async () => {
    await approve('elevenlabs')
    const { browser } = await aFamily(test, { isAdmin: true })
    const { body } = await browser.call(discoverVoices, { query: { providerId: 'elevenlabs' } })
    expect(body.map(({ voiceId, isApproved }) => [voiceId, isApproved]).sort()).toEqual([
      ['voice-of-the-hill', false],
      [listedVoice, true],
    ])
    vendor.respondWith(() => ({ status: 401 }))
    const silent = await browser.call(discoverVoices, { query: { providerId: 'hume-ai' } })
    expect([silent.status, silent.body.code]).toEqual([502, 'provider_failed'])
  })
})
