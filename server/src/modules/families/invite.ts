import { invitationDays, maxFamilyMembers, type NewInvitation } from '@nightlight/contract'
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
  redeemInvitation,
  renewInvitation,
  selectByToken,
  selectInvitations,
  selectReceivedInvitation,
} from './invitations.queries.ts'
import { canShare, type OpenFamily, requireOpen } from './membership.ts'

type Deps = Pick<PlatformDeps, 'db' | 'jobs' | 'config'>

/**
 * Mails somebody a link to join the account's family. Whoever invites gets the link too.
 * @throws {UpgradeRequired} where the plan has no family sharing
 * @throws {FamilyFull}
 * @throws {InvitedAlready}
 */
export async function inviteToFamily(
  deps: Deps,
  account: Account,
  { email, mayCreate }: { email: string; mayCreate: boolean },
): Promise<NewInvitation> {
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
    const link = await mailInvitation({ ...deps, db: trx }, account.id, row.recipient, token)
    return { ...presentInvitation(row), link }
  })
}

/** Mails a new link for an invitation; the previous one stops working. */
export async function resendInvitation(deps: Deps, account: Account, id: number): Promise<NewInvitation> {
  refuseUnapproved(deps.config, account)
  const { token, hash } = newToken()
  return deps.db.transaction().execute(async (trx) => {
    await lockSharing(trx, account.id)
    const row = await renewInvitation(trx, account.id, id, hash)
    if (!row) throw new NotFound('Invitation')
    const link = await mailInvitation({ ...deps, db: trx }, account.id, row.recipient, token)
    return { ...presentInvitation(row), link }
  })
}

/** The owner's first name, the rights that an invitation grants, and the address it is for: only the owner and who got the link have the token. */
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
    return join(trx, account, invitation.ownerId, { tokenHash: hashOfToken(token) })
  })
}

/** As with the link: an account with the verified address has received the mail, or could have. */
export async function acceptReceivedInvitation(
  db: Kysely<Schema>,
  account: Account,
  id: number,
): Promise<OpenFamily> {
  return db.transaction().execute(async (trx) => {
    const invitation = await selectReceivedInvitation(trx, account.id, id)
    if (!invitation) throw new InvalidInvitation()
    return join(trx, account, invitation.ownerId, { id })
  })
}

async function join(
  trx: Kysely<Schema>,
  account: Account,
  ownerId: number,
  invitation: Parameters<typeof redeemInvitation>[1],
): Promise<OpenFamily> {
  await lockOwner(trx, ownerId)
  const redeemed = await redeemInvitation(trx, invitation)
  if (!redeemed) throw new InvalidInvitation()
  await insertMember(trx, { ownerId, memberId: account.id, mayCreate: redeemed.mayCreate })
  const membership = await selectMembershipWith(trx, account.id, ownerId)
  if (!membership) throw new InvalidInvitation()
  return requireOpen(membership)
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
): Promise<string> {
  const { firstName } = await db
    .selectFrom('users')
    .select(firstNameIn('users').as('firstName'))
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow()
  const link = `${config.http.publicUrl}/family/join?token=${token}`
  const values = { firstName: nameInMail(firstName, 'Somebody'), days: String(invitationDays), link }
  await queueMail({ db, jobs }, { template: 'family-invitation', to, userId: ownerId, values })
  return link
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
