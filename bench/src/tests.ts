import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { report } from './figures.ts'
import { commandOf, machineSeconds, ProcessTree, readProcesses } from './process-tree.ts'
import { root } from './running-server.ts'
import { partOfCommand } from './test-parts.ts'

/** Seconds of processor time that `npm test` may use, and minutes that it may take on two idle cores. */
const limits = { seconds: 900, minutes: 8 }
const intervalMs = 200

/**
 * `npm test` with everything that it starts: browsers, databases and servers, also those that outlive who started them. Processor time
 * does not depend on what else the machine does, or by little; the minutes do. `TESTS_COMMAND` names another command to measure.
 */
export async function tests(): Promise<void> {
  const [command = 'npm', ...args] = (process.env.TESTS_COMMAND ?? 'npm test').split(' ')
  const tree = new ProcessTree(process.pid, (pid, inherited) => partOfCommand(commandOf(pid), inherited))
  tree.look(readProcesses())
  const before = machineSeconds()
  const began = performance.now()
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
  const ended = once(child, 'exit')
  const watch = setInterval(() => tree.look(readProcesses()), intervalMs)
  const [code] = await ended
  const minutes = (performance.now() - began) / 60_000
  // A database server that was told to stop takes a moment.
  for (let left = 50; left > 0 && tree.size > 1; left--) {
    await new Promise((resolve) => setTimeout(resolve, intervalMs))
    tree.look(readProcesses())
  }
  clearInterval(watch)
  tree.look(readProcesses())
  const parts = [...tree.seconds()].filter(([, seconds]) => seconds > 0.05).sort(([, a], [, b]) => b - a)
  const total = parts.reduce((sum, [, seconds]) => sum + seconds, 0)
  for (const [part, seconds] of parts)
    report(`${command} ${args.join(' ')}: ${part || 'the rest'}`, seconds, 's')
  report('processor time of the whole tree', total, 's', limits.seconds)
  report('minutes', minutes, 'min', limits.minutes)
  report('processor time of everything else meanwhile', machineSeconds() - before - total, 's')
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}`)
}
