import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  accountData,
  addInfo,
  deleteAccount,
  exportLibrary,
  keepSpokenName,
  login,
  sendContactMessage,
} from '@nightlight/contract'
import { unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { json } from '../../platform/database/index.ts'

/** Part of every text that the family has entered. */
const marker = 'Zebulonquist'
const password = 'lantern light'

type Decision =
  /** Names an account, directly or through another table; its rows are in the account's download under this path. */
  | { shownAs: string }
  /** Names an account too, but there is a reason why the download does not show it. */
  | { omittedBecause: string }
  /** Names no family. */
  | { notOfAFamily: string }

/** Every table of the product. A new one has to be decided about here, and filled below if it names an account. */
const tables: Record<string, Decision> = {
  users: { shownAs: 'account' },
  sessions: { shownAs: 'sessions' },
  security_log: { shownAs: 'securityLog' },
  mfa_setups: { omittedBecause: 'the secret of a setup in progress, stored for half an hour' },
  outgoing_mails: { omittedBecause: 'stored only until it is sent; the person receives the mail' },
  admin_notifications: { shownAs: 'messages' },
  children: { shownAs: 'children' },
  child_info_items: { shownAs: 'children.0.infoItems' },
  parental_consents: { shownAs: 'consents' },
  photo_consents: { shownAs: 'photoConsents' },
  stories: { shownAs: 'stories' },
  series: { shownAs: 'series' },
  story_paintings: { shownAs: 'paintings' },
  quota_reservations: { shownAs: 'quota' },
  sentence_changes: { shownAs: 'stories.0.sentenceChanges' },
  reading_positions: { shownAs: 'readingPositions' },
  family_members: { shownAs: 'family.members' },
  family_invitations: { shownAs: 'family.invitations' },
  voice_preferences: { shownAs: 'voicePreferences' },
  voice_sync_runs: { omittedBecause: 'work of an administrator; it contains nothing about a person' },
  cloned_voices: { shownAs: 'clonedVoices' },
  narrations: { shownAs: 'stories.0.narrations' },
  spoken_names: { shownAs: 'spokenNames.0' },
  narration_sections: {
    omittedBecause: 'the word times of a recording; the recording itself can be downloaded',
  },
  readings: { shownAs: 'readings' },
  reading_pages: { omittedBecause: 'the recorded pages themselves are in the zip, under readings' },
  api_usage: { shownAs: 'apiUsage' },
  subscriptions: { shownAs: 'subscription' },
  failed_logins: { notOfAFamily: 'digests of names that were typed, for a day' },
  rate_limits: { notOfAFamily: 'digests of callers, for a day at most' },
  deleted_accounts: { notOfAFamily: 'numbers of accounts, so that a backup does not bring them back' },
  voice_removals: { notOfAFamily: 'random keys of voices that a service still has to delete' },
  stripe_events: { notOfAFamily: 'ids of events at the payment provider' },
  setup_links: { notOfAFamily: 'hashes of links for a first administrator' },
  provider_failures: { notOfAFamily: 'kinds of failures of services' },
  migrations: { notOfAFamily: 'which changes of the schema were made' },
  counted_statistics: { notOfAFamily: 'counts' },
  approved_voices: { notOfAFamily: 'voices on offer' },
  music_categories: { notOfAFamily: 'kinds of music' },
  music_tracks: { notOfAFamily: 'music' },
  app_settings: { notOfAFamily: 'settings of the installation' },
  email_templates: { notOfAFamily: 'wordings of mails' },
}

/** Every kind of file that belongs to an account, and where its download has it. */
const folders: Record<string, { inZip: RegExp } | { omittedBecause: string }> = {
  'stories/*/pictures': { inZip: /^stories\/[^/]+\/picture-1\./ },
  'stories/*/narration': { inZip: /^stories\/[^/]+\/story\.mp3$/ },
  'stories/*/readings': { inZip: /^readings\/\d+-Zebulonquist\/1\.mp3$/ },
  'children/*/photos': { inZip: /^photos\/\d+-Zebulonquist\/1\.webp$/ },
  'voices/*': { inZip: /^voices\/\d+-Zebulonquist\/1\.wav$/ },
  'previews/*': { omittedBecause: 'spoken anew whenever somebody wants to hear it' },
}

let test: TestApp
let family: Family
let storyId: string
let filesBefore: string[]
beforeAll(async () => {
  test = await startApp({ environment: { ADMIN_EMAIL: 'operator@example.org' } })
  filesBefore = await fileNames()
  family = await aFamily(test)
  await fillEveryTable()
})
afterAll(() => test.close())

describe('a family with rows in every table', () => {
  it('finds a decision about every table there is', async () => {
    expect(Object.keys(tables).sort()).toEqual((await allTables('public')).sort())
  })

  it('has a row in each table that refers to an account', async () => {
    const tableNames = await tablesReferencingAccounts()
    const decided = Object.entries(tables).flatMap(([name, decision]) =>
      'notOfAFamily' in decision ? [] : [name],
    )
    expect(tableNames.sort()).toEqual(decided.sort())
    for (const table of tableNames)
      expect(
        (await sql`select 1 from ${sql.table(table)}`.execute(test.deps.db)).rows.length,
        table,
      ).not.toBe(0)
  })

  it('finds each of these rows in its download', async () => {
    const { body } = await family.browser.call(accountData)
    for (const [table, decision] of Object.entries(tables)) {
      if (!('shownAs' in decision)) continue
      const value = decision.shownAs.split('.').reduce<unknown>((node, key) => Object(node)[key], body)
      expect(Object.keys(Object(value)).length, `${table} as ${decision.shownAs}`).toBeGreaterThan(0)
    }
    expect(JSON.stringify(body)).not.toMatch(/argon2|token_?hash/i)
  })

  it('finds each of its files in the zip, as it was before it was encrypted', async () => {
    await expect.poll(runningJobs).toBe(0)
    const kinds = (await fileNames()).filter((name) => !filesBefore.includes(name)).map(kindOfFile)
    expect([...new Set(kinds)].sort()).toEqual(Object.keys(folders).sort())
    const { url } = (await family.browser.call(exportLibrary, { body: {} })).body
    const zip = unzipSync((await family.browser.request({ url })).rawPayload)
    const packed = Object.entries(zip).map(([name, bytes]) => ({ name: name.replace(/^[^/]+\//, ''), bytes }))
    for (const [kind, decision] of Object.entries(folders)) {
      if ('omittedBecause' in decision) continue
      const file = packed.find(({ name }) => decision.inZip.test(name))
      expect(file?.name, `${kind} in ${packed.map(({ name }) => name).join(', ')}`).toBeDefined()
      if (!kind.startsWith('stories/*/pictures') && !kind.endsWith('narration'))
        expect(Buffer.from(file?.bytes ?? []).toString()).toBe(`${marker} ${kind}`)
    }
  })

  it('leaves no row, no text and no file behind when the account is deleted', async () => {
    expect(await tablesContaining(marker)).toContain('children')
    expect(await tablesContaining(storyId)).toEqual(expect.arrayContaining(['stories', 'job']))
    await expect.poll(() => filesMentioning(marker)).toContainEqual(expect.stringContaining('.eml'))
    expect((await fileNames()).length).toBeGreaterThan(filesBefore.length)
    expect((await family.browser.call(deleteAccount, { body: { password } })).status).toBe(204)
    for (const mark of [marker, family.user.username]) {
      expect(await tablesContaining(mark)).toEqual([])
      expect(await filesMentioning(mark)).toEqual([])
    }
    expect(await tablesContaining(storyId)).toEqual([])
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
  await family.browser.call(keepSpokenName, { body: { name: marker, said: `${marker} ZEB-u-lon` } })
  const story = await aStory(family, child, { generateAudio: true })
  storyId = story.id
  await family.browser.call(sendContactMessage, {
    body: { name: marker, email: `${marker}@example.org`, subject: marker, message: marker },
  })
  await test.visitor().call(login, { body: { username: family.user.username, password: `not ${marker}` } })
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
  await db
    .insertInto('sentenceChanges')
    .values({ storyId, section: 0, was: marker, became: 'Hush.' })
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
  await putEncrypted(`voices/${voiceKey}/sample`, 'voices/*')
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
  await test.deps.files.put(file, Buffer.from(`${marker} stories/*/readings`), 'audio/mpeg')
  const photo = { id: randomUUID(), width: 1, height: 1, addedAt: new Date().toISOString() }
  await db
    .updateTable('children')
    .set({ sourcePhotos: json([photo]) })
    .where('id', '=', child.id)
    .execute()
  await putEncrypted(`children/${child.id}/photos/${photo.id}/photo.sealed`, 'children/*/photos')
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

async function putEncrypted(key: string, kind: string): Promise<void> {
  const bytes = test.deps.encryption.encryptBytes(key, Buffer.from(`${marker} ${kind}`))
  await test.deps.files.put(key, bytes, 'application/octet-stream')
}

const kindOfFile = (key: string) =>
  key.replace(/^(\w+)\/[^/]+\/(\w+)\/.*$/, '$1/*/$2').replace(/^(\w+)\/[^/*]+\/[^/]+$/, '$1/*')

/** The story is ready before the rest of its narration is. */
async function runningJobs(): Promise<number> {
  const { rows } = await sql`select 1 from pgboss.job where state in ('created', 'retry', 'active')`.execute(
    test.deps.db,
  )
  return rows.length
}

async function allTables(schema: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema = ${schema}`.execute(test.deps.db)
  return rows.map(({ name }) => name)
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
  const tableNames: string[] = []
  for (const schema of ['public', 'pgboss']) {
    for (const name of await allTables(schema)) {
      const { rows: hits } = await sql`
        select 1 from ${sql.table(`${schema}.${name}`)} t where t::text ilike ${`%${text}%`} limit 1`.execute(
        test.deps.db,
      )
      if (hits.length > 0) tableNames.push(name)
    }
  }
  return tableNames
}

/** Files anywhere in the installation's folder, mails included, whose name or content has the text. */
async function filesMentioning(text: string): Promise<string[]> {
  const entries = await readdir(test.deps.config.dataDir, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const isHit = await Promise.all(
    paths.map(async (path) => `${path}${await readFile(path, 'latin1').catch(() => '')}`.includes(text)),
  )
  return paths.filter((_, index) => isHit[index])
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
