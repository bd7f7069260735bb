import * as calls from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../platform/errors.ts'
import { limits } from '../../platform/http/limits.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { ownChildren } from '../children/index.ts'
import { storyQuota } from '../plans/index.ts'
import {
  deleteMember,
  deletePositionsOfMember,
  type MembershipRow,
  selectMembers,
  selectMemberships,
  selectNames,
  updateMember,
} from './families.queries.ts'
import { deleteInvitation, selectInvitations, selectReceived } from './invitations.queries.ts'
import {
  acceptInvitation,
  acceptReceivedInvitation,
  inviteToFamily,
  presentInvitation,
  readInvitation,
  resendInvitation,
} from './invite.ts'
import { canShare, ownerFor } from './membership.ts'
import { refuseManyInvitations } from './refuse-many-invitations.ts'

export function familyRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db } = deps

  serve(app, calls.familyOverview, { access: 'account' }, async ({ account }) => ({
    canShare: canShare(account),
    members: await presentMembers(account.id),
    invitations: (await selectInvitations(db, account.id)).map(presentInvitation),
    joined: await Promise.all(
      (await selectMemberships(db, account.id)).map((family) => presentJoined(account.id, family)),
    ),
    received: (await selectReceived(db, account.id))
      .filter(canShare)
      .map(({ id, firstName, mayCreate }) => ({ id, firstName, mayCreate })),
  }))

  serve(
    app,
    calls.inviteToFamily,
    { access: 'account', limit: limits.invitation },
    async ({ account, body, request }) => {
      await refuseManyInvitations(db, request.ip)
      return inviteToFamily(deps, account, body)
    },
  )

  serve(
    app,
    calls.resendInvitation,
    { access: 'account', limit: limits.invitation },
    async ({ account, params, request }) => {
      await refuseManyInvitations(db, request.ip)
      return resendInvitation(deps, account, params.id)
    },
  )

  serve(app, calls.revokeInvitation, { access: 'account' }, async ({ account, params }) => {
    if (!(await deleteInvitation(db, account.id, params.id))) throw new NotFound('Invitation')
    return withStatus(204, null)
  })

  serve(app, calls.readInvitation, { access: 'public', limit: limits.linkGuess }, ({ body }) =>
    readInvitation(db, body.token),
  )

  serve(
    app,
    calls.acceptInvitation,
    { access: 'account', limit: limits.linkGuess },
    async ({ account, body }) => presentJoined(account.id, await acceptInvitation(db, account, body.token)),
  )

  serve(app, calls.acceptReceivedInvitation, { access: 'account' }, async ({ account, params }) =>
    presentJoined(account.id, await acceptReceivedInvitation(db, account, params.id)),
  )

  serve(app, calls.changeMember, { access: 'account' }, async ({ account, params, body }) => {
    await updateMember(db, account.id, params.id, body.mayCreate)
    const member = (await presentMembers(account.id)).find(({ id }) => id === params.id)
    if (!member) throw new NotFound('Member')
    return member
  })

  serve(app, calls.removeMember, { access: 'account' }, async ({ account, params }) => {
    await endMembership({ ownerId: account.id }, params.id)
    return withStatus(204, null)
  })

  serve(app, calls.leaveFamily, { access: 'account' }, async ({ account, params }) => {
    await endMembership({ memberId: account.id }, params.id)
    return withStatus(204, null)
  })

  serve(app, calls.familyStoryOptions, { access: 'account' }, async ({ account, params }) => {
    const owner = await ownerFor(deps, account, params.id)
    const children = await ownChildren(db, owner)
    return {
      children: children.map(({ id, name }) => ({ id, name })),
      tier: owner.tier,
      quota: await storyQuota(db, owner),
    }
  })

  async function presentMembers(ownerId: number) {
    const rows = await selectMembers(db, ownerId)
    return rows.map(({ createdAt, ...member }) => ({ ...member, joinedAt: createdAt.toISOString() }))
  }

  async function presentJoined(memberId: number, family: MembershipRow): Promise<calls.JoinedFamily> {
    const { id, firstName, mayCreate } = family
    const isOpen = canShare(family)
    const others = isOpen ? await selectNames(db, family.ownerId, memberId) : []
    return { id, firstName, mayCreate, isOpen, people: others.map((other) => other.firstName) }
  }

  async function endMembership(party: Parameters<typeof deleteMember>[1], id: number): Promise<void> {
    await db.transaction().execute(async (trx) => {
      const ended = await deleteMember(trx, party, id)
      if (!ended) throw new NotFound('Member')
      await deletePositionsOfMember(trx, ended)
    })
  }
}
