import { type FamilyInvitation, invitationDays, maxFamilyMembers } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound, UpgradeRequired } from '../../platform/errors.ts'
import type { Account } from '../../platform/http/account.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { hashOfToken, newToken } from '../accounts/index.ts'
import { nameInMail, queueMail } from '../mail/index.ts'
import { refuseUnapproved } from '../plans/index.ts'
import { insertMember, lockOwner, selectMembers, selectMembershipWith } from './families.queries.ts'
import { firstNameIn } from './first-name.ts'
import {
  type InvitationRow,
  insertInvitation,
  redeemToken,
  renewInvitation,
  selectByToken,
  selectInvitations,
} from './invitations.queries.ts'
import { canShare, type OpenFamily, requireOpen } from './membership.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'config'>

/**
 * Mails somebody a link to join the account's family.
 * @throws {UpgradeRequired} where the plan has no family sharing
 * @throws {FamilyFull}
 * @throws {InvitedAlready}
 */
export async function inviteToFamily(
  deps: Deps,
  account: Account,
  { email, mayCreate }: { email: string; mayCreate: boolean },
): Promise<FamilyInvitation> {
  refuseUnapproved(deps.config, account)
  const { token, hash } = newToken()
  return deps.db.transaction().execute(async (trx) => {
    await lockSharing(trx, account.id)
    await refuseOwnAddress(trx, account.id, email)
    const invitations = await selectInvitations(trx, account.id)
    if (invitations.some(({ recipient }) => recipient.toLowerCase() === email.toLowerCase()))
      throw new InvitedAlready()
    const members = await selectMembers(trx, account.id)
    if (members.length + invitations.length >= maxFamilyMembers) throw new FamilyFull()
    const row = await insertInvitation(trx, {
      ownerId: account.id,
      recipient: email,
      tokenHash: hash,
      mayCreate,
    })
    if (!row) throw new InvitedAlready()
    await mailInvitation({ ...deps, db: trx }, account.id, row.recipient, token)
    return presentInvitation(row)
  })
}

/** Mails a new link for an invitation; the previous one stops working. */
export async function resendInvitation(deps: Deps, account: Account, id: number): Promise<FamilyInvitation> {
  refuseUnapproved(deps.config, account)
  const { token, hash } = newToken()
  return deps.db.transaction().execute(async (trx) => {
    await lockSharing(trx, account.id)
    const row = await renewInvitation(trx, account.id, id, hash)
    if (!row) throw new NotFound('Invitation')
    await mailInvitation({ ...deps, db: trx }, account.id, row.recipient, token)
    return presentInvitation(row)
  })
}

/** The owner's first name, the rights that an invitation grants, and the address it was mailed to: only who got that mail has the token. */
export async function readInvitation(db: Kysely<Schema>, token: string) {
  const invitation = await selectByToken(db, hashOfToken(token))
  if (!invitation) throw new InvalidInvitation()
  const { firstName, mayCreate, recipient } = invitation
  return { firstName, mayCreate, email: recipient }
}

/**
 * Makes the account a member of the family that the link belongs to, and uses up the link. If this is refused, the link stays valid.
 */
export async function acceptInvitation(
  db: Kysely<Schema>,
  account: Account,
  token: string,
): Promise<OpenFamily> {
  return db.transaction().execute(async (trx) => {
    const invitation = await selectByToken(trx, hashOfToken(token))
    if (!invitation) throw new InvalidInvitation()
    if (invitation.ownerId === account.id) throw new OwnInvitation()
    await lockOwner(trx, invitation.ownerId)
    const redeemed = await redeemToken(trx, hashOfToken(token))
    if (!redeemed) throw new InvalidInvitation()
    const { ownerId, mayCreate } = redeemed
    await insertMember(trx, { ownerId, memberId: account.id, mayCreate })
    const membership = await selectMembershipWith(trx, account.id, ownerId)
    if (!membership) throw new InvalidInvitation()
    return requireOpen(membership)
  })
}

export const presentInvitation = ({ id, recipient, mayCreate, expiresAt, isExpired }: InvitationRow) => ({
  id,
  email: recipient,
  mayCreate,
  expiresAt: expiresAt.toISOString(),
  isExpired,
})

/** Checks the plan as it is now, not as it was when the session was read. */
async function lockSharing(trx: Kysely<Schema>, ownerId: number): Promise<void> {
  const owner = await lockOwner(trx, ownerId)
  if (!owner || !canShare(owner)) {
    throw new UpgradeRequired('plan', 'Family sharing comes with the Starlight plan.')
  }
}

async function refuseOwnAddress(trx: Kysely<Schema>, ownerId: number, email: string): Promise<void> {
  const own = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', ownerId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst()
  if (own) throw new InvalidInput('email', 'This is your own address.')
}

async function mailInvitation(
  { db, jobs, config }: Deps,
  ownerId: number,
  to: string,
  token: string,
): Promise<void> {
  const { firstName } = await db
    .selectFrom('users')
    .select(firstNameIn('users').as('firstName'))
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const values = {
    firstName: nameInMail(firstName, 'Somebody'),
    days: String(invitationDays),
    link: `${config.http.publicUrl}/family/join?token=${token}`,
  }
  await queueMail({ db, jobs }, { template: 'family-invitation', to, userId: ownerId, values })
}

class InvitedAlready extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'You have invited this address already. You can send the invitation again.', {
      field: 'email',
    })
  }
}

class FamilyFull extends ExpectedError {
  constructor() {
    super(409, 'conflict', `A family has room for ${maxFamilyMembers} members, invitations included.`)
  }
}

class OwnInvitation extends ExpectedError {
  constructor() {
    super(409, 'conflict', 'This is an invitation to your own family. It is for somebody else.')
  }
}

class InvalidInvitation extends ExpectedError {
  constructor() {
    super(410, 'not_found', 'This invitation has been used already, was taken back, or is too old.', {
      field: 'token',
    })
  }
}
