import { existsSync, lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { limits } from '../../../scripts/test-limits.mjs'
import { linkLibraries } from './find-postgres.ts'
import { startProcess } from './start-process.ts'

vi.setConfig({ testTimeout: limits.startsDatabase })

test('the server from npm starts, as root too, and ends with the process that started it', async () => {
  const starter = startProcess('start-postgres.ts', [])
  const url = (await starter.waitForLine('at ')).slice(3)
  const client = new pg.Client({ connectionString: url })
  // The connection is going to break.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int / 10000 as major, lower('ÉÀ') as lower, current_setting('data_directory') as folder`,
  )
  expect(rows[0]).toMatchObject({ major: 18, lower: 'éà' })
  expect(existsSync(rows[0].folder)).toBe(true)
  await starter.kill()
  await expect.poll(() => !existsSync(rows[0].folder)).toBeTruthy()
  await expect(new pg.Client({ connectionString: url }).connect()).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
})

test('the symbolic links that the package cannot contain are created', () => {
  const root = mkdtempSync(join(tmpdir(), 'nightlight-links-'))
  const native = join(root, 'native')
  mkdirSync(join(native, 'lib'), { recursive: true })
  mkdirSync(join(native, 'bin'))
  writeFileSync(join(native, 'lib', 'libthing.so.1.2'), '')
  const links = [{ source: 'native/lib/libthing.so.1.2', target: 'native/lib/libthing.so.1' }]
  writeFileSync(join(native, 'pg-symlinks.json'), JSON.stringify(links))
  linkLibraries(native)
  linkLibraries(native)
  expect(lstatSync(join(native, 'lib', 'libthing.so.1')).isSymbolicLink()).toBe(true)
  expect(existsSync(join(native, 'lib', 'libthing.so.1'))).toBe(true)
  rmSync(root, { recursive: true })
})
