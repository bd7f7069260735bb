import { type ChildProcess, fork } from 'node:child_process'
import type { Logger } from 'pino'

/** One other process that takes one task after the other. It begins with the first and ends when it has been idle. */
export interface Worker<Input, Output> {
  /** One at a time. @throws {NotAnswered} or, when no process can be started, the error of the system */
  run(input: Input): Promise<Output>
  close(): void
}

/** A process ended before it was done, or took longer than the deadline. */
export class NotAnswered extends Error {}

class TookTooLong extends NotAnswered {}

/**
 * For work whose memory has to return to the system, and which may crash or be killed without harm to anything else. The process gets
 * nothing of our environment, so no secret.
 * @param module what it runs; it calls `answerTasks`
 */
export function openChildProcess<Input, Output>(
  module: URL,
  { deadlineMs, log, idleMs = 3_000 }: { deadlineMs: number; log: Logger; idleMs?: number },
): Worker<Input, Output> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const forget = (ended: ChildProcess) => {
    if (ended === child) child = null
  }
  const end = (killed = child) => {
    killed?.kill('SIGKILL')
    if (killed) forget(killed)
  }
  const begin = () => {
    const started = start(module)
    // Also while it is idle: nobody else listens then, and an unheard error would end this process.
    return started.on('exit', () => forget(started)).on('error', () => forget(started))
  }
  const tryOnce = async (input: Input) => {
    clearTimeout(idle)
    child ??= begin()
    const used = child
    try {
      return await ask<Output>(used, input, deadlineMs)
    } catch (error) {
      end(used)
      throw error
    } finally {
      idle = setTimeout(end, idleMs, used).unref()
    }
  }
  return {
    async run(input) {
      try {
        return await tryOnce(input)
      } catch (error) {
        if (error instanceof TookTooLong) throw error
        // It may have been killed while it was idle, or because others needed the memory.
        log.warn({ reason: messageOf(error) }, 'work in a child process is tried again in a new one')
        return tryOnce(input)
      }
    },
    close() {
      clearTimeout(idle)
      end()
    },
  }
}

function start(module: URL): ChildProcess {
  const child = fork(module, {
    serialization: 'advanced',
    execArgv: [],
    // What is freed goes back to the system at once, on Linux.
    env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.unref()
  child.channel?.unref()
  return child
}

async function ask<Output>(child: ChildProcess, input: unknown, deadlineMs: number): Promise<Output> {
  const { promise, resolve, reject } = Promise.withResolvers<Output>()
  const fail = () => reject(new NotAnswered('The process ended before it was done'))
  const deadline = setTimeout(() => reject(new TookTooLong('The process took too long')), deadlineMs)
  child.on('message', resolve).once('exit', fail).once('error', reject)
  child.send(input as object, (error) => error && reject(error))
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    child.off('message', resolve).off('exit', fail).off('error', reject)
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'unknown')

/** In the other process: answers each task with what the work returns. It has to catch its own errors. */
export function answerTasks<Input, Output>(work: (input: Input) => Promise<Output>): void {
  process.on('message', async (input: Input) => process.send?.(await work(input)))
  process.on('disconnect', () => process.exit())
}
