// Which part of an exhaustive matrix a run of the tests takes. `npm test` takes a sample chosen by a seed that changes with each commit,
// so that the whole matrix is covered over time; `npm run test:all` takes everything.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { dirname } from 'node:path'

/** Whether every case of every matrix runs, as under `npm run test:all`. */
export const isExhaustive = process.env.TEST_ALL === 'true'

/** `TEST_SEED`, or else the commit. The same seed always chooses the same cases. */
export const seed = process.env.TEST_SEED || seedOfCommit()

/** The hash of the commit that is checked out, shortened; outside a git checkout a constant. */
function seedOfCommit() {
  return git('rev-parse', '--short=12', 'HEAD').trim() || 'no-commit'
}

/**
 * What git prints; nothing where this is no checkout.
 * @param {...string} args
 */
function git(...args) {
  const { stdout } = spawnSync('git', args, {
    cwd: dirname(import.meta.dirname),
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  return stdout ?? ''
}

/** @type {Set<string> | undefined} */
let known

/** What was changed by this commit or after it. */
const changed = () => (known ??= new Set(git('diff', '--name-only', '--relative', 'HEAD~1').split('\n')))

/**
 * Whether a file was changed by this commit or after it: what has just been changed is worth more than a sample.
 * @param {string} path from the root of the repository
 */
export const isChanged = (path) => changed().has(path)

/**
 * Whether anything below one of these folders was changed, or what is installed.
 * @param {...string} folders from the root of the repository, each with a slash at its end
 */
export function isAnyChanged(...folders) {
  const paths = [...changed()]
  return (
    isChanged('package-lock.json') || paths.some((path) => folders.some((folder) => path.startsWith(folder)))
  )
}

/**
 * A sample of the cases, in their order: at least one, and always those that are picked by hand.
 * @template T
 * @param {readonly T[]} all
 * @param {number} fraction of all cases, between 0 and 1
 * @param {(item: T) => boolean} [isPicked] which cases run every time
 * @param {{ seed: string, isExhaustive: boolean }} [run] the seed of this run, unless a test says otherwise
 * @returns {T[]}
 */
export function sample(all, fraction, isPicked = () => false, run = { seed, isExhaustive }) {
  if (run.isExhaustive) return [...all]
  const count = Math.max(1, Math.ceil(all.length * fraction))
  const drawn = all
    .map((_, index) => ({ index, rank: rankOf(run.seed, index) }))
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
  const indexes = new Set(drawn.map(({ index }) => index))
  return all.filter((item, index) => indexes.has(index) || isPicked(item))
}

/**
 * The seed as a whole number of 32 bits, for generators that want one.
 * @param {string} [text]
 */
export function seedNumber(text = seed) {
  return rankOf(text, 0)
}

/**
 * @param {string} text
 * @param {number} index
 */
function rankOf(text, index) {
  return createHash('sha256').update(`${text} ${index}`).digest().readUInt32BE()
}
