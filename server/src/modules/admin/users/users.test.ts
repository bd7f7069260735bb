import {
  currentUser,
  deleteUser,
  getStory,
  listUsers,
  login,
  setUserAdmin,
  setUserStatus,
  signUserOut,
  unlockUser,
} from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
let admin: Family
beforeAll(async () => {
  test = await startApp()
  admin = await aFamily(test, { isAdmin: true, subscriptionLevel: 'free' })
})
afterAll(() => test.close())

const password = 'lantern light'

const newestEntry = (userId: number) =>
  test.deps.db
    .selectFrom('securityLog')
    .select(['action', 'details'])
    .where('userId', '=', userId)
    .orderBy('id', 'desc')
    .executeTakeFirst()

describe('the calls of administrators', () => {
  const calls = [
    [listUsers, {}],
    [setUserStatus, { body: { status: 'approved' } }],
    [setUserAdmin, { body: { isAdmin: true, password } }],
    [signUserOut, { body: {} }],
    [unlockUser, { body: {} }],
    [deleteUser, { body: { password } }],
  ] as const

  it.each(calls)('do not exist for families and visitors: %#', async (endpoint, body) => {
    const family = await aFamily(test)
    const options = { ...body, params: { id: family.user.id } }
    expect((await family.browser.call(endpoint, options)).status).toBe(404)
    expect((await test.visitor().call(endpoint, options)).status).toBe(404)
    expect((await family.browser.call(currentUser)).body).toMatchObject({ isAdmin: false, status: 'pending' })
  })
})

describe('the list of users', () => {
  it('counts children and stories, and shows nothing else of them', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Marmaduke' })
    await aStory(family, child)
    const { status, body, raw } = await admin.browser.call(listUsers, {
      query: { search: family.user.username },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject([
      { id: family.user.id, childCount: 1, storyCount: 1, status: 'pending', tier: 'firefly' },
    ])
    expect(raw.body).not.toMatch(/Marmaduke|argon2|password/i)
  })

  it('searches usernames, addresses and full names for the literal text', async () => {
    const family = await aFamily(test)
    await test.deps.db
      .updateTable('users')
      .set({ fullName: 'Zoë 100%_Sure', email: 'ZOE@Example.org' })
      .where('id', '=', family.user.id)
      .execute()
    const idsMatching = async (search: string) =>
      (await admin.browser.call(listUsers, { query: { search } })).body.map(({ id }) => id)
    expect(await idsMatching('zoë 100%_s')).toEqual([family.user.id])
    expect(await idsMatching('zoe@example')).toEqual([family.user.id])
    expect(await idsMatching('100_%')).toEqual([])
    expect(await idsMatching('\\')).toEqual([])
  })

  it('can be filtered by status, plan and administrator rights', async () => {
    const premium = await aFamily(test, { subscriptionLevel: 'premium' })
    const list = async (query: Record<string, string>) =>
      (await admin.browser.call(listUsers, { query })).body
    expect((await list({ plan: 'starlight' })).map(({ id }) => id)).toEqual([premium.user.id])
    expect((await list({ admin: 'true' })).map(({ id }) => id)).toEqual([admin.user.id])
    expect((await list({ admin: 'false' })).some(({ isAdmin }) => isAdmin)).toBe(false)
    expect(await list({ status: 'rejected' })).toEqual([])
  })

  it.each(['newest', 'oldest', 'name', 'name-reversed'] as const)(
    'is paged without gaps or repetitions, sorted by %s',
    async (sort) => {
      await sql`insert into users (username, password)
        select 'page-' || ${sort}::text || '-' || i, 'x' from generate_series(1, 110) i`.execute(test.deps.db)
      const names: string[] = []
      for (let after: string | undefined; ; ) {
        const query = { sort, search: `page-${sort}-`, ...(after && { after }) }
        const { body } = await admin.browser.call(listUsers, { query })
        names.push(...body.map(({ username }) => username))
        if (body.length < 50) break
        after = String(body.at(-1)?.id)
      }
      expect(new Set(names).size).toBe(110)
      const byNumber = [...names].sort(
        (one, other) => Number(one.split('-').at(-1)) - Number(other.split('-').at(-1)),
      )
      if (sort === 'newest') expect(names).toEqual(byNumber.reverse())
      if (sort === 'oldest') expect(names).toEqual(byNumber)
      if (sort === 'name') expect(names).toEqual([...names].sort())
      if (sort === 'name-reversed') expect(names).toEqual([...names].sort().reverse())
    },
  )
})

describe('the status of an account', () => {
  it('can be set to approved and rejected; a rejected account is signed out and cannot sign in', async () => {
    const family = await aFamily(test)
    const params = { id: family.user.id }
    const approved = await admin.browser.call(setUserStatus, { params, body: { status: 'approved' } })
    expect([approved.status, approved.body.status]).toEqual([200, 'approved'])
    expect(await newestEntry(family.user.id)).toMatchObject({
      action: 'status_changed',
      details: { by: admin.user.id, before: 'pending', after: 'approved' },
    })
    await admin.browser.call(setUserStatus, { params, body: { status: 'rejected' } })
    expect((await family.browser.call(currentUser)).status).toBe(401)
    const again = await family.browser.call(login, { body: { username: family.user.username, password } })
    expect([again.status, again.body.code]).toEqual([403, 'account_rejected'])
  })

  it('cannot be set to rejected for oneself, nor to an unknown value', async () => {
    const own = { params: { id: admin.user.id }, body: { status: 'rejected' } }
    expect((await admin.browser.call(setUserStatus, own)).status).toBe(409)
    const unknownStatus = { params: { id: admin.user.id }, body: { status: 'sleepy' } }
    expect((await admin.browser.call(setUserStatus, unknownStatus)).body.field).toBe('status')
    const unknownAccount = { params: { id: 999_999 }, body: { status: 'approved' } }
    expect((await admin.browser.call(setUserStatus, unknownAccount)).status).toBe(404)
  })
})

describe('administrator rights', () => {
  it('are granted with the administrator’s password, and removed without it', async () => {
    const family = await aFamily(test)
    const params = { id: family.user.id }
    const without = await admin.browser.call(setUserAdmin, { params, body: { isAdmin: true } })
    expect([without.status, without.body.field]).toEqual([400, 'password'])
    const wrong = await admin.browser.call(setUserAdmin, {
      params,
      body: { isAdmin: true, password: 'guessed' },
    })
    expect([wrong.status, wrong.body.field]).toEqual([400, 'password'])
    expect((await family.browser.call(listUsers)).status).toBe(404)

    const granted = await admin.browser.call(setUserAdmin, { params, body: { isAdmin: true, password } })
    expect([granted.status, granted.body.isAdmin]).toEqual([200, true])
    expect((await family.browser.call(listUsers)).status).toBe(200)
    const removed = await admin.browser.call(setUserAdmin, { params, body: { isAdmin: false } })
    expect(removed.body.isAdmin).toBe(false)
    expect((await family.browser.call(listUsers)).status).toBe(404)
    expect(await newestEntry(family.user.id)).toMatchObject({
      action: 'admin_removed',
      details: { by: admin.user.id, before: true, after: false },
    })
  })

  it('cannot be removed from the last administrator', async () => {
    const params = { id: admin.user.id }
    const refused = await admin.browser.call(setUserAdmin, { params, body: { isAdmin: false } })
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict'])
  })

  it('stay with one of two administrators who both remove their own at the same time', async () => {
    const other = await aFamily(test, { isAdmin: true })
    const answers = await Promise.all(
      [admin, other].map(({ user, browser }) =>
        browser.call(setUserAdmin, { params: { id: user.id }, body: { isAdmin: false } }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await test.deps.db.updateTable('users').set({ isAdmin: true }).where('id', '=', admin.user.id).execute()
    await test.deps.db.updateTable('users').set({ isAdmin: false }).where('id', '=', other.user.id).execute()
  })
})

describe('an account that needs help', () => {
  it('can be signed out of every browser', async () => {
    const family = await aFamily(test)
    const { status, body } = await admin.browser.call(signUserOut, {
      params: { id: family.user.id },
      body: {},
    })
    expect([status, body.signedOut]).toEqual([200, 1])
    expect((await family.browser.call(currentUser)).status).toBe(401)
    expect((await admin.browser.call(signUserOut, { params: { id: 999_999 }, body: {} })).status).toBe(404)
  })

  it('can be unlocked', async () => {
    const family = await aFamily(test)
    const { username } = family.user
    const signIn = (attempt: string) => test.visitor().call(login, { body: { username, password: attempt } })
    for (const attempt of ['wrong 1', 'wrong 2', 'wrong 3', 'wrong 4', 'wrong 5']) await signIn(attempt)
    expect((await signIn(password)).status).toBe(423)
    const [locked] = (await admin.browser.call(listUsers, { query: { search: username } })).body
    expect(locked?.lockedUntil).not.toBeNull()
    const { body } = await admin.browser.call(unlockUser, { params: { id: family.user.id }, body: {} })
    expect(body.lockedUntil).toBeNull()
    expect((await signIn(password)).status).toBe(200)
  })
})

describe('deleting an account', () => {
  it('requires the password, deletes everything and records who did it', async () => {
    const family = await aFamily(test)
    const story = await aStory(family, await aChild(family))
    const wrong = { params: { id: family.user.id }, body: { password: 'not this one' } }
    const refused = await admin.browser.call(deleteUser, wrong)
    expect([refused.status, refused.body.field]).toEqual([400, 'password'])
    expect((await family.browser.call(currentUser)).status).toBe(200)
    const deleted = await admin.browser.call(deleteUser, {
      params: { id: family.user.id },
      body: { password },
    })
    expect(deleted.status).toBe(204)
    expect((await family.browser.call(currentUser)).status).toBe(401)
    expect((await admin.browser.call(getStory, { params: { id: story.id } })).status).toBe(404)
    expect(await test.deps.files.find(`stories/${story.id}/pictures/0.svg`)).toBeNull()
    expect(await newestEntry(admin.user.id)).toMatchObject({
      action: 'user_deleted',
      details: { by: admin.user.id, about: `user ${family.user.id}` },
    })
  })

  it('keeps sample stories if that was chosen', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'starlight' })
    const child = await aChild(family)
    const [sample, other] = [await aStory(family, child), await aStory(family, child)]
    await test.deps.db.updateTable('stories').set({ isSample: true }).where('id', '=', sample.id).execute()
    const options = { params: { id: family.user.id }, query: { keepSamples: 'true' }, body: { password } }
    expect((await admin.browser.call(deleteUser, options)).status).toBe(204)
    expect((await test.visitor().call(getStory, { params: { id: sample.id } })).status).toBe(200)
    expect((await admin.browser.call(getStory, { params: { id: other.id } })).status).toBe(404)
  })

  it('is refused for the administrator’s own account', async () => {
    const remove = (id: number) => admin.browser.call(deleteUser, { params: { id }, body: { password } })
    expect((await remove(admin.user.id)).status).toBe(409)
    expect((await remove(999_999)).status).toBe(404)
  })
})
