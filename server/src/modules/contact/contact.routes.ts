import { sendContactMessage } from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { limits } from '../../platform/http/limits.ts'
import { serve, withStatus } from '../../platform/http/route.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import type { SettingsDeps } from '../settings/index.ts'
import { receiveMessage } from './receive-message.ts'

export function contactRoutes(app: FastifyInstance, deps: PlatformDeps & SettingsDeps): void {
  const { db, jobs, settings } = deps
  serve(
    app,
    sendContactMessage,
    { access: 'public', limit: limits.contactMessage },
    async ({ account, body }) => {
      const { adminEmail, notify, webhook } = await settings.current()
      const recipients = {
        adminEmail: notify.contact ? adminEmail : null,
        notifyWebhook: notify.contact && webhook !== null,
      }
      await receiveMessage({ db, jobs, ...recipients }, account, body)
      return withStatus(204, null)
    },
  )
}
