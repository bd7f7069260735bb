import { type AdminConfig, adminEmail, smtpPort, voiceSyncSchedule, webhookUrl } from '@nightlight/contract'
import * as z from 'zod/mini'

const flag = z.enum(['true', 'false'])
const flagOf = (value: string) => (value === 'true' ? 'true' : 'false')

/** The values of the form. Switches are `true` and `false` as strings, as in the stored settings. */
export const SettingsForm = z.object({
  ADMIN_EMAIL: adminEmail,
  NOTIFY_NEW_USERS: flag,
  NOTIFY_CONTACT: flag,
  NOTIFY_SYNC: flag,
  SMTP_HOST: z.string().check(z.trim(), z.maxLength(253)),
  SMTP_PORT: smtpPort,
  SMTP_USER: z.string().check(z.trim(), z.maxLength(254)),
  SMTP_PASS: z.string().check(z.maxLength(500)),
  SMTP_SECURE: flag,
  ADMIN_WEBHOOK_URL: webhookUrl,
  ADMIN_WEBHOOK_SECRET: z.string().check(z.maxLength(500)),
  VOICE_SYNC_SCHEDULE: voiceSyncSchedule,
  password: z.string(),
})
export type SettingsForm = z.infer<typeof SettingsForm>

/** Secrets are write-only: their fields start empty. */
export function formOf(config: AdminConfig): SettingsForm {
  const { hasSmtpPassword: _, hasWebhookSecret: __, webhookSecret: ___, ...values } = config
  const schedule = voiceSyncSchedule.parse(values.VOICE_SYNC_SCHEDULE)
  return {
    ...values,
    NOTIFY_NEW_USERS: flagOf(values.NOTIFY_NEW_USERS),
    NOTIFY_CONTACT: flagOf(values.NOTIFY_CONTACT),
    NOTIFY_SYNC: flagOf(values.NOTIFY_SYNC),
    SMTP_SECURE: flagOf(values.SMTP_SECURE),
    VOICE_SYNC_SCHEDULE: schedule,
    SMTP_PASS: '',
    ADMIN_WEBHOOK_SECRET: '',
    password: '',
  }
}

/** Whether the server will ask for the administrator's password. */
export function needsPassword(form: z.input<typeof SettingsForm>, config: AdminConfig): boolean {
  if (form.SMTP_PASS || form.ADMIN_WEBHOOK_SECRET) return true
  return (
    form.SMTP_HOST !== config.SMTP_HOST ||
    String(form.SMTP_PORT) !== config.SMTP_PORT ||
    form.SMTP_SECURE !== config.SMTP_SECURE
  )
}
