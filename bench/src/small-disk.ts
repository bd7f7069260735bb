import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statfsSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of its own that can be filled to its last byte. */
export interface SmallDisk {
  readonly folder: string
  freeBytes(): number
  /** Takes all room, or all but so many bytes. */
  fill(leaveBytes?: number): void
  /** Makes room again. */
  empty(): void
  remove(): void
}

/** @returns null where we may not mount one */
export function mountSmallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-disk-'))
  if (!succeeds('mount', '-t', 'tmpfs', '-o', 'size=2g', 'tmpfs', folder)) {
    rmSync(folder, { recursive: true })
    return null
  }
  return diskIn(folder, folder)
}

/**
 * A file with an ext4 in it, as a partition has one: writing to it can fail late, when the data reaches the disk.
 * @returns null where we may not mount one
 */
export function mountPartition(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'nightlight-disk-'))
  const [image, mountPoint] = [join(folder, 'image'), join(folder, 'disk')]
  mkdirSync(mountPoint)
  writeFileSync(image, '')
  truncateSync(image, megabytes * 1024 * 1024)
  if (
    !succeeds('mkfs.ext4', '-q', '-F', '-m', '0', image) ||
    !succeeds('mount', '-o', 'loop', image, mountPoint)
  ) {
    rmSync(folder, { recursive: true })
    return null
  }
  return diskIn(mountPoint, folder)
}

function diskIn(folder: string, remains: string): SmallDisk {
  chmodSync(folder, 0o1777)
  const ballast = join(folder, 'ballast')
  const freeBytes = () => {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  }
  return {
    folder,
    freeBytes,
    fill(leaveBytes = 0) {
      const { bavail, bsize } = statfsSync(folder)
      const blocks = leaveBytes > 0 ? bavail - Math.ceil(leaveBytes / bsize) : bavail + 16
      spawnSync('dd', ['if=/dev/zero', `of=${ballast}`, `bs=${bsize}`, `count=${Math.max(0, blocks)}`])
    },
    empty: () => rmSync(ballast, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(remains, { recursive: true, force: true })
    },
  }
}

/** A command that does not exist has no status. */
const succeeds = (command: string, ...args: string[]) => spawnSync(command, args).status === 0
