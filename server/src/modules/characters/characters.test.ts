import {
  addInfo,
  approveCharacter,
  changeChild,
  generateCharacter,
  getCharacter,
  getChild,
  listChildren,
  removeInfo,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

const picture = async (family: Family, url: string | null) => {
  const response = await family.browser.request({ method: 'GET', url: url ?? 'missing' })
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ])
  expect(response.headers['cache-control']).toContain('private')
  return response.body
}
const portrait = async (family: Family, id: number) => {
  const child = await family.browser.call(getChild, { params: { id } })
  return picture(family, child.body.portraitUrl)
}
const decide = (family: Family, id: number, approved: unknown) =>
  family.browser.call(approveCharacter, { params: { id }, body: { approved } })

describe('the character of a child', () => {
  it('does not exist at first, and can be proposed, approved and rejected', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Ida', age: 4, hairColor: 'Ginger', hairStyle: 'long' })
    const params = { id: child.id }
    const none = await family.browser.call(getCharacter, { params })
    expect(none.status).toBe(200)
    expect(none.body).toEqual({
      hasCharacter: false,
      characterApproved: false,
      testImageUrl: null,
      characterDescription: null,
    })
    expect((await decide(family, child.id, true)).status).toBe(404)

    const proposed = await family.browser.call(generateCharacter, { params })
    expect(proposed.status).toBe(200)
    expect(proposed.body).toMatchObject({ hasCharacter: true, characterApproved: false })
    expect(proposed.body.characterDescription).toMatch(/^Ida is 4 years old, with long ginger hair, in /)
    expect((await family.browser.call(getCharacter, { params })).body).toEqual(proposed.body)
    const saved = await test.deps.db
      .selectFrom('children')
      .select(['characterSeed', 'characterCreatedAt', 'characterDescription'])
      .where('id', '=', child.id)
      .executeTakeFirstOrThrow()
    expect(saved.characterSeed).toMatch(/./)
    expect(saved.characterCreatedAt).toBeInstanceOf(Date)
    expect(saved.characterDescription).toBe(proposed.body.characterDescription)

    const approved = await decide(family, child.id, true)
    expect(approved.body).toMatchObject({ hasCharacter: true, characterApproved: true })
    const [listed] = (await family.browser.call(listChildren)).body
    expect(listed?.characterApproved).toBe(true)
    const rejected = await decide(family, child.id, false)
    expect(rejected.body).toMatchObject({ hasCharacter: true, characterApproved: false })
    expect((await decide(family, child.id, 'yes')).status).toBe(400)
  })

  it('is the portrait while it is approved, and only then', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family)
    const own = await portrait(family, id)
    const proposed = await family.browser.call(generateCharacter, { params: { id } })
    const drawn = await picture(family, proposed.body.testImageUrl)
    expect(drawn).not.toBe(own)
    expect(await portrait(family, id)).toBe(own)
    await decide(family, id, true)
    expect(await portrait(family, id)).toBe(drawn)
    await decide(family, id, false)
    expect(await portrait(family, id)).toBe(own)
  })

  it('looks different with every proposal, which needs approval again', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family, { hairColor: 'black', hairStyle: 'short', skinTone: 'brown' })
    const seen = [await portrait(family, id)]
    const addresses = new Set<string | null>()
    for (let proposal = 0; proposal < 4; proposal++) {
      const { body } = await family.browser.call(generateCharacter, { params: { id } })
      expect(body.characterApproved).toBe(false)
      seen.push(await picture(family, body.testImageUrl))
      addresses.add(body.testImageUrl)
      expect(seen.at(-1)).not.toBe(seen.at(-2))
      await decide(family, id, true)
    }
    expect(addresses.size).toBe(4)
  })

  it('changes its look and its description with the profile', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family, { hairColor: 'brown', hairStyle: 'bob' })
    const before = await family.browser.call(generateCharacter, { params: { id } })
    expect(before.body.characterDescription).toContain('a brown bob')
    const drawn = await picture(family, before.body.testImageUrl)
    const body = { hairColor: 'black', hasGlasses: true, otherFeatures: 'Freckles' }
    await family.browser.call(changeChild, { params: { id }, body })
    const after = await family.browser.call(getCharacter, { params: { id } })
    expect(after.body.characterDescription).toContain('a black bob and glasses')
    expect(after.body.characterDescription).toContain('Also: Freckles')
    expect(await picture(family, after.body.testImageUrl)).not.toBe(drawn)
  })

  it('is used in the pictures of later stories once it is approved', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    await family.browser.call(generateCharacter, { params: { id: child.id } })
    const briefOf = async (id: string) => {
      const row = await test.deps.db
        .selectFrom('stories')
        .select('brief')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      return row.brief?.children[0]?.appearance
    }
    const other = await aFamily(test)
    const theirs = await aStory(other, await aChild(other))
    expect(await briefOf(theirs.id)).not.toHaveProperty('characterSeed')
    await decide(family, child.id, true)
    const { characterSeed } = await test.deps.db
      .selectFrom('children')
      .select('characterSeed')
      .where('id', '=', child.id)
      .executeTakeFirstOrThrow()
    const story = await aStory(family, child)
    expect(await briefOf(story.id)).toMatchObject({ characterSeed })
  })

  it('has a bible of everything that is known, with a new version after every change', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const { id, profileVersion: first } = await aChild(family, {
      age: 6,
      hairColor: 'Ginger',
      eyeColor: 'Green',
    })
    await family.browser.call(generateCharacter, { params: { id } })
    const kept = () =>
      test.deps.db
        .selectFrom('children')
        .select(['characterBible', 'profileVersion'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    const before = await kept()
    expect(before.characterBible).toMatchObject({ age: 6, eyes: 'green eyes', features: null })
    expect(before.characterBible?.hair).toContain('ginger')
    expect(before.characterBible?.clothes).toMatch(/ and .+ shoes$/)
    const picture = async () => (await family.browser.call(getCharacter, { params: { id } })).body
    const drawn = await picture()
    const note = { infoText: 'freckles on the nose', category: 'appearance', section: 'appearance' }
    const added = await family.browser.call(addInfo, { params: { id }, body: note })
    expect(added.status).toBe(201)
    const after = await kept()
    expect(after.characterBible).toEqual({ ...before.characterBible, features: 'freckles on the nose' })
    expect([before.profileVersion, after.profileVersion]).toEqual([first + 1, first + 2])
    const redrawn = await picture()
    expect(redrawn.characterDescription).toContain('Also: freckles on the nose')
    expect(redrawn.testImageUrl).not.toBe(drawn.testImageUrl)
    await family.browser.call(removeInfo, { params: { infoId: added.body.id } })
    expect(await kept()).toEqual({ characterBible: before.characterBible, profileVersion: first + 3 })
  })

  it('shows no text of the profile in its picture', async () => {
    const family = await aFamily(test)
    const hostile = '<script>alert(1)</script> hair'
    const { id } = await aChild(family, { name: 'Secret', hairStyle: hostile, skinTone: hostile })
    const { body } = await family.browser.call(generateCharacter, { params: { id } })
    expect(await picture(family, body.testImageUrl)).not.toMatch(/script|Secret/)
    expect(body.characterDescription).toContain('Secret')
  })

  it('of another family cannot be found by any call', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const { id } = await aChild(theirs)
    const proposed = await theirs.browser.call(generateCharacter, { params: { id } })
    expect((await ours.browser.call(getCharacter, { params: { id } })).status).toBe(404)
    expect((await ours.browser.call(generateCharacter, { params: { id } })).status).toBe(404)
    expect((await decide(ours, id, true)).status).toBe(404)
    const url = proposed.body.testImageUrl ?? ''
    expect((await ours.browser.request({ method: 'GET', url })).statusCode).toBe(404)
    expect((await test.visitor().request({ method: 'GET', url })).statusCode).toBe(401)
    expect((await theirs.browser.call(getCharacter, { params: { id } })).body).toEqual(proposed.body)
  })

  it('needs a sign-in', async () => {
    for (const call of [getCharacter, generateCharacter, approveCharacter]) {
      const response = await test.visitor().call(call, { params: { id: 1 }, body: { approved: true } })
      expect([call.summary, response.status]).toEqual([call.summary, 401])
    }
  })
})
