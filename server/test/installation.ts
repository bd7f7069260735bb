import { randomUUID } from 'node:crypto'
import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { type Location, openInstallation, parseLocation } from '../src/backup/location.ts'
import { readConfig } from '../src/config.ts'
import { openDeps } from '../src/deps.ts'
import { sendMail } from '../src/modules/mail/queue-mail.ts'
import { json } from '../src/platform/database/index.ts'
import { embeddedTemplate } from './databases/embedded.ts'
import { freshUrl } from './databases/on-server.ts'
import { startS3Store } from './s3-store.ts'

export const silent = pino({ level: 'silent' })

export async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nightlight-move-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder with a migrated, empty database, copied because creating one takes seconds. */
export async function emptyDataFolder(): Promise<string> {
  const folder = await emptyFolder()
  // A thousand small files: one after the other in one call is a fraction of the work.
  cpSync(await embeddedTemplate(), join(folder, 'database'), { recursive: true })
  return folder
}

/** Adds users, texts in several scripts, files, and waiting jobs. */
export async function fillInstallation(
  folder: string,
  stories = 450,
  { database }: Pick<Location, 'database'> = inFolder(folder),
): Promise<void> {
  const deps = await openDeps({ ...readConfig({ DATA_DIR: folder }), database }, silent)
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
  // The state that a killed process leaves.
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

/** All data that must survive a backup or a move. */
export async function snapshotOf(address: Location) {
  const installation = await openInstallation(address)
  try {
    const { db } = installation.database
    const jobs =
      await sql`select name, data, state from pgboss.job where state < 'completed' and name = 'send-mail' order by data ->> 'mailId'`.execute(
        db,
      )
    const files: string[] = []
    for await (const { key } of installation.files.list())
      files.push(`${key}: ${Buffer.from((await installation.files.read(key)) ?? []).toString()}`)
    return {
      users: await db.selectFrom('users').selectAll().execute(),
      stories: await db.selectFrom('stories').selectAll().orderBy('id').execute(),
      secrets: await db.selectFrom('appSettings').select(['key', 'value']).orderBy('key').execute(),
      jobs: jobs.rows,
      files: files.sort(),
    }
  } finally {
    await installation.close()
  }
}

/** An empty database on a server, and an empty store. */
export async function emptyServer(): Promise<Location> {
  const store = await startS3Store()
  onTestFinished(() => store.close())
  const { url, drop } = await freshUrl()
  onTestFinished(drop)
  return parseLocation(url, `s3://stories/${randomUUID()}`, readConfig(store.environment))
}

/** The location of an installation in a folder. */
export const inFolder = (folder: string): Location =>
  parseLocation(folder, null, readConfig({ DATA_DIR: folder }))

/** The location of an installation with its files in a folder and its database on a server, which is opened and filled in a tenth of the time. */
export async function besideServer(folder: string): Promise<Location> {
  const { url, drop } = await freshUrl()
  onTestFinished(drop)
  return {
    ...inFolder(folder),
    database: parseLocation(url, null, readConfig({ DATA_DIR: folder })).database,
  }
}

/** As after a restart: jobs that were active are queued again. */
export const afterRestart = <S extends { jobs: unknown[] }>(snapshot: S): S => ({
  ...snapshot,
  jobs: snapshot.jobs.map((job) => {
    const { state, ...rest } = job as { state: string }
    return { ...rest, state: state === 'active' ? 'retry' : state }
  }),
})
