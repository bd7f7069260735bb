import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished as onCurrentTestFinished } from 'vitest'

export interface StartedProcess {
  readonly child: ChildProcess
  /** The lines that it has printed so far. */
  readonly lines: readonly string[]
  /** Waits for a line with this beginning, which may have been printed already. @throws when the process ends without it */
  waitForLine(beginning: string): Promise<string>
  /** Resolves when it has ended and all its output has been read. */
  readonly ended: Promise<{ code: number | null; errors: string }>
  /** Ends it as a power cut would. */
  kill(): Promise<void>
}

/** Runs one of the scripts beside this file in a process of its own, which does not outlive the test. */
export function startProcess(
  script: string,
  args: readonly string[],
  {
    through = [],
    onTestFinished = onCurrentTestFinished,
  }: {
    /** A command that starts it. */
    through?: readonly string[]
    /** Of the test's context, where tests run side by side. */
    onTestFinished?: typeof onCurrentTestFinished
  } = {},
): StartedProcess {
  const path = fileURLToPath(new URL(`./processes/${script}`, import.meta.url))
  const [program = process.execPath, ...rest] = [...through, process.execPath, '--no-warnings', path, ...args]
  const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env: withoutVitest() })
  const lines: string[] = []
  const waiting = new Set<() => void>()
  let errors = ''
  let isEnded = false
  const notifyWaiting = () => {
    for (const each of waiting) each()
  }
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    notifyWaiting()
  })
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.once('close', (code) => {
      isEnded = true
      resolve({ code, errors })
      notifyWaiting()
    })
  })
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  return {
    child,
    lines,
    ended,
    kill,
    waitForLine: (beginning) =>
      new Promise((resolve, reject) => {
        const check = () => {
          const line = lines.find((each) => each.startsWith(beginning))
          if (line === undefined && !isEnded) return
          waiting.delete(check)
          if (line !== undefined) resolve(line)
          else reject(new Error(`It ended without printing ${beginning}:\n${lines.join('\n')}\n${errors}`))
        }
        waiting.add(check)
        check()
      }),
  }
}

/** Removes the variables that mark a test run. */
function withoutVitest(): NodeJS.ProcessEnv {
  const { NODE_OPTIONS, NODE_ENV, VITEST, ...environment } = process.env
  return environment
}
