import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const root = resolve(import.meta.dirname, '../..')

/** The real server in a process of its own, on a port that the system chose. */
export interface RunningServer {
  readonly url: string
  readonly pid: number
  readonly setupCode: string | null
  /** Milliseconds from starting the process to its greeting. */
  readonly startedInMs: number
  /** Resident memory in MiB. */
  memory(): number
  stop(): Promise<void>
}

export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'nightlight-bench-'))
export const removeDataDir = (folder: string): void => rmSync(folder, { recursive: true, force: true })

export async function startServer(
  dataDir: string,
  environment: Record<string, string> = {},
): Promise<RunningServer> {
  const began = performance.now()
  const child = spawn(process.execPath, ['server/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const greeting = await readGreeting(child)
  return {
    url: /open at (\S+)/.exec(greeting)?.[1] ?? '',
    pid: child.pid ?? 0,
    setupCode: /setup=(\S+)/.exec(greeting)?.[1] ?? null,
    startedInMs: performance.now() - began,
    memory: () => residentMemory(child.pid),
    stop: () => stop(child),
  }
}

function readGreeting(child: ChildProcess): Promise<string> {
  const { promise, resolve: done, reject } = Promise.withResolvers<string>()
  let text = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    text += chunk
    if (/open at \S+\n(?:[\s\S]*\n)?\n$/.test(text)) done(text)
  })
  child.once('exit', (code) => reject(new Error(`The server ended early (${code})`)))
  return promise
}

function residentMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolveEnd) => child.once('exit', resolveEnd))
  child.kill('SIGTERM')
  await ended
}
