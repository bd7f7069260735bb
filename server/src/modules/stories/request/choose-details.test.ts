import { addInfo, type InfoCategory, type InfoSection } from '@nightlight/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily, aStory, type Family } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

describe('what a story uses of what is known about its child', () => {
  it('is name and age on the Firefly plan', async () => {
    const { family, child } = await aChildWithInfo('firefly', [['Loves trains', 'core']])
    const story = await aStory(family, child)
    const brief = await storedBrief(story.id)
    expect(brief?.children[0]).toMatchObject({ name: 'Juniper', age: 5, interests: [], details: [] })
    expect(await usesOf(child.id)).toEqual({ 'Loves trains': 0 })
  })

  it('is what the child calls its grown-ups, on every plan, however they are listed', async () => {
    const family = await aFamily(test)
    const child = await aChild(family, {
      name: 'Juniper',
      age: 5,
      grownUps: 'Mummy and Nana Jo, Andy & Baba',
    })
    const story = await aStory(family, child, { additionalDetails: 'Hair wash night!' })
    const brief = await storedBrief(story.id)
    expect(brief?.children[0]?.grownUps).toEqual(['Mummy', 'Nana Jo', 'Andy', 'Baba'])
    expect(story.content).toContain('Mummy')
    expect(story.content).not.toContain('the grown-up')
  })

  it('is tonight’s wish all the same on the Firefly plan', async () => {
    const { family, child } = await aChildWithInfo('firefly', [['Has a toy rabbit called Flopsy', 'core']])
    const story = await aStory(family, child, {
      additionalDetails: 'She starts school tomorrow. No witches.',
    })
    expect(story.content).not.toContain('Flopsy')
    expect(story.receipt?.facts).toEqual([
      expect.objectContaining({ from: 'wish', about: 'first day', outcome: 'shaped' }),
      expect.objectContaining({ from: 'wish', about: 'no', outcome: 'kept-out' }),
    ])
  })

  it('is what the parent noted, except family and school, on the Starlight plan', async () => {
    const { family, child } = await aChildWithInfo('moonbeam', [
      ['Loves trains', 'core'],
      ['A baby brother called Leo', 'core', 'family'],
      ['Is in Year 1', 'core', 'education'],
    ])
    await setPlan(family, 'starlight')
    const story = await aStory(family, child)
    expect(await textsIn(story.id)).toEqual(['Loves trains'])
    const uses = { 'Loves trains': 1, 'A baby brother called Leo': 0, 'Is in Year 1': 0 }
    expect(await usesOf(child.id)).toEqual(uses)
  })

  it('is all core items, and the others by turn, counted when they are told, on the Moonbeam plan', async () => {
    const { family, child } = await aChildWithInfo('moonbeam', [
      ['Loves trains', 'core'],
      ['A baby brother called Leo', 'core', 'family'],
      ['Has a wobbly tooth', 'occasional'],
      ['Went on a ferry', 'occasional'],
      ['Can whistle', 'fun_fact'],
      ['Curly hair', 'appearance'],
      ['Freckles', 'appearance'],
    ])
    const first = await aStory(family, child)
    expect((await textsIn(first.id)).slice(0, 2)).toEqual(['Loves trains', 'A baby brother called Leo'])
    const told = await usesOf(child.id)
    const text = first.content.toLowerCase()
    for (const [note, word] of [
      ['Loves trains', 'train'],
      ['A baby brother called Leo', 'leo'],
      ['Has a wobbly tooth', 'wobbly tooth'],
      ['Can whistle', 'whistle'],
      ['Curly hair', 'curly hair'],
      ['Freckles', 'freckles'],
    ] as const)
      expect([note, told[note]]).toEqual([note, text.includes(word) ? 1 : 0])
    const untold = Object.keys(told).filter((note) => told[note] === 0)
    const second = await aStory(family, child)
    const others = (await textsIn(second.id)).slice(2)
    const wereTold = others.map((note) => told[note] !== 0)
    expect(wereTold).toEqual(wereTold.toSorted())
    expect(untold.length).toBeGreaterThan(0)
  })
})

describe('a brief', () => {
  it('lists plots and openings of earlier stories without names, so that they are not repeated', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const child = await aChild(family)
    const first = await aStory(family, child)
    const second = await aStory(family, child)
    const [before, after] = [await rowOf(first.id), await rowOf(second.id)]
    expect(before?.brief).toMatchObject({ toldBefore: [], openingsTold: [] })
    expect(after?.brief?.toldBefore).toEqual([before?.plot])
    expect(after?.plot).not.toBe(before?.plot)
    const openings = first.content.split('\n\n').slice(0, 3)
    expect(after?.brief?.openingsTold).toEqual(
      openings.map((opening) => opening.replaceAll('Juniper', '{HERO_1}').slice(0, 120)),
    )
  })

  it('lists the stock sentences that the child has heard, and no story tells one of them again', async () => {
    const family = await aFamily(test, { subscriptionLevel: 'moonbeam' })
    const child = await aChild(family, { interests: 'dinosaurs, trains, the moon' })
    const another = await aChild(family, { name: 'Rowan' })
    const [first, second, ofAnother] = [
      await rowOf((await aStory(family, child)).id),
      await rowOf((await aStory(family, child)).id),
      await rowOf((await aStory(family, another)).id),
    ]
    expect(first?.lines.length).toBeGreaterThan(0)
    expect(second?.brief?.linesTold).toEqual(first?.lines)
    expect(second?.lines.filter((line) => first?.lines.includes(line))).toEqual([])
    expect(ofAnother?.brief?.linesTold).toEqual([])
  })

  it('lists what brothers and sisters have heard in the last days, and what the child has heard for longer', async () => {
    const [family, others] = [await aFamily(test, { subscriptionLevel: 'moonbeam' }), await aFamily(test)]
    const [juniper, rowan] = [await aChild(family), await aChild(family, { name: 'Rowan' })]
    await aStory(others, await aChild(others))
    const older = await aStory(family, juniper)
    const olderOfRowan = await aStory(family, rowan)
    const ids = [older.id, olderOfRowan.id]
    await sql`update stories set created_at = now() - interval '30 days' where id = any(${ids})`.execute(
      test.deps.db,
    )
    const tonight = await aStory(family, rowan)
    const story = await aStory(family, juniper)
    const [first, second] = [await rowOf(tonight.id), await rowOf(older.id)]
    const { brief, plot } = (await rowOf(story.id)) ?? {}
    expect(brief?.toldBefore).toEqual([first?.plot, second?.plot])
    expect(plot).not.toBe(first?.plot)
    const [opening] = tonight.content.split('\n\n')
    expect(brief?.openingsTold?.[0]).toBe(opening?.replaceAll('Rowan', '{HERO_1}').slice(0, 120))
    expect(brief?.openingsTold).toHaveLength(2 * 3)
  })
})

type Item = readonly [text: string, category: InfoCategory, section?: InfoSection]

async function aChildWithInfo(subscriptionLevel: 'firefly' | 'moonbeam', items: readonly Item[]) {
  const family = await aFamily(test, { subscriptionLevel })
  const child = await aChild(family, { interests: 'the moon' })
  for (const [infoText, category, section] of items) {
    const body = { infoText, category, ...(section && { section }) }
    const added = await family.browser.call(addInfo, { params: { id: child.id }, body })
    expect(added.status).toBe(201)
  }
  return { family, child }
}

const setPlan = (family: Family, subscriptionLevel: 'starlight') =>
  test.deps.db.updateTable('users').set({ subscriptionLevel }).where('id', '=', family.user.id).execute()

const rowOf = (id: string) =>
  test.deps.db
    .selectFrom('stories')
    .select(['brief', 'plot', 'lines'])
    .where('id', '=', id)
    .executeTakeFirst()
const storedBrief = async (id: string) => (await rowOf(id))?.brief
const textsIn = async (id: string) =>
  (await storedBrief(id))?.children.flatMap(({ details }) => details ?? []).map(({ text }) => text) ?? []

async function usesOf(childProfileId: number): Promise<Record<string, number>> {
  const items = await test.deps.db
    .selectFrom('childInfoItems')
    .select(['infoText', 'usageCount', 'lastUsed'])
    .where('childProfileId', '=', childProfileId)
    .execute()
  for (const { usageCount, lastUsed } of items) expect(lastUsed === null).toBe(usageCount === 0)
  return Object.fromEntries(items.map(({ infoText, usageCount }) => [infoText, usageCount]))
}
