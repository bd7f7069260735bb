import { readdirSync, readFileSync } from 'node:fs'

/** One row of `/proc`, times in seconds of processor time. */
export interface ProcessRow {
  readonly pid: number
  readonly parent: number
  /** When it started, in ticks since boot: a number is given to another process one day. */
  readonly started: number
  /** What it used itself. */
  readonly own: number
  /** What its children used that have ended and that it has waited for. */
  readonly reaped: number
}

interface TrackedProcess extends ProcessRow {
  readonly part: string
  /** How often it was looked at. */
  readonly looks: number
}

/** The kernel counts in hundredths of a second for everybody who reads `/proc`. */
const ticksPerSecond = 100

/**
 * Adds up the processor time of all descendants of a process, by part, from rows that are read again and again. What a child has used is
 * in its parent's `reaped` once the parent has waited for it, so nothing is lost between two looks, however short a life was. A
 * descendant stays one when its parent ends first and init takes it over.
 */
export class ProcessTree {
  readonly #root: number
  readonly #partOf: PartOf
  readonly #alive = new Map<number, TrackedProcess>()
  readonly #sums = new Map<string, number>()
  #reapedBefore: number | undefined

  /** @param root is not counted itself */
  constructor(root: number, partOf: PartOf) {
    this.#root = root
    this.#partOf = partOf
  }

  /** Takes in what all processes of the machine have used until now. */
  look(rows: readonly ProcessRow[]): void {
    const now = new Map(rows.map((row) => [row.pid, row]))
    this.#reapedBefore ??= now.get(this.#root)?.reaped ?? 0
    this.#bury(now)
    for (const row of rows) this.#meet(row, now)
  }

  /** Seconds of processor time until now. */
  seconds(): Map<string, number> {
    const sums = new Map(this.#sums)
    for (const { pid, part, own, reaped } of this.#alive.values()) {
      const used = pid === this.#root ? reaped - (this.#reapedBefore ?? 0) : own + reaped
      sums.set(part, (sums.get(part) ?? 0) + used)
    }
    return sums
  }

  /** How many are alive, the root among them. */
  get size(): number {
    return this.#alive.size
  }

  #meet(row: ProcessRow, now: ReadonlyMap<number, ProcessRow>): TrackedProcess | undefined {
    const previous = this.#alive.get(row.pid)
    const above = now.get(row.parent)
    const isRoot = row.pid === this.#root
    const parent = isRoot ? undefined : (this.#alive.get(row.parent) ?? (above && this.#meet(above, now)))
    if (!previous && !parent && !isRoot) return undefined
    const looks = (previous?.looks ?? 0) + 1
    const inherited = previous?.part ?? parent?.part ?? ''
    // Between fork and exec a process still has the command of its parent.
    const part = looks > 3 || isRoot ? inherited : (this.#partOf(row.pid, inherited) ?? inherited)
    const tracked = { ...row, part, looks }
    this.#alive.set(row.pid, tracked)
    return tracked
  }

  /**
   * Settles the accounts of those that have ended. The nearest ancestor that lives has their time in its `reaped`, as far as that has
   * grown; what it has not grown by was waited for by nobody.
   */
  #bury(now: ReadonlyMap<number, ProcessRow>): void {
    const isAlive = ({ pid, started }: ProcessRow) => now.get(pid)?.started === started
    const ended = [...this.#alive.values()].filter((tracked) => !isAlive(tracked))
    const byAncestor = Map.groupBy(ended, (tracked) => {
      let above = this.#alive.get(tracked.parent)
      while (above && !isAlive(above)) above = this.#alive.get(above.parent)
      return above
    })
    for (const [ancestor, heirs] of byAncestor) {
      const total = heirs.reduce((sum, { own, reaped }) => sum + own + reaped, 0)
      const grown = ancestor ? (now.get(ancestor.pid)?.reaped ?? 0) - ancestor.reaped : 0
      const counted = total === 0 ? 0 : Math.min(1, grown / total)
      for (const { part, own, reaped } of heirs) {
        this.#add(part, own + reaped)
        if (ancestor) this.#add(ancestor.part, -counted * (own + reaped))
      }
    }
    for (const { pid } of ended) this.#alive.delete(pid)
  }

  #add(part: string, seconds: number): void {
    this.#sums.set(part, (this.#sums.get(part) ?? 0) + seconds)
  }
}

/** The part that a process begins, to which its descendants belong until one of them begins another; undefined for the part it was born in. */
type PartOf = (pid: number, inherited: string) => string | undefined

/** All processes of this machine. @throws where there is no `/proc` */
export function readProcesses(): ProcessRow[] {
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readProcess(Number(name)) : []))
}

function readProcess(pid: number): ProcessRow[] {
  try {
    return [parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))]
  } catch {
    // It has ended since the folder was read.
    return []
  }
}

/** @param stat a line of `/proc/PID/stat`; the name of the program is in brackets and may hold anything */
export function parseStat(stat: string): ProcessRow {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // The first of these is the third of proc(5).
  const field = (number: number) => Number(fields[number - 3])
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(4),
    own: (field(14) + field(15)) / ticksPerSecond,
    reaped: (field(16) + field(17)) / ticksPerSecond,
    started: field(22),
  }
}

/** How a process was started: its program and arguments. */
export function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
  } catch {
    return ''
  }
}

/** Seconds of processor time that everything on this machine has used since it started. */
export function machineSeconds(): number {
  const [user = 0, nice = 0, system = 0] = readFileSync('/proc/stat', 'utf8')
    .split(/\s+/)
    .slice(1)
    .map(Number)
  return (user + nice + system) / ticksPerSecond
}
