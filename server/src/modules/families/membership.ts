import { plans, tierOf } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, NotFound } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { refuseUnapproved } from '../plans/index.ts'
import {
  type MembershipRow,
  selectMembership,
  selectMembershipWith,
  selectOwner,
} from './families.queries.ts'

declare const openFamilyBrand: unique symbol

/** A membership in a family whose plan includes sharing. Only this file creates one. */
export type OpenFamily = MembershipRow & { readonly [openFamilyBrand]: true }

type Owner = Pick<MembershipRow, 'isAdmin' | 'status' | 'subscriptionLevel'>

/** Whether an owner's plan includes family sharing. A rejected account shares nothing. */
export const canShare = (owner: Owner): boolean =>
  plans[tierOf(owner)].familySharing && owner.status !== 'rejected'

/**
 * The family of one of the account's memberships.
 * @param id the id of the membership
 * @throws {NotFound} for an account that is not, or no longer, a member
 * @throws {FamilyClosed} while the owner's plan has no family sharing
 */
export async function openFamily(db: Kysely<Schema>, account: Account, id: number): Promise<OpenFamily> {
  const family = await selectMembership(db, account.id, id)
  if (!family) throw new NotFound('Family')
  return requireOpen(family)
}

/**
 * The reader's membership in the family of a story's owner.
 * @returns null for a reader who is not a member
 */
export async function familyWith(
  db: Kysely<Schema>,
  reader: Account,
  ownerId: number,
): Promise<MembershipRow | null> {
  return (await selectMembershipWith(db, reader.id, ownerId)) ?? null
}

/** @throws {FamilyClosed} */
export function requireOpen(family: MembershipRow): OpenFamily {
  if (!canShare(family)) throw new FamilyClosed(family.firstName)
  return family as OpenFamily
}

/**
 * The owner, whose plan, quota and children a member's story uses.
 * @throws {ExpectedError} when the member may not create stories, or is not approved yet
 */
export async function ownerFor(
  { db, config }: Pick<PlatformDeps, 'db' | 'config'>,
  member: Account,
  familyId: number,
): Promise<Account> {
  const family = await openFamily(db, member, familyId)
  if (!family.mayCreate) throw new MayNotCreate(family.firstName)
  refuseUnapproved(config, member)
  const owner = await selectOwner(db, family.ownerId)
  if (!owner) throw new NotFound('Family')
  const { sessionId, childScreen } = member
  return { ...owner, tier: tierOf(owner), timeZone: owner.timeZone ?? 'UTC', sessionId, childScreen }
}

class FamilyClosed extends ExpectedError {
  constructor(firstName: string) {
    super(
      403,
      'forbidden',
      `The stories of ${firstName}’s family are closed for now: family sharing comes with the Starlight plan, and ${firstName} has another one.`,
    )
  }
}

class MayNotCreate extends ExpectedError {
  constructor(firstName: string) {
    super(403, 'forbidden', `${firstName} has not let you make stories for their family.`)
  }
}
