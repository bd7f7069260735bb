import { secretConfigKeys } from '@nightlight/contract'
import type { Deps } from '../../deps.ts'
import { json } from '../../platform/database/index.ts'
import { sealAgain as sealSecretsAgain } from '../../platform/secrets.ts'
import { mfaSecretName, openMfaSecret } from '../accounts/index.ts'

/** Photos of children, and recordings that voices are made of. */
const isSealed = /^children\/\d+\/photos\/|\/sample$/

type Needs = Pick<Deps, 'db' | 'files' | 'sealing'>

interface Count {
  /** Sealed with the key of today; they were sealed with one of before, or lay open. */
  readonly sealed: number
  /** Opened by none of the keys. They stay as they are. */
  readonly closed: number
}

/** Seals everything that is secret with the key of today. Nobody else may be at work in the house: files are written anew. */
export async function sealEverythingAgain(needs: Needs): Promise<Count> {
  return sum([await sealRowsAgain(needs), await sealFilesAgain(needs)])
}

/** The same for what is in the database, which others may use meanwhile: a row that was changed since is left alone. */
export async function sealRowsAgain(needs: Pick<Needs, 'db' | 'sealing'>): Promise<Count> {
  return sum([
    await sealSecretsAgain(needs.db, needs.sealing),
    await sealSettingsAgain(needs),
    await sealSecondFactorsAgain(needs),
  ])
}

async function sealSettingsAgain({ db, sealing }: Pick<Needs, 'db' | 'sealing'>): Promise<Count> {
  const rows = await db
    .selectFrom('appSettings')
    .select(['key', 'value'])
    .where(
      'key',
      'in',
      secretConfigKeys.map((key) => `config.${key}`),
    )
    .execute()
  return eachAgain(
    rows.map(({ key, value }) => ({ key, kept: String(value) })),
    {
      isFresh: ({ kept }) => sealing.isFresh(kept),
      open: ({ key, kept }) => sealing.open(key.slice('config.'.length), kept),
      put: ({ key, kept }, secret) =>
        db
          .updateTable('appSettings')
          .set({ value: json(sealing.seal(key.slice('config.'.length), secret)) })
          .where('key', '=', key)
          .where('value', '=', json(kept))
          .execute(),
    },
  )
}

async function sealSecondFactorsAgain({ db, sealing }: Pick<Needs, 'db' | 'sealing'>): Promise<Count> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'mfaSecret'])
    .where('mfaSecret', 'is not', null)
    .execute()
  return eachAgain(
    rows.map(({ id, mfaSecret }) => ({ id, kept: mfaSecret ?? '' })),
    {
      isFresh: ({ kept }) => sealing.isFresh(kept),
      open: ({ id, kept }) => openMfaSecret(sealing, id, kept),
      put: ({ id, kept }, secret) =>
        db
          .updateTable('users')
          .set({ mfaSecret: sealing.seal(mfaSecretName(id), secret) })
          .where('id', '=', id)
          .where('mfaSecret', '=', kept)
          .execute(),
    },
  )
}

async function sealFilesAgain({ files, sealing }: Needs): Promise<Count> {
  const keys: string[] = []
  for await (const { key } of files.list()) if (isSealed.test(key)) keys.push(key)
  const counts: Count[] = []
  for (const key of keys) {
    const kept = await files.read(key)
    if (!kept) continue
    const again = eachAgain([kept], {
      isFresh: () => sealing.areFreshBytes(kept),
      open: () => sealing.openBytes(key, kept),
      put: (_, bytes) => files.put(key, sealing.sealBytes(key, bytes), 'application/octet-stream'),
    })
    counts.push(await again)
  }
  return sum(counts)
}

interface Steps<T, S> {
  isFresh(one: T): boolean
  open(one: T): S | null
  put(one: T, secret: S): Promise<unknown>
}

async function eachAgain<T, S>(all: readonly T[], { isFresh, open, put }: Steps<T, S>): Promise<Count> {
  let [sealed, closed] = [0, 0]
  for (const one of all) {
    if (isFresh(one)) continue
    const secret = open(one)
    if (secret === null) {
      closed++
      continue
    }
    await put(one, secret)
    sealed++
  }
  return { sealed, closed }
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce((all, { sealed, closed }) => ({ sealed: all.sealed + sealed, closed: all.closed + closed }), {
    sealed: 0,
    closed: 0,
  })
