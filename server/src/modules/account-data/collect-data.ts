import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Account } from '../../platform/http/account.ts'
import { familyData } from '../families/index.ts'
import { readingsData } from '../readings/index.ts'

/** Everything that is stored about an account, except for hashes and secrets that protect it. */
export async function collectData(db: Kysely<Schema>, account: Account): Promise<Record<string, unknown>> {
  const data = await collectDataWithoutStories(db, account)
  const stories = await db
    .selectFrom('stories')
    .selectAll()
    .where('userId', '=', account.id)
    .orderBy('id')
    .execute()
  const narrations = await db
    .selectFrom('narrations')
    .innerJoin('stories', 'stories.id', 'narrations.storyId')
    .selectAll('narrations')
    .where('stories.userId', '=', account.id)
    .orderBy('narrations.id')
    .execute()
  const sentenceChanges = await db
    .selectFrom('sentenceChanges')
    .innerJoin('stories', 'stories.id', 'sentenceChanges.storyId')
    .selectAll('sentenceChanges')
    .where('stories.userId', '=', account.id)
    .orderBy('sentenceChanges.id')
    .execute()
  const storiesWithNarrations = stories.map((story) => ({
    ...story,
    narrations: narrations.filter((narration) => narration.storyId === story.id),
    sentenceChanges: sentenceChanges.filter((change) => change.storyId === story.id),
  }))
  return toJsonObject({ ...data, stories: storiesWithNarrations })
}

/** The same without the stories. Of each table, the columns that are about the person. */
export async function collectDataWithoutStories(
  db: Kysely<Schema>,
  { id }: Pick<Account, 'id'>,
): Promise<Record<string, unknown>> {
  const account = await db
    .selectFrom('users')
    .select([
      'id',
      'username',
      'fullName',
      'email',
      'emailVerified',
      'mfaEnabled',
      'isAdmin',
      'status',
      'subscriptionLevel',
      'timeZone',
      'lastLoginAt',
      'lastLoginIp',
      'createdAt',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const children = await db
    .selectFrom('children')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  const infoItems = await db
    .selectFrom('childInfoItems')
    .innerJoin('children', 'children.id', 'childInfoItems.childProfileId')
    .selectAll('childInfoItems')
    .where('children.userId', '=', id)
    .orderBy('childInfoItems.id')
    .execute()
  const rowsOf = async (
    table:
      | 'series'
      | 'parentalConsents'
      | 'photoConsents'
      | 'voicePreferences'
      | 'securityLog'
      | 'apiUsage'
      | 'quotaReservations'
      | 'spokenNames',
  ) => db.selectFrom(table).selectAll().where('userId', '=', id).orderBy('id').execute()
  const clonedVoices = await db
    .selectFrom('clonedVoices')
    .selectAll()
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  const sessions = await db
    .selectFrom('sessions')
    .select(['id', 'ipAddress', 'userAgent', 'timeZone', 'createdAt', 'lastSeenAt', 'expiresAt'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  const readingPositions = await db
    .selectFrom('readingPositions')
    .select(['storyId', 'section', 'sentenceStart', 'positionMs', 'narrationId', 'updatedAt'])
    .where('userId', '=', id)
    .orderBy('storyId')
    .execute()
  const messages = await db
    .selectFrom('adminNotifications')
    .select(['id', 'subject', 'message', 'category', 'metadata', 'createdAt'])
    .where('userId', '=', id)
    .orderBy('id')
    .execute()
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['tier', 'billingInterval', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'createdAt'])
    .where('userId', '=', id)
    .executeTakeFirst()
  return toJsonObject({
    account,
    subscription: subscription ?? null,
    children: children.map((child) => ({
      ...child,
      infoItems: infoItems.filter((item) => item.childProfileId === child.id),
    })),
    family: await familyData(db, id),
    readings: await readingsData(db, id),
    series: await rowsOf('series'),
    readingPositions,
    paintings: await imageRequestsOf(db, id),
    consents: await rowsOf('parentalConsents'),
    photoConsents: await rowsOf('photoConsents'),
    voicePreferences: await rowsOf('voicePreferences'),
    spokenNames: await rowsOf('spokenNames'),
    clonedVoices,
    messages: messages.map(({ metadata, ...message }) => ({
      ...message,
      name: metadata.name,
      email: metadata.email,
      repliedAt: metadata.repliedAt,
    })),
    sessions,
    securityLog: await rowsOf('securityLog'),
    apiUsage: await rowsOf('apiUsage'),
    quota: await rowsOf('quotaReservations'),
  })
}

/** Which pictures were requested from which image service. */
const imageRequestsOf = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('storyPaintings')
    .innerJoin('stories', 'stories.id', 'storyPaintings.storyId')
    .selectAll('storyPaintings')
    .where('stories.userId', '=', userId)
    .orderBy('storyPaintings.id')
    .execute()

/** Dates become strings. */
const toJsonObject = (data: object): Record<string, unknown> => JSON.parse(JSON.stringify(data))
