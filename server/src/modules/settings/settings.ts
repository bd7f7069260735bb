import { type ConfigKey, configKeys, secretConfigKeys } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Encryption } from '../../platform/crypto/encryption.ts'
import { json } from '../../platform/database/index.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'

/** What administrators can change while the server runs. Whatever they did not set comes from the environment. */
export interface Settings {
  /** The current settings; a change reaches other processes within a few seconds. Must not be called in a transaction. */
  current(): Promise<CurrentSettings>
  /** Saves the given settings; null resets one to the environment. @param also runs in the same transaction */
  save(changes: SettingChanges, also: (trx: Kysely<Schema>) => Promise<void>): Promise<void>
}

export interface SettingsDeps {
  /** What administrators can change while the server runs. */
  readonly settings: Settings
}

export type SettingChanges = { readonly [Key in ConfigKey]?: string | null | undefined }

export interface CurrentSettings {
  /** The effective value of each key. Never return it as a whole: two of the values are secrets. */
  readonly values: Readonly<Record<ConfigKey, string>>
  readonly adminEmail: string | null
  readonly smtp: SmtpServer | null
  readonly webhook: { readonly url: string; readonly secret: string } | null
  readonly voiceSyncSchedule: string
  readonly notify: { readonly newUsers: boolean; readonly contact: boolean; readonly sync: boolean }
}

/** The values from the environment. */
export interface SettingDefaults {
  readonly mail: { readonly smtp: SmtpServer | null; readonly adminEmail: string | null }
  readonly webhook: { readonly url: string | null; readonly secret: string | null }
  readonly accounts: { readonly requireApproval: boolean }
  readonly voiceSyncSchedule: string
}

export interface SmtpServer {
  readonly host: string
  readonly port: number
  readonly user: string | null
  readonly password: string | null
  readonly secure: boolean
}

type Deps = Pick<PlatformDeps, 'db' | 'encryption' | 'log'>

/** Settings are read often, and a change need not apply at once. */
const cacheMs = 3_000

const rowKey = (key: ConfigKey) => `config.${key}`
const isSecret = (key: ConfigKey) => secretConfigKeys.some((secretKey) => secretKey === key)

export function openSettings({ db, encryption, log }: Deps, defaults: SettingDefaults): Settings {
  let cached: { at: number; settings: CurrentSettings } | null = null
  return {
    async current() {
      if (cached && Date.now() - cached.at < cacheMs) return cached.settings
      const settings = settingsFrom({ ...defaultValues(defaults), ...(await readSaved(db, encryption, log)) })
      cached = { at: Date.now(), settings }
      return settings
    },
    async save(changes, also) {
      await db.transaction().execute(async (trx) => {
        for (const [name, value] of Object.entries(changes)) {
          const key = name as ConfigKey
          if (value === undefined) continue
          if (value === null) await trx.deleteFrom('appSettings').where('key', '=', rowKey(key)).execute()
          else await upsertSetting(trx, key, isSecret(key) ? encryption.encrypt(key, value) : value)
        }
        await also(trx)
      })
      cached = null
    },
  }
}

async function readSaved(db: Kysely<Schema>, encryption: Encryption, log: Logger) {
  const rows = await db
    .selectFrom('appSettings')
    .select(['key', 'value'])
    .where('key', 'in', configKeys.map(rowKey))
    .execute()
  const saved: Partial<Record<ConfigKey, string>> = {}
  for (const key of configKeys) {
    const row = rows.find((each) => each.key === rowKey(key))
    if (!row) continue
    const value = isSecret(key) ? encryption.decrypt(key, String(row.value)) : String(row.value)
    if (value === null) log.error({ setting: key }, 'a setting was encrypted with another key')
    else saved[key] = value
  }
  return saved
}

const upsertSetting = (trx: Kysely<Schema>, key: ConfigKey, value: string) =>
  trx
    .insertInto('appSettings')
    .values({ key: rowKey(key), value: json(value), isSecret: isSecret(key), updatedAt: new Date() })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({ value: json(value), updatedAt: new Date() }),
    )
    .execute()

/** By default, administrators are notified of new users where these need approval, of contact messages, and of changed voices. */
function defaultValues(defaults: SettingDefaults): Record<ConfigKey, string> {
  const { mail, webhook, accounts, voiceSyncSchedule } = defaults
  return {
    ADMIN_EMAIL: mail.adminEmail ?? '',
    SMTP_HOST: mail.smtp?.host ?? '',
    SMTP_PORT: String(mail.smtp?.port ?? 587),
    SMTP_USER: mail.smtp?.user ?? '',
    SMTP_PASS: mail.smtp?.password ?? '',
    SMTP_SECURE: String(mail.smtp?.secure ?? false),
    ADMIN_WEBHOOK_URL: webhook.url ?? '',
    ADMIN_WEBHOOK_SECRET: webhook.secret ?? '',
    VOICE_SYNC_SCHEDULE: voiceSyncSchedule,
    NOTIFY_NEW_USERS: String(accounts.requireApproval),
    NOTIFY_CONTACT: 'true',
    NOTIFY_SYNC: 'true',
  }
}

function settingsFrom(values: Record<ConfigKey, string>): CurrentSettings {
  return {
    values,
    adminEmail: values.ADMIN_EMAIL || null,
    smtp: values.SMTP_HOST
      ? {
          host: values.SMTP_HOST,
          port: Number(values.SMTP_PORT),
          user: values.SMTP_USER || null,
          password: values.SMTP_PASS || null,
          secure: values.SMTP_SECURE === 'true',
        }
      : null,
    webhook: values.ADMIN_WEBHOOK_URL
      ? { url: values.ADMIN_WEBHOOK_URL, secret: values.ADMIN_WEBHOOK_SECRET }
      : null,
    voiceSyncSchedule: values.VOICE_SYNC_SCHEDULE,
    notify: {
      newUsers: values.NOTIFY_NEW_USERS === 'true',
      contact: values.NOTIFY_CONTACT === 'true',
      sync: values.NOTIFY_SYNC === 'true',
    },
  }
}
