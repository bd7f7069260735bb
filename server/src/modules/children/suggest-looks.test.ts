import { addChild, generateCharacter, getChild, hairStyles, suggestLooks } from '@nightlight/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aFamily } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { selectChild } from './children.queries.ts'
import { lookOfChild } from './draw-portrait.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

async function looksFor(age: number, seed: string, known = {}) {
  const { status, body } = await test.visitor().call(suggestLooks, { body: { age, seed, known } })
  expect(status).toBe(200)
  return body.looks
}

it('six portraits of an age are offered to anybody: of all skins, each with other hair, and others for another seed', async () => {
  const looks = await looksFor(6, 'one')
  expect(looks).toHaveLength(6)
  expect(new Set(looks.map(({ skinTone }) => skinTone)).size).toBe(6)
  expect(new Set(looks.map(({ hairStyle }) => hairStyle)).size).toBe(6)
  expect(new Set(looks.map(({ portrait }) => portrait)).size).toBe(6)
  for (const { portrait } of looks) expect(portrait).toMatch(/^<svg /)
  expect(await looksFor(6, 'one')).toEqual(looks)
  const others = await looksFor(6, 'two')
  expect(others.map(({ portrait }) => portrait)).not.toContain(looks[0]?.portrait)
  expect((await looksFor(14, 'one'))[0]?.portrait).not.toBe(looks[0]?.portrait)
})

it('what is known is the same in all of them, and the faces stay', async () => {
  const before = await looksFor(6, 'one')
  const known = { skinTone: 'dark', hairStyle: 'plaits', hasGlasses: true }
  const looks = await looksFor(6, 'one', known)
  for (const look of looks) expect(look).toMatchObject(known)
  expect(looks.map(({ lookSeed }) => lookSeed)).toEqual(before.map(({ lookSeed }) => lookSeed))
  const described = await looksFor(6, 'one', { skinTone: 'like milky tea', hairColor: 'auburn' })
  for (const look of described)
    expect(look).toMatchObject({ skinTone: 'like milky tea', hairColor: 'auburn' })
  const styles: readonly string[] = hairStyles
  for (const look of await looksFor(1, 'small')) expect(styles).toContain(look.hairStyle)
})

it('a portrait that was chosen is the portrait of the child, and generating a character changes only its clothes', async () => {
  const family = await aFamily(test)
  const [, chosen] = await looksFor(6, 'one')
  if (!chosen) throw new Error('Nothing was offered')
  const { portrait, ...look } = chosen
  const { body: child } = await family.browser.call(addChild, { body: { name: 'Maya', age: 6, ...look } })
  expect(child).toMatchObject(look)
  const drawn = await family.browser.request({ method: 'GET', url: child.portraitUrl })
  expect(drawn.body).toBe(portrait)

  const lookNow = async () => {
    const row = await selectChild(test.deps.db, family.user.id, child.id)
    if (!row) throw new Error('The child is gone')
    const { outfit, ...shown } = lookOfChild(row, row.characterSeed)
    return { outfit, shown }
  }
  const before = await lookNow()
  const params = { id: child.id }
  await family.browser.call(generateCharacter, { params })
  const after = await lookNow()
  expect(after.shown).toEqual(before.shown)
  expect(after.outfit).not.toEqual(before.outfit)
  expect((await family.browser.call(getChild, { params })).body.lookSeed).toBe(look.lookSeed)
})

it('a call without an age, with a strange seed or with too much is refused by name', async () => {
  const refused = async (body: object) => {
    const reply = await test.visitor().request({ method: 'POST', url: '/api/looks', payload: body })
    return [reply.statusCode, JSON.parse(reply.body).field]
  }
  expect(await refused({ seed: 'one' })).toEqual([400, 'age'])
  expect(await refused({ age: 19, seed: 'one' })).toEqual([400, 'age'])
  expect(await refused({ age: 6, seed: '../..' })).toEqual([400, 'seed'])
  expect(await refused({ age: 6, seed: 'one', known: { hairColor: 'x'.repeat(81) } })).toEqual([
    400,
    'known.hairColor',
  ])
})
