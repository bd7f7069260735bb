import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { hearing, wordsHeard, wordsLeaked } from './heard-log.ts'

/** The server as it is delivered, in a process of its own that can be killed. */
export interface RealServer {
  /** Empty for a worker. */
  readonly url: string
  readonly child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  /**
   * Waits for the end of the process and looks for words of families in what it and all others have printed.
   * @throws when there are any
   */
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const main = resolve(import.meta.dirname, '../src/main.ts')

/** What families have sent to the servers of this process and read from them. */
export const heardSoFar = (): Set<string> => wordsHeard(words)

/** What each server of this process has printed so far. */
const logs: (() => string)[] = []
/** What is sent to one server can be logged by another, and a story may be read long after the server that wrote it was killed. */
const folder = mkdtempSync(join(tmpdir(), 'nightlight-words-'))
const words = join(folder, 'words')
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

export async function startRealServer(environment: Record<string, string>): Promise<RealServer> {
  const child = spawn(process.execPath, [...hearing, main], {
    // Samples and music would be a minute's work of every server.
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'debug',
      DATABASE_URL: '',
      HOUSE_CONTENT: 'false',
      WORDS_HEARD: words,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const { promise: opened, resolve: open, reject } = Promise.withResolvers<string>()
  const hear = (chunk: Buffer) => {
    printed += chunk
    const address = /open at (\S+)\n/.exec(printed)?.[1]
    if (address) open(address)
    // A worker has no visitors, and says in its log that it has begun.
    if (environment.ROLE === 'worker' && printed.includes('"at work"')) open('')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  const { promise: ended, resolve: end } = Promise.withResolvers<number | null>()
  child.once('close', (code) => {
    reject(new Error(`The server ended with ${code}:\n${printed}`))
    end(code)
  })
  const url = await opened
  logs.push(() => printed)
  return {
    url,
    child,
    output: () => printed,
    async kill(signal) {
      child.kill(signal)
      const code = await ended
      searchLogs()
      return code
    },
  }
}

function searchLogs(): void {
  const known = heardSoFar()
  const leaked = logs.flatMap((log) => wordsLeaked(log(), known))
  if (leaked.length > 0) throw new Error(`The log has words of families: ${leaked.slice(0, 5).join(' | ')}`)
}
