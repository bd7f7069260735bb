import { randomUUID } from 'node:crypto'
import type { WordTiming } from '@nightlight/contract'
import { expect } from 'vitest'
import { insertRun, selectLastRun } from '../../src/modules/admin/voices/sync-runs.queries.ts'
import * as music from '../../src/modules/music/music.queries.ts'
import * as narrations from '../../src/modules/narration/narrations.queries.ts'
import * as readings from '../../src/modules/readings/readings.queries.ts'
import * as cloned from '../../src/modules/voices/cloned/cloned-voices.queries.ts'
import { selectOwnVoiceSource } from '../../src/modules/voices/own-voices.queries.ts'
import { savePreference } from '../../src/modules/voices/preferences.queries.ts'
import * as catalogue from '../../src/modules/voices/voices.queries.ts'
import { type Db, insertChild, insertNewStory, insertUser, onPglite, readValue } from './on-pglite.ts'

const luna = { providerId: 'builtin', voiceId: 'luna' }
const words: WordTiming[] = [[0, 4, 0, 350]]

async function narrated(db: Db) {
  const storyId = await insertNewStory(db, await insertUser(db))
  const { id } = await narrations.insertNarration(db, {
    storyId,
    ...luna,
    cadence: 'bedtime-story',
    isCurrent: true,
  })
  return { storyId, id }
}

async function insertOwnVoice(db: Db, userId: number): Promise<string> {
  const voiceKey = randomUUID()
  await db
    .insertInto('clonedVoices')
    .values({
      userId,
      voiceKey,
      name: 'Grandma Jo',
      providerId: 'elevenlabs',
      providerVoiceId: 'cloned-1',
      status: 'ready',
      isHere: false,
      seconds: 60,
      consentBy: 'adult',
      consentWording: 'I agree',
      consentVersion: '1',
    })
    .execute()
  return voiceKey
}

const voice = {
  providerId: 'builtin',
  voiceId: 'bramble',
  name: 'Bramble',
  description: null,
  gender: null,
  language: 'en',
  isStandard: true,
  isActive: true,
  subscriptionLevel: 'firefly',
} as const

onPglite('narrations, readings, voices and music', {
  'a section is recorded once, and only in the voice of its narration': async (db) => {
    const { id } = await narrated(db)
    const section = { narrationId: id, position: 0, file: '0.mp3', durationMs: 350, words }
    await narrations.insertRecordedSection(db, { ...luna, voiceId: 'other' }, section)
    expect(await narrations.selectRecordedSections(db, id)).toEqual([])
    await narrations.insertRecordedSection(db, luna, section)
    await narrations.insertRecordedSection(db, luna, { ...section, file: 'again.mp3' })
    expect(await narrations.selectRecordedSections(db, id)).toMatchObject([
      { file: '0.mp3', durationMs: 350, words: [[0, 4, 0, 350]] },
    ])
  },
  'spoken names are JSON, and set only at the start of a recording': async (db) => {
    const { id } = await narrated(db)
    await narrations.markRecording(db, id, { Жанна: 'Zhanna' })
    expect(await readValue(db, 'status', 'narrations', id)).toBe('recording')
    expect(await readValue(db, 'spoken_names', 'narrations', id)).toEqual({ Жанна: 'Zhanna' })
  },
  'the newest narration of each voice is listed': async (db) => {
    const { storyId, id } = await narrated(db)
    await narrations.markReady(db, id, luna, 'a.mp3', 1000)
    const other = { storyId, ...luna, cadence: 'bedtime-story', isCurrent: false } as const
    const newer = await narrations.insertNarration(db, other)
    await narrations.markReady(db, newer.id, luna, 'b.mp3', 2000)
    expect(await narrations.selectReadyNarrations(db, storyId)).toMatchObject([{ id, isCurrent: true }])
    await narrations.makeCurrent(db, storyId, newer.id)
    expect(await narrations.selectReadyNarrations(db, storyId)).toMatchObject([{ id: newer.id }])
    expect(await narrations.selectCurrentNarration(db, storyId)).toMatchObject({ durationMs: 2000 })
  },
  'the name of a cloned voice is found by its key as text': async (db) => {
    const userId = await insertUser(db)
    const voiceId = await insertOwnVoice(db, userId)
    const storyId = await insertNewStory(db, userId)
    const own = { storyId, providerId: 'family', voiceId, cadence: 'bedtime-story', isCurrent: true } as const
    await narrations.insertNarration(db, own)
    expect(await selectOwnVoiceSource(db, userId, voiceId)).toMatchObject({ providerVoiceId: 'cloned-1' })
    expect(await selectOwnVoiceSource(db, userId, 'no uuid at all')).toBeNull()
  },
  'removals of voices are claimed by the time of their last try': async (db) => {
    const removal = { providerId: 'elevenlabs', voiceKey: randomUUID(), providerVoiceId: 'cloned-2' }
    const { id } = await cloned.insertRemoval(db, removal)
    expect(await cloned.claimRemoval(db, id)).toEqual(removal)
    const taken = await cloned.claimRemovalsTriedBefore(db, new Date(Date.now() - 60_000))
    expect(taken).not.toContainEqual({ id })
    expect(await cloned.claimRemovalsTriedBefore(db, new Date(Date.now() + 60_000))).toContainEqual({ id })
  },
  'a preference is inserted, then replaced': async (db) => {
    const userId = await insertUser(db)
    await savePreference(db, userId, { ...luna, options: {} })
    const saved = await savePreference(db, userId, { ...luna, options: { cadence: 'gentle-lullaby' } })
    expect(saved).toMatchObject({ options: { cadence: 'gentle-lullaby' } })
  },
  'an approved voice is inserted once, and can be cleared from children and accounts': async (db) => {
    const inserted = await catalogue.insertVoice(db, voice)
    expect(inserted).toMatchObject({ name: 'Bramble', subscriptionLevel: 'firefly' })
    expect(await catalogue.insertVoice(db, voice)).toBeUndefined()
    expect(await catalogue.lockVoice(db, inserted?.id ?? 0)).toMatchObject({ voiceId: 'bramble' })
    const userId = await insertUser(db)
    await savePreference(db, userId, { providerId: voice.providerId, voiceId: voice.voiceId, options: {} })
    const childId = await insertChild(db, userId)
    const chosen = { defaultVoiceProvider: voice.providerId, defaultVoiceId: voice.voiceId }
    await db.updateTable('children').set(chosen).where('id', '=', childId).execute()
    expect(await catalogue.clearChoicesOf(db, voice)).toEqual({ children: 1, accounts: 1 })
  },
  'a voice synchronization saves its lists as JSON': async (db) => {
    const changes = { new: [{ ...luna, name: 'Luna' }], gone: [], renamed: [] }
    const run = { startedBy: null, status: 'done', found: 1, startedAt: new Date() } as const
    await insertRun(db, { ...run, changes, catalogue: changes.new, failures: [] })
    expect(await selectLastRun(db)).toMatchObject({ changes, found: 1 })
  },
  'a page that is recorded again replaces the last take': async (db) => {
    const userId = await insertUser(db)
    const storyId = await insertNewStory(db, userId)
    const reading = await readings.insertReading(db, {
      storyId,
      userId,
      readerName: 'Grandma Jo',
      tokenHash: randomUUID(),
    })
    expect(reading).toMatchObject({ isExpired: false })
    const page = { readingId: reading.id, position: 0, file: 'a.wav', durationMs: 900, words }
    await readings.savePage(db, page)
    await readings.savePage(db, { ...page, file: 'b.wav' })
    expect(await readings.selectPages(db, reading.id)).toMatchObject([{ file: 'b.wav', takes: 2 }])
    expect(await readings.lockReading(db, reading.id)).toMatchObject({ status: 'open' })
  },
  'readings are abandoned a month after their links expired': async (db) => {
    const userId = await insertUser(db)
    const storyId = await insertNewStory(db, userId)
    const tokenHash = randomUUID()
    const { id } = await readings.insertReading(db, { storyId, userId, readerName: 'Jo', tokenHash })
    expect(await readings.selectAbandoned(db)).not.toContainEqual({ id, storyId })
    const expiresAt = new Date(Date.now() - 31 * 86_400_000)
    await db.updateTable('readings').set({ expiresAt }).where('id', '=', id).execute()
    expect(await readings.selectAbandoned(db)).toContainEqual({ id, storyId })
    expect(await readings.renewReading(db, id, randomUUID())).toMatchObject({ isExpired: false })
  },
  'a music category is found by its name, and a track is inserted once': async (db) => {
    const category = { name: 'Stille Nächte', description: 'Quiet', sortOrder: 9 }
    const { id } = await music.insertCategory(db, category)
    expect(await music.insertCategory(db, category)).toEqual({ id })
    const track = {
      title: 'Rain',
      description: '',
      filename: 'dialect-rain.mp3',
      webPath: '/rain',
      categoryId: id,
      duration: 60,
      subscriptionLevel: 'firefly',
      isDefault: false,
    } as const
    await music.insertTrack(db, track)
    await music.insertTrack(db, { ...track, title: 'Snow' })
    await music.saveRendered(db, track.filename, { duration: 180, isNew: true })
    expect((await music.selectDurations(db)).get(track.filename)).toBe(180)
    const rain = async () =>
      db
        .selectFrom('musicTracks')
        .select(['title', 'isActive'])
        .where('filename', '=', track.filename)
        .execute()
    expect(await rain()).toEqual([{ title: 'Rain', isActive: true }])
    // One that was withdrawn stays so when it is rendered again.
    await db
      .updateTable('musicTracks')
      .set({ isActive: false })
      .where('filename', '=', track.filename)
      .execute()
    await music.saveRendered(db, track.filename, { duration: 180, isNew: false })
    expect(await rain()).toEqual([{ title: 'Rain', isActive: false }])
  },
})
