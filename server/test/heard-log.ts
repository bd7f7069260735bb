import { readFileSync } from 'node:fs'
import { wordsIn } from './family-words.ts'

/** Nobody's name: every server whose words are heard writes it into its log once, so that a search that finds nothing is known to look. */
export const planted = 'Quixalba of the planted line'

/** For `node`: what a server has to be started with so that the words of families are written into the file `WORDS_HEARD`. */
export const hearing: readonly string[] = ['--import', import.meta.resolve('./hear-words.ts')]

/** For `node`: a server that waits for no disk. */
export const quickDisk: readonly string[] = ['--import', import.meta.resolve('./no-disk-wait.ts')]

/** @param file as `WORDS_HEARD` names it */
export function wordsHeard(file: string): Set<string> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
  return new Set(lines.map((line) => JSON.parse(line) as string))
}

/**
 * Which words of families a server has written into its log.
 * @throws when the search does not find what was planted for it
 */
export function wordsLeaked(log: string, words: ReadonlySet<string>): string[] {
  const found = wordsIn(log, words)
  if (!found.includes(planted)) throw new Error(`The search of the log is deaf:\n${log.slice(0, 2000)}`)
  return found.filter((word) => word !== planted)
}
