import { spawn } from 'node:child_process'
import { InstallFailed } from './install-failed.ts'

/** @throws {InstallFailed} where the programme is not there */
export function runCommand(
  command: string,
  args: readonly string[],
): Promise<{ status: number | null; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | null; output: string }>()
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
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
  child.once('close', (status) => resolve({ status, output }))
  return promise
}
