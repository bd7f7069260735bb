import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import { defaultSyncSchedule, type StoryLanguage, storyLanguages, syncSchedules } from '@nightlight/contract'
import { z } from 'zod'
import type { SmtpServer } from './modules/settings/index.ts'
import type { DatabaseLocation } from './platform/database/index.ts'
import type { TlsSettings } from './platform/tls/open-tls.ts'
import { networkAddresses } from './platform/tls/own-hosts.ts'
import type { FilesLocation } from './providers/files/open-files.ts'
import type { StripeSettings } from './providers/payments/stripe/index.ts'
import type { SpeechSettings } from './providers/speech/open-speakers.ts'
import type { ModelSettings } from './providers/text/language-model.ts'
import type { TextSettings } from './providers/text/open-writer.ts'

/** The configuration of this process. `readConfig` creates it once at start, and only that reads the environment. */
export interface Config {
  readonly role: 'all' | 'web' | 'worker'
  /** Whether the first start creates sample stories and built-in music. */
  readonly sampleContent: boolean
  readonly logLevel: string
  /** Allows reading metrics from other machines; null if only this machine may read them. */
  readonly metricsToken: string | null
  /** URL of the trace collector, without a trailing slash; null without tracing. */
  readonly tracesEndpoint: string | null
  readonly http: {
    readonly host: string
    readonly port: number
    /** Without a trailing slash. */
    readonly publicUrl: string
    /** Number of proxies in front of this process, each of which adds an address to `X-Forwarded-For`; earlier entries can be forged. */
    readonly trustProxy: number
    /** null to serve http, as behind a proxy with TLS. */
    readonly tls: TlsSettings | null
    /** Where a page without TLS helps devices to trust our own certificate; null if there is none. */
    readonly trustPort: number | null
  }
  readonly dataDir: string
  readonly database: DatabaseLocation
  /** Where pictures and sound are stored. */
  readonly files: FilesLocation
  readonly accounts: { readonly requireApproval: boolean; readonly refuseWeakPasswords: boolean }
  readonly narration: { readonly threads: number }
  readonly text: TextSettings
  readonly speech: SpeechSettings
  /** Photos of children are deleted after this many days. */
  readonly photos: { readonly retentionDays: number }
  /** Backups are removed after this many days, and with them the last copies of deleted data. */
  readonly backups: { readonly retentionDays: number }
  /** A model that looks at photos if parents consent; null if there is none. */
  readonly vision: ModelSettings | null
  /** Generates images for families whose plan includes them; null if there is none. */
  readonly images: ModelSettings | null
  /** null if nothing is sold. */
  readonly payments: StripeSettings | null
  readonly mail: {
    /** The sender of mails; its host is also that of message ids. */
    readonly from: string
    readonly smtp: SmtpServer | null
    /** Receives messages for the operator. */
    readonly adminEmail: string | null
  }
  /** The address that families are shown; null to show that of the administrators. */
  readonly support: { readonly email: string | null }
  /** Encrypts secrets in the database and private files; null to use a key in the data folder. */
  readonly secretKey: string | null
  /** Earlier keys, which only decrypt. */
  readonly oldSecretKeys: readonly string[]
  readonly webhook: {
    readonly url: string | null
    readonly secret: string | null
    /** Whether addresses in a private network may be called. */
    readonly allowPrivate: boolean
  }
  readonly voiceSyncSchedule: string
}

const wholeNumber = (from: number, to: number) => {
  const message = `must be a whole number from ${from} to ${to}`
  return z
    .string()
    .regex(/^\d+$/, message)
    .transform(Number)
    .pipe(z.number().min(from, message).max(to, message))
}

const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'], 'must be true or false')
  .transform((word) => ['true', '1', 'on'].includes(word))

const languageList = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .refine((codes) => codes.every(isStoryLanguage), `must be a list of ${storyLanguages.join(', ')}`)
  // Screens and our own storyteller are English, so that is always among them.
  .transform((codes) => storyLanguages.filter((language) => language === 'en' || codes.includes(language)))

const isStoryLanguage = (code: string): code is StoryLanguage =>
  storyLanguages.some((language) => language === code)

/** `true` means one, because trusting every hop would mean trusting the client. */
const proxyCount = z
  .string()
  .regex(/^(true|false|on|off|[0-9])$/, 'must be true, false, or how many proxies there are')
  .transform((word) => (['true', 'on'].includes(word) ? 1 : Number(word) || 0))

/** @param example shown to whoever set something else */
const httpUrl = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}` })
    .transform((url) => url.replace(/\/+$/, ''))

/** Pairs as in W3C Baggage, which the exporter reads by itself and skips silently where they are malformed. */
const headerPairs = z
  .string()
  .refine(
    (text) => text.split(',').every((pair) => isHeaderPair(pair.trim())),
    'must be pairs such as authorization=Basic%20bW9vbg%3D%3D with commas between them, values percent-encoded',
  )

function isHeaderPair(pair: string): boolean {
  const [, value] = /^[\w!#$%&'*+.^`|~-]+\s*=\s*(\S*)$/.exec(pair) ?? []
  if (value === undefined) return false
  try {
    return /^[\t\x20-\x7e]*$/.test(decodeURIComponent(value))
  } catch {
    return false
  }
}

const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/.+/, 'must be an address such as postgres://user:password@host:5432/nightlight')

const apiKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be a key without spaces or line breaks')

const modelName = z.string().regex(/^[\w./:@+-]{1,200}$/, 'must be the name of a model')

const sender = z
  .string()
  .regex(
    /^[^<>\r\n]*<[^<>\s@]+@[^<>\s@]+>$|^[^<>\s@]+@[^<>\s@]+$/,
    'must be an address such as Nightlight <stories@example.org>',
  )

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().optional(),
  HTTPS: z.enum(['auto', 'off'], 'must be auto or off').default('off'),
  TLS_CERT: z.string().optional(),
  TLS_KEY: z.string().optional(),
  TRUST_PORT: wholeNumber(0, 65_535).optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  S3_ENDPOINT: httpUrl('https://s3.example.org').optional(),
  S3_PUBLIC_ENDPOINT: httpUrl('https://s3.example.org').optional(),
  S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens',
    )
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/i, 'must be a region such as eu-central-1')
    .default('us-east-1'),
  S3_ACCESS_KEY_ID: apiKey.optional(),
  S3_SECRET_ACCESS_KEY: apiKey.optional(),
  S3_PREFIX: z
    .string()
    .regex(/^[a-z0-9._-]+(\/[a-z0-9._-]+)*\/?$/i, 'must be a path such as nightlight/')
    .optional(),
  PUBLIC_URL: httpUrl('https://stories.example.org').optional(),
  TRUST_PROXY: proxyCount.default(0),
  SAMPLE_CONTENT: flag.default(true),
  ROLE: z.enum(['all', 'web', 'worker'], 'must be all, web or worker').default('all'),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level such as info or debug',
    )
    .default('info'),
  METRICS_TOKEN: apiKey.min(16, 'must be at least 16 characters long').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl('http://collector:4318').optional(),
  OTEL_EXPORTER_OTLP_HEADERS: headerPairs.optional(),
  REQUIRE_APPROVAL: flag.default(false),
  REFUSE_WEAK_PASSWORDS: flag.default(false),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: wholeNumber(1, 65_535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASS: z.string().optional(),
  SMTP_SECURE: flag.default(false),
  MAIL_FROM: sender.default('Nightlight <nightlight@localhost>'),
  ADMIN_EMAIL: z.email('must be an email address').optional(),
  SUPPORT_EMAIL: z.email('must be an email address').optional(),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters long').optional(),
  SECRET_KEYS_OLD: z
    .string()
    .transform((keys) => keys.split(',').map((key) => key.trim()))
    .refine(
      (keys) => keys.every(({ length }) => length >= 32),
      'must be keys of at least 32 characters, with commas between them',
    )
    .default([]),
  ADMIN_WEBHOOK_URL: httpUrl('https://example.org/hooks/nightlight').optional(),
  ADMIN_WEBHOOK_SECRET: z.string().min(16, 'must be at least 16 characters long').optional(),
  WEBHOOK_ALLOW_PRIVATE: flag.default(false),
  VOICE_SYNC_SCHEDULE: z
    .enum(syncSchedules, `must be one of ${syncSchedules.join(', ')}`)
    .default(defaultSyncSchedule),
  TEXT_PROVIDER: z
    .enum(['embedded', 'openai', 'anthropic'], 'must be embedded, openai or anthropic')
    .optional(),
  TEXT_BASE_URL: httpUrl('http://ollama:11434/v1').optional(),
  TEXT_API_KEY: apiKey.optional(),
  TEXT_MODEL: modelName.optional(),
  TEXT_TIMEOUT_SECONDS: wholeNumber(1, 600).default(60),
  TEXT_LANGUAGES: languageList.optional(),
  VOICE_MODELS_DIR: z.string().optional(),
  HUME_API_KEY: apiKey.optional(),
  HUME_BASE_URL: httpUrl('https://api.example.org').optional(),
  ELEVENLABS_API_KEY: apiKey.optional(),
  ELEVENLABS_BASE_URL: httpUrl('https://api.example.org').optional(),
  OPENAI_SPEECH_API_KEY: apiKey.optional(),
  OPENAI_SPEECH_BASE_URL: httpUrl('http://kokoro:8880/v1').optional(),
  OPENAI_SPEECH_MODEL: modelName.optional(),
  SPEECH_TIMEOUT_SECONDS: wholeNumber(1, 120).default(60),
  PHOTOS_KEPT_DAYS: wholeNumber(1, 365).default(30),
  BACKUP_DAYS: wholeNumber(1, 3650).default(30),
  VISION_BASE_URL: httpUrl('http://ollama:11434/v1').optional(),
  VISION_API_KEY: apiKey.optional(),
  VISION_MODEL: modelName.optional(),
  VISION_TIMEOUT_SECONDS: wholeNumber(1, 600).default(60),
  IMAGE_BASE_URL: httpUrl('http://images:8080/v1').optional(),
  IMAGE_API_KEY: apiKey.optional(),
  IMAGE_MODEL: modelName.optional(),
  IMAGE_TIMEOUT_SECONDS: wholeNumber(1, 600).default(120),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/, 'must be a key that begins with sk_ or rk_')
    .optional(),
  STRIPE_PUBLIC_KEY: z
    .string()
    .regex(/^pk_\w+$/, 'must be a key that begins with pk_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a secret that begins with whsec_')
    .optional(),
  STRIPE_API_BASE: httpUrl('http://127.0.0.1:12111').optional(),
  NARRATION_THREADS: wholeNumber(1, 64).default(Math.min(availableParallelism(), 4)),
})

/**
 * Reads and checks the environment. Values are never repeated in the message: they may be secrets.
 * @throws {ConfigError} naming every variable that is wrong
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const parsed = Environment.safeParse(withRenamedVariables(withoutEmpty(environment)))
  if (!parsed.success) throw new ConfigError(explain(parsed.error))
  const env = parsed.data
  if (env.ROLE !== 'all' && !env.DATABASE_URL) {
    throw new ConfigError(
      `ROLE=${env.ROLE} needs DATABASE_URL: the embedded database serves one process only, which is both web and worker`,
    )
  }
  const dataDir = resolve(env.DATA_DIR)
  return {
    role: env.ROLE,
    sampleContent: env.SAMPLE_CONTENT,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN ?? null,
    tracesEndpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    http: httpOf(env, dataDir),
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'server', url: env.DATABASE_URL, poolSize: env.DATABASE_POOL }
      : { kind: 'embedded', folder: resolve(dataDir, 'database') },
    files: filesOf(env, dataDir),
    accounts: {
      requireApproval: env.REQUIRE_APPROVAL,
      refuseWeakPasswords: env.REFUSE_WEAK_PASSWORDS,
    },
    narration: { threads: env.NARRATION_THREADS },
    text: textOf(env),
    photos: { retentionDays: env.PHOTOS_KEPT_DAYS },
    backups: { retentionDays: env.BACKUP_DAYS },
    vision: serviceOf(env, 'VISION'),
    images: serviceOf(env, 'IMAGE'),
    payments: paymentsOf(env),
    speech: speechOf(env, dataDir),
    mail: {
      from: env.MAIL_FROM,
      smtp: env.SMTP_HOST
        ? {
            host: env.SMTP_HOST,
            port: env.SMTP_PORT,
            user: env.SMTP_USER ?? null,
            password: env.SMTP_PASS ?? null,
            secure: env.SMTP_SECURE,
          }
        : null,
      adminEmail: env.ADMIN_EMAIL ?? null,
    },
    support: { email: env.SUPPORT_EMAIL ?? null },
    secretKey: env.SECRET_KEY ?? null,
    oldSecretKeys: env.SECRET_KEYS_OLD,
    webhook: {
      url: env.ADMIN_WEBHOOK_URL ?? null,
      secret: env.ADMIN_WEBHOOK_SECRET ?? null,
      allowPrivate: env.WEBHOOK_ALLOW_PRIVATE,
    },
    voiceSyncSchedule: env.VOICE_SYNC_SCHEDULE,
  }
}

export class ConfigError extends Error {}

function httpOf(env: z.infer<typeof Environment>, dataDir: string): Config['http'] {
  const tls = tlsOf(env, dataDir)
  const isHome = tls?.kind === 'home'
  // Our own certificate is for a home network, which has to reach this machine.
  const host = env.HOST ?? (isHome ? '0.0.0.0' : 'localhost')
  const [address] = isHome && host === '0.0.0.0' ? networkAddresses() : []
  return {
    host,
    port: env.PORT,
    publicUrl: env.PUBLIC_URL ?? `${tls ? 'https' : 'http'}://${address ?? 'localhost'}:${env.PORT}`,
    trustProxy: env.TRUST_PROXY,
    tls,
    trustPort: isHome ? (env.TRUST_PORT ?? (env.PORT === 0 ? 0 : env.PORT + 1)) : null,
  }
}

function tlsOf(env: z.infer<typeof Environment>, dataDir: string): TlsSettings | null {
  const { HTTPS, TLS_CERT: cert, TLS_KEY: key, PUBLIC_URL } = env
  if (!cert !== !key)
    throw new ConfigError(`${cert ? 'TLS_CERT needs TLS_KEY' : 'TLS_KEY needs TLS_CERT'} too`)
  if (HTTPS === 'auto' && cert) {
    throw new ConfigError(
      'HTTPS=auto makes a certificate of its own: set either that, or TLS_CERT and TLS_KEY',
    )
  }
  if ((HTTPS === 'auto' || cert) && PUBLIC_URL?.startsWith('http:')) {
    throw new ConfigError('PUBLIC_URL must begin with https:// where Nightlight itself serves TLS')
  }
  if (cert && key) return { kind: 'files', cert: resolve(cert), key: resolve(key) }
  if (HTTPS === 'off') return null
  const publicHost = PUBLIC_URL ? new URL(PUBLIC_URL).hostname : null
  return { kind: 'home', folder: resolve(dataDir, 'tls'), publicHost }
}

function filesOf(env: z.infer<typeof Environment>, dataDir: string): FilesLocation {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === 4) return { kind: 'folder', folder: resolve(dataDir, 'files') }
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new ConfigError(`Files in S3 need ${missing.join(' and ')} too: all four, or none of them`)
  }
  return {
    kind: 's3',
    endpoint: S3_ENDPOINT,
    publicEndpoint: env.S3_PUBLIC_ENDPOINT ?? S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    prefix: env.S3_PREFIX ? `${env.S3_PREFIX.replace(/\/+$/, '')}/` : '',
  }
}

/** Used when no model is configured; both are the vendors' medium size of late 2026. */
const defaultModel = { openai: 'gpt-5.4-mini', anthropic: 'claude-sonnet-5-5' }

function textOf(env: z.infer<typeof Environment>): TextSettings {
  const { TEXT_BASE_URL: baseUrl, TEXT_API_KEY: apiKey, TEXT_MODEL: model } = env
  const provider = env.TEXT_PROVIDER ?? (baseUrl || apiKey ? 'openai' : 'embedded')
  if (provider === 'embedded') return { provider }
  if (!baseUrl && !apiKey) {
    throw new ConfigError(
      `TEXT_PROVIDER=${provider} needs TEXT_API_KEY, or TEXT_BASE_URL for a server of your own`,
    )
  }
  if (baseUrl && !model) {
    throw new ConfigError('TEXT_BASE_URL needs TEXT_MODEL: only the vendors themselves have a usual model')
  }
  return {
    provider,
    baseUrl: baseUrl ?? null,
    apiKey: apiKey ?? null,
    model: model ?? defaultModel[provider],
    timeoutMs: env.TEXT_TIMEOUT_SECONDS * 1000,
    languages: env.TEXT_LANGUAGES ?? storyLanguages,
  }
}

/** Used for OpenAI's own voices when no model is configured. */
const defaultVoiceModel = 'gpt-4o-mini-tts'

function speechOf(env: z.infer<typeof Environment>, dataDir: string): SpeechSettings {
  for (const name of ['HUME', 'ELEVENLABS'] as const) {
    if (env[`${name}_BASE_URL`] && !env[`${name}_API_KEY`]) {
      throw new ConfigError(`${name}_BASE_URL needs ${name}_API_KEY`)
    }
  }
  return {
    timeoutMs: env.SPEECH_TIMEOUT_SECONDS * 1000,
    modelsFolder: resolve(env.VOICE_MODELS_DIR ?? resolve(dataDir, 'voices')),
    hume: env.HUME_API_KEY ? { apiKey: env.HUME_API_KEY, baseUrl: env.HUME_BASE_URL ?? null } : null,
    elevenlabs: env.ELEVENLABS_API_KEY
      ? { apiKey: env.ELEVENLABS_API_KEY, baseUrl: env.ELEVENLABS_BASE_URL ?? null }
      : null,
    openai: openaiVoicesOf(env),
  }
}

function openaiVoicesOf(env: z.infer<typeof Environment>): SpeechSettings['openai'] {
  const { OPENAI_SPEECH_API_KEY: apiKey, OPENAI_SPEECH_BASE_URL: baseUrl, OPENAI_SPEECH_MODEL: model } = env
  if (!apiKey && !baseUrl) {
    if (!model) return null
    throw new ConfigError(
      'OPENAI_SPEECH_MODEL needs OPENAI_SPEECH_API_KEY, or OPENAI_SPEECH_BASE_URL for a server of your own',
    )
  }
  if (baseUrl && !model) {
    throw new ConfigError(
      'OPENAI_SPEECH_BASE_URL needs OPENAI_SPEECH_MODEL: only OpenAI itself has a usual model',
    )
  }
  return { apiKey: apiKey ?? null, baseUrl: baseUrl ?? null, model: model ?? defaultVoiceModel }
}

/** Used when no model is configured; OpenAI's of late 2026. */
const defaultServiceModel = { VISION: 'gpt-5.4-mini', IMAGE: 'gpt-image-1.5' }

function serviceOf(env: z.infer<typeof Environment>, kind: 'VISION' | 'IMAGE'): ModelSettings | null {
  const [baseUrl, apiKey, model] = [env[`${kind}_BASE_URL`], env[`${kind}_API_KEY`], env[`${kind}_MODEL`]]
  if (!baseUrl && !apiKey) {
    if (!model) return null
    throw new ConfigError(`${kind}_MODEL needs ${kind}_API_KEY, or ${kind}_BASE_URL for a server of your own`)
  }
  if (baseUrl && !model) {
    throw new ConfigError(`${kind}_BASE_URL needs ${kind}_MODEL: only OpenAI itself has a usual model`)
  }
  return {
    baseUrl: baseUrl ?? null,
    apiKey: apiKey ?? null,
    model: model ?? defaultServiceModel[kind],
    timeoutMs: env[`${kind}_TIMEOUT_SECONDS`] * 1000,
  }
}

function paymentsOf(env: z.infer<typeof Environment>): Config['payments'] {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY, STRIPE_WEBHOOK_SECRET } = env
  const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLIC_KEY, STRIPE_WEBHOOK_SECRET }
  const missing = Object.entries(keys).flatMap(([name, value]) => (value ? [] : [name]))
  if (missing.length === 3) return null
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLIC_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError(`Payments need ${missing.join(' and ')} too: all three, or none of them`)
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publicKey: STRIPE_PUBLIC_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiBase: env.STRIPE_API_BASE ?? null,
  }
}

/** Compose files set variables to an empty string, which counts as not set. */
function withoutEmpty(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
}

/** Variables that were renamed, with their former names. The new name wins if both are set. */
const formerNames = { SAMPLE_CONTENT: 'HOUSE_CONTENT' } as const

function withRenamedVariables(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read = Object.entries(formerNames).map(([name, former]) => [name, environment[former]] as const)
  return { ...Object.fromEntries(read.filter(([, value]) => value !== undefined)), ...environment }
}

function explain(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('\n')
}
