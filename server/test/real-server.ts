import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hearing, quickDisk, wordsHeard, wordsLeaked } from './heard-log.ts'

/** The server as it is delivered, in a process of its own that can be killed. */
export interface RealServer {
  /** Empty for a worker. */
  readonly url: string
  readonly child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /**
   * Waits for the end of the process. In suites it also looks for words of families in what this server and all others have printed.
   * @throws when there are any
   */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const main = resolve(import.meta.dirname, '../src/main.ts')

/** What families have sent to the servers of this process and read from them. */
export const heardSoFar = (): Set<string> => wordsHeard(words)

const folder = mkdtempSync(join(tmpdir(), 'nightlight-words-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
/** What is sent to one server can be logged by another, and a story may be read long after the server that wrote it was killed. */
const words = join(folder, 'words')
/** Files with what each server has printed. */
const logs: string[] = []

/** Whoever measures a server wants it as it is, and not one that somebody listens to. */
const isHeard = process.env.VITEST !== undefined

export async function startRealServer(environment: Record<string, string>): Promise<RealServer> {
  const child = spawn(process.execPath, [...(isHeard ? [...hearing, ...quickDisk] : []), main], {
    // Samples and music would be a minute's work of every server.
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: isHeard ? 'debug' : 'info',
      DATABASE_URL: '',
      HOUSE_CONTENT: 'false',
      WORDS_HEARD: words,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const log = join(folder, `log-${randomUUID()}`)
  writeFileSync(log, '')
  const output = () => readFileSync(log, 'utf8')
  const { promise: opened, resolve: open, reject } = Promise.withResolvers<string>()
  let isOpen = false
  const hear = (chunk: Buffer) => {
    appendFileSync(log, chunk)
    if (isOpen) return
    const printed = output()
    // A worker has no visitors, and says in its log that it has begun.
    const address = environment.ROLE === 'worker' ? /"at work"()/ : /open at (\S+)\n/
    const found = address.exec(printed)
    if (!found) return
    isOpen = true
    open(found[1] ?? '')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
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
      if (isHeard) searchLogs()
      return code
    },
  }
}

function searchLogs(): void {
  const known = heardSoFar()
  const leaked = logs.flatMap((log) => wordsLeaked(readFileSync(log, 'utf8'), known))
  if (leaked.length > 0) throw new Error(`The log has words of families: ${leaked.slice(0, 5).join(' | ')}`)
}
