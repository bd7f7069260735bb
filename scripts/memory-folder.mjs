// Where the tests keep their temporary files: in memory, if there is room. Nearly every suite begins with a database of its own, and
// ends with it. That is hundreds of files; making them costs a disk ten times the processor time that it costs a file system in memory.
import { mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'

/** A file system in memory, on Linux. */
const memory = '/dev/shm'
/** A dozen embedded databases of 40 MB at once and a PostgreSQL server with its log take less than half of it. */
const roomBytes = 4 * 1024 ** 3

/**
 * Gives this process, and all that it starts from now on, a folder in memory for temporary files (TMPDIR). It is removed with this process.
 * Without room in memory, or with a TMPDIR of the caller's, everything stays where it is.
 */
export function useMemoryFolder() {
  if (process.env.TMPDIR || !hasRoom()) return
  const parent = join(memory, `nightlight-tests-${userInfo().uid}`)
  // A database server that does not run as this user has to get to its own folder.
  mkdirSync(parent, { recursive: true, mode: 0o711 })
  removeLeftovers(parent)
  const folder = join(parent, String(process.pid))
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  process.env.TMPDIR = folder
  process.once('exit', () => remove(folder))
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memory)
    const mount = readFileSync('/proc/mounts', 'utf8')
      .split('\n')
      .find((line) => line.split(' ')[1] === memory)
    // Programs are among the files.
    return bavail * bsize >= roomBytes && mount !== undefined && !/\bnoexec\b/.test(mount)
  } catch {
    return false
  }
}

/**
 * Removes folders of interrupted runs.
 * @param {string} parent
 */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent)) if (!isAlive(Number(name))) remove(join(parent, name))
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/**
 * A database server may still use it: it removes its own folder when it ends, and the next run removes the rest.
 * @param {string} folder
 */
function remove(folder) {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // Leftovers.
  }
}
