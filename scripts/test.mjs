// `npm test`: sets up what is missing, then runs every check. The parts are separate scripts in package.json. It runs a
// sample of the exhaustive tests, chosen by a seed that changes with each commit; `npm run test:all` runs everything.
import { spawn } from 'node:child_process'
import { buildWeb, environment, install, root } from './setup.mjs'
import { isExhaustive, seed } from './test-sampling.mjs'

if (process.argv.includes('--all') && !isExhaustive) {
  // Read where the tests are chosen, in this process too.
  const again = start('inherit', { TEST_ALL: 'true' }, process.execPath, 'scripts/test.mjs', '--all')
  process.exit((await again.ended) ?? 1)
}

const seedText = isExhaustive ? 'everything runs' : `TEST_SEED=${seed} npm test repeats this sample`
console.log(`Nightlight: seed ${seed}; ${seedText}.`)
process.once('exit', (code) => {
  if (code !== 0) console.error(`Nightlight: the tests failed with seed ${seed}; ${seedText}.`)
})

install()
const checks = [
  spawnParallel('npm', 'run', 'check', '--silent'),
  spawnParallel('npm', 'run', 'audit', '--silent', '--', '--may-be-unanswered'),
]
buildWeb()
// The installation that the browser tests copy is made while the unit tests wait for a process, a clock or a disk.
const preparation = spawnParallel('npm', 'run', 'test:e2e', '--silent', '--', '--prepare')
const unitTests = start('inherit', {}, 'npm', 'run', 'test:unit', '--silent')
for (const each of [...checks, preparation, unitTests]) await succeed(each)
await succeed(start('inherit', {}, 'npm', 'run', 'test:e2e', '--silent'))
if (isExhaustive)
  await succeed(start('inherit', {}, 'npm', 'run', 'image', '--silent', '--', '--if-possible'))

/** Starts a command whose output is shown when it has ended. */
function spawnParallel(...command) {
  const started = start('pipe', {}, ...command)
  const output = []
  for (const stream of [started.child.stdout, started.child.stderr])
    stream.on('data', (chunk) => output.push(chunk))
  started.child.once('close', () => process.stdout.write(Buffer.concat(output)))
  return started
}

/** @param output where its output goes */
function start(output, variables, command, ...args) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, TEST_SEED: seed, ...variables },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
  // Stops when another command has failed.
  process.once('exit', () => child.kill())
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
}

/** Waits for a command, and ends everything when it has failed. */
async function succeed({ ended }) {
  const code = await ended
  if (code !== 0) process.exit(code ?? 1)
}
