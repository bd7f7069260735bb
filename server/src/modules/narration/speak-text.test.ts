import type { Kysely } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Encryption } from '../../platform/crypto/encryption.ts'
import type { Secrets } from '../../platform/crypto/secrets.ts'
import type { Schema } from '../../platform/database/schema.ts'
import type { Files } from '../../platform/files.ts'
import type { SpeechProvider } from '../voices/index.ts'
import { speakText } from './speak-text.ts'

const request = { listenerId: 7, providerId: 'slow', voiceId: 'snail', text: 'Hush.', speed: 1, pauseMs: 0 }
const noFiles = { find: async () => null } as unknown as Files
const joinSections = () => {
  throw new Error('There is only one part')
}

const depsWith = (record: SpeechProvider['record']) => {
  const slow: SpeechProvider = { id: 'slow', name: 'Slow', listVoices: async () => [], record }
  const db = {} as Kysely<Schema>
  const encryption = {} as Encryption
  const secrets = { previews: 'key' } as Secrets
  return { db, encryption, files: noFiles, speakers: new Map([['slow', slow]]), joinSections, secrets }
}

describe('speaking a text', () => {
  it('fails with “busy” when it takes too long', async () => {
    const giveUp = new AbortController()
    const deps = depsWith(async ({ signal }) => {
      giveUp.abort()
      signal.throwIfAborted()
      throw new Error('The signal should have been aborted')
    })
    const response = speakText(deps, request, giveUp.signal)
    await expect(response).rejects.toMatchObject({
      status: 503,
      code: 'unavailable',
      message: expect.stringContaining('busy'),
    })
  })

  it('fails with the error of the engine', async () => {
    const deps = depsWith(() => Promise.reject(new Error('Engine failed')))
    await expect(speakText(deps, request, new AbortController().signal)).rejects.toThrow('Engine failed')
  })

  it('is unavailable without a provider', async () => {
    const deps = { ...depsWith(() => Promise.reject(new Error())), speakers: new Map() }
    await expect(speakText(deps, request, new AbortController().signal)).rejects.toMatchObject({
      status: 503,
    })
  })
})
