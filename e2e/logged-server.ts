import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { hearing, quickDisk } from '../server/test/heard-log.ts'

export type LoggedServer = ChildProcessByStdio<null, Readable, Readable>

const main = resolve(import.meta.dirname, '../server/src/main.ts')

/** Where the servers of a run leave what is searched when all of them have ended, a folder each: its log, and what families wrote and read. */
export const logsOf = (run: string): string => join(run, 'logs')
export const logIn = (folder: string): string => join(folder, 'log')
export const wordsIn = (folder: string): string => join(folder, 'words')

/** The server as it is delivered. Everything that it says is kept, whatever is shown of it. */
export function startLogged(environment: NodeJS.ProcessEnv): LoggedServer {
  const run = process.env.E2E_DATA_DIR
  if (!run) throw new Error('E2E_DATA_DIR has to name the folder of the run')
  mkdirSync(logsOf(run), { recursive: true })
  const folder = mkdtempSync(join(logsOf(run), 'server-'))
  const server = spawn(process.execPath, [...hearing, ...quickDisk, main], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, LOG_LEVEL: 'debug', WORDS_HEARD: wordsIn(folder) },
  })
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => appendFileSync(logIn(folder), chunk))
  return server
}
