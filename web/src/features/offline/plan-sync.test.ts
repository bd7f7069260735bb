import { expect, it } from 'vitest'
import { planSync } from './plan-sync.ts'

const story = (id: string) => ({ id, title: id, version: '1', bytes: 1, files: [] })
const saved = ['a', 'b', 'c'].map(story)
const latest = (...ids: string[]) => ids.map((id) => ({ id, version: '1' }))
const ids = (stories: readonly { id: string }[]) => stories.map(({ id }) => id)

it('does nothing if nothing has changed', () => {
  const plan = planSync(saved, { allowance: null, stories: latest('a', 'b', 'c') })
  expect([ids(plan.remove), ids(plan.update), plan.beyondPlan]).toEqual([[], [], 0])
})

it('removes deleted stories and updates changed ones', () => {
  const plan = planSync(saved, { allowance: 10, stories: [...latest('a'), { id: 'c', version: '2' }] })
  expect([ids(plan.remove), ids(plan.update), plan.beyondPlan]).toEqual([['b'], ['c'], 0])
})

it('removes the stories saved last if the plan allows fewer than before', () => {
  const plan = planSync(saved, { allowance: 1, stories: latest('a', 'b', 'c') })
  expect([ids(plan.remove), plan.beyondPlan]).toEqual([['b', 'c'], 2])
})

it('removes first what is there by itself', () => {
  const [a, b, c] = saved.map((each) => (each.id === 'b' ? each : { ...each, byItself: true }))
  const plan = planSync(
    [a, b, c].filter((each) => each !== undefined),
    {
      allowance: 1,
      stories: latest('a', 'b', 'c'),
    },
  )
  expect(ids(plan.remove)).toEqual(['a', 'c'])
})

it('removes all stories if the plan allows none', () => {
  expect(ids(planSync(saved, { allowance: 0, stories: latest('a', 'b', 'c') }).remove)).toEqual([
    'a',
    'b',
    'c',
  ])
})
