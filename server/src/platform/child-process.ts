import { type ChildProcess, fork } from 'node:child_process'

/** One other process that takes one task after the other. It begins with the first and ends when it has been idle. */
export interface Worker<Input, Output> {
  /** One at a time. @throws when the process ends before it has answered, or takes longer than the deadline */
  run(input: Input): Promise<Output>
  close(): void
}

/**
 * For work whose memory has to return to the system, and which may crash or be killed without harm to anything else. The process gets
 * nothing of our environment, so no secret.
 * @param module what it runs; it calls `answerTasks`
 */
export function openChildProcess<Input, Output>(
  module: URL,
  { deadlineMs, idleMs = 3_000 }: { deadlineMs: number; idleMs?: number },
): Worker<Input, Output> {
  let child: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const end = (killed = child) => {
    killed?.kill('SIGKILL')
    if (killed === child) child = null
  }
  return {
    async run(input) {
      clearTimeout(idle)
      child ??= start(module)
      const used = child
      try {
        return await ask<Output>(used, input, deadlineMs)
      } catch (error) {
        end(used)
        throw error
      } finally {
        idle = setTimeout(end, idleMs, used).unref()
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
  const fail = () => reject(new Error('The process ended before it was done'))
  const deadline = setTimeout(() => reject(new Error('The process took too long')), deadlineMs)
  child.on('message', resolve).once('exit', fail).once('error', reject)
  child.send(input as object, (error) => error && reject(error))
  try {
    return await promise
  } finally {
    clearTimeout(deadline)
    child.off('message', resolve).off('exit', fail).off('error', reject)
  }
}

/** In the other process: answers each task with what the work returns. It has to catch its own errors. */
export function answerTasks<Input, Output>(work: (input: Input) => Promise<Output>): void {
  process.on('message', async (input: Input) => process.send?.(await work(input)))
  process.on('disconnect', () => process.exit())
}
