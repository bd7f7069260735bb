import { randomUUID } from 'node:crypto'
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { DatabaseRefused } from '../refused.ts'
import { isRunning, type ProcessIdentity, thisProcess } from './process-identity.ts'

/** A holder whose process cannot be checked, as in another container, shows that it is alive by touching its lock. */
const touchEveryMs = 5_000
const aliveForMs = 20_000
/** A process that was stopped or killed needs a moment to end. */
const defaultWaitMs = 10_000
const retryEveryMs = 100

/**
 * Makes this process the only one that opens the folder: two on one PGlite folder destroy each other's data. Locks are numbered
 * files beside the folder, and the one with the highest number counts. A new one is made by linking, which succeeds for exactly
 * one process; the lock of a dead holder is not removed but superseded by a higher number, so that nobody can remove a live one
 * by mistake.
 * @param waitMs how long to wait for another process that holds the folder and is ending
 * @returns a function that releases the lock
 * @throws {DatabaseRefused} naming the process that holds the folder
 */
export async function lockFolder(folder: string, waitMs = defaultWaitMs): Promise<() => void> {
  mkdirSync(dirname(folder), { recursive: true })
  const draft = `${lockOf(folder)}.${randomUUID()}`
  writeFileSync(draft, JSON.stringify(thisProcess()), { flush: true })
  try {
    return await claim(folder, draft, Date.now() + waitMs)
  } finally {
    rmSync(draft, { force: true })
  }
}

async function claim(folder: string, draft: string, deadline: number): Promise<() => void> {
  for (;;) {
    const numbers = lockNumbers(folder)
    for (const number of numbers) await waitUntilReleased(folder, number, deadline)
    const number = Math.max(0, ...numbers) + 1
    const lock = lockPath(folder, number)
    if (!tryLink(draft, lock)) continue
    // A process that listed the locks before a release and linked after it may hold a lower number: then the folder is theirs.
    const others = lockNumbers(folder).filter((other) => other !== number)
    try {
      for (const other of others) await refuseIfHeld(folder, other)
    } catch (error) {
      rmSync(lock, { force: true })
      throw error
    }
    for (const other of others) rmSync(lockPath(folder, other), { force: true })
    return keepTouching(lock)
  }
}

function keepTouching(lock: string): () => void {
  const timer = setInterval(() => touch(lock), touchEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    rmSync(lock, { force: true })
  }
}

/** Waits for another process that is ending. A lock of this process is refused at once: it may be in use for as long as the process runs. */
async function waitUntilReleased(folder: string, number: number, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await refuseIfHeld(folder, number)
    } catch (error) {
      const isOther = error instanceof FolderInUse && error.pid !== process.pid
      if (!isOther || Date.now() >= deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, retryEveryMs))
    }
  }
}

async function refuseIfHeld(folder: string, number: number): Promise<void> {
  const lock = lockPath(folder, number)
  const holder = readHolder(lock)
  if (holder && (isRunning(holder) ?? (await isTouched(lock)))) throw new FolderInUse(folder, holder.pid)
}

/** Waits until the lock is touched, or has been left untouched for too long. */
async function isTouched(lock: string): Promise<boolean> {
  const firstTouch = touchedAt(lock)
  while (Date.now() - firstTouch < aliveForMs) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const lastTouch = touchedAt(lock)
    if (lastTouch === 0) return false
    if (lastTouch > firstTouch) return true
  }
  return false
}

class FolderInUse extends DatabaseRefused {
  readonly pid: number
  constructor(folder: string, pid: number) {
    super(
      `The process ${pid} is using the database in ${folder}. One folder serves one process: stop the other one, ` +
        'choose another DATA_DIR, or set DATABASE_URL to run several processes on a PostgreSQL server.',
    )
    this.pid = pid
  }
}

const lockOf = (folder: string) => `${folder}.lock`
const lockPath = (folder: string, number: number) => `${lockOf(folder)}-${number}`

function lockNumbers(folder: string): number[] {
  const prefix = `${basename(lockOf(folder))}-`
  const names = readdirSync(dirname(folder)).filter((name) => name.startsWith(prefix))
  return names.map((name) => Number(name.slice(prefix.length))).filter(Number.isSafeInteger)
}

function tryLink(own: string, lock: string): boolean {
  try {
    linkSync(own, lock)
    return true
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return false
    throw new DatabaseRefused(
      `The disk that holds ${dirname(lock)} cannot lock it (${code} when linking a file). Choose a DATA_DIR on a local disk.`,
      { cause: error },
    )
  }
}

/** null when it has been released meanwhile. A lock is complete from the moment it has its name. */
function readHolder(lock: string): ProcessIdentity | null {
  try {
    return JSON.parse(readFileSync(lock, 'utf8')) as ProcessIdentity
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw new DatabaseRefused(
      `${lock} says which process uses the database, but cannot be read. Make it readable for the account that runs Nightlight; remove it only when no process uses the folder.`,
      { cause: error },
    )
  }
}

function touchedAt(lock: string): number {
  try {
    return statSync(lock).mtimeMs
  } catch {
    return 0
  }
}

function touch(lock: string): void {
  try {
    utimesSync(lock, new Date(), new Date())
  } catch {
    // Somebody removed it by hand on purpose; the next start makes a new one.
  }
}
