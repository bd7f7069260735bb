import type { Logger } from 'pino'
import { refusePartialImport } from './backup/import-progress.ts'
import type { Config } from './config.ts'
import { jobKinds } from './job-kinds.ts'
import type { PhotoReader, PhotoReaderDeps } from './modules/characters/index.ts'
import type { PaymentDeps, Payments } from './modules/payments/index.ts'
import type { Illustrator, ImageGenerator, PictureDeps } from './modules/pictures/index.ts'
import { instrumentProviders } from './modules/provider-telemetry/index.ts'
import { openSettings, type Settings, type SettingsDeps } from './modules/settings/index.ts'
import type { StoryWriter, WriterDeps } from './modules/stories/index.ts'
import { approveInstalledVoices, type SpeechDeps, type SpeechProvider } from './modules/voices/index.ts'
import { joinMp3 } from './platform/audio/join-mp3.ts'
import { openMixer } from './platform/audio/open-mixer.ts'
import { openEncryption } from './platform/crypto/encryption.ts'
import { loadSecrets } from './platform/crypto/secrets.ts'
import { type Database, openDatabase } from './platform/database/index.ts'
import { migrate } from './platform/database/migrate.ts'
import { type Disk, diskOf, someoneElsesDisk } from './platform/disk.ts'
import { openEvents } from './platform/events/index.ts'
import type { Files } from './platform/files.ts'
import { openJobs } from './platform/jobs/index.ts'
import type { Mail } from './platform/mail.ts'
import { openMetrics } from './platform/observability/metrics/open-metrics.ts'
import { openTracing, type Tracing } from './platform/observability/tracing/open-tracing.ts'
import type { PlatformDeps } from './platform/platform-deps.ts'
import { countSessions } from './platform/sessions.ts'
import { openUploads } from './platform/uploads/index.ts'
import { openFiles } from './providers/files/open-files.ts'
import { mailBySettings } from './providers/mail/by-settings.ts'
import { embeddedIllustrator } from './providers/pictures/embedded-illustrator.ts'
import { type BuiltinSpeech, openBuiltinSpeech } from './providers/speech/builtin/index.ts'
import { openSpeakers } from './providers/speech/open-speakers.ts'
import { embeddedStoryteller } from './providers/text/embedded-storyteller.ts'
import { openWriter } from './providers/text/open-writer.ts'

/** All dependencies of the modules, created only here. Each module declares in its own types which part it uses. */
export interface Deps
  extends PlatformDeps,
    SettingsDeps,
    PaymentDeps,
    WriterDeps,
    PictureDeps,
    PhotoReaderDeps,
    SpeechDeps {
  readonly config: Config
  readonly tracing: Tracing
  readonly database: Database
  /** Whether this process has the key with which the secrets of the installation were encrypted. */
  readonly keyMatches: boolean
  /** The same files for jobs: retries for long enough to survive a store that is down for a minute. */
  readonly retryingFiles: Files
  /** Closes everything in reverse order. */
  close(): Promise<void>
}

/** What a test may provide in place of what the configuration names. */
export interface Overrides {
  readonly database?: Database
  /** Without `embeddedWriter` it has no fallback. */
  readonly writer?: StoryWriter
  readonly embeddedWriter?: StoryWriter
  readonly illustrator?: Illustrator
  readonly disk?: Disk
  readonly mail?: Mail
  readonly speakers?: ReadonlyMap<string, SpeechProvider>
  readonly builtinSpeech?: BuiltinSpeech
}

/** Delay between the first failed response of a service and the next try. */
const backoffMs = 500

export async function openDeps(config: Config, log: Logger, overrides: Overrides = {}): Promise<Deps> {
  const metrics = openMetrics()
  const files = await openFiles(config.files)
  const database = overrides.database ?? (await openDatabase(config.database))
  await refusePartialImport(database)
  await migrate(database)
  const { db } = database
  const events = await openEvents(database)
  const tracing = await openTracing(config.tracesEndpoint, config.role, log)
  const savesHere = database.kind === 'embedded' || config.files.kind === 'folder'
  const disk = overrides.disk ?? (savesHere ? diskOf(config.dataDir) : someoneElsesDisk)
  const jobs = await openJobs(database, { log, metrics, tracing, disk })
  await jobs.declare(jobKinds)
  metrics.addGauges({
    databaseLoad: () => database.load(),
    queues: () => jobs.statistics(),
    sessions: () => countSessions(db),
  })
  const instrument = instrumentProviders({ metrics, database, log, tracing })
  const encryption = await openEncryption(config)
  const settings = openSettings({ db, encryption, log }, config)
  const embeddedWriter = overrides.embeddedWriter ?? overrides.writer ?? embeddedStoryteller()
  const writer = overrides.writer ?? (await openWriter(config.text, embeddedWriter))
  const builtinSpeech = overrides.builtinSpeech ?? openBuiltinSpeech({ threads: config.narration.threads })
  const { secrets, keyMatches } = await loadSecrets(db, encryption, log)
  const speakers = await openSpeakers(builtinSpeech, config.speech, config.narration.threads, log)
  const mixer = openMixer()
  return {
    config,
    log,
    metrics,
    tracing,
    database,
    db,
    events,
    jobs,
    disk,
    ...files,
    mail: instrument.mail(overrides.mail ?? openMail(config, settings)),
    settings,
    secrets,
    keyMatches,
    encryption,
    payments: config.payments && instrument.payments(await openPayments(config.payments)),
    writer: writer === embeddedWriter ? embeddedWriter : instrument.writer(writer),
    embeddedWriter,
    illustrator: overrides.illustrator ?? embeddedIllustrator(),
    imageGenerator: config.images && instrument.imageGenerator(await openImageGenerator(config.images)),
    photoReader: config.vision && instrument.photoReader(await openPhotoReader(config.vision)),
    speakers: new Map(
      [...(overrides.speakers ?? speakers.all)].map(([id, speaker]) => [id, instrument.speaker(speaker)]),
    ),
    builtinSpeech,
    voiceModels: speakers.models,
    approveInstalled: () => approveInstalledVoices(db, speakers.local, builtinSpeech),
    joinSections: joinMp3,
    mixer,
    uploads: openUploads(),
    async close() {
      await jobs.close()
      await speakers.close()
      await builtinSpeech.close()
      await mixer.close()
      await instrument.close()
      await events.close()
      await database.close()
      await tracing.close()
    },
  }
}

// Loaded on demand: SDKs of services are slow to load, and most installations have no key for any of them.

type SettingsOf<Key extends 'payments' | 'images' | 'vision'> = NonNullable<Config[Key]>

async function openPayments(settings: SettingsOf<'payments'>): Promise<Payments> {
  const { stripePayments } = await import('./providers/payments/stripe/index.ts')
  return stripePayments(settings)
}

async function openImageGenerator(settings: SettingsOf<'images'>): Promise<ImageGenerator> {
  const { openaiImages } = await import('./providers/pictures/openai-images/index.ts')
  return openaiImages(settings, { backoffMs })
}

async function openPhotoReader(settings: SettingsOf<'vision'>): Promise<PhotoReader> {
  const { openaiPhotoReader } = await import('./providers/vision/openai-photo-reader.ts')
  return openaiPhotoReader(settings, { backoffMs })
}

function openMail({ dataDir, mail: { from } }: Config, settings: Settings): Mail {
  const currentSmtp = async () => (await settings.current()).smtp
  return mailBySettings(currentSmtp, { folder: `${dataDir}/mail`, from })
}
