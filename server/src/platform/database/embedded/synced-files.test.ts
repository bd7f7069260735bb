import { spawnSync } from 'node:child_process'
import { fsyncSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { freshFolder, removeFolder } from '../../../../test/databases/embedded.ts'
import { startProcess } from '../../../../test/databases/start-process.ts'
import { SyncedFiles, withFsync } from './synced-files.ts'

const hasStrace = spawnSync('strace', ['--version']).status === 0

let folder: string
beforeEach(async () => {
  folder = await freshFolder()
})
afterEach(() => removeFolder(folder))

const insert = (pglite: PGlite, code: string) =>
  pglite.query('insert into setup_links (code_hash) values ($1)', [code])

describe('a commit is on the disk before it is acknowledged', () => {
  test('by an fsync for each one, in a transaction or not, and none for reads', async () => {
    let syncs = 0
    const sync = (descriptor: number) => {
      syncs++
      fsyncSync(descriptor)
    }
    const pglite = await openOn(new SyncedFiles(folder, { sync }))
    const syncsDuring = async (work: () => Promise<unknown>) => {
      const before = syncs
      await work()
      return syncs - before
    }
    expect(await syncsDuring(() => insert(pglite, 'one'))).toBeGreaterThan(0)
    expect(
      await syncsDuring(() => pglite.transaction((trx) => trx.query('delete from setup_links'))),
    ).toBeGreaterThan(0)
    expect(await syncsDuring(() => pglite.query('select * from setup_links'))).toBe(0)
    await pglite.close()
  })

  test.runIf(hasStrace)('according to the system calls', async () => {
    const trace = join(await mkdtemp(join(tmpdir(), 'nightlight-strace-')), 'calls')
    const strace = ['strace', '-f', '-e', 'trace=openat,pwrite64,fsync,write', '-o', trace]
    const commits = 25
    const writer = startProcess('write-rows.ts', [folder, String(commits)], { through: strace })
    expect(await writer.ended).toMatchObject({ code: 0 })
    const acknowledged = commitsOf(readFileSync(trace, 'utf8'))
    expect(acknowledged).toHaveLength(commits)
    expect(acknowledged.filter((commit) => !commit.synced)).toEqual([])
    await rm(dirname(trace), { recursive: true })
  })
})

/** For each acknowledgement: whether the last write to the log before it was followed by a finished fsync of the log. */
function commitsOf(trace: string): { line: string; synced: boolean }[] {
  const logs = new Set<string>()
  const commits: { line: string; synced: boolean }[] = []
  /** By process: a call that another one interrupts is traced on two lines. */
  const unfinished = new Map<string, string>()
  let synced = false
  for (const line of trace.split('\n')) {
    const opened = /openat\([^"]*"[^"]*\/pg_wal\/[0-9A-F]{24}".*= (\d+)$/.exec(line)
    if (opened?.[1]) logs.add(opened[1])
    const written = /pwrite64\((\d+),/.exec(line)
    if (written?.[1] && logs.has(written[1])) synced = false
    const [, process = '', unfinishedDescriptor] = /^(\d+) +fsync\((\d+) <unfinished/.exec(line) ?? []
    if (unfinishedDescriptor) unfinished.set(process, unfinishedDescriptor)
    const whole = /fsync\((\d+)\)\s+= 0/.exec(line)
    const resumed = /^(\d+) +<\.\.\. fsync resumed>\)\s+= 0/.exec(line)
    const flushed = whole?.[1] ?? unfinished.get(resumed?.[1] ?? '')
    if (flushed && logs.has(flushed)) synced = true
    if (/write\(\d+, "wrote /.test(line)) {
      commits.push({ line, synced })
      synced = false
    }
  }
  return commits
}

function openOn(fs: SyncedFiles): Promise<PGlite> {
  return PGlite.create({ fs, startParams: withFsync(PGlite.defaultStartParams) })
}
