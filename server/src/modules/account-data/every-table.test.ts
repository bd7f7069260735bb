import { randomUUID } from 'node:crypto'
import { accountData, addInfo, deleteAccount } from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { json } from '../../platform/database/index.ts'

/** In every word that the family has written. */
const marker = 'Zebulonquist'
const password = 'lantern light'

/**
 * Where the download shows the rows of each table that names an account, directly or through another table, or why it does not.
 * A new table is named here, and filled below, before this passes.
 */
const tables: Record<string, { shownAs: string } | { because: string }> = {
  users: { shownAs: 'account' },
  sessions: { shownAs: 'sessions' },
  security_log: { shownAs: 'securityLog' },
  mfa_setups: { because: 'a secret of a setup that is under way, for a quarter of an hour' },
  outgoing_mails: { because: 'lies here only until it is sent; the person has the mail' },
  children: { shownAs: 'children' },
  child_info_items: { shownAs: 'children.0.infoItems' },
  parental_consents: { shownAs: 'consents' },
  photo_consents: { shownAs: 'photoConsents' },
  stories: { shownAs: 'stories' },
  series: { shownAs: 'series' },
  story_paintings: { shownAs: 'paintings' },
  quota_reservations: { shownAs: 'quota' },
  reading_positions: { shownAs: 'readingPositions' },
  family_members: { shownAs: 'family.members' },
  family_invitations: { shownAs: 'family.invitations' },
  voice_preferences: { shownAs: 'voicePreferences' },
  voice_sync_runs: { because: 'work of an administrator for the house; it says nothing of a person' },
  cloned_voices: { shownAs: 'clonedVoices' },
  narrations: { shownAs: 'stories.0.narrations' },
  narration_sections: { because: 'when each word is heard in a recording; the recording is a download' },
  readings: { shownAs: 'readings' },
  reading_pages: { because: 'pieces of a recording; once it is approved, it is a narration of its story' },
  api_usage: { shownAs: 'apiUsage' },
  subscriptions: { shownAs: 'subscription' },
}

let test: TestApp
let family: Family
let filesBefore: string[]
beforeAll(async () => {
  test = await startApp()
  filesBefore = await fileNames()
  family = await aFamily(test)
  await fillEveryTable()
})
afterAll(() => test.close())

describe('a family with rows in every table', () => {
  it('has one in each table that names an account', async () => {
    const named = await tablesThatNameAccounts()
    expect(named.sort()).toEqual(Object.keys(tables).sort())
    for (const table of named)
      expect(
        (await sql`select 1 from ${sql.table(table)}`.execute(test.deps.db)).rows.length,
        table,
      ).not.toBe(0)
  })

  it('finds each of them in its download', async () => {
    const { body } = await family.browser.call(accountData)
    for (const [table, shown] of Object.entries(tables)) {
      if ('because' in shown) continue
      const found = shown.shownAs.split('.').reduce<unknown>((at, key) => Object(at)[key], body)
      expect(Object.keys(Object(found)).length, `${table} as ${shown.shownAs}`).toBeGreaterThan(0)
    }
    expect(JSON.stringify(body)).not.toMatch(/argon2|token_?hash/i)
  })

  it('leaves no row, no word and no file behind when the account is deleted', async () => {
    expect(await placesWith(marker)).toContain('children')
    expect((await fileNames()).length).toBeGreaterThan(filesBefore.length)
    expect((await family.browser.call(deleteAccount, { body: { password } })).status).toBe(204)
    expect(await placesWith(marker)).toEqual([])
    expect(await placesWith(family.user.username)).toEqual([])
    expect(await pointersTo(family.user.id)).toEqual([])
    expect(await fileNames()).toEqual(filesBefore)
  })
})

async function fillEveryTable(): Promise<void> {
  const { db } = test.deps
  const userId = family.user.id
  const child = await aChild(family, { name: marker, interests: `${marker} kites`, fears: marker })
  const infoText = `${marker} likes owls`
  await family.browser.call(addInfo, { params: { id: child.id }, body: { infoText, category: 'core' } })
  const story = await aStory(family, child, { generateAudio: true })
  const storyId = story.id
  const member = await aFamily(test)
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow()
  const later = sql<Date>`now() + interval '1 day'`
  await db
    .updateTable('users')
    .set({ fullName: marker, email: `${marker}@example.org` })
    .where('id', '=', userId)
    .execute()
  await db
    .insertInto('mfaSetups')
    .values({ sessionId: session.id, secret: marker, backupCodes: json([]) })
    .execute()
  const mail = { userId, recipient: `${marker}@example.org`, subject: 'Hello', textContent: marker }
  await db.insertInto('outgoingMails').values(mail).execute()
  await db
    .insertInto('photoConsents')
    .values({ userId, childId: child.id, provider: 'seer', wording: marker })
    .execute()
  const canon = { who: marker, where: marker, learnt: marker, thread: marker }
  await sql`insert into series (user_id, title, canon) values (${userId}, ${marker}, ${JSON.stringify(canon)}::jsonb)`.execute(
    db,
  )
  await db
    .insertInto('storyPaintings')
    .values({ storyId, provider: 'painter', wanted: json([0]) })
    .execute()
  await db.insertInto('readingPositions').values({ userId, storyId, section: 0, sentenceStart: 0 }).execute()
  await db.insertInto('familyMembers').values({ ownerId: userId, memberId: member.user.id }).execute()
  const invitation = { ownerId: userId, recipient: `${marker}@example.net`, tokenHash: 'a', expiresAt: later }
  await db.insertInto('familyInvitations').values(invitation).execute()
  await db
    .insertInto('voicePreferences')
    .values({ userId, providerId: 'builtin', voiceId: 'builtin-luna' })
    .execute()
  const voiceKey = randomUUID()
  await db
    .insertInto('clonedVoices')
    .values({
      ...{ userId, voiceKey, name: marker, providerId: 'elevenlabs', isHere: false, seconds: 45 },
      ...{ consentBy: marker, consentWording: marker, consentVersion: '1' },
    })
    .execute()
  await test.deps.files.put(`voices/${voiceKey}/sample`, new Uint8Array([1]), 'application/octet-stream')
  await db
    .insertInto('voiceSyncRuns')
    .values({ startedBy: userId, status: 'done', startedAt: new Date() })
    .execute()
  const reading = await db
    .insertInto('readings')
    .values({ storyId, userId, readerName: marker, tokenHash: 'b', expiresAt: later })
    .returning('id')
    .executeTakeFirstOrThrow()
  const file = `stories/${storyId}/readings/${reading.id}/0.mp3`
  await db
    .insertInto('readingPages')
    .values({ readingId: reading.id, position: 0, file, durationMs: 1 })
    .execute()
  await test.deps.files.put(file, new Uint8Array([1]), 'audio/mpeg')
  await test.deps.files.put(`children/${child.id}/photos/a/photo`, new Uint8Array([1]), 'image/webp')
  await test.deps.files.put(`previews/${userId}/a.mp3`, new Uint8Array([1]), 'audio/mpeg')
  await db.insertInto('apiUsage').values({ userId, storyId, apiName: 'writer' }).execute()
  const subscription = {
    userId,
    stripeCustomerId: `cus_${marker}`,
    status: 'ended' as const,
    requestKey: 'c',
  }
  await db.insertInto('subscriptions').values(subscription).execute()
  await db
    .insertInto('securityLog')
    .values({ userId, action: 'login', details: json({ username: marker }) })
    .execute()
}

/** Tables from which foreign keys lead to `users`, over however many others. */
async function tablesThatNameAccounts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive named(oid) as (
      select 'public.users'::regclass::oid
      union
      select c.conrelid::oid from pg_constraint c join named n on c.confrelid = n.oid where c.contype = 'f'
    )
    select t.relname as name from named n join pg_class t on t.oid = n.oid`.execute(test.deps.db)
  return rows.map(({ name }) => name)
}

/** Tables, those of waiting work among them, in which a row has the words. */
async function placesWith(words: string): Promise<string[]> {
  const { rows } = await sql<{ place: string; schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(test.deps.db)
  const found: string[] = []
  for (const { schema, name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} t where t::text ilike ${`%${words}%`} limit 1`.execute(
      test.deps.db,
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

/** Columns that still hold the number of the account. */
async function pointersTo(userId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string; word: string }>`
    select t.relname as name, a.attname as word
    from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'public.users'::regclass`.execute(test.deps.db)
  const found: string[] = []
  for (const { name, word } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(name)} where ${sql.ref(word)} = ${userId} limit 1`.execute(test.deps.db)
    if (hits.length > 0) found.push(`${name}.${word}`)
  }
  return found
}

async function fileNames(): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of test.deps.files.list()) names.push(key)
  return names.sort()
}
