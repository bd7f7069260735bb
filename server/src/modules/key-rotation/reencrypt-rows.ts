import { secretConfigKeys } from '@nightlight/contract'
import { reencryptSecrets as reencryptOwnSecrets } from '../../platform/crypto/secrets.ts'
import { json } from '../../platform/database/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { decryptMfaSecret, mfaSecretName } from '../accounts/index.ts'

/** Photos of children, and recordings that voices are made of. */
const isEncrypted = /^children\/\d+\/photos\/|\/sample$/

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'encryption'>

interface Count {
  /** Sealed with the key of today; they were encrypted with one of before, or lay open. */
  readonly encrypted: number
  /** Opened by none of the keys. They stay as they are. */
  readonly undecryptable: number
}

/** Encrypts every secret with the current key. No server may be running on the installation: files are written again. */
export async function reencryptEverything(deps: Deps): Promise<Count> {
  return sum([await reencryptRows(deps), await reencryptFiles(deps)])
}

/** The same for what is in the database, which others may use meanwhile: a row that was changed since is left alone. */
export async function reencryptRows(deps: Pick<Deps, 'db' | 'encryption'>): Promise<Count> {
  return sum([
    await reencryptOwnSecrets(deps.db, deps.encryption),
    await reencryptSettings(deps),
    await reencryptSecondFactors(deps),
  ])
}

async function reencryptSettings({ db, encryption }: Pick<Deps, 'db' | 'encryption'>): Promise<Count> {
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
      isCurrent: ({ kept }) => encryption.isCurrent(kept),
      open: ({ key, kept }) => encryption.decrypt(key.slice('config.'.length), kept),
      put: ({ key, kept }, secret) =>
        db
          .updateTable('appSettings')
          .set({ value: json(encryption.encrypt(key.slice('config.'.length), secret)) })
          .where('key', '=', key)
          .where('value', '=', json(kept))
          .execute(),
    },
  )
}

async function reencryptSecondFactors({ db, encryption }: Pick<Deps, 'db' | 'encryption'>): Promise<Count> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'mfaSecret'])
    .where('mfaSecret', 'is not', null)
    .execute()
  return eachAgain(
    rows.map(({ id, mfaSecret }) => ({ id, kept: mfaSecret ?? '' })),
    {
      isCurrent: ({ kept }) => encryption.isCurrent(kept),
      open: ({ id, kept }) => decryptMfaSecret(encryption, id, kept),
      put: ({ id, kept }, secret) =>
        db
          .updateTable('users')
          .set({ mfaSecret: encryption.encrypt(mfaSecretName(id), secret) })
          .where('id', '=', id)
          .where('mfaSecret', '=', kept)
          .execute(),
    },
  )
}

async function reencryptFiles({ files, encryption }: Deps): Promise<Count> {
  const keys: string[] = []
  for await (const { key } of files.list()) if (isEncrypted.test(key)) keys.push(key)
  const counts: Count[] = []
  for (const key of keys) {
    const kept = await files.read(key)
    if (!kept) continue
    const again = eachAgain([kept], {
      isCurrent: () => encryption.areCurrentBytes(kept),
      open: () => encryption.decryptBytes(key, kept),
      put: (_, bytes) => files.put(key, encryption.encryptBytes(key, bytes), 'application/octet-stream'),
    })
    counts.push(await again)
  }
  return sum(counts)
}

interface Steps<T, S> {
  isCurrent(one: T): boolean
  open(one: T): S | null
  put(one: T, secret: S): Promise<unknown>
}

async function eachAgain<T, S>(all: readonly T[], { isCurrent, open, put }: Steps<T, S>): Promise<Count> {
  let [encrypted, undecryptable] = [0, 0]
  for (const one of all) {
    if (isCurrent(one)) continue
    const secret = open(one)
    if (secret === null) {
      undecryptable++
      continue
    }
    await put(one, secret)
    encrypted++
  }
  return { encrypted, undecryptable }
}

const sum = (counts: readonly Count[]): Count =>
  counts.reduce(
    (all, { encrypted, undecryptable }) => ({
      encrypted: all.encrypted + encrypted,
      undecryptable: all.undecryptable + undecryptable,
    }),
    {
      encrypted: 0,
      undecryptable: 0,
    },
  )
