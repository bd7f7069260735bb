import { z } from 'zod'
import { password } from './accounts.ts'
import { endpoint } from './endpoint.ts'
import { line, moment } from './text.ts'

/** What an administrator sets, in the words of the environment that it overrides. */
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

/** Written, never read. */
export const secretConfigKeys = ['SMTP_PASS', 'ADMIN_WEBHOOK_SECRET'] as const

/** When voices can be compared, by UTC. */
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

export const adminEmail = z.union([z.literal(''), z.email(badEmail).max(254, badEmail)], badEmail)
export const webhookUrl = z.union(
  [z.literal(''), z.url({ protocol: /^https?$/, error: badUrl }).max(2000)],
  badUrl,
)
export const voiceSyncSchedule = z.enum(syncSchedules, 'Schedule is required')
export const smtpPort = z
  .union([z.number(), z.string().regex(/^\d{1,5}$/, 'Port must be a number between 1 and 65535')])
  .transform(String)
  .refine((port) => Number(port) >= 1 && Number(port) <= 65_535, 'Port must be a number between 1 and 65535')

const flag = z.union([z.boolean(), z.enum(['true', 'false'])]).transform(String)

/** An empty secret leaves the one that is kept; null forgets it. */
const secret = z.string().max(500, 'Secret must be at most 500 characters').nullable()

export const ConfigUpdate = z.object({
  ADMIN_EMAIL: adminEmail.optional(),
  SMTP_HOST: line('Host', 253)
    .refine((host) => host === '' || /^[\w.:-]+$/.test(host), 'Please enter the name of a host')
    .optional(),
  SMTP_PORT: smtpPort.optional(),
  SMTP_USER: line('User', 254).optional(),
  SMTP_PASS: secret.optional(),
  SMTP_SECURE: flag.optional(),
  ADMIN_WEBHOOK_URL: webhookUrl.optional(),
  ADMIN_WEBHOOK_SECRET: secret.optional(),
  VOICE_SYNC_SCHEDULE: voiceSyncSchedule.optional(),
  NOTIFY_NEW_USERS: flag.optional(),
  NOTIFY_CONTACT: flag.optional(),
  NOTIFY_SYNC: flag.optional(),
  /** The administrator's own, where a secret is changed or a kept one would be sent somewhere else. */
  password: password.optional(),
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
  /** Once, when it was made: what the webhook's receiver checks signatures with. */
  webhookSecret: z.string().nullable(),
})
export type AdminConfig = z.infer<typeof AdminConfig>

export const adminConfig = endpoint({
  method: 'GET',
  url: '/api/admin/config',
  summary: 'The settings as they are, without the secrets',
  replies: { 200: AdminConfig },
})

export const updateConfig = endpoint({
  method: 'POST',
  url: '/api/admin/config/update',
  summary: 'Change settings. What is not named stays',
  body: ConfigUpdate,
  replies: { 200: AdminConfig },
})

const VoiceName = z.object({ providerId: z.string(), voiceId: z.string(), name: z.string() })

export const VoiceSyncRun = z.object({
  id: z.number(),
  status: z.enum(['done', 'failed']),
  byClock: z.boolean(),
  startedAt: moment,
  finishedAt: moment,
  /** Voices that the providers offer together. */
  found: z.number(),
  changes: z.object({
    new: z.array(VoiceName),
    gone: z.array(VoiceName),
    renamed: z.array(VoiceName.extend({ before: z.string() })),
  }),
  failures: z.array(z.object({ providerId: z.string(), message: z.string() })),
})
export type VoiceSyncRun = z.infer<typeof VoiceSyncRun>

/** A comparison that is older is overdue. */
export const syncOverdueHours = 25

export const VoiceSyncStatus = z.object({
  syncService: z.object({
    lastSyncTime: moment.nullable(),
    schedule: z.string(),
    nextRun: moment,
    isOverdue: z.boolean(),
    /** The last comparison, whether it worked or not. */
    lastRun: VoiceSyncRun.nullable(),
  }),
})
export type VoiceSyncStatus = z.infer<typeof VoiceSyncStatus>

export const voiceSyncStatus = endpoint({
  method: 'GET',
  url: '/api/admin/voice-sync/status',
  summary: 'When the providers’ voices were compared last, what changed, and when it happens next',
  replies: { 200: VoiceSyncStatus },
})

export const syncVoices = endpoint({
  method: 'POST',
  url: '/api/admin/voice-sync/sync',
  summary: 'Compare the providers’ voices now',
  body: z.object({}).nullish(),
  replies: { 200: VoiceSyncRun },
})

export const setSyncSchedule = endpoint({
  method: 'POST',
  url: '/api/admin/voice-sync/schedule',
  summary: 'Choose when voices are compared',
  body: z.object({ schedule: voiceSyncSchedule }),
  replies: { 200: VoiceSyncStatus },
})

export const testNotifications = endpoint({
  method: 'POST',
  url: '/api/admin/voice-sync/test-notifications',
  summary: 'Send a test mail and, where one is set, a test to the webhook',
  body: z.object({}).nullish(),
  replies: {
    200: z.object({
      success: z.literal(true),
      message: z.string(),
      webhook: z.enum(['sent', 'failed', 'none']),
    }),
  },
})
