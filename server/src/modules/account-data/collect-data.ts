import type { Kysely } from 'kysely'
import type { Schema } from '../../platform/database/schema.ts'
import type { Account } from '../../platform/http/account.ts'
import { familyData } from '../families/index.ts'
import { readingsData } from '../readings/index.ts'

/** Everything of an account. What protects it (hashes, secrets) stays where it is. */
export async function collectData(db: Kysely<Schema>, account: Account): Promise<Record<string, unknown>> {
  const around = await collectAround(db, account)
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
  const narrated = stories.map((story) => ({
    ...story,
    narrations: narrations.filter((narration) => narration.storyId === story.id),
  }))
  return plain({ ...around, stories: narrated })
}

/** The same without the stories: columns of each table that are about the person. */
export async function collectAround(
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
  const own = async (
    table:
      | 'series'
      | 'parentalConsents'
      | 'photoConsents'
      | 'voicePreferences'
      | 'securityLog'
      | 'apiUsage'
      | 'quotaReservations',
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
  const subscription = await db
    .selectFrom('subscriptions')
    .select(['tier', 'billingInterval', 'status', 'currentPeriodEnd', 'cancelAtPeriodEnd', 'createdAt'])
    .where('userId', '=', id)
    .executeTakeFirst()
  return plain({
    account,
    subscription: subscription ?? null,
    children: children.map((child) => ({
      ...child,
      infoItems: infoItems.filter((item) => item.childProfileId === child.id),
    })),
    family: await familyData(db, id),
    readings: await readingsData(db, id),
    series: await own('series'),
    readingPositions,
    paintings: await paintingsOf(db, id),
    consents: await own('parentalConsents'),
    photoConsents: await own('photoConsents'),
    voicePreferences: await own('voicePreferences'),
    clonedVoices,
    sessions,
    securityLog: await own('securityLog'),
    apiUsage: await own('apiUsage'),
    quota: await own('quotaReservations'),
  })
}

/** Which pictures were asked of which service. */
const paintingsOf = (db: Kysely<Schema>, userId: number) =>
  db
    .selectFrom('storyPaintings')
    .innerJoin('stories', 'stories.id', 'storyPaintings.storyId')
    .selectAll('storyPaintings')
    .where('stories.userId', '=', userId)
    .orderBy('storyPaintings.id')
    .execute()

/** Times as text, as JSON has them. */
const plain = (data: object): Record<string, unknown> => JSON.parse(JSON.stringify(data))
