import { describe, expect, it } from 'vitest'
import { type Findings, listTasks } from './list-tasks.ts'

const calm: Findings = {
  pending: null,
  urgentMessages: 0,
  messages: 0,
  failedJobs: 0,
  failedStories: 0,
  syncOverdue: false,
  silentProviders: [],
  diskNearlyFull: false,
  mailIsSet: true,
}

describe('the task list', () => {
  it('names what can always be done when nothing waits', () => {
    expect(listTasks(calm).map(({ priority }) => priority)).toEqual(['low', 'low', 'low'])
  })

  it('goes from high to low', () => {
    const all = listTasks({
      pending: 2,
      urgentMessages: 1,
      messages: 3,
      failedJobs: 1,
      failedStories: 1,
      syncOverdue: true,
      silentProviders: ['hume-ai'],
      diskNearlyFull: true,
      mailIsSet: false,
    })
    expect(all.map(({ priority }) => priority)).toEqual([
      ...Array(3).fill('high'),
      ...Array(5).fill('medium'),
      'low',
    ])
    expect(all[0]?.title).toBe('Answer 1 urgent message')
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('waits for nobody’s approval where none is asked for', () => {
    expect(listTasks({ ...calm, pending: 0, messages: 1 }).map(({ id }) => id)).toEqual(['messages'])
    expect(listTasks({ ...calm, pending: 1 }).map(({ title }) => title)).toEqual(['Approve 1 new user'])
  })
})
