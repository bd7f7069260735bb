import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'

const script = `
  import { writeFileSync } from 'node:fs'
  import { useMemoryFolder } from '${new URL('memory-folder.mjs', import.meta.url).href}'
  useMemoryFolder()
  writeFileSync(process.env.TMPDIR + '/file', '')
  console.log(process.env.TMPDIR)`

function run(environment: NodeJS.ProcessEnv): string {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: environment,
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  return stdout.trim()
}

it.runIf(process.env.TMPDIR?.startsWith('/dev/shm/'))('is removed when its process ends', () => {
  const { TMPDIR, ...environment } = process.env
  const folder = run(environment)
  expect(folder).toMatch(/^\/dev\/shm\/nightlight-tests-\d+\/\d+$/)
  expect(existsSync(folder)).toBe(false)
  expect(existsSync(TMPDIR ?? '')).toBe(true)
})

it('is not used if TMPDIR is set already', () => {
  const { TMPDIR = '/tmp' } = process.env
  expect(run({ ...process.env, TMPDIR })).toBe(TMPDIR)
})
