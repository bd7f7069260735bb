import type * as calls from '@nightlight/contract'
import { type BodyOf, trackFile, urlOf } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { deleteMusic, savePendingMusic } from '../../music/index.ts'
import { audit } from '../audit.ts'
import {
  type CategoryRow,
  dropDefaultTrack,
  insertCategory,
  insertTrack,
  lockCategory,
  lockTrack,
  removeTrack,
  type TrackRow,
  updateCategory,
  updateTrack,
} from './music.queries.ts'

type Deps = Pick<PlatformDeps, 'db' | 'files'>

type Db = Kysely<Schema>

export const addCategory = (
  db: Db,
  admin: Account,
  { name, description, sortOrder }: BodyOf<typeof calls.addMusicCategory>,
): Promise<CategoryRow> =>
  db.transaction().execute(async (trx) => {
    const values = { name, description: description || null, sortOrder }
    const category = await insertCategory(trx, values).catch(explainDuplicateName)
    await audit(trx, admin, {
      action: 'music_category_added',
      about: `category ${category.id}`,
      after: values,
    })
    return category
  })

export const changeCategory = (
  db: Db,
  admin: Account,
  id: number,
  request: BodyOf<typeof calls.changeMusicCategory>,
): Promise<CategoryRow> =>
  db.transaction().execute(async (trx) => {
    const before = await lockCategory(trx, id)
    if (!before) throw new NotFound('Category')
    const change = definedValues(request)
    if (Object.keys(change).length === 0) return before
    const after = await updateCategory(trx, id, change).catch(explainDuplicateName)
    const states = { before: pick(before, change), after: change }
    await audit(trx, admin, { action: 'music_category_changed', about: `category ${id}`, ...states })
    return after
  })

/** Makes an uploaded file a track. The duration is read from the file. */
export async function addTrack(
  { db, files }: Deps,
  admin: Account,
  {
    title,
    description,
    filename,
    categoryId,
    subscriptionLevel,
    isActive,
  }: BodyOf<typeof calls.addMusicTrack>,
): Promise<TrackRow> {
  const duration = await savePendingMusic(files, filename)
  if (duration === null) throw new InvalidInput('filename', 'Please upload the sound first.')
  return db.transaction().execute(async (trx) => {
    await refuseUnknownCategory(trx, categoryId)
    const track = await insertTrack(trx, {
      title,
      description: description || null,
      filename,
      webPath: urlOf(trackFile, { params: { file: filename } }),
      categoryId,
      duration,
      subscriptionLevel,
      isActive,
    })
    if (!track) throw new ExpectedError(409, 'conflict', 'This sound is a track already.')
    await audit(trx, admin, { action: 'music_track_added', about: `track ${track.id}`, after: { title } })
    return track
  })
}

/** @throws {ExpectedError} where there would be no active default any more */
export const changeTrack = (
  db: Db,
  admin: Account,
  id: number,
  request: BodyOf<typeof calls.changeMusicTrack>,
): Promise<TrackRow> =>
  db.transaction().execute(async (trx) => {
    if (request.isDefault) await dropDefaultTrack(trx)
    const before = await lockTrack(trx, id)
    if (!before) throw new NotFound('Track')
    if (request.categoryId) await refuseUnknownCategory(trx, request.categoryId)
    const isActive = request.isActive ?? before.isActive
    if (!isActive && before.isDefault) throw new DefaultRequired('switched off')
    if (!isActive && request.isDefault) {
      throw new ExpectedError(409, 'conflict', 'This track is switched off. Switch it on first.')
    }
    const change = definedValues(request)
    if (Object.keys(change).length === 0) return before
    const after = await updateTrack(trx, id, change)
    const states = { before: pick(before, change), after: change }
    await audit(trx, admin, { action: 'music_track_changed', about: `track ${id}`, ...states })
    return after
  })

export async function deleteTrack({ db, files }: Deps, admin: Account, id: number): Promise<void> {
  const deleted = await db.transaction().execute(async (trx) => {
    const before = await lockTrack(trx, id)
    if (!before) throw new NotFound('Track')
    if (before.isDefault) throw new DefaultRequired('deleted')
    await removeTrack(trx, id)
    const { title, filename } = before
    await audit(trx, admin, {
      action: 'music_track_deleted',
      about: `track ${id}`,
      before: { title, filename },
    })
    return before
  })
  await deleteMusic(files, deleted.filename)
}

async function refuseUnknownCategory(trx: Db, id: number): Promise<void> {
  if (!(await lockCategory(trx, id))) throw new InvalidInput('categoryId', 'Please choose a category')
}

/** The values that were sent; an empty string becomes null. */
function definedValues<Values extends object>(
  request: Values,
): { [Key in keyof Values]: Exclude<Values[Key], undefined> } {
  const defined = Object.entries(request).filter(([, value]) => value !== undefined)
  return Object.fromEntries(defined.map(([key, value]) => [key, value === '' ? null : value])) as never
}

const pick = (row: object, keys: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in keys))

/** The name of a category is unique. */
function explainDuplicateName(error: { code?: string }): never {
  if (error.code !== '23505') throw error
  throw new ExpectedError(409, 'conflict', 'There is already a category with this name.', { field: 'name' })
}

class DefaultRequired extends ExpectedError {
  constructor(action: string) {
    super(
      409,
      'conflict',
      `The default track cannot be ${action}. Please make another track the default first.`,
    )
  }
}
