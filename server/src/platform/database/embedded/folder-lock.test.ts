import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { limits } from '../../../../../scripts/test-limits.mjs'
import { freshFolder, removeFolder } from '../../../../test/databases/embedded.ts'
import { startProcess } from '../../../../test/databases/start-process.ts'
import { DatabaseRefused } from '../refused.ts'
import { lockFolder } from './folder-lock.ts'
import { thisProcess } from './process-identity.ts'

vi.setConfig({ testTimeout: limits.restartsProcesses })

describe('the lock of a folder', () => {
  let parent: string
  let folder: string
  beforeEach(async () => {
    parent = await mkdtemp(join(tmpdir(), 'nightlight-lock-'))
    folder = join(parent, 'database')
  })
  afterEach(() => rm(parent, { recursive: true, force: true }))

  const locks = () => readdirSync(parent).sort()
  const leave = (number: number, holder: object) =>
    writeFileSync(`${folder}.lock-${number}`, JSON.stringify({ ...thisProcess(), ...holder }))

  test('is held until it is released, and leaves nothing behind', async () => {
    const release = await lockFolder(folder)
    expect(locks()).toEqual(['database.lock-1'])
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseRefused)
    release()
    expect(locks()).toEqual([])
    const again = await lockFolder(folder)
    again()
  })

  test('the refusal names the folder, the process and the ways out', async () => {
    const release = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(
      `The process ${process.pid} is using the database in ${folder}. One folder serves one process: stop the other one, ` +
        'choose another DATA_DIR, or set DATABASE_URL',
    )
    release()
  })

  test('a lock that cannot be read is not taken for one that was released', async () => {
    mkdirSync(`${folder}.lock-1`)
    await expect(lockFolder(folder)).rejects.toThrow(
      'says which process uses the database, but cannot be read',
    )
    expect(locks()).toEqual(['database.lock-1'])
  })

  test('of twenty that ask at once, one gets it', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    const got = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(got).toHaveLength(1)
    got[0]?.()
  })

  test.runIf(process.platform === 'linux')('a lock whose process is gone is outnumbered', async () => {
    leave(4, { pid: 2 ** 22 + 1 })
    const release = await lockFolder(folder)
    expect(locks()).toEqual(['database.lock-5'])
    release()
  })

  test.runIf(process.platform === 'linux')(
    'a lock whose process id has been given to another process',
    async () => {
      leave(1, { startedAt: '1' })
      const release = await lockFolder(folder)
      release()
    },
  )

  test('a lock that was left by another boot or container, long ago', async () => {
    leave(1, { world: 'another' })
    utimesSync(`${folder}.lock-1`, new Date(0), new Date(0))
    const release = await lockFolder(folder)
    expect(locks()).toEqual(['database.lock-2'])
    release()
  })

  test('a lock of another container that is touched while we look is alive', async () => {
    leave(1, { world: 'another', pid: 7 })
    const touching = setInterval(() => utimesSync(`${folder}.lock-1`, new Date(), new Date()), 100)
    await expect(lockFolder(folder)).rejects.toThrow('The process 7 is using')
    clearInterval(touching)
    expect(locks()).toEqual(['database.lock-1'])
  })

  test('who looked before a release and linked after it steps back for who holds it now', async () => {
    // The holder of the lower number came when nobody held the folder; ours was linked from what we had seen before.
    leave(1, {})
    leave(9, { startedAt: '1' })
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseRefused)
    expect(readFileSync(`${folder}.lock-1`, 'utf8')).toContain(String(process.pid))
  })
})

describe('processes that open one folder', () => {
  let folder: string
  beforeEach(async () => {
    folder = await freshFolder()
  })
  afterEach(() => removeFolder(folder))

  test('a process that is just ending is waited for', async () => {
    const ending = startProcess('hold-folder.ts', [folder])
    expect(await ending.hears('')).toBe('open')
    const next = startProcess('hold-folder.ts', [folder])
    await expect.poll(() => locksAskedFor(folder)).toBe(1)
    ending.child.kill('SIGTERM')
    expect(await next.hears('')).toBe('open')
    await next.kill()
  })

  test('one of five is let in, and the next after a kill -9', async () => {
    const five = Array.from({ length: 5 }, () => startProcess('hold-folder.ts', [folder]))
    const said = await Promise.all(
      five.map((each) => Promise.race([each.hears('open'), each.hears('refused')])),
    )
    expect(said.filter((line) => line === 'open')).toHaveLength(1)
    const winner = five[said.indexOf('open')]
    const refusals = said.filter((line) => line !== 'open')
    for (const refusal of refusals) {
      expect(refusal).toContain(`The process ${winner?.child.pid} is using the database in ${folder}.`)
    }
    await winner?.kill()

    const next = startProcess('hold-folder.ts', [folder])
    expect(await next.hears('')).toBe('open')
    next.child.kill('SIGTERM')
    expect(await next.ended).toMatchObject({ code: 0 })
    expect(
      readdirSync(join(folder, '..')).filter((name) => name.startsWith(`${folder.split('/').at(-1)}.lock`)),
    ).toEqual([])
  })
})

/** How many processes have written their own file to link as the lock, and wait. */
const locksAskedFor = (folder: string): number =>
  readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.lock.`)).length
