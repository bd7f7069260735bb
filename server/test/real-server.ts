import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'

/** The server as it is delivered, in a process of its own that can be killed. */
export interface RealServer {
  /** Empty for a worker. */
  readonly url: string
  readonly child: ChildProcess
  /** Everything it has printed so far. */
  output(): string
  kill(signal: NodeJS.Signals): Promise<number | null>
}

const main = resolve(import.meta.dirname, '../src/main.ts')

export async function startRealServer(environment: Record<string, string>): Promise<RealServer> {
  const child = spawn(process.execPath, [main], {
    // Samples and music would be a minute's work of every server.
    env: {
      ...process.env,
      PORT: '0',
      LOG_LEVEL: 'debug',
      DATABASE_URL: '',
      HOUSE_CONTENT: 'false',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const { promise: opened, resolve: open, reject } = Promise.withResolvers<string>()
  const hear = (chunk: Buffer) => {
    printed += chunk
    const address = /open at (\S+)\n/.exec(printed)?.[1]
    if (address) open(address)
    // A worker has no visitors, and says in its log that it has begun.
    if (environment.ROLE === 'worker' && printed.includes('"at work"')) open('')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  child.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${printed}`)))
  return {
    url: await opened,
    child,
    output: () => printed,
    kill(signal) {
      const { promise: ended, resolve: end } = Promise.withResolvers<number | null>()
      if (child.exitCode !== null || child.signalCode !== null) end(child.exitCode)
      else child.once('exit', (code) => end(code))
      child.kill(signal)
      return ended
    },
  }
}
