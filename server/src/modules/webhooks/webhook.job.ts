import { createHmac } from 'node:crypto'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { postExternal } from '../../platform/post-external.ts'
import type { SettingsDeps } from '../settings/index.ts'

/** What an administrator's own systems are told about. Ids and numbers, never a family's words. */
export type WebhookEvent =
  | { readonly event: 'user_registered'; readonly userId: number }
  | { readonly event: 'contact_message'; readonly notificationId: number; readonly priority: string }
  | {
      readonly event: 'voice_sync'
      readonly runId: number
      readonly status: string
      readonly new: number
      readonly gone: number
      readonly renamed: number
    }
  | { readonly event: 'test' }

const callWebhook = defineJob<{ message: WebhookEvent; at: string }>('call-webhook', {
  retryLimit: 6,
  retryDelaySeconds: 20,
  expireInSeconds: 60,
})

export const webhookJobs = [callWebhook]

/** Longer than any receiver that only takes a note should need. */
const patienceMs = 15_000

/** Tells the webhook when the transaction commits; whether there is one is known when it is sent. */
export async function queueWebhook(
  { db, jobs }: Pick<PlatformDeps, 'db' | 'jobs'>,
  message: WebhookEvent,
): Promise<void> {
  await jobs.enqueue(db, callWebhook, { message, at: new Date().toISOString() })
}

type Deps = SettingsDeps & Pick<PlatformDeps, 'config'>

export async function workOnWebhook(deps: Deps & Pick<PlatformDeps, 'jobs'>): Promise<void> {
  await deps.jobs.work(callWebhook, { concurrency: 1 }, ({ id, data, signal }) =>
    deliver(deps, { id, ...data }, signal),
  )
}

/**
 * Posts one message, signed: `X-Nightlight-Signature: t=<seconds>,v1=<hex>`, an HMAC-SHA-256 of `<seconds>.<body>` with the
 * webhook's secret. The same delivery has the same id at every try.
 * @throws when it was not taken, so that it is tried again
 */
export async function deliver(
  { settings, config }: Deps,
  { id, message, at }: { id: string; message: WebhookEvent; at: string },
  signal?: AbortSignal,
): Promise<void> {
  const { webhook } = await settings.current()
  if (!webhook) return
  const { event, ...data } = message
  const body = JSON.stringify({ id, event, at, data })
  const seconds = Math.floor(Date.now() / 1000)
  const status = await postExternal({
    url: webhook.url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Nightlight',
      'x-nightlight-event': event,
      'x-nightlight-delivery': id,
      'x-nightlight-signature': `t=${seconds},v1=${signatureOf(webhook.secret, seconds, body)}`,
    },
    allowPrivate: config.webhook.allowPrivate,
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(patienceMs)]),
  })
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`)
}

const signatureOf = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
