import type { NewVoice, SubscriptionLevel } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import {
  type CatalogueVoice,
  clearChoicesOf,
  dropDefaultVoice,
  findVoiceId,
  insertVoice,
  lockVoice,
  removeVoice,
  updateVoice,
} from '../../voices/index.ts'
import { audit } from '../audit.ts'

type Db = Kysely<Schema>

export const approve = (db: Db, admin: Account, voice: NewVoice): Promise<CatalogueVoice> =>
  db.transaction().execute(async (trx) => {
    const { description, gender, language, ...rest } = voice
    const approved = await insertVoice(trx, {
      ...rest,
      description: description || null,
      gender: gender ?? null,
      language: language || null,
    })
    if (!approved) throw new ExpectedError(409, 'conflict', 'This voice is approved already.')
    await audit(trx, admin, {
      action: 'voice_approved',
      about: aboutOf(approved),
      after: auditedFields(approved),
    })
    return approved
  })

export const change = (
  db: Db,
  admin: Account,
  id: number,
  changes: { name?: string | undefined; subscriptionLevel?: SubscriptionLevel | undefined },
): Promise<CatalogueVoice> =>
  changeVoice(db, id, async (trx, before) => {
    const changed = await updateVoice(trx, id, {
      ...(changes.name !== undefined && { name: changes.name }),
      ...(changes.subscriptionLevel && { subscriptionLevel: changes.subscriptionLevel }),
    })
    const states = { before: auditedFields(before), after: auditedFields(changed) }
    await audit(trx, admin, { action: 'voice_changed', about: aboutOf(before), ...states })
    return changed
  })

/** @throws {ExpectedError} for the default, which has to stay active */
export const toggle = (db: Db, admin: Account, id: number): Promise<CatalogueVoice> =>
  changeVoice(db, id, async (trx, before) => {
    if (before.isDefault && before.isActive) throw new DefaultRequired('switched off')
    const changed = await updateVoice(trx, id, { isActive: !before.isActive })
    const states = { before: before.isActive, after: changed.isActive }
    await audit(trx, admin, { action: 'voice_toggled', about: aboutOf(before), ...states })
    return changed
  })

/** There is always exactly one default, even if two administrators set it at the same time. */
export const makeDefault = (db: Db, admin: Account, voice: number | string): Promise<CatalogueVoice> =>
  db.transaction().execute(async (trx) => {
    const id = await findVoiceId(trx, voice)
    await dropDefaultVoice(trx)
    const before = id && (await lockVoice(trx, id))
    if (!before) throw new NotFound('Voice')
    if (!before.isActive) {
      throw new ExpectedError(409, 'conflict', 'This voice is switched off. Switch it on first.')
    }
    const changed = await updateVoice(trx, before.id, { isDefault: true })
    await audit(trx, admin, { action: 'default_voice_set', about: aboutOf(before), after: true })
    return changed
  })

/** @returns how many children and accounts had chosen the voice and now get the default */
export const remove = (db: Db, admin: Account, id: number): Promise<{ children: number; accounts: number }> =>
  changeVoice(db, id, async (trx, before) => {
    if (before.isDefault) throw new DefaultRequired('deleted')
    await removeVoice(trx, id)
    const affected = await clearChoicesOf(trx, before)
    await audit(trx, admin, {
      action: 'voice_deleted',
      about: aboutOf(before),
      before: auditedFields(before),
      after: affected,
    })
    return affected
  })

const changeVoice = <T>(
  db: Db,
  id: number,
  change: (trx: Db, before: CatalogueVoice) => Promise<T>,
): Promise<T> =>
  db.transaction().execute(async (trx) => {
    const before = await lockVoice(trx, id)
    if (!before) throw new NotFound('Voice')
    return change(trx, before)
  })

const aboutOf = ({ providerId, voiceId }: CatalogueVoice) => `voice ${providerId}/${voiceId}`

const auditedFields = ({ name, subscriptionLevel, isActive }: CatalogueVoice) => ({
  name,
  subscriptionLevel,
  isActive,
})

class DefaultRequired extends ExpectedError {
  constructor(action: string) {
    super(
      409,
      'conflict',
      `The default voice cannot be ${action}. Please make another voice the default first.`,
    )
  }
}
