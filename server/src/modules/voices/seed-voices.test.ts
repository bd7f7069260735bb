import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { json } from '../../platform/database/index.ts'
import { seedVoices } from './seed-voices.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp({ working: false })
})
afterAll(() => test.close())

const listed = () =>
  test.deps.db
    .selectFrom('approvedVoices')
    .select(['voiceId', 'name', 'subscriptionLevel', 'isActive', 'isStandard', 'isDefault'])
    .where('providerId', '=', 'builtin')
    .orderBy('voiceId')
    .execute()

it('marks only the two voices that every plan includes as standard', async () => {
  const standard = (await listed()).filter((voice) => voice.isStandard)
  expect(standard.map((voice) => voice.voiceId)).toEqual(['builtin-bramble', 'builtin-luna'])
})

it('adds new voices to an older installation, and leaves alone what an administrator has changed or deleted', async () => {
  const { db, builtinSpeech } = test.deps
  const before = await listed()
  // Like an installation from before this voice existed: it is neither listed nor recorded as seeded.
  const older = before.map((voice) => voice.voiceId).filter((id) => id !== 'builtin-maple')
  await db
    .updateTable('appSettings')
    .set({ value: json(older) })
    .where('key', '=', 'seeded.voices.builtin')
    .execute()
  await db.deleteFrom('approvedVoices').where('voiceId', 'in', ['builtin-maple', 'builtin-boulder']).execute()
  const changed = {
    name: 'Rose',
    subscriptionLevel: 'starlight' as const,
    isActive: false,
    isDefault: false,
  }
  await db.updateTable('approvedVoices').set(changed).where('voiceId', '=', 'builtin-luna').execute()
  await db
    .updateTable('approvedVoices')
    .set({ isDefault: true })
    .where('voiceId', '=', 'builtin-bramble')
    .execute()
  await seedVoices(db, builtinSpeech)
  await seedVoices(db, builtinSpeech)
  const after = await listed()
  expect(after.map((voice) => voice.voiceId)).toEqual(
    before.map((voice) => voice.voiceId).filter((id) => id !== 'builtin-boulder'),
  )
  expect(after.find((voice) => voice.voiceId === 'builtin-luna')).toMatchObject(changed)
  expect(after.filter((voice) => voice.isDefault).map((voice) => voice.voiceId)).toEqual(['builtin-bramble'])
})
