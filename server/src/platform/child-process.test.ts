import { pino } from 'pino'
import { afterAll, describe, expect, it } from 'vitest'
import { NotAnswered, openChildProcess } from './child-process.ts'

const child = openChildProcess<object, { pid: number; variables: string[] }>(
  new URL('../../test/odd-process.ts', import.meta.url),
  { deadlineMs: 30_000, log: pino({ enabled: false }) },
)
afterAll(() => child.close())

describe('work in another process', () => {
  it('knows nothing of our environment, and goes on after that process was killed', async () => {
    const first = await child.run({})
    expect(first.pid).not.toBe(process.pid)
    expect(first.variables).not.toContain('PATH')
    await expect(child.run({ isKilled: true })).rejects.toThrow(NotAnswered)
    const second = await child.run({})
    expect(second.pid).not.toBe(first.pid)
    expect((await child.run({})).pid).toBe(second.pid)
  })

  it('is done in a new process when the idle one has been killed', async () => {
    const idle = await child.run({})
    process.kill(idle.pid, 'SIGKILL')
    expect((await child.run({})).pid).not.toBe(idle.pid)
  })
})
