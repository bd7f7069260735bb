import { contact } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import { receiveMessage } from './receive-message.ts'

/** Enough for somebody who remembers one thing more, too little for flooding an inbox. */
const patience = { max: 5, timeWindow: '10 minutes' }

export function contactRoutes(app: FastifyInstance, deps: Deps): void {
  const { db, jobs, settings } = deps
  serve(app, contact, { access: 'public', limit: patience }, async ({ account, body }) => {
    const { adminEmail, notify, webhook } = await settings.current()
    const tell = {
      adminEmail: notify.contact ? adminEmail : null,
      webhook: notify.contact && webhook !== null,
    }
    await receiveMessage({ db, jobs, ...tell }, account, body)
    return withStatus(204, null)
  })
}
