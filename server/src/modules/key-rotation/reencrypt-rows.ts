import { secretConfigKeys } from '@nightlight/contract'
import { reencryptSecrets as reencryptOwnSecrets } from '../../platform/crypto/secrets.ts'
import { json } from '../../platform/database/index.ts'
import type { PlatformDeps } from '../../platform/platform-deps.ts'
import { decryptMfaSecret, mfaSecretName } from '../accounts/index.ts'

/** Photos of children, and recordings for voice cloning. */
const isEncrypted = /^children\/\d+\/photos\/|\/sample$/

type Deps = Pick<PlatformDeps, 'db' | 'files' | 'encryption'>

interface Count {
  /** Values that were plaintext or encrypted with an old key, and are now encrypted with the current one. */
  readonly encrypted: number
  /** Values that none of the keys can decrypt. They are not changed. */
  readonly undecryptable: number
}

/** Encrypts every secret with the current key. No server may be running on the installation, because files are rewritten. */
export async function reencryptEverything(deps: Deps): Promise<Count> {
  return sumCounts([await reencryptRows(deps), await reencryptFiles(deps)])
}

/** The same for the database only, which may be in use: a row that changes meanwhile is left alone. */
export async function reencryptRows(deps: Pick<Deps, 'db' | 'encryption'>): Promise<Count> {
  return sumCounts([
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
  return reencryptEach(
    rows.map(({ key, value }) => ({ key, stored: String(value) })),
    {
      isCurrent: ({ stored }) => encryption.isCurrent(stored),
      decrypt: ({ key, stored }) => encryption.decrypt(key.slice('config.'.length), stored),
      save: ({ key, stored }, secret) =>
        db
          .updateTable('appSettings')
          .set({ value: json(encryption.encrypt(key.slice('config.'.length), secret)) })
          .where('key', '=', key)
          .where('value', '=', json(stored))
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
  return reencryptEach(
    rows.map(({ id, mfaSecret }) => ({ id, stored: mfaSecret ?? '' })),
    {
      isCurrent: ({ stored }) => encryption.isCurrent(stored),
      decrypt: ({ id, stored }) => decryptMfaSecret(encryption, id, stored),
      save: ({ id, stored }, secret) =>
        db
          .updateTable('users')
          .set({ mfaSecret: encryption.encrypt(mfaSecretName(id), secret) })
          .where('id', '=', id)
          .where('mfaSecret', '=', stored)
          .execute(),
    },
  )
}

async function reencryptFiles({ files, encryption }: Deps): Promise<Count> {
  const keys: string[] = []
  for await (const { key } of files.list()) if (isEncrypted.test(key)) keys.push(key)
  const counts: Count[] = []
  for (const key of keys) {
    const stored = await files.read(key)
    if (!stored) continue
    const count = await reencryptEach([stored], {
      isCurrent: () => encryption.areCurrentBytes(stored),
      decrypt: () => encryption.decryptBytes(key, stored),
      save: (_, bytes) => files.put(key, encryption.encryptBytes(key, bytes), 'application/octet-stream'),
    })
    counts.push(count)
  }
  return sumCounts(counts)
}

interface Steps<T, S> {
  isCurrent(value: T): boolean
  decrypt(value: T): S | null
  save(value: T, secret: S): Promise<unknown>
}

async function reencryptEach<T, S>(
  values: readonly T[],
  { isCurrent, decrypt, save }: Steps<T, S>,
): Promise<Count> {
  let [encrypted, undecryptable] = [0, 0]
  for (const value of values) {
    if (isCurrent(value)) continue
    const secret = decrypt(value)
    if (secret === null) {
      undecryptable++
      continue
    }
    await save(value, secret)
    encrypted++
  }
  return { encrypted, undecryptable }
}

const sumCounts = (counts: readonly Count[]): Count =>
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
