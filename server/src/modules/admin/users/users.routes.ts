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
import { limits } from '../../../platform/http/limits.ts'
import { serve, withStatus } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { failedLogins } from '../../accounts/index.ts'
import { setAdmin, setPlan, setStatus, signOut, unlock } from './change-user.ts'
import { presentUser } from './present-user.ts'
import { removeUser } from './remove-user.ts'
import { selectUsers } from './users.queries.ts'

export function userRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db } = deps
  const userDeps = { ...deps, failedLogins: failedLogins(deps.secrets.login) }

  serve(app, listUsers, { access: 'admin' }, async ({ query }) => {
    const { admin, ...filter } = query
    const users = await selectUsers(db, { ...filter, ...(admin && { admin: admin === 'true' }) })
    return users.map(presentUser)
  })

  serve(app, setUserStatus, { access: 'admin' }, async ({ account, params, body }) =>
    presentUser(await setStatus(userDeps, account, params.id, body.status)),
  )

  serve(
    app,
    setUserAdmin,
    { access: 'admin', limit: limits.passwordGuess },
    async ({ account, params, body }) => presentUser(await setAdmin(userDeps, account, params.id, body)),
  )

  serve(app, setUserPlan, { access: 'admin' }, async ({ account, params, body }) =>
    presentUser(await setPlan(userDeps, account, params.id, body.subscriptionLevel)),
  )

  serve(app, signUserOut, { access: 'admin' }, async ({ account, params }) => ({
    signedOut: await signOut(userDeps, account, params.id),
  }))

  serve(app, unlockUser, { access: 'admin' }, async ({ account, params }) =>
    presentUser(await unlock(userDeps, account, params.id)),
  )

  serve(
    app,
    deleteUser,
    { access: 'admin', limit: limits.passwordGuess },
    async ({ account, params, query, body }) => {
      await removeUser(userDeps, account, params.id, { ...body, keepSamples: query.keepSamples === 'true' })
      return withStatus(204, null)
    },
  )
}
