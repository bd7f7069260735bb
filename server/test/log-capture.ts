import { readFileSync } from 'node:fs'
import { findInLog } from './personal-data.ts'

/** Nobody's name: every observed server writes it into its log once, so that a search that finds nothing is known to work. */
export const canary = 'Quixalba of the planted line'

/** For `node`: what a server has to be started with so that personal data it receives or sends is written into the file `PERSONAL_DATA_FILE`. */
export const recordingPersonalData: readonly string[] = [
  '--import',
  import.meta.resolve('./record-personal-data.ts'),
]

/** For `node`: a server that never waits for the disk. */
export const withoutFsync: readonly string[] = ['--import', import.meta.resolve('./no-fsync.ts')]

/** For `node`: a server whose voice and music are fakes. */
export const withFakeEngines: readonly string[] = [
  '--import',
  import.meta.resolve('./fake-engines/register.ts'),
]

/** @param file as `PERSONAL_DATA_FILE` names it */
export function readRecorded(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Set(lines.map((line) => JSON.parse(line) as string))
}

/**
 * Which personal data a server has written into its log.
 * @throws when the search does not find the canary
 */
export function findLeaks(log: string, words: ReadonlySet<string>): string[] {
  const found = findInLog(log, words)
  if (!found.includes(canary))
    throw new Error(`The search of the log misses the canary:\n${log.slice(0, 2000)}`)
  return found.filter((word) => word !== canary)
}
