import { maxSpokenNames, type SpokenName } from '@nightlight/contract'
import type { Kysely, Transaction } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { InvalidInput, NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import {
  deleteFamilyName,
  lockFamilyNames,
  selectFamilyNames,
  upsertFamilyName,
} from './spoken-names.queries.ts'
import { nameKey } from './substitute-names.ts'

/** How the family says names that are in no profile, sorted by name. */
export async function familyNames(db: Kysely<Schema>, { id }: Pick<Account, 'id'>): Promise<SpokenName[]> {
  return (await selectFamilyNames(db, id)).sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

/** @throws {InvalidInput} for a new name when there is no room for another */
export async function keepFamilyName(
  db: Kysely<Schema>,
  { id: userId }: Account,
  { name, said }: SpokenName,
): Promise<SpokenName> {
  await db.transaction().execute(async (trx) => {
    await lockFamilyNames(trx, userId)
    const known = await selectFamilyNames(trx, userId)
    const isKnown = known.some((entry) => nameKey(entry.name) === nameKey(name))
    if (!isKnown && known.length >= maxSpokenNames) throw new InvalidInput('name', noRoom)
    await upsertFamilyName(trx, { userId, name, said })
  })
  return { name, said }
}

const noRoom = `There is room for ${maxSpokenNames} names. Please remove one first.`

/** @throws {NotFound} for a name that only another family has told as well */
export async function forgetFamilyName(db: Kysely<Schema>, account: Account, name: string): Promise<void> {
  if (!(await deleteFamilyName(db, account.id, name))) throw new NotFound('Name')
}

interface Companion {
  readonly name: string
  readonly spokenName?: string | undefined
}

/**
 * Remembers how the companions of a story request are said, as far as there is room. Inside the transaction of the request, which has
 * locked the account.
 * @param changesKnown false for a member of the family, who does not change what the family has told
 */
export async function rememberCompanions(
  trx: Transaction<Schema>,
  userId: number,
  companions: readonly Companion[],
  { changesKnown }: { changesKnown: boolean },
): Promise<void> {
  if (!companions.some(({ spokenName }) => spokenName)) return
  const known = new Set((await selectFamilyNames(trx, userId)).map(({ name }) => nameKey(name)))
  for (const { name, spokenName: said } of companions) {
    const isKnown = known.has(nameKey(name))
    const isKept = isKnown ? changesKnown : known.size < maxSpokenNames
    if (!said || !isKept) continue
    await upsertFamilyName(trx, { userId, name, said })
    known.add(nameKey(name))
  }
}
