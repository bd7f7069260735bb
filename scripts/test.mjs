// `npm test`: sets up what is missing, then runs every check. The parts have names of their own in package.json. What can go on side
// by side does: the house of the browser tests waits for its music while the unit tests are running.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb, environment, install, root } from './setup.mjs'

const folder = mkdtempSync(join(tmpdir(), 'nightlight-e2e-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

install()
const reading = [beside('npm', 'run', 'check', '--silent'), beside('npm', 'run', 'audit', '--silent')]
buildWeb()
for (const each of reading) await endOf(each)

const house = beside('node', 'e2e/prepare-house.ts')
await endOf(start('inherit', 'npm', 'run', 'test:unit', '--silent'))
await endOf(house)
await endOf(start('inherit', 'npm', 'run', 'test:e2e', '--silent'))

/** Starts a command whose words are shown when it has ended. */
function beside(...command) {
  const started = start('pipe', ...command)
  const said = []
  for (const stream of [started.child.stdout, started.child.stderr])
    stream.on('data', (chunk) => said.push(chunk))
  started.child.once('close', () => process.stdout.write(Buffer.concat(said)))
  return started
}

/** @param output where its words go */
function start(output, command, ...args) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, E2E_DATA_DIR: folder },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  })
  // Nothing goes on when something else has failed.
  process.once('exit', () => child.kill())
  return { child, ended: new Promise((resolve) => child.once('close', resolve)) }
}

/** Waits for a command, and ends everything when it has failed. */
async function endOf({ ended }) {
  const code = await ended
  if (code !== 0) process.exit(code ?? 1)
}
