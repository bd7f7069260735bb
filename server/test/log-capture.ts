import { readFileSync } from 'node:fs'
import { findInLog } from './personal-data.ts'

/** A made-up name that every observed server logs once, which proves that the search of the log works. */
export const canary = 'Quixalba of the planted line'

/** Arguments for `node` that make a server write the personal data that it receives or sends to the file `PERSONAL_DATA_FILE`. */
export const recordingPersonalData: readonly string[] = [
  '--import',
  import.meta.resolve('./record-personal-data.ts'),
]

/** Arguments for `node`: a server that never waits for the disk. */
export const withoutFsync: readonly string[] = ['--import', import.meta.resolve('./no-fsync.ts')]

/** Arguments for `node`: a server whose voice and music are fakes. */
export const withFakeEngines: readonly string[] = [
  '--import',
  import.meta.resolve('./fake-engines/register.ts'),
]

/** Arguments for `node`: a server whose pictures are strips of a colour, a twentieth of the work. */
export const withFakePictures: readonly string[] = [
  '--import',
  import.meta.resolve('./fake-engines/register-pictures.ts'),
]

/** @param file as `PERSONAL_DATA_FILE` names it */
export function readRecorded(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Set(lines.map((line) => JSON.parse(line) as string))
}

/**
 * Finds the personal data that a server has logged.
 * @throws when the search does not find the canary
 */
export function findLeaks(log: string, words: ReadonlySet<string>): string[] {
  const found = findInLog(log, words)
  if (!found.includes(canary))
    throw new Error(`The search of the log misses the canary:\n${log.slice(0, 2000)}`)
  return found.filter((word) => word !== canary)
}
