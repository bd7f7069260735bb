import { afterAll, describe, expect, it } from 'vitest'
import { openChildProcess } from './child-process.ts'

const child = openChildProcess<object, { pid: number; variables: string[] }>(
  new URL('../../test/odd-process.ts', import.meta.url),
  { deadlineMs: 30_000 },
)
afterAll(() => child.close())

describe('work in another process', () => {
  it('knows nothing of our environment, and goes on after that process was killed', async () => {
    const first = await child.run({})
    expect(first.pid).not.toBe(process.pid)
    expect(first.variables).not.toContain('PATH')
    await expect(child.run({ isKilled: true })).rejects.toThrow('ended before it was done')
    const second = await child.run({})
    expect(second.pid).not.toBe(first.pid)
    expect((await child.run({})).pid).toBe(second.pid)
  })
})
