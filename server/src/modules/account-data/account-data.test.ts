import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import {
  accountData,
  currentUser,
  deleteAccount,
  getStory,
  listChildren,
  saveReadingPosition,
} from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { queueMail } from '../mail/index.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const password = 'lantern light'

describe('the download of account data', () => {
  it('contains everything of the account except its secrets, and nothing of another family', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Juniper', interests: 'owls' })
    const story = await aStory(family, child)
    const otherFamily = await aFamily(test)
    await aChild(otherFamily, { name: 'Somebody Else' })
    const position = { section: 1, sentenceStart: 0, positionMs: null, narrationId: null }
    await family.browser.call(saveReadingPosition, { params: { id: story.id }, body: position })
    const { raw, body } = await family.browser.call(accountData)
    expect(raw.headers['content-disposition']).toContain('nightlight-data.json')
    expect(body).toMatchObject({
      account: { username: family.user.username },
      children: [{ name: 'Juniper', interests: 'owls', infoItems: [] }],
      stories: [{ id: story.id, title: story.title }],
      readingPositions: [{ storyId: story.id, ...position }],
    })
    expect(raw.body).not.toMatch(/argon2|tokenHash|Somebody Else/)
  })

  it('requires a session', async () => {
    expect((await test.visitor().call(accountData)).status).toBe(401)
  })
})

describe('deleting an account', () => {
  it('removes mails about it from the mail folder of an installation without a mail server', async () => {
    const family = await aFamily(test)
    const { db, jobs, config } = test.deps
    const mailsAbout = async () =>
      (await readdir(join(config.dataDir, 'mail')).catch(() => [])).filter((name) =>
        name.endsWith(`-account-${family.user.id}.eml`),
      )
    const mail = { to: 'somebody@example.org', userId: family.user.id, values: {} }
    await queueMail({ db, jobs }, { template: 'new-user', ...mail })
    await expect.poll(mailsAbout).toHaveLength(1)
    expect((await family.browser.call(deleteAccount, { body: { password } })).status).toBe(204)
    expect(await mailsAbout()).toEqual([])
  })

  it('requires the password, and leaves no row and no file behind', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const story = await aStory(family, child)
    const refused = await family.browser.call(deleteAccount, { body: { password: 'not this one' } })
    expect([refused.status, refused.body.field]).toEqual([400, 'password'])
    const picture = story.storyImages[0]?.url ?? ''
    expect((await family.browser.request({ url: picture })).statusCode).toBe(200)

    const deleted = await family.browser.call(deleteAccount, { body: { password } })
    expect([deleted.status, deleted.raw.headers['clear-site-data']]).toEqual([204, '"cache"'])
    expect((await family.browser.call(currentUser)).status).toBe(401)
    expect((await test.visitor().call(getStory, { params: { id: story.id } })).status).toBe(404)
    expect((await family.browser.request({ url: picture })).statusCode).toBe(404)
    expect(await tablesReferencing(family.user.id, story.id)).toEqual([])
  })

  it('leaves other families alone', async () => {
    const family = await aFamily(test)
    const otherFamily = await aFamily(test)
    await aChild(otherFamily)
    await family.browser.call(deleteAccount, { body: { password } })
    expect((await otherFamily.browser.call(listChildren)).body).toHaveLength(1)
  })

  it('is refused for the only administrator', async () => {
    const admin = await aFamily(test, { isAdmin: true })
    const closed = await aFamily(test, { isAdmin: true })
    await test.deps.db
      .updateTable('users')
      .set({ status: 'rejected' })
      .where('id', '=', closed.user.id)
      .execute()
    const refused = await admin.browser.call(deleteAccount, { body: { password } })
    expect(refused.status).toBe(409)
    const second = await aFamily(test, { isAdmin: true })
    expect((await admin.browser.call(deleteAccount, { body: { password } })).status).toBe(204)
    expect((await second.browser.call(currentUser)).status).toBe(200)
  })
})

/** Tables in which a row still refers to the account or the story. */
async function tablesReferencing(userId: number, storyId: string): Promise<string[]> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and column_name in ('user_id', 'story_id')`.execute(test.deps.db)
  const tables: string[] = []
  for (const { tableName, columnName } of rows) {
    const value = columnName === 'user_id' ? sql`${userId}` : sql`${storyId}`
    const { rows: remaining } = await sql`
      select 1 from ${sql.table(tableName)} where ${sql.ref(columnName)} = ${value} limit 1`.execute(
      test.deps.db,
    )
    if (remaining.length > 0) tables.push(tableName)
  }
  return tables
}
