import type {
  BillingInterval,
  Cadence,
  Canon,
  InfoCategory,
  InfoSection,
  PaidTier,
  PronounChoice,
  StoryImage,
  StoryLanguage,
  StoryLength,
  SubscriptionLevel,
  SubscriptionState,
  Theme,
  WordTiming,
} from '@nightlight/contract'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

/**
 * The tables as types: camelCase here, snake_case in SQL. The migrations define the schema; a test compares the two. Insert JSON
 * with `json(value)`.
 */
export interface Schema {
  users: Users
  sessions: Sessions
  failedLogins: FailedLogins
  setupLinks: SetupLinks
  rateLimits: RateLimits
  providerFailures: ProviderFailures
  securityLog: SecurityLog
  mfaSetups: MfaSetups
  outgoingMails: OutgoingMails
  children: Children
  childInfoItems: ChildInfoItems
  photoConsents: PhotoConsents
  parentalConsents: ParentalConsents
  stories: Stories
  series: SeriesTable
  storyPaintings: StoryPaintings
  quotaReservations: QuotaReservations
  readingPositions: ReadingPositions
  sentenceChanges: SentenceChanges
  familyMembers: FamilyMembers
  familyInvitations: FamilyInvitations
  approvedVoices: ApprovedVoices
  voiceSyncRuns: VoiceSyncRuns
  voicePreferences: VoicePreferences
  narrations: Narrations
  narrationSections: NarrationSections
  spokenNames: SpokenNames
  readings: Readings
  readingPages: ReadingPages
  clonedVoices: ClonedVoices
  voiceRemovals: VoiceRemovals
  musicCategories: MusicCategories
  musicTracks: MusicTracks
  appSettings: AppSettings
  emailTemplates: EmailTemplates
  adminNotifications: AdminNotifications
  apiUsage: ApiUsage
  subscriptions: Subscriptions
  stripeEvents: StripeEvents
  deletedAccounts: DeletedAccounts
  countedStatistics: CountedStatistics
}

/**
 * Shapes of JSON columns that only one module knows. The module adds its shape by declaration merging: `declare module
 * './schema.ts' { interface JsonShapes { brief: Brief } }`. Keys: `brief` (stories.brief), `sourcePhotos`, `photoAnalysisResults`
 * and `characterBible` (children), `counts` (countedStatistics), `storySection` (one element of stories.storyStructure.sections), `standIn`
 * (narrations.standIn).
 * Without a shape: unknown.
 */
// biome-ignore lint/suspicious/noEmptyInterface: it is filled by declaration merging
export interface JsonShapes {}

type Shape<Key extends string, Otherwise = unknown> = JsonShapes extends Record<Key, infer S> ? S : Otherwise

type Moment = ColumnType<Date, Date | string, Date | string>
type SetByDatabase = ColumnType<Date, Date | string | undefined, Date | string>
type JsonList<T> = ColumnType<T[], readonly T[] | undefined, readonly T[]>
type JsonObject = Record<string, unknown>
type WithDefault<T> = ColumnType<T, T | undefined, T>
type StoryStructure = { sections: Shape<'storySection', { text: string; imageIndex?: number }>[] }
type ReadonlyStoryStructure = { readonly sections: readonly StoryStructure['sections'][number][] }

interface Users {
  id: GeneratedAlways<number>
  username: string
  /** argon2id, never the password itself. */
  password: string
  fullName: string | null
  email: string | null
  emailVerified: Generated<boolean>
  emailVerificationToken: string | null
  emailVerificationExpires: Moment | null
  passwordResetToken: string | null
  passwordResetExpires: Moment | null
  mfaEnabled: Generated<boolean>
  mfaSecret: string | null
  mfaBackupCodes: JsonList<string>
  mfaLastStep: number | null
  isAdmin: Generated<boolean>
  status: Generated<'pending' | 'approved' | 'rejected'>
  subscriptionLevel: Generated<SubscriptionLevel>
  stripeCustomerId: string | null
  stripeSubscriptionId: string | null
  failedLoginAttempts: Generated<number>
  accountLockedUntil: Moment | null
  lastLoginAt: Moment | null
  lastLoginIp: string | null
  timeZone: string | null
  /** argon2id of the PIN that leaves a child's screen. */
  childScreenPin: string | null
  createdAt: SetByDatabase
  updatedAt: SetByDatabase
  /** Username, full name and address in lower case, computed by the database. */
  searchText: ColumnType<string | null, never, never> | null
}

interface Sessions {
  id: GeneratedAlways<number>
  userId: number
  tokenHash: string
  ipAddress: string | null
  userAgent: string | null
  timeZone: string | null
  /** Since when it can do nothing but play one child's stories. */
  childScreenSince: Moment | null
  /** null once that child is deleted. */
  childScreenOf: number | null
  createdAt: SetByDatabase
  lastSeenAt: SetByDatabase
  expiresAt: Moment
}

interface FailedLogins {
  usernameDigest: string
  lastWrongPassword: string | null
  failures: Generated<number>
  lockedUntil: Moment | null
  updatedAt: SetByDatabase
}

interface SetupLinks {
  id: GeneratedAlways<number>
  codeHash: string
  createdAt: SetByDatabase
  usedAt: Moment | null
}

interface SecurityLog {
  id: GeneratedAlways<number>
  userId: number | null
  action: string
  ipAddress: string | null
  userAgent: string | null
  details: WithDefault<JsonObject>
  success: Generated<boolean>
  createdAt: SetByDatabase
}

interface MfaSetups {
  sessionId: number
  secret: string
  backupCodes: ColumnType<string[], readonly string[], readonly string[]>
  createdAt: SetByDatabase
}

interface OutgoingMails {
  id: GeneratedAlways<number>
  userId: number | null
  recipient: string
  replyTo: string | null
  subject: string
  textContent: string
  htmlContent: string | null
  createdAt: SetByDatabase
}

interface Children {
  id: GeneratedAlways<number>
  userId: number
  name: string
  age: number
  pronouns: Generated<PronounChoice>
  /** Of the stories in which the child is the first main character. */
  storyLanguage: Generated<StoryLanguage>
  hairColor: string | null
  eyeColor: string | null
  hasGlasses: Generated<boolean>
  otherFeatures: string | null
  hairStyle: string | null
  skinTone: string | null
  /** What stories must not mention. */
  fears: string | null
  /** How the name is pronounced, if not as it is written. */
  grownUps: string | null
  spokenName: string | null
  defaultVoiceId: string | null
  defaultVoiceProvider: string | null
  info: string | null
  interests: string | null
  characterDescription: string | null
  characterSeed: string | null
  /** Kept for good once a parent has chosen a portrait or had a character generated. */
  lookSeed: string | null
  /** A parent reads every story first. */
  waitForYes: Generated<boolean>
  /** Questions beside a page, for whoever reads. */
  marginQuestions: Generated<boolean>
  /** When the child's screen plays stories, in minutes after midnight; null: always. */
  screenFrom: number | null
  screenUntil: number | null
  characterPhotos: JsonList<string>
  characterApproved: Generated<boolean>
  characterCreatedAt: Moment | null
  characterBible: Shape<'characterBible', JsonObject> | null
  photoAnalysisResults: Shape<'photoAnalysisResults', JsonObject> | null
  sourcePhotos: Shape<'sourcePhotos'> | null
  profileVersion: Generated<number>
  createdAt: SetByDatabase
}

interface ChildInfoItems {
  id: GeneratedAlways<number>
  childProfileId: number
  infoText: string
  category: InfoCategory
  /** Null for what was entered in the info manager. */
  section: InfoSection | null
  usageCount: Generated<number>
  lastUsed: Moment | null
  createdAt: SetByDatabase
}

interface PhotoConsents {
  id: GeneratedAlways<number>
  userId: number
  childId: number
  provider: string
  /** The text on the screen when the parent agreed. */
  wording: string
  givenAt: SetByDatabase
  withdrawnAt: Moment | null
}

interface ParentalConsents {
  id: GeneratedAlways<number>
  userId: number
  givenBy: 'form' | 'terms'
  wordingVersion: string
  wording: string
  givenAt: SetByDatabase
  verifiedBy: 'email' | 'card' | null
  verifiedAt: Moment | null
  endedAt: Moment | null
}

interface StoryPaintings {
  id: GeneratedAlways<number>
  storyId: string
  provider: string
  wanted: ColumnType<number[], readonly number[], readonly number[]>
  painted: JsonList<number>
  fault: string | null
  createdAt: SetByDatabase
  finishedAt: Moment | null
}

interface Stories {
  id: string
  userId: number | null
  title: Generated<string>
  content: Generated<string>
  thumbnailUrl: string | null
  audioUrl: string | null
  /** Minutes. */
  duration: Generated<number>
  /** The heroes with their names at the time. */
  childrenIncluded: JsonList<{ id: number | null; name: string }>
  favorite: Generated<boolean>
  isSample: Generated<boolean>
  storyImages: JsonList<StoryImage>
  storyStructure: ColumnType<StoryStructure, ReadonlyStoryStructure | undefined, ReadonlyStoryStructure>
  status: Generated<'generating' | 'ready' | 'failed'>
  brief: Shape<'brief'> | null
  progress: { pictures?: { done: number; total: number } } | null
  notes: JsonList<string>
  failure: string | null
  theme: Theme | null
  length: StoryLength | null
  plot: string | null
  /** Ids of the storyteller's stock sentences that it tells. */
  lines: JsonList<string>
  seed: string | null
  /** In which its text is. */
  language: Generated<StoryLanguage>
  /** Nobody could check it: its owner has to read it first. */
  awaitsParent: Generated<boolean>
  /** One of its children waits for a parent's yes. */
  waitsForYes: Generated<boolean>
  sharedAt: Moment | null
  /** When sharing ends by itself; null if its owner ends it. */
  sharedUntil: Moment | null
  /** Deleted stories are hidden at once, and removed for good after some minutes. */
  deletedAt: Moment | null
  /** Planned scenes, while sections are saved one by one. */
  outline: Shape<'outline'> | null
  /** Incremented when another writer starts the story again. */
  edition: Generated<number>
  receipt: Shape<'receipt'> | null
  /** The member of the family who requested it; null if that was the owner. */
  madeBy: number | null
  seriesId: number | null
  /** Its number in the series. */
  night: number | null
  createdAt: SetByDatabase
  updatedAt: SetByDatabase
}

interface SeriesTable {
  id: GeneratedAlways<number>
  userId: number
  title: string
  canon: ColumnType<Canon, Canon, Canon>
  createdAt: SetByDatabase
  updatedAt: SetByDatabase
}

interface QuotaReservations {
  id: GeneratedAlways<number>
  userId: number
  kind: 'story' | 'attempt'
  storyId: string
  periodStart: Moment
  /** null for reservations from before this column existed. */
  periodEnd: Moment | null
  state: Generated<'reserved' | 'used' | 'released'>
  createdAt: SetByDatabase
  settledAt: Moment | null
}

interface ReadingPositions {
  userId: number
  storyId: string
  section: number
  /** UTF-16 units of the section's text. */
  sentenceStart: number
  positionMs: number | null
  narrationId: number | null
  updatedAt: SetByDatabase
}

interface SentenceChanges {
  id: GeneratedAlways<number>
  storyId: string
  /** Index of the section. */
  section: number
  was: string
  became: string
  changedAt: SetByDatabase
}

interface FamilyMembers {
  id: GeneratedAlways<number>
  ownerId: number
  memberId: number
  /** Whether they may have stories made from the owner's quota. */
  mayCreate: Generated<boolean>
  createdAt: SetByDatabase
}

interface FamilyInvitations {
  id: GeneratedAlways<number>
  ownerId: number
  recipient: string
  tokenHash: string
  mayCreate: Generated<boolean>
  expiresAt: Moment
  createdAt: SetByDatabase
}

interface ApprovedVoices {
  id: GeneratedAlways<number>
  providerId: string
  voiceId: string
  name: string
  description: string | null
  gender: 'female' | 'male' | 'neutral' | null
  language: string | null
  sampleUrl: string | null
  isStandard: Generated<boolean>
  subscriptionLevel: Generated<SubscriptionLevel>
  isActive: Generated<boolean>
  isDefault: Generated<boolean>
  createdAt: SetByDatabase
  updatedAt: SetByDatabase
}

interface VoiceSyncRuns {
  id: GeneratedAlways<number>
  /** null for a scheduled run. */
  startedBy: number | null
  status: 'done' | 'failed'
  found: Generated<number>
  changes: WithDefault<JsonObject>
  catalogue: JsonList<{ providerId: string; voiceId: string; name: string }>
  failures: JsonList<{ providerId: string; message: string }>
  startedAt: Moment
  finishedAt: SetByDatabase
}

interface VoicePreferences {
  id: GeneratedAlways<number>
  userId: number
  providerId: string
  voiceId: string
  options: WithDefault<JsonObject>
  createdAt: SetByDatabase
  updatedAt: SetByDatabase
}

interface Narrations {
  id: GeneratedAlways<number>
  storyId: string
  providerId: string
  voiceId: string
  cadence: Cadence
  status: Generated<'pending' | 'recording' | 'ready' | 'failed'>
  isCurrent: Generated<boolean>
  durationMs: number | null
  file: string | null
  /** How the names in it are pronounced, by the name as it is written in the story. */
  spokenNames: JsonObject | null
  /** The name of a voice that no catalogue has. */
  voiceName: string | null
  /** What is heard of the first section until the voice has recorded the story. */
  standIn: Shape<'standIn', JsonObject> | null
  /** In decibels, the same for every section; null where none is decided, or the voice has its own. */
  gainDb: number | null
  createdAt: SetByDatabase
  finishedAt: Moment | null
}

interface Readings {
  id: GeneratedAlways<number>
  storyId: string
  userId: number
  readerName: string
  tokenHash: string
  status: Generated<'open' | 'sent' | 'approved'>
  narrationId: number | null
  expiresAt: Moment
  sentAt: Moment | null
  createdAt: SetByDatabase
}

interface ClonedVoices {
  id: GeneratedAlways<number>
  userId: number
  voiceKey: string
  name: string
  providerId: string
  providerVoiceId: string | null
  isHere: boolean
  status: Generated<'making' | 'ready' | 'failed'>
  fault: string | null
  seconds: number
  consentBy: string
  /** The text on the screen when the adult agreed. */
  consentWording: string
  consentVersion: string
  consentAt: SetByDatabase
  createdAt: SetByDatabase
  changedAt: SetByDatabase
}

interface VoiceRemovals {
  id: GeneratedAlways<number>
  providerId: string
  voiceKey: string
  providerVoiceId: string | null
  askedAt: SetByDatabase
  triedAt: SetByDatabase
}

interface ReadingPages {
  readingId: number
  position: number
  file: string
  durationMs: number
  words: JsonList<WordTiming>
  /** How often it was recorded. */
  takes: Generated<number>
  createdAt: SetByDatabase
}

interface NarrationSections {
  narrationId: number
  position: number
  file: string
  durationMs: number
  startMs: number | null
  words: JsonList<WordTiming>
  createdAt: SetByDatabase
}

interface SpokenNames {
  id: GeneratedAlways<number>
  userId: number
  /** Of somebody without a profile; once for a family, whatever its capitals. */
  name: string
  said: string
  updatedAt: SetByDatabase
}

interface MusicCategories {
  id: GeneratedAlways<number>
  name: string
  description: string | null
  sortOrder: Generated<number>
  isActive: Generated<boolean>
  createdAt: SetByDatabase
}

interface MusicTracks {
  id: GeneratedAlways<number>
  title: string
  description: string | null
  filename: string
  webPath: string
  categoryId: number
  /** Seconds. */
  duration: Generated<number>
  subscriptionLevel: Generated<SubscriptionLevel>
  isActive: Generated<boolean>
  isDefault: Generated<boolean>
  createdAt: SetByDatabase
  updatedAt: SetByDatabase
}

interface AppSettings {
  key: string
  value: unknown
  isSecret: Generated<boolean>
  updatedAt: SetByDatabase
}

interface EmailTemplates {
  id: GeneratedAlways<number>
  templateKey: string
  subject: string
  htmlContent: string
  textContent: string | null
  isActive: Generated<boolean>
  createdAt: SetByDatabase
  updatedAt: SetByDatabase
}

interface AdminNotifications {
  id: GeneratedAlways<number>
  /** The account that sent it; null for a visitor. */
  userId: number | null
  subject: string
  message: string
  priority: Generated<'low' | 'normal' | 'medium' | 'high'>
  category: string | null
  isRead: Generated<boolean>
  metadata: WithDefault<JsonObject>
  createdAt: SetByDatabase
  readAt: Moment | null
}

interface ApiUsage {
  id: GeneratedAlways<number>
  userId: number | null
  storyId: string | null
  apiName: string
  endpoint: string | null
  /** Input and output together. */
  tokensUsed: Generated<number>
  tokensIn: Generated<number>
  tokensOut: Generated<number>
  charactersUsed: Generated<number>
  /** A decimal number as text, because money must not be a float. */
  estimatedCost: string | null
  createdAt: SetByDatabase
}

interface Subscriptions {
  id: GeneratedAlways<number>
  userId: number
  stripeCustomerId: string
  stripeSubscriptionId: string | null
  tier: PaidTier | null
  billingInterval: BillingInterval | null
  status: SubscriptionState
  currentPeriodEnd: Moment | null
  cancelAtPeriodEnd: Generated<boolean>
  pastDueSince: Moment | null
  /** What this subscription has set as `users.subscriptionLevel`, and its value before. */
  grantedLevel: PaidTier | null
  levelBefore: SubscriptionLevel | null
  /** Idempotency key of the next order. */
  requestKey: string
  /** Sequence number of the last state that was read from Stripe. */
  reading: Generated<number>
  lastSyncedAt: Moment | null
  createdAt: SetByDatabase
  updatedAt: SetByDatabase
}

interface CountedStatistics {
  onlyRow: Generated<boolean>
  counts: Shape<'counts', JsonObject>
  countedAt: SetByDatabase
}

interface StripeEvents {
  id: string
  type: string
  stripeCustomerId: string
  receivedAt: SetByDatabase
  handledAt: Moment | null
}

interface DeletedAccounts {
  id: GeneratedAlways<number>
  accountId: number
  deletedAt: SetByDatabase
}

interface RateLimits {
  key: string
  hits: number
  endsAt: Moment
}

interface ProviderFailures {
  id: GeneratedAlways<number>
  kind: 'text' | 'speech' | 'pictures' | 'vision' | 'payments' | 'mail'
  provider: string
  /** One of our own words, never part of a request or response. */
  reason: string
  createdAt: SetByDatabase
}
