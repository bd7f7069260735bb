import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process is known by its id and by when it started, since ids are used again. */
export interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks after the boot; '' where the system does not tell. */
  readonly startedAt: string
  /** Names a boot of a machine and, within it, the container: only there does the id mean anything. */
  readonly world: string
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startOf(process.pid) ?? '', world: world() }
}

/** @returns null when it cannot be known from here: the process is, or was, on another machine, boot or container */
export function whetherRunning(identity: ProcessIdentity): boolean | null {
  if (identity.world !== world()) return null
  if (startOf(process.pid) !== null) return startOf(identity.pid) === identity.startedAt
  // Without /proc (macOS, Windows) an id may have been given to another process since; a dead one is dead, though.
  return answersSignals(identity.pid) ? null : false
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

function world(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`
  } catch {
    return hostname()
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
