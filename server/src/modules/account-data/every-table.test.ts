import { randomUUID } from 'node:crypto'
import { accountData, addInfo, deleteAccount } from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { json } from '../../platform/database/index.ts'

/** Part of every text that the family has entered. */
const marker = 'Zebulonquist'
const password = 'lantern light'

/**
 * For each table that refers to an account, directly or through another table: where the download shows its rows, or why it does not.
 * A new table has to be listed here and filled below.
 */
const tables: Record<string, { shownAs: string } | { omittedBecause: string }> = {
  users: { shownAs: 'account' },
  sessions: { shownAs: 'sessions' },
  security_log: { shownAs: 'securityLog' },
  mfa_setups: { omittedBecause: 'the secret of a setup in progress, stored for half an hour' },
  outgoing_mails: { omittedBecause: 'stored only until it is sent; the person receives the mail' },
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
  voice_sync_runs: { omittedBecause: 'work of an administrator; it contains nothing about a person' },
  cloned_voices: { shownAs: 'clonedVoices' },
  narrations: { shownAs: 'stories.0.narrations' },
  narration_sections: {
    omittedBecause: 'the word times of a recording; the recording itself can be downloaded',
  },
  readings: { shownAs: 'readings' },
  reading_pages: { omittedBecause: 'pieces of a recording; an approved one is a narration of its story' },
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
  it('has a row in each table that refers to an account', async () => {
    const tableNames = await tablesReferencingAccounts()
    expect(tableNames.sort()).toEqual(Object.keys(tables).sort())
    for (const table of tableNames)
      expect(
        (await sql`select 1 from ${sql.table(table)}`.execute(test.deps.db)).rows.length,
        table,
      ).not.toBe(0)
  })

  it('finds each of these rows in its download', async () => {
    const { body } = await family.browser.call(accountData)
    for (const [table, shown] of Object.entries(tables)) {
      if ('omittedBecause' in shown) continue
      const value = shown.shownAs.split('.').reduce<unknown>((node, key) => Object(node)[key], body)
      expect(Object.keys(Object(value)).length, `${table} as ${shown.shownAs}`).toBeGreaterThan(0)
    }
    expect(JSON.stringify(body)).not.toMatch(/argon2|token_?hash/i)
  })

  it('leaves no row, no text and no file behind when the account is deleted', async () => {
    expect(await tablesContaining(marker)).toContain('children')
    expect((await fileNames()).length).toBeGreaterThan(filesBefore.length)
    expect((await family.browser.call(deleteAccount, { body: { password } })).status).toBe(204)
    expect(await tablesContaining(marker)).toEqual([])
    expect(await tablesContaining(family.user.username)).toEqual([])
    expect(await columnsReferencing(family.user.id)).toEqual([])
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

/** Tables with a foreign key to `users`, directly or through other tables. */
async function tablesReferencingAccounts(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive referencing(oid) as (
      select 'public.users'::regclass::oid
      union
      select c.conrelid::oid from pg_constraint c join referencing r on c.confrelid = r.oid where c.contype = 'f'
    )
    select t.relname as name from referencing r join pg_class t on t.oid = r.oid`.execute(test.deps.db)
  return rows.map(({ name }) => name)
}

/** Tables, including those of the job queue, in which a row contains the text. */
async function tablesContaining(text: string): Promise<string[]> {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema in ('public', 'pgboss')`.execute(test.deps.db)
  const tableNames: string[] = []
  for (const { schema, name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(`${schema}.${name}`)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
      test.deps.db,
    )
    if (hits.length > 0) tableNames.push(name)
  }
  return tableNames
}

/** Columns that still contain the id of the account. */
async function columnsReferencing(userId: number): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.relname as "table", a.attname as "column"
    from pg_constraint c
      join pg_class t on t.oid = c.conrelid
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'public.users'::regclass`.execute(test.deps.db)
  const columns: string[] = []
  for (const { table, column } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${userId} limit 1`.execute(test.deps.db)
    if (hits.length > 0) columns.push(`${table}.${column}`)
  }
  return columns
}

async function fileNames(): Promise<string[]> {
  const names: string[] = []
  for await (const { key } of test.deps.files.list()) names.push(key)
  return names.sort()
}
