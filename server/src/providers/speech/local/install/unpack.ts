import { spawn } from 'node:child_process'
import { InstallFailed } from './install-failed.ts'

/**
 * Unpacks a .tar.bz2 with the system's own tar. Its folders become part of `into`; names that lead out of it are refused by tar.
 * @throws {InstallFailed}
 */
export async function unpack(archive: string, into: string): Promise<void> {
  const { status, output } = await run('tar', ['-xjf', archive, '-C', into, '--no-same-owner'])
  if (status === 0) return
  if (/no space left|disk quota/i.test(output))
    throw new InstallFailed(`The disk is full: make room in ${into}.`)
  if (/bzip2.*(not found|no such file|cannot (exec|run))/i.test(output)) {
    throw new InstallFailed('tar needs bzip2, and it is not installed here.')
  }
  throw new InstallFailed('The archive is broken and was not unpacked.')
}

/** @throws {InstallFailed} where the programme is not there */
export function run(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<{ status: number | null; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | null; output: string }>()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment, LC_ALL: 'C' },
    // npm is a script on Windows.
    shell: process.platform === 'win32',
  })
  let output = ''
  const hear = (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-4000)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.once('error', () =>
    reject(new InstallFailed(`${command} is needed for this, and it is not installed here.`)),
  )
  child.once('close', (status) => resolve({ status, output: output }))
  return promise
}
