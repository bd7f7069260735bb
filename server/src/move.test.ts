import { randomUUID } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { startStore } from '../test/bucket.ts'
import { embeddedTemplate } from '../test/databases/embedded.ts'
import { freshUrl } from '../test/databases/on-server.ts'
import { readConfig } from './config.ts'
import { openDeps } from './deps.ts'
import { sendMail } from './modules/mail/queue-mail.ts'
import { copyDatabase } from './move/copy-database.ts'
import { moveHouse } from './move/move-house.ts'
import { type Address, addressOf, openHouse } from './move/place.ts'
import { type Database, DatabaseRefused, json, openDatabase } from './platform/database/index.ts'

const log = pino({ level: 'silent' })
const cleanUps: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp()
})

/** With a database that is migrated and empty: making one takes seconds. */
async function aFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-move-'))
  cleanUps.push(() => rm(folder, { recursive: true, force: true }))
  await cp(await embeddedTemplate(), join(folder, 'database'), { recursive: true })
  return folder
}

/** A house with families, words of all kinds, files, and work that waits. */
async function live(folder: string, stories = 450): Promise<void> {
  const deps = await openDeps(readConfig({ DATA_DIR: folder }), log)
  const { db } = deps
  await db
    .insertInto('users')
    .values([
      { username: 'gone', password: 'x' },
      { username: 'wanderer', password: 'y' },
    ])
    .execute()
  await db.deleteFrom('users').where('username', '=', 'gone').execute()
  const user = await db.selectFrom('users').select('id').executeTakeFirstOrThrow()
  for (let index = 0; index < stories; index++) {
    const id = `01a1fddf-c09c-72f6-9475-${index.toString(16).padStart(12, '0')}`
    await db
      .insertInto('stories')
      .values({
        id,
        userId: user.id,
        title: `Night ${index} — «Ömür» 🌙 "quoted" \\ back`,
        content: 'Good night.\n'.repeat(index % 7),
        childrenIncluded: json([{ id: null, name: 'Ottilie' }]),
        createdAt: new Date(1_700_000_000_000 + index * 61_001),
      })
      .execute()
  }
  await db
    .insertInto('outgoingMails')
    .values({
      userId: user.id,
      recipient: 'a@example.org',
      subject: 'Hello',
      textContent: 'Good night',
    })
    .execute()
  await deps.jobs.enqueue(db, sendMail, { mailId: 1 }, { startAfter: new Date(Date.now() + 3_600_000) })
  await deps.jobs.enqueue(db, sendMail, { mailId: 2 }, {})
  // As a killed process leaves it.
  await sql`update pgboss.job set state = 'active', started_on = now() where data ->> 'mailId' = '2'`.execute(
    db,
  )
  for (let index = 0; index < 12; index++) {
    await deps.files.put(
      `stories/${index}/pictures/0.svg`,
      Buffer.from(`<svg>${index}</svg>`),
      'image/svg+xml',
    )
  }
  await deps.close()
}

/** What a family would notice if it were lost. */
async function looksOf(address: Address) {
  const house = await openHouse(address)
  try {
    const { db } = house.database
    const jobs =
      await sql`select name, data, state from pgboss.job where state < 'completed' and name = 'send-mail' order by data ->> 'mailId'`.execute(
        db,
      )
    const files: string[] = []
    for await (const { key } of house.files.list())
      files.push(`${key}: ${Buffer.from((await house.files.read(key)) ?? []).toString()}`)
    return {
      users: await db.selectFrom('users').selectAll().execute(),
      stories: await db.selectFrom('stories').selectAll().orderBy('id').execute(),
      secrets: await db.selectFrom('appSettings').select(['key', 'value']).orderBy('key').execute(),
      jobs: jobs.rows,
      files: files.sort(),
    }
  } finally {
    await house.close()
  }
}

async function aServer(environment: Record<string, string>): Promise<Address> {
  const { url, drop } = await freshUrl()
  cleanUps.push(drop)
  return addressOf(url, `s3://stories/${randomUUID()}`, readConfig(environment))
}

/** Stops taking rows in the middle of the stories, as if it were killed there. */
function brokenOff(database: Database): Database {
  let batches = 0
  return {
    ...database,
    exclusively: (lock, work) =>
      database.exclusively(lock, (run) =>
        work(async (text, values) => {
          if (text.startsWith('insert into "public"."stories"') && ++batches > 2)
            throw new Error('broken off')
          return run(text, values)
        }),
      ),
  }
}

test('a house moves to a server and a store, goes on where it was broken off, and comes back the same', {
  timeout: 120_000,
}, async () => {
  const store = await startStore()
  cleanUps.push(() => store.close())
  const folder = await aFolder()
  await live(folder)
  const here = addressOf(folder, null, readConfig({ DATA_DIR: folder }))
  const there = await aServer({ ...store.environment })
  const before = await looksOf(here)
  const said: string[] = []

  const [source, target] = [await openHouse(here), await openHouse(there)]
  await expect(copyDatabase(source.database, brokenOff(target.database), () => undefined)).rejects.toThrow(
    'broken off',
  )
  expect(await target.database.db.selectFrom('stories').select('id').execute()).toHaveLength(400)
  await Promise.all([source.close(), target.close()])
  const config = { ...readConfig({ DATA_DIR: folder }), database: there.database }
  await expect(openDeps(config, log)).rejects.toThrow('half filled')

  await moveHouse(here, there, (what) => said.push(what))
  expect(said.at(-1)).toMatch(/^12 files \(\d+ bytes\) are the same/)
  const after = await looksOf(there)
  const rested = {
    ...before,
    jobs: before.jobs.map((job) => ({
      ...(job as object),
      state: (job as { state: string }).state === 'active' ? 'retry' : 'created',
    })),
  }
  expect(after).toEqual(rested)
  await expect(moveHouse(here, there, () => undefined)).rejects.toThrow('The target is not empty')

  const back = await aFolder()
  await moveHouse(there, addressOf(back, null, readConfig({ DATA_DIR: back })), () => undefined)
  expect(await looksOf(addressOf(back, null, readConfig({ DATA_DIR: back })))).toEqual(rested)
  // Numbers of what was deleted are not given out again.
  const deps = await openDeps(readConfig({ DATA_DIR: back }), log)
  const { id } = await deps.db
    .insertInto('users')
    .values({ username: 'new', password: 'z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe((before.users[0]?.id ?? 0) + 1)
  await deps.close()
})

test('a house is not moved while a server is at work in it, nor over strange files', {
  timeout: 60_000,
}, async () => {
  const store = await startStore()
  cleanUps.push(() => store.close())
  const folder = await aFolder()
  await live(folder, 1)
  const config = readConfig({ DATA_DIR: folder })
  const here = addressOf(folder, null, config)
  const there = await aServer({ ...store.environment })
  const move = () => moveHouse(here, there, () => undefined)

  const deps = await openDeps(config, log)
  await expect(move()).rejects.toThrow('is using the database')
  await deps.close()

  const server = await openDatabase(there.database)
  const unlisten = await server.listen('nightlight', () => undefined)
  await expect(move()).rejects.toThrow('A Nightlight server is using this database')
  await unlisten()
  await server.close()

  const target = await openHouse(there)
  await target.files.put('stories/strange.svg', Buffer.from('x'), 'image/svg+xml')
  await target.close()
  await expect(move()).rejects.toThrow(/not empty: it holds stories\/strange\.svg/)
})

test('what is no place is refused', () => {
  const config = readConfig({})
  expect(() => addressOf('postgres://db/nightlight', 'https://bucket', config)).toThrow(DatabaseRefused)
  expect(() => addressOf('postgres://db/nightlight', 's3://bucket', config)).toThrow('Set S3_ENDPOINT')
})
