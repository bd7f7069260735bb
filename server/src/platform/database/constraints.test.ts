import { sql } from 'kysely'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freshDatabase, kinds } from '../../../test/databases/index.ts'
import { type Database, json } from './index.ts'

const errorCodes = { check: '23514', unique: '23505', foreignKey: '23503', null: '23502' }
const long = (length: number) => 'é'.repeat(length)

describe.each(kinds)('constraints of the tables, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind)
  })
  afterAll(() => database.close())

  const aUser = (values: object = {}) =>
    database.db
      .insertInto('users')
      .values({ username: crypto.randomUUID(), password: 'x', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  const aChild = async (values: object = {}) =>
    database.db
      .insertInto('children')
      .values({ userId: (await aUser()).id, name: 'Ada', age: 5, ...values })
      .returning(['id', 'userId'])
      .executeTakeFirstOrThrow()
  const aStory = (values: object = {}) =>
    database.db
      .insertInto('stories')
      .values({ id: uuidv7(), ...values })
      .returning(['id', 'userId'])
      .executeTakeFirstOrThrow()
  const aVoice = (values: object = {}) =>
    database.db
      .insertInto('approvedVoices')
      .values({ providerId: 'builtin', voiceId: crypto.randomUUID(), name: 'Slt', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  const aNarration = async (values: object = {}) =>
    database.db
      .insertInto('narrations')
      .values({
        storyId: (await aStory()).id,
        providerId: 'b',
        voiceId: 'v',
        cadence: 'bedtime-story',
        ...values,
      })
      .returning(['id', 'storyId'])
      .executeTakeFirstOrThrow()

  test.each([
    [{ username: 'ab' }],
    [{ username: long(81) }],
    [{ fullName: long(81) }],
    [{ status: 'unknown' }],
    [{ subscriptionLevel: 'gold' }],
    [{ failedLoginAttempts: -1 }],
    [{ mfaBackupCodes: json({}) }],
  ])('refuse a user with %j', (values) =>
    expect(aUser(values)).rejects.toMatchObject({ code: errorCodes.check }),
  )

  test('refuse a username or address that is taken, ignoring case in every alphabet', async () => {
    await aUser({ username: 'Zoë', email: 'Zoë@Example.org' })
    await expect(aUser({ username: 'ZOË' })).rejects.toMatchObject({
      code: errorCodes.unique,
      constraint: 'users_username_key',
    })
    await expect(aUser({ email: 'zoË@example.ORG' })).rejects.toMatchObject({
      code: errorCodes.unique,
      constraint: 'users_email_key',
    })
  })

  test('allow several users without an address', async () => {
    await Promise.all([aUser({ email: null }), aUser({ email: null })])
  })

  test.each([
    [{ age: 0 }],
    [{ age: 19 }],
    [{ name: '' }],
    [{ name: long(81) }],
    [{ otherFeatures: long(501) }],
  ])('refuse a child with %j', (values) =>
    expect(aChild(values)).rejects.toMatchObject({ code: errorCodes.check }),
  )

  test.each([[{ age: 1 }], [{ age: 18 }], [{ name: long(80) }]])('allow a child with %j', async (values) => {
    expect((await aChild(values)).id).toBeGreaterThan(0)
  })

  test.each([
    ['an id that is no UUID', { id: 'not-a-uuid' }],
    ['an unknown length', { length: 'endless' }],
    ['an unknown status', { status: 'lost' }],
    ['pictures that are not a list', { storyImages: json({}) }],
    ['a structure without sections', { storyStructure: json({}) }],
    ['sections that are not a list', { storyStructure: json({ sections: 'none' }) }],
    ['children that are not a list', { childrenIncluded: json('Ada') }],
    ['notes that are not a list', { notes: json({}) }],
    ['a negative duration', { duration: -1 }],
  ])('refuse a story with %s', (_, values) =>
    expect(aStory(values)).rejects.toMatchObject({ code: errorCodes.check }),
  )

  test('refuse a child or a story of an unknown user', async () => {
    await expect(aChild({ userId: 999_999 })).rejects.toMatchObject({ code: errorCodes.foreignKey })
    await expect(aStory({ userId: 999_999 })).rejects.toMatchObject({ code: errorCodes.foreignKey })
  })

  test('refuse an info item that is too short or has an unknown category', async () => {
    const child = await aChild()
    const add = (values: object) =>
      database.db
        .insertInto('childInfoItems')
        .values({ childProfileId: child.id, infoText: 'Loves owls', category: 'core', ...values })
        .execute()
    await expect(add({ infoText: 'x' })).rejects.toMatchObject({ code: errorCodes.check })
    await expect(add({ category: 'secret' })).rejects.toMatchObject({ code: errorCodes.check })
  })

  test('refuse a second default voice, a second voice with the same id at a provider, and an unknown gender', async () => {
    await aVoice({ isDefault: true, voiceId: 'one' })
    await expect(aVoice({ isDefault: true })).rejects.toMatchObject({ code: errorCodes.unique })
    await expect(aVoice({ voiceId: 'one' })).rejects.toMatchObject({ code: errorCodes.unique })
    await expect(aVoice({ gender: 'robot' })).rejects.toMatchObject({ code: errorCodes.check })
  })

  test('refuse a second current narration of a story, a duplicate section, and a negative position', async () => {
    const narration = await aNarration({ isCurrent: true })
    await aNarration({ storyId: narration.storyId })
    await expect(aNarration({ storyId: narration.storyId, isCurrent: true })).rejects.toMatchObject({
      code: errorCodes.unique,
    })
    const addSection = (position: number) =>
      database.db
        .insertInto('narrationSections')
        .values({ narrationId: narration.id, position, file: 'f', durationMs: 1, words: json([]) })
        .execute()
    await addSection(0)
    await expect(addSection(0)).rejects.toMatchObject({ code: errorCodes.unique })
    await expect(addSection(-1)).rejects.toMatchObject({ code: errorCodes.check })
  })

  test('refuse a second reservation of the same kind for a story, and an unknown kind', async () => {
    const { id: userId } = await aUser()
    const reserve = (kind: string) =>
      database.db
        .insertInto('quotaReservations')
        .values({ userId, storyId: 'story', periodStart: new Date(), kind: kind as 'story' })
        .execute()
    await reserve('story')
    await reserve('attempt')
    await expect(reserve('story')).rejects.toMatchObject({ code: errorCodes.unique })
    await expect(reserve('music')).rejects.toMatchObject({ code: errorCodes.check })
  })

  test('refuse an insert that sets the id', async () => {
    await expect(
      sql`insert into setup_links (id, code_hash) values (1, 'x')`.execute(database.db),
    ).rejects.toMatchObject({ code: '428C9' })
  })

  test('refuse to delete a music category that has tracks', async () => {
    const category = await database.db
      .insertInto('musicCategories')
      .values({ name: 'Calm' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await database.db
      .insertInto('musicTracks')
      .values({ title: 'T', filename: 't.mp3', webPath: '/t', categoryId: category.id })
      .execute()
    await expect(
      database.db.deleteFrom('musicCategories').where('id', '=', category.id).execute(),
    ).rejects.toMatchObject({ code: errorCodes.foreignKey })
  })

  test('delete everything of an account with it, except its stories, which stay without an owner', async () => {
    const { id: childId, userId } = await aChild()
    await database.db
      .insertInto('childInfoItems')
      .values({ childProfileId: childId, infoText: 'Loves owls', category: 'core' })
      .execute()
    await database.db
      .insertInto('sessions')
      .values({ userId, tokenHash: 't', expiresAt: new Date() })
      .execute()
    await database.db.insertInto('securityLog').values({ userId, action: 'login' }).execute()
    const story = await aStory({ userId })
    await database.db.deleteFrom('users').where('id', '=', userId).execute()
    const remaining = async (table: 'children' | 'childInfoItems' | 'sessions') =>
      (await database.db.selectFrom(table).select('id').execute()).map((row) => row.id)
    expect(await remaining('children')).not.toContain(childId)
    expect(await remaining('childInfoItems')).toEqual([])
    expect(await remaining('sessions')).toEqual([])
    const orphan = await database.db
      .selectFrom('stories')
      .select('userId')
      .where('id', '=', story.id)
      .execute()
    expect(orphan).toEqual([{ userId: null }])
    const logged = await database.db.selectFrom('securityLog').select('userId').execute()
    expect(logged).toEqual([{ userId: null }])
  })

  test('delete the narrations of a story with it', async () => {
    const narration = await aNarration()
    await database.db.deleteFrom('stories').where('id', '=', narration.storyId).execute()
    const remaining = await database.db
      .selectFrom('narrations')
      .select('id')
      .where('id', '=', narration.id)
      .execute()
    expect(remaining).toEqual([])
  })
})

describe.each(kinds)('an index serves the query for, %s', (kind) => {
  let database: Database
  beforeAll(async () => {
    database = await freshDatabase(kind)
    await sql`insert into users (username, password) select 'user-' || n, 'x' from generate_series(1, 50) n`.execute(
      database.db,
    )
    await sql`
      insert into stories (id, user_id, created_at)
      select format('01900000-0000-7000-8000-%s', lpad(n::text, 12, '0')), 1 + n % 50, now() - n * interval '1 second'
      from generate_series(1, 5000) n`.execute(database.db)
    await sql`analyze`.execute(database.db)
  })
  afterAll(() => database.close())

  test.each([
    [
      "a family's stories",
      'stories_by_user',
      sql`select id from stories where user_id = 7 order by id desc limit 20`,
    ],
    [
      'their next page',
      'stories_by_user',
      sql`select id from stories where user_id = 7 and id < '01900000-0000-7000-8000-000000002000' order by id desc limit 20`,
    ],
    [
      'by time and id',
      'stories_by_user_and_time',
      sql`select id from stories where user_id = 7 and (created_at, id) < (now(), 'z') order by created_at desc, id desc limit 20`,
    ],
    ['a username', 'users_username_key', sql`select id from users where lower(username) = lower('USER-7')`],
    ['a session', 'sessions_token_hash_key', sql`select id from sessions where token_hash = 'x'`],
  ])('%s', async (_, index, query) => {
    const plan = await database.db.transaction().execute(async (trx) => {
      await sql`set local enable_seqscan = off`.execute(trx)
      await sql`set local enable_sort = off`.execute(trx)
      const { rows } = await sql<Record<string, string>>`explain ${query}`.execute(trx)
      return rows.flatMap((row) => Object.values(row)).join('\n')
    })
    expect(plan).toContain(index)
    expect(plan).not.toContain('Sort')
  })
})
