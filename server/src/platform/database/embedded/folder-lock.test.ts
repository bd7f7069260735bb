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
  const writeLock = (number: number, holder: object) =>
    writeFileSync(`${folder}.lock-${number}`, JSON.stringify({ ...thisProcess(), ...holder }))

  test('is held until it is released, and leaves nothing behind', async () => {
    const release = await lockFolder(folder)
    expect(locks()).toEqual(['database.lock-1'])
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseRefused)
    release()
    expect(locks()).toEqual([])
    const releaseAgain = await lockFolder(folder)
    releaseAgain()
  })

  test('names the folder, the process and the ways out when it refuses', async () => {
    const release = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(
      `The process ${process.pid} is using the database in ${folder}. One folder serves one process: stop the other one, ` +
        'choose another DATA_DIR, or set DATABASE_URL',
    )
    release()
  })

  test('cannot be taken when an existing one cannot be read', async () => {
    mkdirSync(`${folder}.lock-1`)
    await expect(lockFolder(folder)).rejects.toThrow(
      'says which process uses the database, but cannot be read',
    )
    expect(locks()).toEqual(['database.lock-1'])
  })

  test('is granted to one of twenty that request it at once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    const granted = results.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
    expect(granted).toHaveLength(1)
    granted[0]?.()
  })

  test.runIf(process.platform === 'linux')(
    'is replaced by one with a higher number when its process is gone',
    async () => {
      writeLock(4, { pid: 2 ** 22 + 1 })
      const release = await lockFolder(folder)
      expect(locks()).toEqual(['database.lock-5'])
      release()
    },
  )

  test.runIf(process.platform === 'linux')(
    'is replaced when its process id now belongs to another process',
    async () => {
      writeLock(1, { startedAt: '1' })
      const release = await lockFolder(folder)
      release()
    },
  )

  test('is replaced when another boot or container left it long ago', async () => {
    writeLock(1, { world: 'another' })
    utimesSync(`${folder}.lock-1`, new Date(0), new Date(0))
    const release = await lockFolder(folder)
    expect(locks()).toEqual(['database.lock-2'])
    release()
  })

  test('is respected when another container keeps touching it', async () => {
    writeLock(1, { world: 'another', pid: 7 })
    const toucher = setInterval(() => utimesSync(`${folder}.lock-1`, new Date(), new Date()), 100)
    await expect(lockFolder(folder)).rejects.toThrow('The process 7 is using')
    clearInterval(toucher)
    expect(locks()).toEqual(['database.lock-1'])
  })

  test('is given up by a process that raced with a release and found another holder', async () => {
    // The holder of the lower number came while nobody held the folder; we linked ours from an outdated listing.
    writeLock(1, {})
    writeLock(9, { startedAt: '1' })
    await expect(lockFolder(folder)).rejects.toThrow(DatabaseRefused)
    expect(readFileSync(`${folder}.lock-1`, 'utf8')).toContain(String(process.pid))
  })
})

describe('a folder that several processes open', () => {
  let folder: string
  beforeEach(async () => {
    folder = await freshFolder()
  })
  afterEach(() => removeFolder(folder))

  test('is opened by the next process once the previous one has ended', async () => {
    const ending = startProcess('hold-folder.ts', [folder])
    expect(await ending.waitForLine('')).toBe('open')
    const next = startProcess('hold-folder.ts', [folder])
    await expect.poll(() => draftLocks(folder)).toBe(1)
    ending.child.kill('SIGTERM')
    expect(await next.waitForLine('')).toBe('open')
    await next.kill()
  })

  test('admits one of five, and the next one after a kill -9', async () => {
    const processes = Array.from({ length: 5 }, () => startProcess('hold-folder.ts', [folder]))
    const firstLines = await Promise.all(
      processes.map((each) => Promise.race([each.waitForLine('open'), each.waitForLine('refused')])),
    )
    expect(firstLines.filter((line) => line === 'open')).toHaveLength(1)
    const winner = processes[firstLines.indexOf('open')]
    const refusals = firstLines.filter((line) => line !== 'open')
    for (const refusal of refusals) {
      expect(refusal).toContain(`The process ${winner?.child.pid} is using the database in ${folder}.`)
    }
    await winner?.kill()

    const next = startProcess('hold-folder.ts', [folder])
    expect(await next.waitForLine('')).toBe('open')
    next.child.kill('SIGTERM')
    expect(await next.ended).toMatchObject({ code: 0 })
    expect(
      readdirSync(join(folder, '..')).filter((name) => name.startsWith(`${folder.split('/').at(-1)}.lock`)),
    ).toEqual([])
  })
})

/** How many processes have written their own file to link as the lock, and wait. */
const draftLocks = (folder: string): number =>
  readdirSync(dirname(folder)).filter((name) => name.startsWith(`${basename(folder)}.lock.`)).length
