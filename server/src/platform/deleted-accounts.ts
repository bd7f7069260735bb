import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfExists } from './read-if-exists.ts'

/** An account that is no more: nothing but its number, and when it was deleted (ISO 8601). */
export interface DeletedAccount {
  readonly accountId: number
  readonly deletedAt: string
}

const List = z.array(z.object({ accountId: z.number().int(), deletedAt: z.iso.datetime() }))

const fileIn = (folder: string) => join(folder, 'deleted-accounts.json')

/**
 * The list beside the database: it outlives it, so that an old backup brings nobody back.
 * @throws {Unreadable} where it is there but cannot be read
 */
export async function readDeletedAccounts(folder: string): Promise<DeletedAccount[]> {
  const text = (await readIfExists(fileIn(folder))) ?? '[]'
  return List.parse(JSON.parse(text))
}

/** Writes the list, whole or not at all, where it says something new. */
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
