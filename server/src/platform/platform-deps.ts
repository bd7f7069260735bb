import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Mixer } from './audio/open-mixer.ts'
import type { Encryption } from './crypto/encryption.ts'
import type { Secrets } from './crypto/secrets.ts'
import type { Schema } from './database/schema.ts'
import type { Disk } from './disk.ts'
import type { Events } from './events/index.ts'
import type { Files } from './files.ts'
import type { Jobs } from './jobs/index.ts'
import type { Mail } from './mail.ts'
import type { Metrics } from './observability/metrics/open-metrics.ts'
import type { Uploads } from './uploads/index.ts'

/**
 * What the platform offers to every module. Routes and workers take all of it; a use case names what it needs, such as
 * `Pick<PlatformDeps, 'db' | 'jobs'>`. Ports that a module owns are in a type beside them, such as `SpeechDeps`.
 */
export interface PlatformDeps {
  readonly config: ProductConfig
  readonly log: Logger
  readonly metrics: Metrics
  /** Or a transaction, if everything has to happen or nothing. */
  readonly db: Kysely<Schema>
  readonly events: Events
  readonly jobs: Jobs
  readonly files: Files
  readonly disk: Disk
  readonly mail: Mail
  readonly secrets: Secrets
  /** For files that must be unreadable on a copy of the disk. */
  readonly encryption: Encryption
  /** Mixes music under stories. */
  readonly mixer: Mixer
  /** Memory and turns that all uploads to this process share. */
  readonly uploads: Uploads
}

/** The part of the configuration that the product itself depends on. */
export interface ProductConfig {
  /** Whether the first start creates sample stories and built-in music. */
  readonly sampleContent: boolean
  readonly http: {
    /** Without a trailing slash. */
    readonly publicUrl: string
  }
  readonly dataDir: string
  readonly accounts: { readonly requireApproval: boolean; readonly refuseWeakPasswords: boolean }
  readonly narration: { readonly threads: number }
  readonly support: { readonly email: string | null }
  readonly photos: { readonly retentionDays: number }
  readonly backups: { readonly retentionDays: number }
  readonly webhook: {
    /** Whether addresses in a private network may be called. */
    readonly allowPrivate: boolean
  }
}
