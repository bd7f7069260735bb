import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfExists } from './read-if-exists.ts'

/** A deleted account: only its id, and when it was deleted (ISO 8601). */
export interface DeletedAccount {
  readonly accountId: number
  readonly deletedAt: string
}

const List = z.array(z.object({ accountId: z.number().int(), deletedAt: z.iso.datetime() }))

const fileIn = (folder: string) => join(folder, 'deleted-accounts.json')

/**
 * Reads the list from a file outside the database, so that restoring an old backup does not bring an account back.
 * @throws {Unreadable} if it exists but cannot be read
 */
export async function readDeletedAccounts(folder: string): Promise<DeletedAccount[]> {
  const text = (await readIfExists(fileIn(folder))) ?? '[]'
  return List.parse(JSON.parse(text))
}

/** Writes the list atomically if it has changed. */
export async function writeDeletedAccounts(
  folder: string,
  accounts: readonly DeletedAccount[],
): Promise<void> {
  const text = `${JSON.stringify(accounts)}\n`
  const saved = (await readIfExists(fileIn(folder))) ?? '[]\n'
  if (saved === text) return
  await writeFile(`${fileIn(folder)}.draft`, text, { mode: 0o600 })
  await rename(`${fileIn(folder)}.draft`, fileIn(folder))
}
