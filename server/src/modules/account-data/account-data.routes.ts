import { accountData, deleteAccount as deleteAccountCall } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { confirmPassword, dropSession, failedLogins } from '../accounts/index.ts'
import { collectData } from './collect-data.ts'
import { deleteAccount } from './delete-account.ts'

/** Collecting everything is work; a family does it once a year. */
const rarely = { max: 10, timeWindow: '10 minutes' }

export function accountDataRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, files, jobs, mail } = deps
  const means = { db, failedLogins: failedLogins(deps.secrets.login) }

  serve(app, accountData, { access: 'account', limit: rarely }, async ({ account, reply }) => {
    reply.header('content-disposition', 'attachment; filename="nightlight-data.json"')
    reply.header('cache-control', 'no-store')
    return collectData(db, account)
  })

  serve(app, deleteAccountCall, { access: 'account', limit: rarely }, async ({ account, body, reply }) => {
    await confirmPassword(means, account, body.password)
    await deleteAccount({ db, files, jobs, mail }, account)
    dropSession(reply)
    return withStatus(204, null)
  })
}
