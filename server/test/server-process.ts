import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  findLeaks,
  readRecorded,
  recordingPersonalData,
  withFakeEngines,
  withoutFsync,
} from './log-capture.ts'

/** The server as it is delivered, in a process of its own that can be killed. */
export interface ServerProcess {
  /** Empty for a worker. */
  readonly url: string
  readonly child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /**
   * Waits for the end of the process. In tests it also searches what this server and all others have printed for personal data.
   * @throws when there are any
   */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const main = resolve(import.meta.dirname, '../src/main.ts')

/** Personal data in requests to the servers that this process has started, and in their responses. */
export const recordedPersonalData = (): Set<string> => readRecorded(recorded)

const folder = mkdtempSync(join(tmpdir(), 'nightlight-personal-data-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
/** One file for all: what is sent to one server can be logged by another, and a story may be read after its server was killed. */
const recorded = join(folder, 'recorded')
/** Files with what each server has printed. */
const logs: string[] = []

/** A benchmark measures the server as it is: without fakes, and without a recorder. */
const isTest = process.env.VITEST !== undefined

const testImports = [...recordingPersonalData, ...withoutFsync, ...withFakeEngines]

export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [...(isTest ? testImports : []), main], {
    // Sample stories and music would take every server a minute.
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: isTest ? 'debug' : 'info',
      DATABASE_URL: '',
      SAMPLE_CONTENT: 'false',
      PERSONAL_DATA_FILE: recorded,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = join(folder, `log-${randomUUID()}`)
  writeFileSync(log, '')
  const output = () => readFileSync(log, 'utf8')
  const { promise: opened, resolve: open, reject } = Promise.withResolvers<string>()
  let isOpen = false
  const read = (chunk: Buffer) => {
    appendFileSync(log, chunk)
    if (isOpen) return
    const printed = output()
    // A worker prints no address, but logs that it has started.
    const address = environment.ROLE === 'worker' ? /"workers started"()/ : /open at (\S+)\n/
    const found = address.exec(printed)
    if (!found) return
    isOpen = true
    open(found[1] ?? '')
  }
  child.stdout.on('data', read)
  child.stderr.on('data', read)
  const { promise: ended, resolve: end } = Promise.withResolvers<number | null>()
  child.once('close', (code) => {
    if (!isOpen) reject(new Error(`The server ended with ${code}:\n${output()}`))
    end(code)
  })
  const url = await opened
  logs.push(log)
  return {
    url,
    child,
    output,
    async kill(signal) {
      child.kill(signal)
      const code = await ended
      if (isTest) searchLogs()
      return code
    },
  }
}

function searchLogs(): void {
  const known = recordedPersonalData()
  const leaked = logs.flatMap((log) => findLeaks(readFileSync(log, 'utf8'), known))
  if (leaked.length > 0) throw new Error(`The log has personal data: ${leaked.slice(0, 5).join(' | ')}`)
}
