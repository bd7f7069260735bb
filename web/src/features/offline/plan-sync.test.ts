import { expect, it } from 'vitest'
import { planSync } from './plan-sync.ts'

const story = (id: string) => ({ id, title: id, version: '1', bytes: 1, files: [] })
const saved = ['a', 'b', 'c'].map(story)
const now = (...ids: string[]) => ids.map((id) => ({ id, version: '1' }))
const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id)

it('leaves everything as it is where nothing has changed', () => {
  const visit = planSync(saved, { allowance: null, stories: now('a', 'b', 'c') })
  expect([ids(visit.remove), ids(visit.renew), visit.beyondPlan]).toEqual([[], [], 0])
})

it('removes what is gone, and renews what has changed', () => {
  const visit = planSync(saved, { allowance: 10, stories: [...now('a'), { id: 'c', version: '2' }] })
  expect([ids(visit.remove), ids(visit.renew), visit.beyondPlan]).toEqual([['b'], ['c'], 0])
})

it('keeps the first ones where the plan has less room than before', () => {
  const visit = planSync(saved, { allowance: 1, stories: now('a', 'b', 'c') })
  expect([ids(visit.remove), visit.beyondPlan]).toEqual([['b', 'c'], 2])
})

it('keeps nothing where the plan keeps nothing', () => {
  expect(ids(planSync(saved, { allowance: 0, stories: now('a', 'b', 'c') }).remove)).toEqual(['a', 'b', 'c'])
})
