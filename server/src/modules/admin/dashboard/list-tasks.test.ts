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
  failing: [],
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
      failing: [{ provider: 'openai', failures: 3, reasons: ['timeout', 'busy'] }],
      diskNearlyFull: true,
      mailIsSet: false,
    })
    expect(all.map(({ priority }) => priority)).toEqual([
      ...Array(3).fill('high'),
      ...Array(6).fill('medium'),
      'low',
    ])
    expect(all[0]?.title).toBe('Answer 1 urgent message')
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('waits for nobody’s approval where none is asked for', () => {
    expect(listTasks({ ...calm, pending: 0, messages: 1 }).map(({ id }) => id)).toEqual(['messages'])
    expect(listTasks({ ...calm, pending: 1 }).map(({ title }) => title)).toEqual(['Approve 1 new user'])
  })

  it('names providers that failed since yesterday, and hurries when one failed often', () => {
    const failing = [
      { provider: 'openai', failures: 3, reasons: ['timeout', 'busy'] },
      { provider: 'smtp', failures: 1, reasons: ['eauth'] },
    ]
    expect(listTasks({ ...calm, failing })).toEqual([
      expect.objectContaining({
        id: 'provider-errors',
        priority: 'medium',
        title: 'openai failed 3 times, smtp failed once since yesterday',
        description: expect.stringContaining('openai: timeout, busy; smtp: eauth'),
      }),
    ])
    const often = (failures: number) =>
      listTasks({ ...calm, failing: [{ provider: 'openai', failures, reasons: ['broken'] }] })
    expect([often(19)[0]?.priority, often(20)[0]?.priority]).toEqual(['medium', 'high'])
  })
})
