import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Keeps secrets unreadable in the database: a copy of it alone opens none of them. AES-256-GCM. */
export interface Sealing {
  /** @param name what the secret is; the sealed text cannot be passed off as another one */
  seal(name: string, secret: string): string
  /** @returns null for what was sealed with another key, under another name, or changed since */
  open(name: string, sealed: string): string | null
}

const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16
const version = 'v1:'

/**
 * @param secretKey any long secret; processes that share a database but no folder need the same. Without one, a key is made and
 * kept in the folder, readable by its owner only.
 */
export async function openSealing(from: { secretKey: string | null; dataDir: string }): Promise<Sealing> {
  const secret = from.secretKey ?? (await keyInFolder(from.dataDir))
  return sealingWith(Buffer.from(hkdfSync('sha256', secret, 'nightlight', 'sealed settings', keyBytes)))
}

function sealingWith(key: Buffer): Sealing {
  return {
    seal(name, secret) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name))
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
      return version + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(name, sealed) {
      if (!sealed.startsWith(version)) return null
      const bytes = Buffer.from(sealed.slice(version.length), 'base64url')
      if (bytes.length < nonceBytes + tagBytes) return null
      const tag = bytes.subarray(nonceBytes, nonceBytes + tagBytes)
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes))
        decipher.setAAD(Buffer.from(name)).setAuthTag(tag)
        const body = bytes.subarray(nonceBytes + tagBytes)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return null
      }
    },
  }
}

async function keyInFolder(folder: string): Promise<string> {
  const file = join(folder, 'secret.key')
  await mkdir(folder, { recursive: true })
  const fresh = randomBytes(keyBytes).toString('base64url')
  // Of processes that start together one makes the key, and all of them read it.
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  const key = (await readFile(file, 'utf8')).trim()
  if (key.length < keyBytes)
    throw new Error(`The key in ${file} is cut off. Set SECRET_KEY, or restore the file.`)
  return key
}
