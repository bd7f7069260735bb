import { getParentalConsent, giveParentalConsent, withdrawParentalConsent } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { consentOf, giveConsent, withdrawConsent } from './consent.ts'

export function consentRoutes(app: FastifyInstance, deps: PlatformDeps): void {
  const { db } = deps

  serve(app, getParentalConsent, { access: 'account' }, async ({ account }) => ({
    consent: await consentOf(db, account),
  }))

  serve(app, giveParentalConsent, { access: 'account' }, async ({ account, body }) => {
    await giveConsent(db, account, body.wording)
    return { consent: await consentOf(db, account) }
  })

  serve(app, withdrawParentalConsent, { access: 'account' }, async ({ account }) => {
    await withdrawConsent(deps, account)
    return withStatus(204, null)
  })
}
