import {
  approveReading,
  chooseRecordedVoice,
  discardReading,
  getReadingToRecord,
  getStory,
  inviteReader,
  listStories,
  narrateStoryAgain,
  recordingSampleRate,
  renewReadingLink,
  type Story,
  saveReadingPage,
  sendReading,
  shareStory,
  storyReadings,
} from '@nightlight/contract'
import { encodeWav } from '@nightlight/lullaby/wav'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { hasFfmpeg, measure } from '../../../test/ffmpeg.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { mailbox } from '../../../test/mailbox.ts'
import { json } from '../../platform/database/index.ts'
import { removeAbandonedReadings } from './index.ts'

const mails = mailbox()
let test: TestApp
let family: Family
beforeAll(async () => {
  test = await startApp({ overrides: { mail: mails } })
  family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
})
afterAll(() => test.close())

const texts = [
  'Once upon a time an owl lived in an old oak. She counted the stars.',
  'Then she slept. Good night.',
]

/** A finished story of two pages, without a narration. */
async function aShortStory(owner = family): Promise<Story> {
  const story = await aStory(owner, await aChild(owner, { name: 'Zoë' }))
  const { storyStructure } = await test.deps.db
    .selectFrom('stories')
    .select('storyStructure')
    .where('id', '=', story.id)
    .executeTakeFirstOrThrow()
  const pages = storyStructure.sections.map((section, at) => ({ ...section, text: texts[at] ?? '' }))
  const shortened = { ...storyStructure, sections: pages.slice(0, texts.length) }
  await test.deps.db
    .updateTable('stories')
    .set({ storyStructure: json(shortened), outline: null })
    .where('id', '=', story.id)
    .execute()
  return readStory(owner, story.id)
}

const readStory = async ({ browser }: Family, id: string) =>
  (await browser.call(getStory, { params: { id } })).body

async function aLink({ id }: Story, readerName = 'Grandma Jo', owner = family) {
  const { status, body } = await owner.browser.call(inviteReader, { params: { id }, body: { readerName } })
  expect([status, body.message]).toEqual([201, undefined])
  return { readingId: body.reading.id, token: body.link.split('#')[1] ?? '', link: body.link }
}

const overview = async ({ id }: Story, owner = family) =>
  (await owner.browser.call(storyReadings, { params: { id } })).body

/** A hum that comes and goes about three times a second, like syllables, with half a second of silence around it. */
function aRecording(seconds = 4, amplitude = 0.05): Buffer {
  const pcm = Float32Array.from({ length: Math.round(seconds * recordingSampleRate) }, (_, at) => {
    const time = at / recordingSampleRate
    const isHeard = time > 0.5 && time < seconds - 0.5
    return isHeard ? amplitude * Math.sin(2 * Math.PI * 180 * time) * Math.sin(Math.PI * 3 * time) ** 2 : 0
  })
  return Buffer.from(encodeWav({ sampleRate: recordingSampleRate, channels: [pcm] }))
}

/** A relative, who has no account. */
function aReader(token: string) {
  const browser = test.visitor()
  const headers = { authorization: `Bearer ${token}` }
  return {
    open: () => browser.call(getReadingToRecord, { headers }),
    keep: (position: number, wav = aRecording(), type = 'audio/wav') =>
      browser.call(saveReadingPage, {
        params: { position },
        body: wav,
        headers: { ...headers, 'content-type': type },
      }),
    hear: (position: number) =>
      browser.request({ method: 'GET', url: `/api/reading/pages/${position}/sound`, headers }),
    send: () => browser.call(sendReading, { headers }),
  }
}

async function aSentReading(story: Story, readerName?: string, owner = family) {
  const link = await aLink(story, readerName, owner)
  const reader = aReader(link.token)
  for (const position of [0, 1]) expect((await reader.keep(position)).body.message).toBeUndefined()
  expect((await reader.send()).status).toBe(204)
  return { ...link, reader }
}

describe('a reading', () => {
  it('is recorded page by page and, when it is approved, one of the story’s narrations', async () => {
    const story = await aShortStory()
    const body = { providerId: 'builtin', voiceId: 'builtin-luna', options: {} }
    await family.browser.call(narrateStoryAgain, { params: { id: story.id }, body })
    const { token, readingId } = await aLink(story)
    const reader = aReader(token)
    const opened = (await reader.open()).body
    expect(opened).toEqual({
      title: story.title,
      language: 'en',
      readerName: 'Grandma Jo',
      askedBy: expect.any(String),
      status: 'open',
      expiresAt: expect.any(String),
      pages: texts.map((text) => ({ text, durationMs: null })),
    })
    const kept = await reader.keep(0)
    expect([kept.status, kept.body.message]).toEqual([200, undefined])
    // Little of the silence around it is left.
    expect(kept.body.durationMs).toBeGreaterThan(2900)
    expect(kept.body.durationMs).toBeLessThan(4000)
    expect((await reader.send()).status).toBe(409)
    // A relative who comes back finds the recorded pages and can listen to them.
    expect((await aReader(token).open()).body.pages.map(({ durationMs }) => durationMs)).toEqual([
      kept.body.durationMs,
      null,
    ])
    expect((await reader.hear(0)).headers['content-type']).toBe('audio/mpeg')
    const early = await family.browser.call(approveReading, { params: { id: readingId } })
    expect(early.status).toBe(409)
    await reader.keep(1)
    expect((await reader.send()).status).toBe(204)
    expect((await reader.keep(1)).status).toBe(409)

    const [sent] = (await overview(story)).readings
    expect(sent).toMatchObject({ status: 'sent', pageCount: 2, isExpired: false })
    const page = await family.browser.request({ url: sent?.pages[0]?.audioUrl ?? '' })
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    if (hasFfmpeg) expect(Math.abs(measure(page.rawPayload).loudness + 19)).toBeLessThan(1)

    // Only the owner learns of it, on the story and in the list.
    const waiting = async (browser = family.browser) => {
      const [cards, read] = [
        await browser.call(listStories),
        await browser.call(getStory, { params: { id: story.id } }),
      ]
      return [cards.body.find(({ id }) => id === story.id)?.waitingReadings, read.body.waitingReadings]
    }
    expect(await waiting()).toEqual([['Grandma Jo'], ['Grandma Jo']])
    await family.browser.call(shareStory, { params: { id: story.id } })
    expect(await waiting(test.visitor())).toEqual([undefined, []])

    const approved = await family.browser.call(approveReading, { params: { id: readingId } })
    expect(await waiting()).toEqual([[], []])
    expect([approved.status, approved.body.status]).toEqual([200, 'approved'])
    const { narration, audioUrl } = await readStory(family, story.id)
    expect(narration).toMatchObject({ voiceName: 'Grandma Jo’s reading', status: 'ready', replacement: null })
    expect(narration?.sections.map(({ position }) => position)).toEqual([0, 1])
    const outside = await test.visitor().call(getStory, { params: { id: story.id } })
    expect(outside.body.narration).toMatchObject({ voiceName: 'A voice of the family', voiceId: '' })
    expect(outside.raw.body).not.toContain('Grandma Jo')
    for (const { words, durationMs } of narration?.sections ?? []) {
      expect(words.length).toBeGreaterThan(4)
      expect(words.at(-1)?.[3]).toBeLessThanOrEqual(durationMs)
    }
    expect(narration?.sections[1]?.startMs).toBeGreaterThanOrEqual(narration?.sections[0]?.durationMs ?? 1e9)
    expect((await family.browser.request({ url: audioUrl ?? '' })).statusCode).toBe(200)
    // The link cannot be used again.
    expect((await reader.open()).status).toBe(404)

    const { voices } = await overview(story)
    expect(voices.map(({ voiceName, isCurrent }) => [voiceName, isCurrent]).sort()).toEqual([
      ['Grandma Jo’s reading', true],
      ['Luna', false],
    ])
    const luna = voices.find(({ voiceName }) => voiceName === 'Luna')
    const choice = { id: story.id, narrationId: luna?.narrationId }
    expect((await family.browser.call(chooseRecordedVoice, { params: choice })).status).toBe(204)
    expect((await readStory(family, story.id)).narration?.voiceName).toBe('Luna')
  })

  it('is announced to the owner by mail when it is sent, if their address is verified', async () => {
    const email = 'reading-sent@family.example'
    const owner = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const { db } = test.deps
    const hasAddress = (emailVerified: boolean) =>
      db.updateTable('users').set({ email, emailVerified }).where('id', '=', owner.user.id).execute()
    const story = await aShortStory(owner)
    await hasAddress(false)
    await aSentReading(story, 'Uncle Ben', owner)
    await hasAddress(true)
    const { token } = await aLink(story, 'Grandma Jo', owner)
    const reader = aReader(token)
    expect((await reader.send()).status).toBe(409)
    for (const position of [0, 1]) await reader.keep(position)
    expect((await reader.send()).status).toBe(204)
    const { subject, text } = await mails.mailTo(email)
    expect(subject).toBe('Grandma Jo has read a story for your family')
    // The mail says nothing about the story.
    expect(text).not.toContain(story.title)
    expect(text).toContain(`/story/${story.id}\n`)
    expect((await reader.send()).status).toBe(409)
    expect(mails.messages.filter(({ to }) => to === email)).toHaveLength(1)
  })

  it('leaves neither files nor a narration when it is discarded', async () => {
    const story = await aShortStory()
    const { readingId } = await aSentReading(story)
    const [reading] = (await overview(story)).readings
    await family.browser.call(approveReading, { params: { id: readingId } })
    const gone = await family.browser.call(discardReading, { params: { id: readingId } })
    expect(gone.status).toBe(204)
    const { narration, audioUrl } = await readStory(family, story.id)
    expect([narration, audioUrl]).toEqual([null, null])
    expect(await overview(story)).toMatchObject({ readings: [], voices: [] })
    expect((await family.browser.request({ url: reading?.pages[0]?.audioUrl ?? '' })).statusCode).toBe(404)
  })

  it('of another family cannot be found', async () => {
    const story = await aShortStory()
    const { readingId } = await aSentReading(story)
    const anotherFamily = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const params = { id: story.id, narrationId: 1 }
    const body = { readerName: 'Mallory' }
    for (const endpoint of [storyReadings, inviteReader, chooseRecordedVoice]) {
      expect((await anotherFamily.browser.call(endpoint, { params, body })).status).toBe(404)
    }
    for (const endpoint of [renewReadingLink, approveReading, discardReading]) {
      expect((await anotherFamily.browser.call(endpoint, { params: { id: readingId } })).status).toBe(404)
    }
    const [sent] = (await overview(story)).readings
    expect((await anotherFamily.browser.request({ url: sent?.pages[0]?.audioUrl ?? '' })).statusCode).toBe(
      404,
    )
    expect((await test.visitor().call(storyReadings, { params })).status).toBe(401)
  })
})

describe('the link of a reading', () => {
  it('is stored as a hash, and is invalid once it is renewed, expired, revoked, or not included in the plan', async () => {
    const story = await aShortStory()
    const { readingId, token, link } = await aLink(story)
    expect(link).toMatch(/\/read-aloud#[\w-]{20,}$/)
    const { db } = test.deps
    const { rows } = await sql<{ whole: string }>`select r::text as whole from readings r`.execute(db)
    expect(rows.map(({ whole }) => whole).join()).not.toContain(token)
    await aReader(token).keep(0)
    const renewed = await family.browser.call(renewReadingLink, { params: { id: readingId } })
    expect((await aReader(token).open()).status).toBe(404)
    const reader = aReader(renewed.body.link.split('#')[1] ?? '')
    expect((await reader.open()).body.pages[0]?.durationMs).toBeGreaterThan(0)

    const stories = db.updateTable('stories').where('id', '=', story.id)
    await stories.set({ awaitsParent: true }).execute()
    expect((await reader.open()).status).toBe(404)
    await stories.set({ awaitsParent: false }).execute()

    const users = db.updateTable('users').where('id', '=', family.user.id)
    await users.set({ subscriptionLevel: 'free' }).execute()
    expect((await reader.open()).status).toBe(404)
    await users.set({ subscriptionLevel: 'moonbeam' }).execute()
    expect((await reader.open()).status).toBe(200)

    const mine = db.updateTable('readings').where('id', '=', readingId)
    await mine.set({ expiresAt: sql<Date>`now() - interval '1 second'` }).execute()
    for (const response of [await reader.open(), await reader.keep(1), await reader.send()]) {
      expect(response.status).toBe(404)
    }
    expect((await reader.hear(0)).statusCode).toBe(404)
    expect((await overview(story)).readings[0]?.isExpired).toBe(true)
    expect(await removeAbandonedReadings(test.deps)).toBe(0)
    await mine.set({ expiresAt: sql<Date>`now() - interval '31 days'` }).execute()
    expect(await removeAbandonedReadings(test.deps)).toBe(1)
    expect((await overview(story)).readings).toEqual([])

    const other = await aLink(story)
    await family.browser.call(discardReading, { params: { id: other.readingId } })
    expect((await aReader(other.token).open()).status).toBe(404)
    for (const nonsense of ['', 'x', `${token}x`]) expect((await aReader(nonsense).open()).status).toBe(404)
  })

  it('needs the Starlight plan, and a story has at most five', async () => {
    const free = await aFamily(test)
    const theirs = await aShortStory(free)
    const ask = (owner: Family, { id }: Story) =>
      owner.browser.call(inviteReader, { params: { id }, body: { readerName: 'Opa' } })
    const refused = await ask(free, theirs)
    expect([refused.status, refused.body.code]).toEqual([403, 'upgrade_required'])
    expect((await overview(theirs, free)).canInvite).toBe(false)
    const story = await aShortStory()
    const responses = await Promise.all(Array.from({ length: 7 }, () => ask(family, story)))
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409])
  })
})

describe('a recorded page', () => {
  it('is refused with an explanation if it cannot be used, and the former recording stays', async () => {
    const reader = aReader((await aLink(await aShortStory())).token)
    const first = (await reader.keep(0)).body.durationMs
    const wrong: [Buffer, RegExp][] = [
      [Buffer.from('<!doctype html>'), /could not be read/],
      [aRecording().subarray(0, 5000), /could not be read/],
      [aRecording(0.4), /Nothing was recorded/],
      [aRecording(3, 0.0005), /come closer/],
    ]
    for (const [wav, words] of wrong) {
      const refused = await reader.keep(0, wav)
      expect([refused.status, refused.body.field]).toEqual([400, 'recording'])
      expect(refused.body.message).toMatch(words)
    }
    expect((await reader.keep(0, aRecording(), 'audio/webm')).status).toBe(415)
    expect((await reader.keep(2)).status).toBe(404)
    expect((await reader.keep(0, Buffer.alloc(15_000_000))).status).toBe(413)
    // Without a link the body is not even read.
    expect((await aReader('nobody-has-this-link').keep(0, Buffer.alloc(15_000_000))).status).toBe(404)
    expect((await reader.open()).body.pages[0]?.durationMs).toBe(first)
    const held = test.deps.uploads.memory.hold('others')
    held.take(32 * 1024 * 1024)
    const others = test.deps.uploads.memory.hold('yet others')
    others.take(16 * 1024 * 1024)
    expect((await reader.keep(0)).status).toBe(503)
    for (const one of [held, others]) one.release()
    expect((await reader.open()).body.pages[0]?.durationMs).toBe(first)
    expect((await reader.keep(1, aRecording(3, 4))).body.advice).toBe('loud')
    expect((await reader.keep(0, aRecording(1.5))).body.advice).toBe('short')
  })
})

it('allows the microphone only on pages that record', async () => {
  const policyOf = async (url: string) =>
    (await test.visitor().request({ method: 'GET', url })).headers['permissions-policy']
  expect(await policyOf('/read-aloud')).toContain('microphone=(self)')
  expect(await policyOf('/voices')).toContain('microphone=(self)')
  expect(await policyOf('/library')).toContain('microphone=()')
  expect(await policyOf('/read-aloud-not')).toContain('microphone=()')
})
