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
  withFakePictures,
  withoutFsync,
} from './log-capture.ts'

/** The real server in a process of its own that can be killed. */
export interface ServerProcess {
  /** Empty for a worker. */
  readonly url: string
  readonly child: ChildProcess
  /** Its output so far. */
  output(): string
  /**
   * Sends a signal and waits for the process to end. In tests it also searches the output of this and all other servers for
   * personal data.
   * @throws if it finds any
   */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const main = resolve(import.meta.dirname, '../src/main.ts')

/** Personal data in requests to the servers that this process has started, and in their responses. */
export const recordedPersonalData = (): Set<string> => readRecorded(recorded)

const folder = mkdtempSync(join(tmpdir(), 'nightlight-personal-data-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
/** One file for all servers: what is sent to one can be logged by another. */
const recorded = join(folder, 'recorded')
/** Files with the output of each server. */
const logs: string[] = []

/** Benchmarks measure the real server, without fakes and without the recorder. */
const isTest = process.env.VITEST !== undefined

const testImports = [...recordingPersonalData, ...withoutFsync, ...withFakeEngines]

/** @param options `draws`: whether its pictures are real ones, which take a third of a second each */
export async function startServerProcess(
  environment: Record<string, string>,
  { draws = true }: { draws?: boolean } = {},
): Promise<ServerProcess> {
  const imports = draws ? testImports : [...testImports, ...withFakePictures]
  const child = spawn(process.execPath, [...(isTest ? imports : []), main], {
    // Creating sample stories and music would take a minute per server.
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
    // A worker prints no URL, but logs that it has started.
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
  const personalData = recordedPersonalData()
  const leaked = logs.flatMap((log) => findLeaks(readFileSync(log, 'utf8'), personalData))
  if (leaked.length > 0) throw new Error(`The log has personal data: ${leaked.slice(0, 5).join(' | ')}`)
}
