import {
  addChild,
  approvedVoices,
  changeChild,
  chooseDefaultVoice,
  getChild,
  listChildren,
  removeChild,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

describe('child profiles', () => {
  it('can be added, read, changed and deleted', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Ida', age: 4, hairColor: 'ginger', hasGlasses: true })
    expect(child).toMatchObject({
      name: 'Ida',
      age: 4,
      hairColor: 'ginger',
      hasGlasses: true,
      profileVersion: 1,
      userId: family.user.id,
      characterDescription: null,
      characterSeed: null,
      lookSeed: null,
      characterPhotos: [],
      characterApproved: false,
      characterCreatedAt: null,
      characterBible: null,
      photoAnalysisResults: null,
      sourcePhotos: null,
    })
    const params = { id: child.id }
    const changed = await family.browser.call(changeChild, { params, body: { age: 5, hairColor: '' } })
    expect(changed.body).toMatchObject({ name: 'Ida', age: 5, hairColor: null, profileVersion: 2 })
    expect((await family.browser.call(getChild, { params })).body).toEqual(changed.body)
    const spoken = `previews/${family.user.id}/${'0'.repeat(40)}.mp3`
    await test.deps.files.put(spoken, new Uint8Array([1]), 'audio/mpeg')
    expect((await family.browser.call(removeChild, { params })).status).toBe(204)
    expect((await family.browser.call(listChildren)).body).toEqual([])
    expect(await test.deps.files.find(spoken)).toBeNull()
  })

  it('store every field of the form, and clear emptied ones', async () => {
    const family = await aFamily(test)
    const said = {
      hairColor: 'ginger',
      hairStyle: 'two plaits',
      eyeColor: 'green',
      skinTone: 'light brown',
      otherFeatures: 'freckles\nand a yellow coat',
      interests: 'moths, the moon',
      fears: 'spiders, thunder',
      grownUps: 'Mummy, Nana Jo',
      spokenName: 'EE-da',
    }
    const child = await aChild(family, { name: 'Ida', age: 4, ...said })
    expect(child).toMatchObject(said)
    const emptied = Object.fromEntries(Object.keys(said).map((field) => [field, '']))
    const changed = await family.browser.call(changeChild, { params: { id: child.id }, body: emptied })
    const nothing = Object.fromEntries(Object.keys(said).map((field) => [field, null]))
    expect(changed.body).toMatchObject(nothing)
    expect(await aChild(family)).toMatchObject(nothing)
  })

  it('say how stories speak of the child, which is by name until a parent says otherwise', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, { name: 'Ida', age: 4 })
    expect(child.pronouns).toBe('name')
    const body = { pronouns: 'they' } as const
    const changed = await family.browser.call(changeChild, { params: { id: child.id }, body })
    expect(changed.body).toMatchObject({ name: 'Ida', pronouns: 'they' })
    expect(await aChild(family, { name: 'Bo', age: 6, pronouns: 'he' })).toMatchObject({ pronouns: 'he' })
  })

  it('store names exactly as typed', async () => {
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
    [{ pronouns: 'it' }, 'pronouns', 'Pronouns must be she, he, they or name'],
    [{ hairColor: 'x'.repeat(81) }, 'hairColor', 'Hair colour must be at most 80 characters'],
    [{ eyeColor: {} }, 'eyeColor', /./],
    [{ hasGlasses: 'yes' }, 'hasGlasses', /./],
    [{ otherFeatures: 'x'.repeat(501) }, 'otherFeatures', 'Other features must be at most 500 characters'],
    [{ interests: ['cats'] }, 'interests', /./],
    [{ fears: 'x'.repeat(501) }, 'fears', 'Fears to avoid must be at most 500 characters'],
    [{ grownUps: 'x'.repeat(81) }, 'grownUps', 'Grown-ups at bedtime must be at most 80 characters'],
    [{ spokenName: 'x'.repeat(121) }, 'spokenName', 'Say the name as must be at most 120 characters'],
    [{ hairStyle: 'x'.repeat(81) }, 'hairStyle', 'Hair style must be at most 80 characters'],
    [{ skinTone: 'x'.repeat(81) }, 'skinTone', 'Skin tone must be at most 80 characters'],
  ])('with %j are refused, and the response names the field', async (wrong, field, message) => {
    const family = await aFamily(test)
    const response = await family.browser.call(addChild, { body: { name: 'Mo', age: 5, ...wrong } })
    expect(response.status).toBe(400)
    expect(response.body.field).toBe(field)
    expect(response.body.message).toMatch(message)
    expect((await family.browser.call(listChildren)).body).toEqual([])
  })

  it.each(['[]', '"text"', '12', 'null', '{not json', ''])('refuse a body that is %s', async (payload) => {
    const family = await aFamily(test)
    const response = await family.browser.request({
      method: 'POST',
      url: addChild.url,
      payload,
      headers: { 'content-type': 'application/json' },
    })
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({ code: 'invalid_input' })
  })

  it('are limited by the plan, even when all are added at once', async () => {
    const family = await aFamily(test)
    const body = { name: 'One of many', age: 3 }
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => family.browser.call(addChild, { body })),
    )
    expect(responses.filter((response) => response.status === 201)).toHaveLength(3)
    const refused = responses.find((response) => response.status !== 201)
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

  it('of another family cannot be found by any call', async () => {
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

describe('the default voice of a child', () => {
  const voicesOf = async (family: Family) => (await family.browser.call(approvedVoices)).body
  const choose = (family: Family, id: number, voice: { voiceId: string; providerId: string } | undefined) =>
    family.browser.call(chooseDefaultVoice, {
      params: { id },
      body: { voiceId: voice?.voiceId, providerId: voice?.providerId },
    })

  it('has to be one that the plan includes', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family)
    const voices = await voicesOf(family)
    const chosen = await choose(
      family,
      id,
      voices.find((voice) => voice.isAccessible && !voice.isDefault),
    )
    expect(chosen.status).toBe(200)
    expect(chosen.body.defaultVoiceId).toMatch(/./)
    expect((await family.browser.call(getChild, { params: { id } })).body).toEqual(chosen.body)
    const premium = await choose(
      family,
      id,
      voices.find((voice) => voice.requiresUpgrade),
    )
    expect(premium.status).toBe(403)
    expect(premium.body).toMatchObject({
      code: 'upgrade_required',
      upgradeRequired: true,
      message: 'This voice requires a higher subscription tier.',
    })
    expect((await family.browser.call(getChild, { params: { id } })).body).toEqual(chosen.body)
  })

  it('has to be approved and active', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const { id } = await aChild(family)
    const voice = { voiceId: 'nobody-approved-this', providerId: 'builtin' }
    expect((await choose(family, id, voice)).status).toBe(404)
    const resting = { ...voice, voiceId: 'resting', name: 'Resting', isActive: false }
    await test.deps.db.insertInto('approvedVoices').values(resting).execute()
    expect((await choose(family, id, resting)).status).toBe(404)
    expect((await choose(family, id, { voiceId: '', providerId: 'builtin' })).status).toBe(400)
    expect((await family.browser.call(getChild, { params: { id } })).body.defaultVoiceId).toBeNull()
  })

  it('cannot be chosen by another family', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const child = await aChild(theirs)
    const [voice] = await voicesOf(ours)
    expect((await choose(ours, child.id, voice)).status).toBe(404)
    const visitor = test.visitor()
    expect((await visitor.call(chooseDefaultVoice, { params: { id: child.id }, body: voice })).status).toBe(
      401,
    )
    expect((await theirs.browser.call(getChild, { params: { id: child.id } })).body).toEqual(child)
  })
})
