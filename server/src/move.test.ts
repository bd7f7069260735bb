import { expect, test } from 'vitest'
import { aFolder, aServer, inFolder, live, looksOf, rested, silent } from '../test/house.ts'
import { readConfig } from './config.ts'
import { openDeps } from './deps.ts'
import { copyDatabase } from './move/copy-database.ts'
import { moveHouse } from './move/move-house.ts'
import { addressOf, openHouse } from './move/place.ts'
import { type Database, DatabaseRefused, openDatabase } from './platform/database/index.ts'

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

test('a house moves to a server and a store, goes on where it was broken off, and comes back the same', async () => {
  const folder = await aFolder()
  await live(folder)
  const here = inFolder(folder)
  const there = await aServer()
  const before = await looksOf(here)
  const said: string[] = []

  const [source, target] = [await openHouse(here), await openHouse(there)]
  await expect(copyDatabase(source.database, brokenOff(target.database), () => undefined)).rejects.toThrow(
    'broken off',
  )
  expect(await target.database.db.selectFrom('stories').select('id').execute()).toHaveLength(400)
  await Promise.all([source.close(), target.close()])
  const config = { ...readConfig({ DATA_DIR: folder }), database: there.database }
  await expect(openDeps(config, silent)).rejects.toThrow('half filled')

  await moveHouse(here, there, (what) => said.push(what))
  expect(said.at(-1)).toMatch(/^12 files \(\d+ bytes\) are the same/)
  const after = await looksOf(there)
  expect(after).toEqual(rested(before))
  await expect(moveHouse(here, there, () => undefined)).rejects.toThrow('The target is not empty')

  const back = await aFolder()
  await moveHouse(there, inFolder(back), () => undefined)
  expect(await looksOf(inFolder(back))).toEqual(rested(before))
  // Numbers of what was deleted are not given out again.
  const deps = await openDeps(readConfig({ DATA_DIR: back }), silent)
  const { id } = await deps.db
    .insertInto('users')
    .values({ username: 'new', password: 'z' })
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(id).toBe((before.users[0]?.id ?? 0) + 1)
  await deps.close()
})

test('a house is not moved while a server is at work in it, nor over strange files', async () => {
  const folder = await aFolder()
  await live(folder, 1)
  const config = readConfig({ DATA_DIR: folder })
  const here = inFolder(folder)
  const there = await aServer()
  const move = () => moveHouse(here, there, () => undefined)

  const deps = await openDeps(config, silent)
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
