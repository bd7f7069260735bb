import type { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Encryption } from '../../platform/crypto/encryption.ts'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files.ts'
import type { SpeechProvider } from '../voices/index.ts'
import { speakText } from './speak-text.ts'

const asked = { listenerId: 7, providerId: 'slow', voiceId: 'snail', text: 'Hush.', speed: 1, pauseMs: 0 }
const nothingKept = { find: async () => null } as unknown as Files
const joinSections = () => {
  throw new Error('There is only one part')
}

const depsWith = (record: SpeechProvider['record']) => {
  const slow: SpeechProvider = { id: 'slow', name: 'Slow', listVoices: async () => [], record }
  const db = {} as Kysely<Schema>
  const encryption = {} as Encryption
  const secrets = { previews: 'key' } as Secrets
  return { db, encryption, files: nothingKept, speakers: new Map([['slow', slow]]), joinSections, secrets }
}

describe('a text that cannot be spoken', () => {
  it('in time is answered with a wish for patience', async () => {
    const giveUp = new AbortController()
    const deps = depsWith(async ({ signal }) => {
      giveUp.abort()
      signal.throwIfAborted()
      throw new Error('It should have been too late')
    })
    const response = speakText(deps, asked, giveUp.signal)
    await expect(response).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      message: expect.stringContaining('busy'),
    })
  })

  it('at all is answered with what went wrong', async () => {
    const deps = depsWith(() => Promise.reject(new Error('No tongue')))
    await expect(speakText(deps, asked, new AbortController().signal)).rejects.toThrow('No tongue')
  })

  it('by anybody is answered so', async () => {
    const deps = { ...depsWith(() => Promise.reject(new Error())), speakers: new Map() }
    await expect(speakText(deps, asked, new AbortController().signal)).rejects.toMatchObject({ status: 503 })
  })
})
