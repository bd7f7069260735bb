import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { adminJobs } from './modules/admin/index.ts'
import type { PhotoReader } from './modules/characters/index.ts'
import { clonedVoiceJobs } from './modules/cloned-voices/index.ts'
import { mailJobs } from './modules/mail/index.ts'
import { musicJobs } from './modules/music/index.ts'
import type { JoinSections, SpeechProvider } from './modules/narration/index.ts'
import { watchServices } from './modules/outside/index.ts'
import { type Payments, paymentJobs } from './modules/payments/index.ts'
import type { Artist, Painter } from './modules/pictures/index.ts'
import { openSettings, type Settings } from './modules/settings/index.ts'
import { type StoryWriter, storyJobs } from './modules/stories/index.ts'
import { tidyingJobs } from './modules/tidying/index.ts'
import { webhookJobs } from './modules/webhook/index.ts'
import { refuseHalfFilled } from './move/filling.ts'
import { joinMp3 } from './platform/audio/join-mp3.ts'
import { type Mixer, openMixer } from './platform/audio/open-mixer.ts'
import { type Database, openDatabase } from './platform/database/index.ts'
import { migrate } from './platform/database/migrate.ts'
import type { Schema } from './platform/database/schema.ts'
import { type Events, openEvents } from './platform/events/index.ts'
import type { Files } from './platform/files.ts'
import { type Jobs, openJobs } from './platform/jobs/index.ts'
import type { Mail } from './platform/mail.ts'
import { type Metrics, openMetrics } from './platform/metrics/open-metrics.ts'
import { openSealing, type Sealing } from './platform/sealing.ts'
import { loadSecrets, type Secrets } from './platform/secrets.ts'
import { countSessions } from './platform/sessions.ts'
import { openTracing, type Tracing } from './platform/tracing/open-tracing.ts'
import { openFiles } from './providers/files/open-files.ts'
import { mailBySettings } from './providers/mail/by-settings.ts'
import { embeddedIllustrator } from './providers/pictures/embedded-illustrator.ts'
import { type BuiltinSpeech, openBuiltinSpeech } from './providers/speech/builtin/index.ts'
import type { LocalSpeech } from './providers/speech/local/index.ts'
import { openSpeakers } from './providers/speech/open-speakers.ts'
import { embeddedStoryteller } from './providers/text/embedded-storyteller.ts'
import { openWriter } from './providers/text/open-writer.ts'

/** Everything that the modules are given. Made here and nowhere else. */
export interface Deps {
  readonly config: Config
  readonly log: Logger
  readonly metrics: Metrics
  readonly tracing: Tracing
  readonly database: Database
  readonly db: Kysely<Schema>
  readonly events: Events
  readonly jobs: Jobs
  readonly files: Files
  /** The same files for work that nobody waits for: it outlasts a store that is away for a minute. */
  readonly patientFiles: Files
  readonly mail: Mail
  /** What administrators set while the product runs. */
  readonly settings: Settings
  readonly secrets: Secrets
  /** For files that nobody may read who copies the disk. */
  readonly sealing: Sealing
  /** null where nothing is sold. */
  readonly payments: Payments | null
  readonly writer: StoryWriter
  /** Takes over where the writer gives up; often the same. */
  readonly houseWriter: StoryWriter
  readonly artist: Artist
  /** null where nobody is set up to make real images. */
  readonly painter: Painter | null
  /** null where nobody is set up to look at photos. */
  readonly photoReader: PhotoReader | null
  readonly speakers: ReadonlyMap<string, SpeechProvider>
  readonly builtinSpeech: SpeechProvider
  /** null where no neural voices are installed. */
  readonly localSpeech: LocalSpeech | null
  readonly joinSections: JoinSections
  /** Puts music under stories. */
  readonly mixer: Mixer
  /** Closes what was opened, last first. */
  close(): Promise<void>
}

/** What a test may bring instead of what the configuration names. */
export interface Overrides {
  readonly database?: Database
  /** Alone, it has nobody to take over. */
  readonly writer?: StoryWriter
  readonly houseWriter?: StoryWriter
  readonly artist?: Artist
  readonly mail?: Mail
  readonly speakers?: ReadonlyMap<string, SpeechProvider>
  readonly builtinSpeech?: BuiltinSpeech
}

/** Between the first answer of a service that failed and the next call. */
const backoffMs = 500

/** Every kind of work there is. */
export const jobKinds = [
  ...storyJobs,
  ...musicJobs,
  ...mailJobs,
  ...tidyingJobs,
  ...paymentJobs,
  ...webhookJobs,
  ...adminJobs,
  ...clonedVoiceJobs,
]

export async function openDeps(config: Config, log: Logger, overrides: Overrides = {}): Promise<Deps> {
  const metrics = openMetrics()
  const files = await openFiles(config.files)
  const database = overrides.database ?? (await openDatabase(config.database))
  await refuseHalfFilled(database)
  await migrate(database)
  const { db } = database
  const events = await openEvents(database)
  const tracing = await openTracing(config.tracesEndpoint, config.role, log)
  const jobs = await openJobs(database, { log, metrics, tracing })
  await jobs.declare(jobKinds)
  metrics.lookUp({
    databaseLoad: () => database.load(),
    queues: () => jobs.statistics(),
    sessions: () => countSessions(db),
  })
  const watched = watchServices({ metrics, database, log, tracing })
  const sealing = await openSealing(config)
  const settings = openSettings({ db, config, sealing, log })
  const houseWriter = overrides.houseWriter ?? overrides.writer ?? embeddedStoryteller()
  const writer = overrides.writer ?? (await openWriter(config.text, houseWriter))
  const builtinSpeech = overrides.builtinSpeech ?? openBuiltinSpeech({ threads: config.narration.threads })
  const speakers = await openSpeakers(builtinSpeech, config, log)
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
    ...files,
    mail: watched.mail(overrides.mail ?? openMail(config, settings)),
    settings,
    secrets: await loadSecrets(db, sealing, log),
    sealing,
    payments: config.payments && watched.payments(await openPayments(config.payments)),
    writer: writer === houseWriter ? houseWriter : watched.writer(writer),
    houseWriter,
    artist: overrides.artist ?? embeddedIllustrator(),
    painter: config.images && watched.painter(await openPainter(config.images)),
    photoReader: config.vision && watched.photoReader(await openPhotoReader(config.vision)),
    speakers: new Map(
      [...(overrides.speakers ?? speakers.all)].map(([id, speaker]) => [id, watched.speaker(speaker)]),
    ),
    builtinSpeech,
    localSpeech: speakers.local,
    joinSections: joinMp3,
    mixer,
    async close() {
      await jobs.close()
      await speakers.close()
      await builtinSpeech.close()
      await mixer.close()
      await watched.close()
      await events.close()
      await database.close()
      await tracing.close()
    },
  }
}

// The SDKs of services take longer to load than much of the rest, and most houses have no key for any of them.

type SettingsOf<Key extends 'payments' | 'images' | 'vision'> = NonNullable<Config[Key]>

async function openPayments(settings: SettingsOf<'payments'>): Promise<Payments> {
  const { stripePayments } = await import('./providers/payments/stripe/index.ts')
  return stripePayments(settings)
}

async function openPainter(settings: SettingsOf<'images'>): Promise<Painter> {
  const { openaiPainter } = await import('./providers/pictures/openai-painter/index.ts')
  return openaiPainter(settings, { backoffMs })
}

async function openPhotoReader(settings: SettingsOf<'vision'>): Promise<PhotoReader> {
  const { openaiPhotoReader } = await import('./providers/vision/openai-photo-reader.ts')
  return openaiPhotoReader(settings, { backoffMs })
}

function openMail({ dataDir, mail: { from } }: Config, settings: Settings): Mail {
  const currentSmtp = async () => (await settings.current()).smtp
  return mailBySettings(currentSmtp, { folder: `${dataDir}/mail`, from })
}
