import { answerTasks } from '../src/platform/child-process.ts'

/** Tells about itself, or is killed, as the system does when memory runs out. */
answerTasks(async ({ isKilled }: { isKilled?: boolean }) => {
  if (isKilled) process.kill(process.pid, 'SIGKILL')
  return { pid: process.pid, variables: Object.keys(process.env) }
})
