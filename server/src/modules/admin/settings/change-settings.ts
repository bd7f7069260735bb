import { randomBytes } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { type AdminConfig, type ConfigUpdate, secretConfigKeys } from '@nightlight/contract'
import { InvalidInput } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps, ProductConfig } from '../../../platform/platform-deps.ts'
import { isPublicAddress } from '../../../platform/public-address.ts'
import { confirmPassword, type FailedLogins } from '../../accounts/index.ts'
import type { CurrentSettings, SettingsDeps } from '../../settings/index.ts'
import { audit } from '../audit.ts'
import { scheduleSync } from '../voices/sync-voices.job.ts'

interface Deps extends Pick<PlatformDeps, 'db' | 'jobs' | 'config'>, SettingsDeps {
  readonly failedLogins: FailedLogins
}

type Changes = Omit<ConfigUpdate, 'password'>

/** Whoever changes the mail server could receive its password and everybody's password reset links. */
const mailServerKeys = ['SMTP_HOST', 'SMTP_PORT', 'SMTP_SECURE'] as const

/**
 * Saves settings. Changing a secret or the mail server requires the administrator's password. A webhook without a secret gets a
 * generated one, which is returned once.
 */
export async function changeSettings(
  deps: Deps,
  admin: Account,
  { password, ...requested }: ConfigUpdate,
): Promise<AdminConfig> {
  const before = await deps.settings.current()
  const changes: Changes = changedOnly(requested, before)
  if (requiresPassword(changes)) {
    if (!password) throw new InvalidInput('password', 'Please enter your password.')
    await confirmPassword(deps, admin, password)
  }
  if (changes.ADMIN_WEBHOOK_URL) await refusePrivateAddress(deps.config, changes.ADMIN_WEBHOOK_URL)
  const generatedSecret = needsSecret(changes, before) ? randomBytes(32).toString('base64url') : null
  const saved = { ...changes, ...(generatedSecret && { ADMIN_WEBHOOK_SECRET: generatedSecret }) }
  if (Object.keys(saved).length > 0) {
    await deps.settings.save(saved, (trx) =>
      audit(trx, admin, {
        action: 'settings_changed',
        before: withoutSecrets(saved, before.values),
        after: withoutSecrets(saved, saved),
      }),
    )
  }
  if (changes.VOICE_SYNC_SCHEDULE) await scheduleSync(deps, changes.VOICE_SYNC_SCHEDULE)
  return { ...presentSettings(await deps.settings.current()), webhookSecret: generatedSecret }
}

/** The settings as administrators see them; of each secret only whether there is one. */
export function presentSettings({ values }: CurrentSettings): AdminConfig {
  const { SMTP_PASS, ADMIN_WEBHOOK_SECRET, ...shown } = values
  return {
    ...shown,
    hasSmtpPassword: SMTP_PASS !== '',
    hasWebhookSecret: ADMIN_WEBHOOK_SECRET !== '',
    webhookSecret: null,
  }
}

/** An empty secret means that the field was not edited. */
function changedOnly(asked: Changes, { values }: CurrentSettings): Changes {
  const changed = Object.entries(asked).filter(([name, value]) => {
    const key = name as keyof Changes
    if (value === undefined) return false
    return isSecret(key) ? value !== '' : value !== values[key]
  })
  return Object.fromEntries(changed)
}

const isSecret = (key: string) => secretConfigKeys.some((secretKey) => secretKey === key)

const requiresPassword = (changes: Changes): boolean =>
  Object.keys(changes).some((name) => isSecret(name) || mailServerKeys.some((key) => key === name))

const needsSecret = (changes: Changes, { values }: CurrentSettings): boolean =>
  Boolean(changes.ADMIN_WEBHOOK_URL) && !changes.ADMIN_WEBHOOK_SECRET && values.ADMIN_WEBHOOK_SECRET === ''

const withoutSecrets = (keys: object, from: object) =>
  Object.fromEntries(
    Object.entries(from)
      .filter(([key]) => key in keys)
      .map(([key, value]) => [key, isSecret(key) ? '(secret)' : value]),
  )

/** An early error for the form; the address is checked again at every call. */
async function refusePrivateAddress({ webhook }: ProductConfig, url: string): Promise<void> {
  if (webhook.allowPrivate) return
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  // A name that cannot be resolved now may exist later.
  const addresses = await lookup(host, { all: true }).catch(() => [])
  if (addresses.every(({ address }) => isPublicAddress(address))) return
  throw new InvalidInput('ADMIN_WEBHOOK_URL', 'This address is inside the network of this server.')
}
