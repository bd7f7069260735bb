import { addChild, changeChild, getChild, listChildren, removeChild } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

describe('child profiles', () => {
  it('are added, read, changed and deleted', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Ida', age: 4, hairColor: 'ginger', hasGlasses: true })
    expect(child).toMatchObject({
      name: 'Ida',
      age: 4,
      hairColor: 'ginger',
      hasGlasses: true,
      profileVersion: 1,
    })
    const params = { id: child.id }
    const changed = await family.browser.call(changeChild, { params, body: { age: 5, hairColor: '' } })
    expect(changed.body).toMatchObject({ name: 'Ida', age: 5, hairColor: null, profileVersion: 2 })
    expect((await family.browser.call(getChild, { params })).body).toEqual(changed.body)
    expect((await family.browser.call(removeChild, { params })).status).toBe(204)
    expect((await family.browser.call(listChildren)).body).toEqual([])
  })

  it('keep names exactly as typed', async () => {
    const family = await aFamily(test)
    const names = ['<b>Bo</b> & "Co"', "D'Arcy", 'ليلى', '👩‍👧 Zoë', 'ǅon-Ⅸ', '{name} -> END']
    await test.deps.db.updateTable('users').set({ isAdmin: true }).where('id', '=', family.user.id).execute()
    for (const name of names) await aChild(family, { name })
    const listed = await family.browser.call(listChildren)
    expect(listed.body.map((child) => child.name)).toEqual(names)
  })

  it.each([
    [{ name: '' }, 'name', 'Name is required'],
    [{ name: '   ' }, 'name', 'Name is required'],
    [{ name: undefined }, 'name', /./],
    [{ name: 7 }, 'name', /./],
    [{ name: 'x'.repeat(81) }, 'name', 'Name must be at most 80 characters'],
    [{ name: 'a\u0007b' }, 'name', 'Name contains characters that cannot be used'],
    [{ name: 'turn\u202Earound' }, 'name', 'Name contains characters that cannot be used'],
    [{ name: '\uD800' }, 'name', 'Name contains characters that cannot be used'],
    [{ age: 0 }, 'age', 'Age must be at least 1'],
    [{ age: 19 }, 'age', 'Age must be 18 or under'],
    [{ age: 4.5 }, 'age', 'Age must be a whole number'],
    [{ age: 'four' }, 'age', 'Age must be a number'],
    [{ age: null }, 'age', 'Age must be a number'],
    [{ hairColor: 'x'.repeat(81) }, 'hairColor', 'Hair colour must be at most 80 characters'],
    [{ eyeColor: {} }, 'eyeColor', /./],
    [{ hasGlasses: 'yes' }, 'hasGlasses', /./],
    [{ otherFeatures: 'x'.repeat(501) }, 'otherFeatures', 'Other features must be at most 500 characters'],
    [{ interests: ['cats'] }, 'interests', /./],
  ])('refuse %j by the name of the field, and write nothing', async (wrong, field, message) => {
    const family = await aFamily(test)
    const answer = await family.browser.call(addChild, { body: { name: 'Mo', age: 5, ...wrong } })
    expect(answer.status).toBe(400)
    expect(answer.body.field).toBe(field)
    expect(answer.body.message).toMatch(message)
    expect((await family.browser.call(listChildren)).body).toEqual([])
  })

  it.each(['[]', '"text"', '12', 'null', '{not json', ''])('refuse a body that is %s', async (payload) => {
    const family = await aFamily(test)
    const answer = await family.browser.request({
      method: 'POST',
      url: addChild.url,
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'invalid_input' })
  })

  it('are as many as the plan has room for, even when all are added at once', async () => {
    const family = await aFamily(test)
    const body = { name: 'One of many', age: 3 }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => family.browser.call(addChild, { body })),
    )
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(3)
    const refused = answers.find((answer) => answer.status !== 201)
    expect(refused?.status).toBe(403)
    expect(refused?.body).toMatchObject({ code: 'child_limit_reached', upgradeRequired: true })
  })

  it.each([
    ['free', 3],
    ['starlight', 7],
    ['premium', 7],
    ['moonbeam', 10],
  ] as const)('on %s are at most %i', async (subscriptionLevel, limit) => {
    const family = await aFamily(test, { subscriptionLevel })
    for (let child = 0; child < limit; child++) await aChild(family)
    expect((await family.browser.call(addChild, { body: { name: 'Too many', age: 3 } })).status).toBe(403)
  })

  it('of another family do not exist, whatever is tried', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const child = await aChild(theirs)
    const params = { id: child.id }
    expect((await ours.browser.call(getChild, { params })).status).toBe(404)
    expect((await ours.browser.call(changeChild, { params, body: { age: 9 } })).status).toBe(404)
    expect((await ours.browser.call(removeChild, { params })).status).toBe(404)
    expect((await ours.browser.request({ method: 'GET', url: child.portraitUrl })).statusCode).toBe(404)
    expect((await theirs.browser.call(getChild, { params })).body).toEqual(child)
    expect((await ours.browser.call(listChildren)).body).toEqual([])
  })

  it('need a sign-in', async () => {
    const visitor = test.visitor()
    expect((await visitor.call(listChildren)).status).toBe(401)
    expect((await visitor.call(addChild, { body: { name: 'Nobody', age: 4 } })).body.code).toBe(
      'unauthenticated',
    )
  })

  it('have a portrait that shows no text of the profile', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, {
      name: 'Secret',
      otherFeatures: '<script>alert(1)</script> freckles',
    })
    const portrait = await family.browser.request({ method: 'GET', url: child.portraitUrl })
    expect(portrait.headers['content-type']).toContain('image/svg+xml')
    expect(portrait.body).toMatch(/^<svg/)
    expect(portrait.body).not.toMatch(/script|Secret/)
  })
})
