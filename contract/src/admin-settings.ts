import * as z from 'zod/mini'
import { password } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { isoDateTime, line } from './text.ts'

/** The settings of administrators, named like the environment variables that they override. */
export const configKeys = [
  'ADMIN_EMAIL',
  'SMTP_HOST',
  'SMTP_PORT',
  'SMTP_USER',
  'SMTP_PASS',
  'SMTP_SECURE',
  'ADMIN_WEBHOOK_URL',
  'ADMIN_WEBHOOK_SECRET',
  'VOICE_SYNC_SCHEDULE',
  'NOTIFY_NEW_USERS',
  'NOTIFY_CONTACT',
  'NOTIFY_SYNC',
] as const
export type ConfigKey = (typeof configKeys)[number]

/** Write-only. */
export const secretConfigKeys = ['SMTP_PASS', 'ADMIN_WEBHOOK_SECRET'] as const

/** The possible schedules of the voice sync, in UTC. */
export const syncSchedules = ['0 6 * * *', '0 12 * * *', '0 18 * * *', '0 */6 * * *', '0 */12 * * *'] as const
export type SyncSchedule = (typeof syncSchedules)[number]
export const defaultSyncSchedule: SyncSchedule = '0 6 * * *'

export const syncScheduleLabels: Readonly<Record<SyncSchedule, string>> = {
  '0 6 * * *': 'Daily at 6:00',
  '0 12 * * *': 'Daily at 12:00',
  '0 18 * * *': 'Daily at 18:00',
  '0 */6 * * *': 'Every 6 hours',
  '0 */12 * * *': 'Every 12 hours',
}

const badEmail = 'Please enter a valid email address'
const badUrl = 'Please enter a valid URL'

export const adminEmail = z.union(
  [z.literal(''), z.email(badEmail).check(z.maxLength(254, badEmail))],
  badEmail,
)
export const webhookUrl = z.union(
  [z.literal(''), z.url({ protocol: /^https?$/, error: badUrl }).check(z.maxLength(2000))],
  badUrl,
)
export const voiceSyncSchedule = z.enum(syncSchedules, 'Schedule is required')
export const smtpPort = z
  .pipe(
    z.union([
      z.number(),
      z.string().check(z.regex(/^\d{1,5}$/, 'Port must be a number between 1 and 65535')),
    ]),
    z.transform(String),
  )
  .check(
    z.refine(
      (port) => Number(port) >= 1 && Number(port) <= 65_535,
      'Port must be a number between 1 and 65535',
    ),
  )

const flag = z.pipe(z.union([z.boolean(), z.enum(['true', 'false'])]), z.transform(String))

/** An empty string leaves the saved secret as it is; null deletes it. */
const secret = z.nullable(z.string().check(z.maxLength(500, 'Secret must be at most 500 characters')))

export const ConfigUpdate = z.object({
  ADMIN_EMAIL: z.optional(adminEmail),
  SMTP_HOST: z.optional(
    line('Host', 253).check(
      z.refine((host) => host === '' || /^[\w.:-]+$/.test(host), 'Please enter the name of a host'),
    ),
  ),
  SMTP_PORT: z.optional(smtpPort),
  SMTP_USER: z.optional(line('User', 254)),
  SMTP_PASS: z.optional(secret),
  SMTP_SECURE: z.optional(flag),
  ADMIN_WEBHOOK_URL: z.optional(webhookUrl),
  ADMIN_WEBHOOK_SECRET: z.optional(secret),
  VOICE_SYNC_SCHEDULE: z.optional(voiceSyncSchedule),
  NOTIFY_NEW_USERS: z.optional(flag),
  NOTIFY_CONTACT: z.optional(flag),
  NOTIFY_SYNC: z.optional(flag),
  /** The administrator's own password, required where a secret changes or a saved one would be sent to another server. */
  password: z.optional(password),
})
export type ConfigUpdate = z.infer<typeof ConfigUpdate>

export const AdminConfig = z.object({
  ADMIN_EMAIL: z.string(),
  SMTP_HOST: z.string(),
  SMTP_PORT: z.string(),
  SMTP_USER: z.string(),
  SMTP_SECURE: z.string(),
  ADMIN_WEBHOOK_URL: z.string(),
  VOICE_SYNC_SCHEDULE: z.string(),
  NOTIFY_NEW_USERS: z.string(),
  NOTIFY_CONTACT: z.string(),
  NOTIFY_SYNC: z.string(),
  hasSmtpPassword: z.boolean(),
  hasWebhookSecret: z.boolean(),
  /** Only in the response that generated it: the secret with which the webhook's receiver verifies signatures. */
  webhookSecret: z.nullable(z.string()),
})
export type AdminConfig = z.infer<typeof AdminConfig>

export const adminConfig = endpoint({
  method: 'GET',
  url: '/api/admin/config',
  summary: 'The current settings, without the secrets',
  replies: { 200: AdminConfig },
})

export const updateConfig = endpoint({
  method: 'POST',
  url: '/api/admin/config/update',
  summary: 'Change settings. Those that are left out stay as they are',
  body: ConfigUpdate,
  replies: { 200: AdminConfig },
})

const NamedVoice = z.object({ providerId: z.string(), voiceId: z.string(), name: z.string() })

export const VoiceSyncRun = z.object({
  id: z.number(),
  status: z.enum(['done', 'failed']),
  byClock: z.boolean(),
  startedAt: isoDateTime,
  finishedAt: isoDateTime,
  /** The number of voices that all providers offer together. */
  found: z.number(),
  changes: z.object({
    new: z.array(NamedVoice),
    gone: z.array(NamedVoice),
    renamed: z.array(z.extend(NamedVoice, { before: z.string() })),
  }),
  failures: z.array(z.object({ providerId: z.string(), message: z.string() })),
})
export type VoiceSyncRun = z.infer<typeof VoiceSyncRun>

/** The sync is overdue when the last one is older than this. */
export const syncOverdueHours = 25

export const VoiceSyncStatus = z.object({
  syncService: z.object({
    lastSyncTime: z.nullable(isoDateTime),
    schedule: z.string(),
    nextRun: isoDateTime,
    isOverdue: z.boolean(),
    /** The last run, successful or not. */
    lastRun: z.nullable(VoiceSyncRun),
  }),
})
export type VoiceSyncStatus = z.infer<typeof VoiceSyncStatus>

export const voiceSyncStatus = endpoint({
  method: 'GET',
  url: '/api/admin/voice-sync/status',
  summary: 'When the providers’ voices were synced last, what changed, and when the next sync runs',
  replies: { 200: VoiceSyncStatus },
})

export const syncVoices = endpoint({
  method: 'POST',
  url: '/api/admin/voice-sync/sync',
  summary: 'Sync the providers’ voices now',
  body: z.nullish(z.object({})),
  replies: { 200: VoiceSyncRun },
})

export const setSyncSchedule = endpoint({
  method: 'POST',
  url: '/api/admin/voice-sync/schedule',
  summary: 'Set the schedule of the voice sync',
  body: z.object({ schedule: voiceSyncSchedule }),
  replies: { 200: VoiceSyncStatus },
})

export const testNotifications = endpoint({
  method: 'POST',
  url: '/api/admin/voice-sync/test-notifications',
  summary: 'Send a test email and, where a webhook is set, a test event',
  body: z.nullish(z.object({})),
  replies: {
    200: z.object({
      success: z.literal(true),
      message: z.string(),
      webhook: z.enum(['sent', 'failed', 'none']),
    }),
  },
})
