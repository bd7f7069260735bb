import { createHmac } from 'node:crypto'
import { defineJob } from '../../platform/jobs/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { postExternal } from '../../platform/post-external.ts'
import type { SettingsDeps } from '../settings/index.ts'

/** The events that are sent to the webhook. Only ids and numbers, never texts of a family. */
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

/** Enough for a receiver that only acknowledges the event. */
const timeoutMs = 15_000

/** Calls the webhook after the transaction commits. Whether one is configured is checked when the event is sent. */
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
 * webhook's secret. Retries of a delivery have the same id.
 * @throws when the webhook did not reply with success, so that the job is retried
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
      'x-nightlight-signature': `t=${seconds},v1=${sign(webhook.secret, seconds, body)}`,
    },
    allowPrivate: config.webhook.allowPrivate,
    signal: AbortSignal.any([...(signal ? [signal] : []), AbortSignal.timeout(timeoutMs)]),
  })
  if (status < 200 || status > 299) throw new Error(`The webhook answered ${status}`)
}

const sign = (secret: string, seconds: number, body: string) =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
