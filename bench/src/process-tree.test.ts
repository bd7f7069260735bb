import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it } from 'vitest'
import { type ProcessRow, ProcessTree, parseStat, readProcesses } from './process-tree.ts'

const row = (pid: number, parent: number, own: number, reaped = 0): ProcessRow => ({
  pid,
  parent,
  own,
  reaped,
  started: pid,
})

const parts: Record<number, string> = { 2: 'two', 3: 'three' }
const tree = () => new ProcessTree(1, (pid) => parts[pid])
const rounded = (tree: ProcessTree) =>
  Object.fromEntries([...tree.seconds()].map(([part, seconds]) => [part, Math.round(seconds * 100) / 100]))

it('counts descendants by part, but neither the root nor unrelated processes', () => {
  const measured = tree()
  measured.look([row(1, 0, 50, 7), row(2, 1, 1), row(3, 2, 2), row(4, 3, 3), row(9, 0, 100)])
  expect(rounded(measured)).toEqual({ '': 0, two: 1, three: 5 })
})

it("counts the time of a process that ended under its own part, not its parent's", () => {
  const measured = tree()
  measured.look([row(1, 0, 0), row(2, 1, 1), row(3, 2, 5)])
  // It used another second before it ended.
  measured.look([row(1, 0, 0), row(2, 1, 1, 6)])
  expect(rounded(measured)).toEqual({ '': 0, two: 2, three: 5 })
  measured.look([row(1, 0, 0, 8)])
  expect(rounded(measured)).toEqual({ '': 1, two: 2, three: 5 })
})

it('counts processes once that end together with their parent', () => {
  const measured = tree()
  measured.look([row(1, 0, 0), row(2, 1, 1), row(3, 2, 5)])
  measured.look([row(1, 0, 0, 6)])
  expect(rounded(measured)).toEqual({ '': 0, two: 1, three: 5 })
})

it('counts processes whose parent ended first, and those that nobody waits for', () => {
  const measured = tree()
  measured.look([row(1, 0, 0), row(2, 1, 1), row(3, 2, 5)])
  measured.look([row(1, 0, 0, 1), row(3, 0, 6)])
  measured.look([row(1, 0, 0, 1)])
  expect(rounded(measured)).toEqual({ '': 0, two: 1, three: 6 })
})

it('treats a reused process id as another process', () => {
  const measured = tree()
  measured.look([row(1, 0, 0), row(2, 1, 4)])
  measured.look([row(1, 0, 0, 4), { ...row(2, 0, 90), started: 77 }])
  expect(rounded(measured)).toEqual({ '': 0, two: 4 })
})

it('parses the lines of /proc, whatever the name of the program', () => {
  const rest = Array.from({ length: 40 }, (_, index) => index + 5)
  expect(parseStat(`42 (a) R 1 (b)) S 7 ${rest.join(' ')}`)).toEqual({
    pid: 42,
    parent: 7,
    own: 0.29,
    reaped: 0.33,
    started: 22,
  })
})

it.runIf(process.platform === 'linux')('measures a real process and its child', async () => {
  const burn = `const used = () => { for (let turn = 0; turn < 1e6; turn++) Math.sin(turn)
    const { user, system } = process.cpuUsage(); return user + system }
    while (used() < 1e5);`
  const script = `${burn}; require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(burn)}])`
  const measured = new ProcessTree(process.pid, () => undefined)
  measured.look(readProcesses())
  const before = measured.seconds().get('') ?? 0
  await once(spawn(process.execPath, ['-e', script]), 'exit')
  measured.look(readProcesses())
  expect((measured.seconds().get('') ?? 0) - before).toBeGreaterThanOrEqual(0.18)
})
