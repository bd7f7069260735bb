import type * as calls from '@nightlight/contract'
import { type BodyOf, trackFile, urlOf } from '@nightlight/contract'
import type { Kysely } from 'kysely'
import type { Schema } from '../../../platform/database/schema.ts'
import { ExpectedError, InvalidInput, NotFound } from '../../../platform/errors.ts'
import type { Account } from '../../../platform/http/account.ts'
import type { PlatformDeps } from '../../../platform/platform-deps.ts'
import { forgetMusic, keepMusic } from '../../music/index.ts'
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
    const wanted = { name, description: description || null, sortOrder }
    const category = await insertCategory(trx, wanted).catch(explainTaken)
    await audit(trx, admin, {
      action: 'music_category_added',
      about: `category ${category.id}`,
      after: wanted,
    })
    return category
  })

export const changeCategory = (
  db: Db,
  admin: Account,
  id: number,
  wish: BodyOf<typeof calls.changeMusicCategory>,
): Promise<CategoryRow> =>
  db.transaction().execute(async (trx) => {
    const before = await lockCategory(trx, id)
    if (!before) throw new NotFound('Category')
    const change = onlySaid(wish)
    if (Object.keys(change).length === 0) return before
    const after = await updateCategory(trx, id, change).catch(explainTaken)
    const states = { before: pick(before, change), after: change }
    await audit(trx, admin, { action: 'music_category_changed', about: `category ${id}`, ...states })
    return after
  })

/** Makes what was handed in a track. How long it is, its sound says. */
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
  const duration = await keepMusic(files, filename)
  if (duration === null) throw new InvalidInput('filename', 'Please send the sound first.')
  return db.transaction().execute(async (trx) => {
    await categoryThatIs(trx, categoryId)
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

/** @throws {ExpectedError} where the default would not be heard any more */
export const changeTrack = (
  db: Db,
  admin: Account,
  id: number,
  wish: BodyOf<typeof calls.changeMusicTrack>,
): Promise<TrackRow> =>
  db.transaction().execute(async (trx) => {
    if (wish.isDefault) await dropDefaultTrack(trx)
    const before = await lockTrack(trx, id)
    if (!before) throw new NotFound('Track')
    if (wish.categoryId) await categoryThatIs(trx, wish.categoryId)
    const isActive = wish.isActive ?? before.isActive
    if (!isActive && before.isDefault) throw new DefaultNeeded('switched off')
    if (!isActive && wish.isDefault) {
      throw new ExpectedError(409, 'conflict', 'This track is switched off. Switch it on first.')
    }
    const change = onlySaid(wish)
    if (Object.keys(change).length === 0) return before
    const after = await updateTrack(trx, id, change)
    const states = { before: pick(before, change), after: change }
    await audit(trx, admin, { action: 'music_track_changed', about: `track ${id}`, ...states })
    return after
  })

export async function deleteTrack({ db, files }: Deps, admin: Account, id: number): Promise<void> {
  const gone = await db.transaction().execute(async (trx) => {
    const before = await lockTrack(trx, id)
    if (!before) throw new NotFound('Track')
    if (before.isDefault) throw new DefaultNeeded('deleted')
    await removeTrack(trx, id)
    const { title, filename } = before
    await audit(trx, admin, {
      action: 'music_track_deleted',
      about: `track ${id}`,
      before: { title, filename },
    })
    return before
  })
  await forgetMusic(files, gone.filename)
}

async function categoryThatIs(trx: Db, id: number): Promise<void> {
  if (!(await lockCategory(trx, id))) throw new InvalidInput('categoryId', 'Please choose a category')
}

/** What was sent; an empty description is none. */
function onlySaid<Wish extends object>(wish: Wish): { [Key in keyof Wish]: Exclude<Wish[Key], undefined> } {
  const said = Object.entries(wish).filter(([, value]) => value !== undefined)
  return Object.fromEntries(said.map(([key, value]) => [key, value === '' ? null : value])) as never
}

const pick = (row: object, keys: object) =>
  Object.fromEntries(Object.entries(row).filter(([key]) => key in keys))

/** Two categories of one name cannot be told apart. */
function explainTaken(error: { code?: string }): never {
  if (error.code !== '23505') throw error
  throw new ExpectedError(409, 'conflict', 'There is a category of this name already.', { field: 'name' })
}

class DefaultNeeded extends ExpectedError {
  constructor(what: string) {
    super(
      409,
      'conflict',
      `The default track cannot be ${what}. Please make another track the default first.`,
    )
  }
}
