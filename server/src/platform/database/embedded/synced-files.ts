import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'

/**
 * PGlite's folder on disk, with an fsync that reaches the disk. As shipped, PGlite starts PostgreSQL with fsync off (-F) and
 * answers fsync without doing it: what was acknowledged would survive a crash of the process, but not of the machine.
 * Leans on internals of Emscripten's NODEFS; a test watches the system calls.
 */
export class SyncedFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pg, options)
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        preRun: [...(emscriptenOpts.preRun ?? []), syncForReal],
      },
    }
  }
}

/** PGlite's own start parameters without -F, and with the flush that the WASM build has. */
export function durable(startParams: readonly string[]): string[] {
  const kept = startParams.filter((each) => each !== '-F')
  return [...kept, '-c', 'fsync=on', '-c', 'wal_sync_method=fsync', '-c', 'synchronous_commit=on']
}

interface Stream {
  readonly nfd?: number
}

function syncForReal(module: object): void {
  const { NODEFS } = module as { NODEFS: { stream_ops: { fsync: (stream: Stream) => number } } }
  NODEFS.stream_ops.fsync = ({ nfd }) => {
    if (nfd !== undefined) fsyncSync(nfd)
    return 0
  }
}

/** A new name in a folder is on the disk only when the folder is. Not every system lets one open a folder. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
