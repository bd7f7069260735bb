import {
  addInfo,
  changeInfo,
  getChild,
  importInfo,
  infoSectionRules,
  infoSections,
  legacyInfoParts,
  listInfo,
  removeChild,
  removeInfo,
} from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, type Family } from '../../../test/factories.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const core = { infoText: 'Sleeps with a knitted whale', category: 'core' }

const add = (family: Family, id: number, body: object = core) =>
  family.browser.call(addInfo, { params: { id }, body })
const textsOf = async (family: Family, id: number) => {
  const listed = await family.browser.call(listInfo, { params: { id } })
  return listed.body.map((item) => item.infoText)
}
const setLegacyInfo = (id: number, info: string) =>
  test.deps.db.updateTable('children').set({ info }).where('id', '=', id).execute()

describe('info items', () => {
  it('can be added, listed in order, changed and deleted', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family)
    const first = await add(family, id)
    expect(first.status).toBe(201)
    expect(first.body).toMatchObject({ ...core, childProfileId: id, section: null, usageCount: 0 })
    const second = await add(family, id, { infoText: 'Can whistle', category: 'fun_fact' })
    const params = { infoId: first.body.id }
    const body = { infoText: '  Sleeps with a felt fox  ', category: 'occasional' }
    const changed = await family.browser.call(changeInfo, { params, body })
    expect(changed.status).toBe(200)
    expect(changed.body).toEqual({
      ...first.body,
      infoText: 'Sleeps with a felt fox',
      category: 'occasional',
    })
    const listed = await family.browser.call(listInfo, { params: { id } })
    expect(listed.body).toEqual([changed.body, second.body])
    const removed = await family.browser.call(removeInfo, { params })
    expect([removed.status, removed.raw.body]).toEqual([204, ''])
    expect(await textsOf(family, id)).toEqual(['Can whistle'])
    expect((await family.browser.call(removeInfo, { params })).status).toBe(404)
  })

  it.each([
    [{ infoText: '' }, 'infoText', 'Info must be at least 2 characters long'],
    [{ infoText: ' x ' }, 'infoText', 'Info must be at least 2 characters long'],
    [{ infoText: 'x'.repeat(2001) }, 'infoText', 'Info must be at most 2000 characters'],
    [{ infoText: 'a\u0000b' }, 'infoText', 'Info contains characters that cannot be used'],
    [{ infoText: 12 }, 'infoText', /./],
    [{ category: 'secret' }, 'category', 'Please select a category'],
    [{ category: undefined }, 'category', 'Please select a category'],
    [{ category: 'fun_fact', section: 'family' }, 'category', 'Please select a category'],
    [{ section: 'basic' }, 'section', /./],
  ])('with %j are refused, and the response names the field', async (wrong, field, message) => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const { id } = await aChild(family)
    const response = await add(family, id, { ...core, ...wrong })
    expect([response.status, response.body.field]).toEqual([400, field])
    expect(response.body.message).toMatch(message)
    expect(await textsOf(family, id)).toEqual([])
  })

  it('stay as they are if a change is incomplete', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family)
    const infoId = (await add(family, id)).body.id
    const body = { infoText: 'x', category: 'core' }
    const response = await family.browser.call(changeInfo, { params: { infoId }, body })
    expect([response.status, response.body.message]).toEqual([400, 'Info must be at least 2 characters long'])
    expect(await textsOf(family, id)).toEqual([core.infoText])
  })

  it('are deleted with the child', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family)
    const infoId = (await add(family, id)).body.id
    await family.browser.call(removeChild, { params: { id } })
    const rows = await test.deps.db.selectFrom('childInfoItems').where('id', '=', infoId).execute()
    expect(rows).toEqual([])
  })

  it('of another family cannot be found by any call', async () => {
    const [ours, theirs] = [await aFamily(test), await aFamily(test)]
    const { id } = await aChild(theirs)
    await setLegacyInfo(id, 'likes trains, has a sister')
    const infoId = (await add(theirs, id)).body.id
    const params = { id, infoId }
    for (const [call, body] of [
      [listInfo, undefined],
      [addInfo, core],
      [importInfo, undefined],
      [changeInfo, core],
      [removeInfo, undefined],
    ] as const) {
      expect([call.summary, (await ours.browser.call(call, { params, body })).status]).toEqual([
        call.summary,
        404,
      ])
    }
    expect(await textsOf(theirs, id)).toEqual([core.infoText])
  })

  it('need a sign-in', async () => {
    const visitor = test.visitor()
    for (const call of [listInfo, addInfo, importInfo, changeInfo, removeInfo]) {
      const response = await visitor.call(call, { params: { id: 1, infoId: 1 }, body: core })
      expect([call.summary, response.status]).toEqual([call.summary, 401])
    }
  })
})

describe('sections of the Enhanced Profile', () => {
  const entry = (section: keyof typeof infoSectionRules, infoText = 'Something') => ({
    infoText,
    section,
    category: infoSectionRules[section].category,
  })

  it.each([
    ['firefly', []],
    ['starlight', ['appearance', 'interests', 'family', 'favorites']],
    ['moonbeam', ['appearance', 'interests', 'family', 'favorites', 'education']],
  ] as const)('open to %s: %j', async (subscriptionLevel, open) => {
    const family = await aFamily(test, { subscriptionLevel })
    const { id } = await aChild(family)
    for (const section of infoSections) {
      const response = await add(family, id, entry(section))
      if (open.some((each) => each === section)) {
        expect([response.status, response.body.section]).toEqual([201, section])
      } else {
        const needed = section === 'education' ? 'Moonbeam' : 'Starlight'
        expect(response.status).toBe(403)
        expect(response.body).toMatchObject({
          code: 'upgrade_required',
          upgradeRequired: true,
          message: `Requires ${needed} subscription`,
        })
      }
    }
  })

  it.each([
    ['appearance', 10],
    ['interests', 8],
    ['family', 5],
    ['favorites', 10],
  ] as const)('%s holds %i entries below Moonbeam, even when all come at once', async (section, cap) => {
    const family = await aFamily(test, { subscriptionLevel: 'starlight' })
    const { id } = await aChild(family)
    // Items without a section take no room in a section.
    await add(family, id, { infoText: 'Of the manager', category: infoSectionRules[section].category })
    const responses = await Promise.all(
      Array.from({ length: cap + 3 }, (_, place) => add(family, id, entry(section, `Entry ${place}`))),
    )
    expect(responses.filter((response) => response.status === 201)).toHaveLength(cap)
    const refused = responses.find((response) => response.status !== 201)
    expect([refused?.status, refused?.body.code]).toEqual([403, 'upgrade_required'])
    expect(refused?.body.message).toContain(String(cap))
    expect(await textsOf(family, id)).toHaveLength(cap + 1)
  })

  it('are unlimited on Moonbeam, and have room again after a deletion', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const { id } = await aChild(family)
    for (let each = 0; each < 9; each++) {
      expect((await add(family, id, entry('education', `Subject ${each}`))).status).toBe(201)
    }
    const other = await aFamily(test, { subscriptionLevel: 'starlight' })
    const child = await aChild(other)
    for (let each = 0; each < 5; each++) await add(other, child.id, entry('family', `Aunt ${each}`))
    expect((await add(other, child.id, entry('family'))).status).toBe(403)
    const [first] = (await other.browser.call(listInfo, { params: { id: child.id } })).body
    await other.browser.call(removeInfo, { params: { infoId: first?.id } })
    expect((await add(other, child.id, entry('family'))).status).toBe(201)
  })
})

describe('the import of legacy text', () => {
  it('creates core items from the parts between commas, only once even if two requests arrive at the same time', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family)
    await setLegacyInfo(id, ' loves trains,, x ,has a sister called Ana,')
    const params = { id }
    expect((await family.browser.call(getChild, { params })).body.info).toContain('loves trains')
    const responses = await Promise.all([1, 2, 3].map(() => family.browser.call(importInfo, { params })))
    for (const response of responses) {
      expect(response.status).toBe(200)
      expect(response.body.map((item) => [item.infoText, item.category, item.section])).toEqual([
        ['loves trains', 'core', null],
        ['has a sister called Ana', 'core', null],
      ])
    }
    expect(await textsOf(family, id)).toHaveLength(2)
  })

  it('adds nothing if there are items already, or no text', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family)
    expect((await family.browser.call(importInfo, { params: { id } })).body).toEqual([])
    await add(family, id)
    await setLegacyInfo(id, 'loves trains')
    const response = await family.browser.call(importInfo, { params: { id } })
    expect(response.body.map((item) => item.infoText)).toEqual([core.infoText])
  })

  it('splits a text that is longer than an item may be, without losing a word', async () => {
    const family = await aFamily(test)
    const { id } = await aChild(family)
    const words = Array.from({ length: 1200 }, (_, place) => `word${place}`)
    await setLegacyInfo(id, words.join(' '))
    const response = await family.browser.call(importInfo, { params: { id } })
    expect(response.body.length).toBeGreaterThan(4)
    expect(response.body.map((item) => item.infoText).join(' ')).toBe(words.join(' '))
  })

  it.each([
    [null, []],
    [' , ,', []],
    ['a,bc', ['bc']],
    ['x'.repeat(4500), ['x'.repeat(2000), 'x'.repeat(2000), 'x'.repeat(500)]],
  ])('splits %j into %j', (text, parts) => {
    expect(legacyInfoParts(text)).toEqual(parts)
  })
})
