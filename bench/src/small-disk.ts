import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of two gigabytes that can be filled to its last byte. */
export interface SmallDisk {
  readonly folder: string
  fill(): void
  /** Makes room again. */
  empty(): void
  remove(): void
}

/** @returns null where we may not mount one */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-disk-'))
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2g', 'tmpfs', folder]).status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  chmodSync(folder, 0o1777)
  const ballast = join(folder, 'ballast')
  return {
    folder,
    fill() {
      const { bavail, bsize } = statfsSync(folder)
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, `bs=${bsize}`, `count=${bavail + 16}`])
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
