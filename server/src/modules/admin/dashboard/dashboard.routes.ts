import type { AdminNotification } from '@nightlight/contract'
import * as calls from '@nightlight/contract'
import type { FastifyInstance } from 'fastify'
import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import { limits } from '../../../platform/http/limits.ts'
import { serve, withStatus } from '../../../platform/http/route.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { failedLogins } from '../../accounts/index.ts'
import { composeMail, templateVariables } from '../../mail/index.ts'
import { selectFailing } from '../../provider-telemetry/index.ts'
import type { SettingsDeps } from '../../settings/index.ts'
import type { SpeechDeps } from '../../voices/index.ts'
import { audit } from '../audit.ts'
import {
  previewTemplate,
  readTemplates,
  resetTemplate,
  saveTemplate,
  templateKeyOf,
} from '../settings/email-templates.ts'
import { isOverdue } from '../settings/settings.routes.ts'
import { selectLastRun, selectLastSuccess } from '../voices/sync-runs.queries.ts'
import { readCounts } from './count-statistics.ts'
import { listTasks } from './list-tasks.ts'
import { markRead, type NotificationRow, selectNotifications } from './notifications.queries.ts'
import { readAudit } from './read-audit.ts'
import { replyToMessage, senderOf } from './reply-to-message.ts'
import { selectPendingCounts } from './statistics.queries.ts'
import { isNearlyFull, openStorageMonitor } from './storage.ts'

/** Jobs that cannot be retried: the family was told that its story failed, and a mail that could not be sent is deleted. */
const notRetryable = ['write-story', 'send-mail']

export function dashboardRoutes(
  app: FastifyInstance,
  deps: PlatformDeps & SettingsDeps & Pick<SpeechDeps, 'speakers' | 'voiceModels'>,
): void {
  const { db, jobs, settings, mail, config, speakers, voiceModels } = deps
  const storage = openStorageMonitor(config.dataDir)
  const templateDeps = { db, failedLogins: failedLogins(deps.secrets.login) }

  serve(app, calls.adminStatistics, { access: 'admin' }, async () => {
    const { databaseBytes, ...counts } = await readCounts(deps)
    return {
      ...counts,
      queues: await jobs.statistics(),
      storage: { ...(await storage()), database: databaseBytes },
    }
  })

  serve(app, calls.adminTasks, { access: 'admin' }, async () => {
    const { pending, ...counts } = await selectPendingCounts(db)
    const [lastRun, success] = [await selectLastRun(db), await selectLastSuccess(db)]
    const { adminEmail, smtp } = await settings.current()
    return listTasks({
      ...counts,
      pending: config.accounts.requireApproval ? pending : null,
      failedJobs: (await retryableJobs()).length,
      syncOverdue: isOverdue(success?.finishedAt ?? null),
      silentProviders: lastRun?.failures.map(({ message }) => message) ?? [],
      failing: await selectFailing(db),
      diskNearlyFull: isNearlyFull(await storage()),
      mailIsSet: adminEmail !== null && smtp !== null,
      hasHumanVoice:
        [...speakers.values()].some(({ isRemote }) => isRemote) ||
        (await voiceModels.list()).models.some(({ isInstalled }) => isInstalled),
    })
  })

  serve(app, calls.listNotifications, { access: 'admin' }, async ({ query }) => {
    const filter = { unread: query.unread === 'true', after: query.after }
    return (await selectNotifications(db, filter)).map(presentNotification)
  })

  serve(app, calls.markNotification, { access: 'admin' }, async ({ params, body }) => {
    const updated = await markRead(db, params.id, body.isRead)
    if (!updated) throw new NotFound('Message')
    return presentNotification(updated)
  })

  serve(
    app,
    calls.replyToNotification,
    { access: 'admin', limit: limits.adminMail },
    async ({ account, params, body }) =>
      presentNotification(await replyToMessage(deps, account, params.id, body.message)),
  )

  serve(app, calls.listEmailTemplates, { access: 'admin' }, () => readTemplates(db))

  serve(
    app,
    calls.saveEmailTemplate,
    { access: 'admin', limit: limits.passwordGuess },
    ({ account, params, body }) => saveTemplate(templateDeps, account, params.key, body),
  )

  serve(app, calls.resetEmailTemplate, { access: 'admin' }, ({ account, params }) =>
    resetTemplate(db, account, params.key),
  )

  serve(app, calls.previewEmailTemplate, { access: 'admin' }, async ({ params, body }) =>
    previewTemplate(params.key, body),
  )

  serve(app, calls.testEmailTemplate, { access: 'admin', limit: limits.adminMail }, async ({ params }) => {
    const key = templateKeyOf(params.key)
    const { adminEmail } = await settings.current()
    if (!adminEmail) throw new ExpectedError(400, 'invalid_input', 'Please enter an admin email first.')
    const message = await composeMail(db, key, templateVariables[key])
    await mail.send({ to: adminEmail, ...message }).catch(() => {
      throw new ExpectedError(502, 'provider_failed', 'The mail server did not accept the mail.')
    })
    return withStatus(204, null)
  })

  serve(app, calls.listFailedJobs, { access: 'admin' }, async () =>
    (await jobs.failed()).map(({ failedAt, ...job }) => ({
      ...job,
      failedAt: failedAt.toISOString(),
      canRetry: !notRetryable.includes(job.name),
    })),
  )

  serve(app, calls.retryFailedJob, { access: 'admin' }, async ({ account, params }) => {
    const retryableNames = (await jobs.statistics())
      .map(({ name }) => name)
      .filter((name) => !notRetryable.includes(name))
    await db.transaction().execute(async (trx) => {
      const name = await jobs.retry(trx, params.id, retryableNames).catch(explainDuplicateJob)
      if (!name) throw new NotFound('Job')
      await audit(trx, account, { action: 'job_retried', about: `${name} ${params.id}` })
    })
    return withStatus(204, null)
  })

  serve(app, calls.auditLog, { access: 'admin' }, () => readAudit(db))

  async function retryableJobs() {
    return (await jobs.failed()).filter(({ name }) => !notRetryable.includes(name))
  }
}

function presentNotification(row: NotificationRow): AdminNotification {
  const { metadata, userId: _, createdAt, readAt, ...rest } = row
  const { repliedAt } = metadata
  return {
    ...rest,
    createdAt: createdAt.toISOString(),
    readAt: readAt?.toISOString() ?? null,
    from: senderOf(row),
    repliedAt: typeof repliedAt === 'string' ? repliedAt : null,
  }
}

/** Of jobs with the same key, only one may be queued or active. */
function explainDuplicateJob(error: { code?: string }): never {
  if (error.code !== '23505') throw error
  throw new ExpectedError(409, 'conflict', 'The same job is already queued.')
}
