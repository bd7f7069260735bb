import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { appendFileSync, mkdirSync, mkdtempSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { recordingPersonalData, withFakeEngines, withoutFsync } from '../server/test/log-capture.ts'

export type LoggedServer = ChildProcessByStdio<null, Readable, Readable>

const main = resolve(import.meta.dirname, '../server/src/main.ts')

/** Each server of a run has a folder here with its log and the personal data to search for in it. */
export const logsOf = (run: string): string => join(run, 'logs')
export const logIn = (folder: string): string => join(folder, 'log')
export const personalDataIn = (folder: string): string => join(folder, 'personal-data')

/**
 * Starts the server, with fake engines unless a test needs the real ones, and saves its whole log.
 */
export function startLogged(environment: NodeJS.ProcessEnv, { realEngines = false } = {}): LoggedServer {
  const run = process.env.E2E_DATA_DIR
  if (!run) throw new Error('E2E_DATA_DIR has to name the folder of the run')
  mkdirSync(logsOf(run), { recursive: true })
  const folder = mkdtempSync(join(logsOf(run), 'server-'))
  const server = spawn(
    process.execPath,
    [...recordingPersonalData, ...withoutFsync, ...(realEngines ? [] : withFakeEngines), main],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment, LOG_LEVEL: 'debug', PERSONAL_DATA_FILE: personalDataIn(folder) },
    },
  )
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk: Buffer) => appendFileSync(logIn(folder), chunk))
  return server
}
