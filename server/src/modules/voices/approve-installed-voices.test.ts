import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { approveInstalledVoices } from './approve-installed-voices.ts'
import type { ProviderVoice } from './speech-provider.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const voice = (voiceId: string): ProviderVoice => ({
  voiceId,
  name: voiceId,
  description: null,
  gender: null,
  language: 'en',
  tier: 'firefly',
})

/** An installation with these voices; those that are not recommended need an administrator's approval. */
const installed = (...recommended: string[]) => ({
  id: 'local',
  name: 'Voices on this server',
  listVoices: async () => [...recommended, 'kokoro/other'].map(voice),
  recommended: async () => recommended.map(voice),
  record: () => Promise.reject(new Error('Nobody speaks here')),
})

const nothingInstalled = { ...installed(), listVoices: async () => [] }

const approve = (voices: ReturnType<typeof installed>) =>
  approveInstalledVoices(test.deps.db, voices, test.deps.builtinSpeech)

const voices = () =>
  test.deps.db
    .selectFrom('approvedVoices')
    .select(['providerId', 'voiceId', 'isDefault'])
    .orderBy('id')
    .execute()

const theDefault = async () => (await voices()).filter((one) => one.isDefault).map(({ voiceId }) => voiceId)

it('makes the first installed voice the default, and a built-in one again when it is removed', async () => {
  const [own] = await theDefault()
  await approve(nothingInstalled)
  expect(await theDefault()).toEqual([own])
  await approve(installed('kokoro/af_heart', 'kokoro/bf_emma'))
  await approve(installed('kokoro/af_heart', 'kokoro/bf_emma'))
  expect(await theDefault()).toEqual(['kokoro/af_heart'])
  const local = (await voices()).filter(({ providerId }) => providerId === 'local')
  expect(local.map(({ voiceId }) => voiceId)).toEqual(['kokoro/af_heart', 'kokoro/bf_emma'])
  await approve(installed('kokoro/bf_emma'))
  expect(await theDefault()).toEqual(['kokoro/bf_emma'])
  await approve(nothingInstalled)
  expect(await theDefault()).toEqual([own])
  await approve(installed('kokoro/af_heart', 'kokoro/bf_emma'))
  expect(await theDefault()).toEqual(['kokoro/af_heart'])
})

it('leaves the default alone once an administrator has chosen one', async () => {
  const { db } = test.deps
  await approve(nothingInstalled)
  const [own] = await theDefault()
  const { id } = await db
    .insertInto('users')
    .values({ username: 'keeper', email: 'keeper@example.org', password: 'none' })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('securityLog')
    .values({ userId: id, action: 'default_voice_set', success: true, details: { by: id } })
    .execute()
  await approve(installed('kokoro/af_heart'))
  expect(await theDefault()).toEqual([own])
})
