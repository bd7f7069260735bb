import {
  deleteUser,
  listUsers,
  setUserAdmin,
  setUserPlan,
  setUserStatus,
  signUserOut,
  unlockUser,
} from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { failedLogins } from '../accounts/index.ts'
import { givePlan, setAdmin, setStatus, signOut, unlock } from './change-user.ts'
import { presentUser } from './present-user.ts'
import { removeUser } from './remove-user.ts'
import { selectUsers } from './users.queries.ts'

/** A password can be tried. */
const guessable = { max: 20, timeWindow: '1 minute' }

export function userRoutes(app: FastifyInstance, { db, files, jobs, mail, secrets }: Deps): void {
  const means = { db, files, jobs, mail, failedLogins: failedLogins(secrets.login) }

  serve(app, listUsers, { access: 'admin' }, async ({ query }) => {
    const { admin, ...wish } = query
    const users = await selectUsers(db, { ...wish, ...(admin && { admin: admin === 'true' }) })
    return users.map(presentUser)
  })

  serve(app, setUserStatus, { access: 'admin' }, async ({ account, params, body }) =>
    presentUser(await setStatus(means, account, params.id, body.status)),
  )

  serve(app, setUserAdmin, { access: 'admin', limit: guessable }, async ({ account, params, body }) =>
    presentUser(await setAdmin(means, account, params.id, body)),
  )

  serve(app, setUserPlan, { access: 'admin' }, async ({ account, params, body }) =>
    presentUser(await givePlan(means, account, params.id, body.subscriptionLevel)),
  )

  serve(app, signUserOut, { access: 'admin' }, async ({ account, params }) => ({
    signedOut: await signOut(means, account, params.id),
  }))

  serve(app, unlockUser, { access: 'admin' }, async ({ account, params }) =>
    presentUser(await unlock(means, account, params.id)),
  )

  serve(app, deleteUser, { access: 'admin', limit: guessable }, async ({ account, params, query, body }) => {
    await removeUser(means, account, params.id, { ...body, keepSamples: query.keepSamples === 'true' })
    return withStatus(204, null)
  })
}
