import { describe, expect, it } from 'vitest'
import { type InstallationState, listTasks } from './list-tasks.ts'

const nothingPending: InstallationState = {
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
  hasHumanVoice: true,
}

describe('listTasks', () => {
  it('suggests three default tasks when nothing is pending', () => {
    expect(listTasks(nothingPending).map(({ priority }) => priority)).toEqual(['low', 'low', 'low'])
  })

  it('sorts by priority, from high to low', () => {
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
      hasHumanVoice: false,
    })
    expect(all.map(({ priority }) => priority)).toEqual([
      ...Array(3).fill('high'),
      ...Array(6).fill('medium'),
      ...Array(2).fill('low'),
    ])
    expect(all[0]?.title).toBe('Answer 1 urgent message')
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  })

  it('lists pending users only where there are any', () => {
    expect(listTasks({ ...nothingPending, pending: 0, messages: 1 }).map(({ id }) => id)).toEqual([
      'messages',
    ])
    expect(listTasks({ ...nothingPending, pending: 1 }).map(({ title }) => title)).toEqual([
      'Approve 1 new user',
    ])
  })

  it('names providers that failed since yesterday, with high priority from 20 failures on', () => {
    const failing = [
      { provider: 'openai', failures: 3, reasons: ['timeout', 'busy'] },
      { provider: 'smtp', failures: 1, reasons: ['eauth'] },
    ]
    expect(listTasks({ ...nothingPending, failing })).toEqual([
      expect.objectContaining({
        id: 'provider-errors',
        priority: 'medium',
        title: 'openai failed 3 times, smtp failed once since yesterday',
        description: expect.stringContaining('openai: timeout, busy; smtp: eauth'),
      }),
    ])
    const tasksFor = (failures: number) =>
      listTasks({ ...nothingPending, failing: [{ provider: 'openai', failures, reasons: ['broken'] }] })
    expect([tasksFor(19)[0]?.priority, tasksFor(20)[0]?.priority]).toEqual(['medium', 'high'])
  })
})
