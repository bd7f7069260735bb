import * as z from 'zod/mini'
import { pinKey } from '../../lib/account-items.ts'
import { loadItem, removeItem, saveItem } from '../../lib/storage.ts'

/** As many wrong ones as the server allows, and as long a wait. */
const failuresUntilLock = 5
const lockMs = 15 * 60_000

/** Of PBKDF2 with SHA-256, as OWASP recommends: half a second on a tablet. */
const iterations = 600_000

/** No PIN, only its hash: see docs/decisions/0098-a-device-checks-the-pin-without-a-connection.md */
const StoredPin = z.object({
  userId: z.number(),
  salt: z.string(),
  iterations: z.int().check(z.minimum(iterations)),
  hash: z.string(),
  failures: z.number(),
  /** In milliseconds since 1970. */
  lockedUntil: z.number(),
})
type StoredPin = Readonly<z.infer<typeof StoredPin>>

export type PinCheck = 'right' | 'wrong' | 'locked' | 'unknown'

/** Over http:// in a home network browsers have no such functions, and no pages without a connection either. */
export const canCheckPins = (): boolean => globalThis.crypto?.subtle !== undefined && 'caches' in globalThis

/** Whether this device can check the account's PIN by itself. */
export const knowsPin = (userId: number): boolean => storedPin(userId) !== null

/** From now on this device can check it without a connection. */
export async function rememberPin(userId: number, pin: string): Promise<void> {
  if (!canCheckPins()) return
  const salt = toBase64(crypto.getRandomValues(new Uint8Array(16)))
  const hash = await hashOf(pin, salt, iterations)
  save({ userId, salt, iterations, hash, failures: 0, lockedUntil: 0 })
}

/** Checks a PIN without the server. A wrong one counts, also when the page is closed before the answer. */
export async function checkPin(userId: number, pin: string): Promise<PinCheck> {
  const stored = storedPin(userId)
  if (!stored || !canCheckPins()) return 'unknown'
  const waitMs = stored.lockedUntil - Date.now()
  if (waitMs > 0) {
    // Whoever has set the clock back does not wait for days.
    if (waitMs > lockMs) save({ ...stored, lockedUntil: Date.now() + lockMs })
    return 'locked'
  }
  const failures = stored.failures + 1
  const isLast = failures >= failuresUntilLock
  save({ ...stored, failures: isLast ? 0 : failures, lockedUntil: isLast ? Date.now() + lockMs : 0 })
  if ((await hashOf(pin, stored.salt, stored.iterations)) !== stored.hash) return 'wrong'
  save({ ...stored, failures: 0, lockedUntil: 0 })
  return 'right'
}

/** The server has refused this PIN: if it is the one that is known here, it was changed on another device. */
export async function forgetRefusedPin(userId: number, pin: string): Promise<void> {
  const stored = storedPin(userId)
  if (stored && canCheckPins() && (await hashOf(pin, stored.salt, stored.iterations)) === stored.hash)
    removeItem(pinKey)
}

function storedPin(userId: number): StoredPin | null {
  const stored = StoredPin.safeParse(loadItem(pinKey)).data
  return stored?.userId === userId ? stored : null
}

const save = (pin: StoredPin): void => saveItem(pinKey, pin)

async function hashOf(pin: string, salt: string, rounds: number): Promise<string> {
  const key = await crypto.subtle.importKey('raw', new TextEncoder().encode(pin), 'PBKDF2', false, [
    'deriveBits',
  ])
  const parameters = { name: 'PBKDF2', hash: 'SHA-256', salt: fromBase64(salt), iterations: rounds }
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(parameters, key, 256)))
}

const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))

const fromBase64 = (text: string) => Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
