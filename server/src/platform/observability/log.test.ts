import { spawnSync } from 'node:child_process'
import { expect, it } from 'vitest'

it('every line says which process wrote it, and in which role', () => {
  const script = `
    const { openLog } = await import(${JSON.stringify(new URL('./log.ts', import.meta.url).href)})
    const log = openLog('info', 'worker')
    log.info({ job: 'x', token: 'hidden' }, 'job done')
    log.child({ part: 'y' }).warn('slow')`
  const { stdout, pid } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { role: 'worker', pid, job: 'x', msg: 'job done' },
    { role: 'worker', pid, part: 'y', msg: 'slow' },
  ])
  expect(stdout).not.toContain('hidden')
})
