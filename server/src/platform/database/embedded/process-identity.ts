import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'

/** A process is identified by its id and its start time, since ids are reused. */
export interface ProcessIdentity {
  readonly pid: number
  /** Clock ticks after the boot; '' where the system does not say. */
  readonly startedAt: string
  /** Identifies a boot of a machine and, within it, the container, because process ids mean something only there. */
  readonly world: string
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, startedAt: startTimeOf(process.pid) ?? '', world: world() }
}

/** @returns null when this process cannot tell: the other one is, or was, on another machine, boot or container */
export function isRunning(identity: ProcessIdentity): boolean | null {
  if (identity.world !== world()) return null
  if (startTimeOf(process.pid) !== null) return startTimeOf(identity.pid) === identity.startedAt
  // Without /proc (macOS, Windows) a living process may be another one with a reused id, but a dead one is certainly dead.
  return isAlive(identity.pid) ? null : false
}

/** Field 22 of /proc/pid/stat counts from the boot; the name before it may hold spaces and brackets. */
function startTimeOf(pid: number): string | null {
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

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
