import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { queueMail } from '../mail/index.ts'
import type { CurrentSettings } from '../settings/index.ts'
import { queueWebhook } from '../webhooks/index.ts'

/** Notifies the administrators, if they want that, in the transaction of the registration. */
export async function notifyOfNewUser(
  { db, jobs, config }: Pick<PlatformDeps, 'db' | 'jobs' | 'config'>,
  user: { id: number; username: string; status: string },
  { adminEmail, notify, webhook }: CurrentSettings,
): Promise<void> {
  if (!notify.newUsers) return
  if (webhook) await queueWebhook({ db, jobs }, { event: 'user_registered', userId: user.id })
  if (!adminEmail) return
  const values = {
    username: user.username,
    status: user.status,
    link: `${config.http.publicUrl}/admin?tab=users`,
  }
  await queueMail({ db, jobs }, { template: 'new-user', to: adminEmail, userId: user.id, values })
}
