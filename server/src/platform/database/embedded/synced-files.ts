import { closeSync, fsyncSync, openSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'

export interface DiskHooks {
  /** Flushes a file to the disk. @param descriptor of an open file or folder */
  readonly sync: (descriptor: number) => void
  /** Called before every write to the log. */
  readonly onLogWrite: (bytes: number) => void
}

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. As shipped, PGlite starts PostgreSQL with fsync off (-F) and
 * turns fsync into a no-op: acknowledged commits would survive a crash of the process, but not of the machine. Relies on
 * internals of Emscripten's NODEFS; a test checks the system calls.
 */
export class SyncedFiles extends NodeFS {
  readonly #hooks: DiskHooks

  constructor(folder: string, hooks: Partial<DiskHooks> = {}) {
    super(folder)
    this.#hooks = { sync: fsyncSync, onLogWrite: () => undefined, ...hooks }
  }

  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    const hook = (module: object) => installHooks(module as EmscriptenModule, this.#hooks)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), hook] } }
  }
}

/** PGlite's own start parameters without -F, and with the flush that the WASM build has. */
export function withFsync(startParams: readonly string[]): string[] {
  const otherParams = startParams.filter((each) => each !== '-F')
  return [...otherParams, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on']
}

interface Stream {
  readonly nfd?: number
  readonly path?: string
}

type Write = (stream: Stream, buffer: unknown, offset: number, length: number, position: number) => number

interface EmscriptenModule {
  readonly NODEFS: {
    readonly stream_ops: { fsync?: (stream: Stream) => number; write: Write }
    /** Converts Node's errors to PostgreSQL's error numbers; anything else thrown would crash the engine. */
    tryFSOperation<T>(work: () => T): T
  }
}

function installHooks({ NODEFS }: EmscriptenModule, { sync, onLogWrite }: DiskHooks): void {
  const { write } = NODEFS.stream_ops
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) NODEFS.tryFSOperation(() => sync(nfd))
    return 0
  }
  NODEFS.stream_ops.write = (stream, ...rest) => {
    if (stream.path?.includes('/pg_wal/')) NODEFS.tryFSOperation(() => onLogWrite(rest[2]))
    return write(stream, ...rest)
  }
}

/** Flushes a folder and everything in it to the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) syncPath(path, 'r+')
  }
  syncFolder(folder)
}

/** A new name in a folder is on the disk only when the folder is flushed. Windows cannot open folders. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') syncPath(folder, 'r')
}

function syncPath(path: string, flags: string): void {
  const descriptor = openSync(path, flags)
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
