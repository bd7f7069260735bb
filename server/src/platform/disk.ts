import { statfs } from 'node:fs/promises'
import { ExpectedError } from './errors.ts'

/** The disk that stories, pictures and sound are saved on. */
export interface Disk {
  /** Whether there is too little room for another story. */
  isFull(): Promise<boolean>
}

/** Less than this is full: a story with pictures and narration takes about two megabytes, and the database writes a log. */
const neededBytes = 16 * 1024 * 1024

/** @param freeBytes how much room the disk of the folder has */
export const diskOf = (folder: string, freeBytes = freeBytesOf): Disk => ({
  isFull: async () => (await freeBytes(folder)) < neededBytes,
})

/** That of a database server and of a store: they say themselves when they are full. */
export const someoneElsesDisk: Disk = { isFull: async () => false }

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** There is no room for what was asked for. A later try succeeds when somebody has made some. */
export class DiskFull extends ExpectedError {
  constructor() {
    super(
      503,
      'unavailable',
      'The disk of this Nightlight is full. Please ask whoever runs it to make room, and try again then.',
    )
    this.name = 'DiskFull'
  }

  override get retryAfterSeconds(): number {
    return 60
  }
}

/** Codes of the operating system and of PostgreSQL. */
const outOfSpaceCodes = new Set<unknown>(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something failed because there was no room to write it. */
export function isOutOfSpace(error: unknown): boolean {
  if (error instanceof DiskFull) return true
  if (!(error instanceof Error)) return false
  return ('code' in error && outOfSpaceCodes.has(error.code)) || isOutOfSpace(error.cause)
}
