import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseRefused } from '../refused.ts'

/** Who holds a folder: a process is known by its id and by when it started, since ids are used again. */
interface Holder {
  readonly pid: number
  readonly startedAt: string
  readonly bootId: string
}

/**
 * Makes this process the only one that opens the folder: two on one PGlite folder destroy each other's data. The file is
 * made by linking, which succeeds for one of any number of processes. A lock whose holder is gone is taken over.
 * @returns the release
 * @throws {DatabaseRefused} naming the process that holds the folder
 */
export function lockFolder(folder: string): () => void {
  const lock = `${folder}.lock`
  mkdirSync(dirname(lock), { recursive: true })
  const own = `${lock}.${process.pid}.${randomUUID()}`
  writeFileSync(own, JSON.stringify(thisProcess()), { flush: true })
  try {
    for (let attempt = 0; attempt < 20; attempt++) {
      if (linked(own, lock)) return () => rmSync(lock, { force: true })
      const holder = readHolder(lock)
      if (holder && isRunning(holder)) throw new FolderInUse(folder, holder.pid)
      if (holder) putAside(lock, holder)
    }
    throw new FolderInUse(folder, null)
  } finally {
    rmSync(own, { force: true })
  }
}

class FolderInUse extends DatabaseRefused {
  constructor(folder: string, pid: number | null) {
    const who = pid === null ? 'Another process' : `The process ${pid}`
    super(
      `${who} is using the database in ${folder}. One folder serves one process: stop the other one, ` +
        'choose another DATA_DIR, or set DATABASE_URL to run several processes on a PostgreSQL server.',
    )
  }
}

function linked(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moves a dead holder's lock away. If another process was quicker, what was moved is that one's lock: it is put back. */
function putAside(lock: string, dead: Holder): void {
  const aside = `${lock}.${randomUUID()}.dead`
  try {
    renameSync(lock, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved && JSON.stringify(moved) !== JSON.stringify(dead)) linked(aside, lock)
  rmSync(aside, { force: true })
}

function readHolder(lock: string): Holder | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as Holder
  } catch {
    return null
  }
}

function thisProcess(): Holder {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? '', bootId: bootId() }
}

function isRunning(holder: Holder): boolean {
  if (holder.bootId !== bootId()) return false
  const startedAt = startOf(holder.pid)
  if (startedAt !== null) return startedAt === holder.startedAt
  return answersSignals(holder.pid) && !hasProc()
}

/** Field 22 of /proc/pid/stat counts from the boot; the name before it may hold spaces and brackets. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null
  } catch {
    return null
  }
}

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

const hasProc = () => startOf(process.pid) !== null

/** Where there is no /proc (macOS, Windows), a process that answers counts as the holder. */
function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
