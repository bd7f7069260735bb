import { giveParentalConsent, readParentalConsent, withdrawParentalConsent } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { consentOf, giveConsent, withdrawConsent } from './consent.ts'

export function consentRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps

  serve(app, readParentalConsent, { access: 'account' }, async ({ account }) => ({
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
