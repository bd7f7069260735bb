import { ownVoicesProviderId } from '@nightlight/contract'
import { type Kysely, sql } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'

type Db = Kysely<Schema>

const columns = [
  'id',
  'userId',
  'voiceKey',
  'name',
  'providerId',
  'providerVoiceId',
  'isHere',
  'status',
  'fault',
  'seconds',
  'consentBy',
  'consentWording',
  'consentVersion',
  'consentAt',
  'createdAt',
] as const

export type ClonedVoiceRow = NonNullable<Awaited<ReturnType<typeof selectVoice>>>

export const selectVoices = (db: Db, userId: number) =>
  db.selectFrom('clonedVoices').select(columns).where('userId', '=', userId).orderBy('id').execute()

export const selectVoice = (db: Db, id: number) =>
  db.selectFrom('clonedVoices').select(columns).where('id', '=', id).executeTakeFirst()

/** The same, locked, and only if it belongs to this account. */
export const lockOwnVoice = (trx: Db, userId: number, id: number) =>
  trx
    .selectFrom('clonedVoices')
    .select(columns)
    .where('id', '=', id)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst()

/** Serialises requests of one account that count its voices. */
export const lockAccount = (trx: Db, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()

export const insertVoice = (
  db: Db,
  voice: {
    userId: number
    voiceKey: string
    name: string
    providerId: string
    isHere: boolean
    seconds: number
    fault: string
    consentBy: string
    consentWording: string
    consentVersion: string
  },
) =>
  db
    .insertInto('clonedVoices')
    .values({ ...voice, status: 'failed' })
    .returning(columns)
    .executeTakeFirstOrThrow()

export const markMaking = (db: Db, id: number) =>
  db
    .updateTable('clonedVoices')
    .set({ status: 'making', fault: null, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** @returns false if it was deleted meanwhile */
export async function markReady(db: Db, id: number, providerVoiceId: string): Promise<boolean> {
  const marked = await db
    .updateTable('clonedVoices')
    .set({ status: 'ready', fault: null, providerVoiceId, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'making')
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

/** What went wrong in the last try, while there are more. */
export const saveFault = (db: Db, id: number, fault: string) =>
  db.updateTable('clonedVoices').set({ fault }).where('id', '=', id).where('status', '=', 'making').execute()

/** @returns false if it is no longer being made */
export async function markFailed(db: Db, id: number, fault: string): Promise<boolean> {
  const marked = await db
    .updateTable('clonedVoices')
    .set({ status: 'failed', fault, changedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .where('status', '=', 'making')
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

/** Existing narrations in this voice show the new name as well. */
export async function renameVoice(trx: Db, { id, userId, voiceKey }: ClonedVoiceRow, name: string) {
  await trx
    .updateTable('narrations')
    .set({ voiceName: name })
    .where('providerId', '=', ownVoicesProviderId)
    .where('voiceId', '=', voiceKey)
    .where('storyId', 'in', trx.selectFrom('stories').select('id').where('userId', '=', userId))
    .execute()
  return trx
    .updateTable('clonedVoices')
    .set({ name })
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow()
}

export const deleteVoice = (db: Db, id: number) =>
  db.deleteFrom('clonedVoices').where('id', '=', id).execute()

export const selectFailedBefore = (db: Db, before: Date) =>
  db
    .selectFrom('clonedVoices')
    .select(['id', 'voiceKey'])
    .where('status', '=', 'failed')
    .where('changedAt', '<', before)
    .execute()

export const insertRemoval = (
  db: Db,
  {
    providerId,
    voiceKey,
    providerVoiceId,
  }: Pick<ClonedVoiceRow, 'providerId' | 'voiceKey' | 'providerVoiceId'>,
) =>
  db
    .insertInto('voiceRemovals')
    .values({ providerId, voiceKey, providerVoiceId })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Claims a removal, so that nobody else tries it for a while. */
export const claimRemoval = (db: Db, id: number) =>
  db
    .updateTable('voiceRemovals')
    .set({ triedAt: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(['providerId', 'voiceKey', 'providerVoiceId'])
    .executeTakeFirst()

export const claimRemovalsTriedBefore = (db: Db, before: Date) =>
  db
    .updateTable('voiceRemovals')
    .set({ triedAt: sql<Date>`now()` })
    .where('triedAt', '<', before)
    .returning('id')
    .execute()

export const deleteRemoval = (db: Db, id: number) =>
  db.deleteFrom('voiceRemovals').where('id', '=', id).execute()

/** The module for children imports this one, so their names are read here. */
export async function selectChildNames(db: Db, userId: number): Promise<string[]> {
  const children = await db.selectFrom('children').select('name').where('userId', '=', userId).execute()
  return children.map(({ name }) => name)
}
