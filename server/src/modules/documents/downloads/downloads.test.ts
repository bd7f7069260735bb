import {
  getStory,
  mixStory,
  narrateStoryAgain,
  prepareStoryDownload,
  type Story,
  type SubscriptionLevel,
  shareStory,
  stopSharingStory,
  storyEnding,
  storyTail,
  urlOf,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { plainIllustrator } from '../../../../test/fake-providers.ts'
import { hasFfmpeg, measure, probe } from '../../../../test/ffmpeg.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import { encodeMp3, infoOf } from '../../../platform/audio/mp3.ts'
import { decodeMp3 } from '../../../platform/audio/mp3-decoder/decode-mp3.ts'
import { json } from '../../../platform/database/index.ts'

vi.setConfig({ testTimeout: limits.usesRealEngine, hookTimeout: limits.usesRealEngine })

let test: TestApp
let family: Family
let story: Story
beforeAll(async () => {
  // Only what is heard is looked at.
  test = await startApp({ realEngines: true, overrides: { illustrator: plainIllustrator } })
  family = await aFamily(test, { subscriptionLevel: 'starlight' })
  story = await aShortStory()
  await aTrack('low-hum', 'starlight')
  await aTrack('high-hum', 'moonbeam')
})
afterAll(() => test.close())

/** The beginnings of three sections, read by the first voice: every file here takes as long to make as the story is. */
async function aShortStory(): Promise<Story> {
  const { id } = await aStory(family, await aChild(family, { name: 'Zoë' }))
  const { db } = test.deps
  const saved = db.selectFrom('stories').select('storyStructure').where('id', '=', id)
  const { storyStructure: structure } = await saved.executeTakeFirstOrThrow()
  const sections = structure.sections
    .slice(0, 3)
    .map((section) => ({ ...section, text: beginningOf(section.text) }))
  const storyStructure = json({ ...structure, sections })
  await db.updateTable('stories').set({ storyStructure, outline: null }).where('id', '=', id).execute()
  const body = { providerId: 'builtin', voiceId: 'builtin-luna', options: {} }
  expect((await family.browser.call(narrateStoryAgain, { params: { id }, body })).status).toBe(200)
  return (await family.browser.call(getStory, { params: { id } })).body
}

/** Three sentences. */
const beginningOf = (text: string) =>
  text
    .split(/(?<=[.!?…]”?)\s+/)
    .slice(0, 3)
    .join(' ')

/** A looping tone, listed among the music of a plan. */
async function aTrack(slug: string, subscriptionLevel: SubscriptionLevel): Promise<void> {
  const { db, files } = test.deps
  const wave = Float32Array.from(
    { length: 64_000 },
    (_, at) => 0.07 * Math.sin((at * 2 * Math.PI * 165) / 32_000),
  )
  const mp3 = await encodeMp3([wave, wave], { sampleRate: 32_000, channels: 2, bitrate: 96 })
  await files.put(`music/${slug}.mp3`, mp3, 'audio/mpeg')
  const category = await db
    .insertInto('musicCategories')
    .values({ name: slug, description: '', sortOrder: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const filename = `${slug}.mp3`
  const webPath = `/media/music/${filename}`
  await db
    .insertInto('musicTracks')
    .values({ title: slug, filename, webPath, categoryId: category.id, duration: 2, subscriptionLevel })
    .execute()
}

const ask = ({ browser }: Pick<Family, 'browser'>, music: string | null = null, id = story.id) =>
  browser.call(prepareStoryDownload, { params: { id }, body: { music } })

async function download({ browser }: Pick<Family, 'browser'>, url: string) {
  const { statusCode, headers, rawPayload } = await browser.request({ method: 'GET', url })
  return { statusCode, headers, mp3: new Uint8Array(rawPayload) }
}

const putOn = (level: SubscriptionLevel) =>
  test.deps.db
    .updateTable('users')
    .set({ subscriptionLevel: level })
    .where('id', '=', family.user.id)
    .execute()

describe('the download of a story as MP3', () => {
  it.each(['free', 'standard', 'firefly'] as const)('is not included in the plan %s', async (level) => {
    await putOn(level)
    const refused = await ask(family)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({ code: 'upgrade_required', upgradeRequired: true })
    expect((await download(family, `/media/downloads/${story.id}/story.mp3`)).statusCode).toBe(403)
  })

  it.each(['basic', 'starlight', 'moonbeam'] as const)('is included in the plan %s', async (level) => {
    await putOn(level)
    const { status, body } = await ask(family)
    expect(status).toBe(200)
    const { statusCode, headers, mp3 } = await download(family, body.audioUrl)
    expect([statusCode, headers['content-type']]).toEqual([200, 'audio/mpeg'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename\*=UTF-8''.+\.mp3$/)
    expect((infoOf(mp3)?.samples ?? 0) / 24).toBeCloseTo(story.narration?.durationMs ?? 0, -1)
  })

  it('is available to the owner only, once the narration is complete', async () => {
    await putOn('starlight')
    const others = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    expect((await ask(others)).status).toBe(404)
    expect((await download(others, `/media/downloads/${story.id}/story.mp3`)).statusCode).toBe(404)
    expect((await ask({ browser: test.visitor() })).status).toBe(401)
    const unread = await aStory(family, await aChild(family))
    expect((await ask(family, null, unread.id)).status).toBe(409)
  })

  it.skipIf(!hasFfmpeg)('has title, cover and a chapter for each section', async () => {
    const { body } = await ask(family)
    const { mp3 } = await download(family, body.audioUrl)
    const { format, chapters, streams } = probe(mp3)
    expect(format.tags).toMatchObject({ title: story.title, album: 'Nightlight' })
    expect(streams[1]).toMatchObject({ codec_name: 'mjpeg', width: 600, height: 600 })
    const { sections } = story.storyStructure
    expect(chapters).toHaveLength(sections.length)
    for (const [index, chapter] of chapters.entries()) {
      const recorded = story.narration?.sections[index]
      expect(Math.abs(Number(chapter.start_time) * 1000 - (recorded?.startMs ?? -1))).toBeLessThan(2)
      expect(sections[index]?.text.replace(/\s+/g, ' ')).toContain(chapter.tags.title.replace('…', ''))
    }
  })
})

describe('the download of a story with music', () => {
  it('accepts only music that the plan includes', async () => {
    const above = await ask(family, 'high-hum')
    expect([above.status, above.body]).toMatchObject([403, { code: 'upgrade_required' }])
    expect((await ask(family, 'nothing')).status).toBe(404)
    expect((await ask(family, '../secrets')).status).toBe(400)
  })

  it('continues for eight seconds after the end, is as loud as the voice alone, and is mixed once', async () => {
    const [{ body }, again] = await Promise.all([ask(family, 'low-hum'), ask(family, 'low-hum')])
    expect(again.body).toEqual(body)
    const { mp3 } = await download(family, body.audioUrl)
    const seconds = (infoOf(mp3)?.samples ?? 0) / 24_000
    expect(seconds - (story.narration?.durationMs ?? 0) / 1000).toBeCloseTo(8, 1)
    if (hasFfmpeg) {
      const { loudness, peak } = measure(mp3)
      // The voice's −19 LUFS, from two loudspeakers in place of one.
      expect(Math.abs(loudness + 16)).toBeLessThan(1.5)
      expect(peak).toBeLessThan(-1.5)
    }
    await test.deps.files.removeAll('music/')
    expect((await ask(family, 'low-hum')).status).toBe(200)
  })
})

describe('sound for devices on which a page cannot set the volume', () => {
  const mix = ({ browser }: Pick<Family, 'browser'>, music = 'free-hum') =>
    browser.call(mixStory, { params: { id: story.id }, body: { music } })
  const endingUrl = (query: { fromMs: number; toMs: number; music?: string }) =>
    urlOf(storyEnding, { params: { id: story.id }, query })

  it('goes on after a story as brown noise for everybody, and as music of the plan', async () => {
    await aTrack('tail-hum', 'firefly')
    const tail = (minutes: number, sound: string) => urlOf(storyTail, { params: { minutes, sound } })
    const noise = await download({ browser: test.visitor() }, tail(2, 'brown-noise'))
    expect([noise.statusCode, noise.headers['content-type']]).toEqual([200, 'audio/mpeg'])
    const { channels, sampleRate } = decodeMp3(noise.mp3)
    expect((channels[0]?.length ?? 0) / sampleRate).toBeCloseTo(120, 0)
    await putOn('firefly')
    expect((await download(family, tail(2, 'tail-hum'))).statusCode).toBe(200)
    expect((await download(family, tail(2, 'high-hum'))).statusCode).toBe(403)
    expect((await download(family, tail(60, 'brown-noise'))).statusCode).toBe(404)
  })

  it('is available to those who may listen, with music of their plan', async () => {
    await aTrack('free-hum', 'firefly')
    await putOn('firefly')
    const visitor = { browser: test.visitor() }
    const ending = endingUrl({ fromMs: 0, toMs: 1000 })
    expect((await mix(visitor)).status).toBe(404)
    expect((await download(visitor, ending)).statusCode).toBe(404)
    expect((await mix(family, 'high-hum')).status).toBe(403)
    const withMusic = endingUrl({ fromMs: 0, toMs: 1000, music: 'free-hum' })
    expect((await download(family, withMusic)).statusCode).toBe(409)
    const own = await mix(family)
    expect(own.status).toBe(200)
    expect((await download(family, withMusic)).statusCode).toBe(200)

    await family.browser.call(shareStory, { params: { id: story.id } })
    expect((await mix(visitor)).body).toEqual(own.body)
    expect((await download(visitor, ending)).statusCode).toBe(200)
    await family.browser.call(stopSharingStory, { params: { id: story.id } })
    expect((await download(visitor, own.body.audioUrl)).statusCode).toBe(404)
  })

  it('is a file of the whole story that can be played from anywhere', async () => {
    const { body } = await mix(family)
    const { mp3 } = await download(family, body.audioUrl)
    const seconds = (infoOf(mp3)?.samples ?? 0) / 24_000
    expect(seconds - (story.narration?.durationMs ?? 0) / 1000).toBeCloseTo(8, 1)
    const range = { method: 'GET', url: body.audioUrl, headers: { range: 'bytes=1000-1999' } } as const
    const { statusCode, rawPayload } = await family.browser.request(range)
    expect([statusCode, rawPayload.length]).toEqual([206, 1000])
  })

  it.each([undefined, 'free-hum'])('ends in a file that fades out, with the music %s', async (music) => {
    const url = endingUrl({ fromMs: 1000, toMs: 4000, ...(music && { music }) })
    const { statusCode, headers, mp3 } = await download(family, url)
    expect([statusCode, headers['content-type']]).toEqual([200, 'audio/mpeg'])
    const [pcm = new Float32Array()] = decodeMp3(mp3).channels
    expect(pcm.length).toBe(3 * 24_000)
    const loudest = (part: Float32Array) => Math.max(...part.map(Math.abs))
    expect(loudest(pcm.subarray(0, 24_000))).toBeGreaterThan(0.05)
    expect(loudest(pcm.subarray(-2400))).toBeLessThan(0.02)
  })

  it.each([
    [2000, 2000],
    [0, 60_001],
  ])('does not end from %i to %i ms', async (fromMs, toMs) => {
    const { statusCode, mp3 } = await download(family, endingUrl({ fromMs, toMs }))
    expect([statusCode, JSON.parse(new TextDecoder().decode(mp3))]).toMatchObject([400, { field: 'toMs' }])
  })
})
