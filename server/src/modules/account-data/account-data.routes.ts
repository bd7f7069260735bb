import { accountData, deleteAccount as deleteAccountCall } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { clearSession, confirmPassword, failedLogins } from '../accounts/index.ts'
import { collectData } from './collect-data.ts'
import { deleteAccount } from './delete-account.ts'

export function accountDataRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db, files, jobs, mail } = deps
  const passwordDeps = { ...deps, failedLogins: failedLogins(deps.secrets.login) }

  serve(app, accountData, { access: 'account', limit: limits.accountData }, async ({ account, reply }) => {
    reply.header('content-disposition', 'attachment; filename="nightlight-data.json"')
    reply.header('cache-control', 'no-store')
    return collectData(db, account)
  })

  serve(
    app,
    deleteAccountCall,
    { access: 'account', limit: limits.accountData },
    async ({ account, body, reply }) => {
      await confirmPassword(passwordDeps, account, body.password)
      await deleteAccount({ db, files, jobs, mail }, account)
      clearSession(reply)
      return withStatus(204, null)
    },
  )
}
