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
import { type ProcessIdentity, thisProcess, whetherRunning } from './process-identity.ts'

/** A holder that cannot be looked up, as in another container, shows that it lives by touching its lock. */
const touchEveryMs = 5_000
const aliveForMs = 20_000
/** A process that was told to stop, or killed, needs a moment to end. */
const endsWithinMs = 10_000
const lookAgainMs = 100

/**
 * Makes this process the only one that opens the folder: two on one PGlite folder destroy each other's data. Locks are
 * numbered files beside the folder, and the one with the highest number counts. A new one is made by linking, which
 * succeeds for one of any number of processes; a dead holder's lock is not taken but outnumbered, so that nobody can
 * remove a living one by mistake.
 * @param waitMs how long another process that holds the folder may take to end
 * @returns the release
 * @throws {DatabaseRefused} naming the process that holds the folder
 */
export async function lockFolder(folder: string, waitMs = endsWithinMs): Promise<() => void> {
  mkdirSync(dirname(folder), { recursive: true })
  const own = `${lockOf(folder)}.${randomUUID()}`
  writeFileSync(own, JSON.stringify(thisProcess()), { flush: true })
  try {
    return await claim(folder, own, Date.now() + waitMs)
  } finally {
    rmSync(own, { force: true })
  }
}

async function claim(folder: string, own: string, deadline: number): Promise<() => void> {
  for (;;) {
    const numbers = lockNumbers(folder)
    for (const number of numbers) await untilReleased(folder, number, deadline)
    const number = Math.max(0, ...numbers) + 1
    const lock = numbered(folder, number)
    if (!linked(own, lock)) continue
    // Somebody who looked before a release and linked after it may hold a lower number: then it is theirs.
    const others = lockNumbers(folder).filter((other) => other !== number)
    try {
      for (const other of others) await refuseIfHeld(folder, other)
    } catch (error) {
      rmSync(lock, { force: true })
      throw error
    }
    for (const other of others) rmSync(numbered(folder, other), { force: true })
    return holding(lock)
  }
}

function holding(lock: string): () => void {
  const timer = setInterval(() => touch(lock), touchEveryMs)
  timer.unref()
  return () => {
    clearInterval(timer)
    rmSync(lock, { force: true })
  }
}

/** Waits for another process that is ending. This process itself releases what it holds, or goes on using it. */
async function untilReleased(folder: string, number: number, deadline: number): Promise<void> {
  for (;;) {
    try {
      return await refuseIfHeld(folder, number)
    } catch (error) {
      const isOther = error instanceof FolderInUse && error.pid !== process.pid
      if (!isOther || Date.now() >= deadline) throw error
      await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
    }
  }
}

async function refuseIfHeld(folder: string, number: number): Promise<void> {
  const lock = numbered(folder, number)
  const holder = readHolder(lock)
  if (holder && (whetherRunning(holder) ?? (await isTouched(lock)))) throw new FolderInUse(folder, holder.pid)
}

/** Waits until the lock is touched or has not been for too long. */
async function isTouched(lock: string): Promise<boolean> {
  const before = touchedAt(lock)
  while (Date.now() - before < aliveForMs) {
    await new Promise((resolve) => setTimeout(resolve, 500))
    const now = touchedAt(lock)
    if (now === 0) return false
    if (now > before) return true
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
const numbered = (folder: string, number: number) => `${lockOf(folder)}-${number}`

function lockNumbers(folder: string): number[] {
  const prefix = `${basename(lockOf(folder))}-`
  const names = readdirSync(dirname(folder)).filter((name) => name.startsWith(prefix))
  return names.map((name) => Number(name.slice(prefix.length))).filter(Number.isSafeInteger)
}

function linked(own: string, lock: string): boolean {
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

/** null when it has been released meanwhile. A lock is whole from the moment it has its name. */
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
    // Whoever removed it by hand knows why; the next start makes a new one.
  }
}
