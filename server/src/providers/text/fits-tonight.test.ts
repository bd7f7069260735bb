import type { Cadence, Story } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { limits } from '../../../../scripts/test-limits.mjs'
import { sample } from '../../../../scripts/test-sampling.mjs'
import { aChild, aFamily, aStory } from '../../../test/factories.ts'
import { fakeIllustrator } from '../../../test/fake-providers.ts'
import { startApp, type TestApp } from '../../../test/harness.ts'
import { defaultRate, readingRateOf } from '../../modules/narration/index.ts'

vi.setConfig({ testTimeout: limits.usesRealEngine, hookTimeout: limits.usesRealEngine })

let test: TestApp
beforeAll(async () => {
  // Only what is heard is looked at.
  test = await startApp({ realEngines: true, overrides: { illustrator: fakeIllustrator } })
})
afterAll(() => test.close())

type Case = readonly [minutes: number, cadence: Cadence, voiceId: string]

/** What a quick run can listen to; docs/narration.md has twelve minutes, too. */
const cases: readonly Case[] = [
  [3, 'cozy-reading', 'builtin-luna'],
  [5, 'gentle-lullaby', 'builtin-rowan'],
]

/** The last test looks at the rate that was measured with her. */
const isNeededBelow = ([, , voiceId]: Case) => voiceId === 'builtin-luna'

describe('a story of so many minutes', () => {
  it.each(sample(cases, 0.5, isNeededBelow))(
    'takes %i minutes to be read as %s by %s',
    async (minutes, narrationCadence, selectedVoiceId) => {
      const family = await aFamily(test, { subscriptionLevel: 'starlight' })
      const voice = { selectedVoiceId, selectedVoiceProviderId: 'builtin', narrationCadence }
      const story = await aStory(family, await aChild(family), { minutes, generateAudio: true, ...voice })
      expect(story.notes).toEqual([])
      expect(story.duration).toBe(minutes)
      const heard = await minutesHeard(story)
      expect(heard).toBeGreaterThan(minutes * 0.9)
      expect(heard).toBeLessThan(minutes * 1.1)
    },
  )

  it('shows how fast a voice reads whose engine does not say it', async () => {
    const { readingRate: _, ...silent } = test.deps.builtinSpeech
    const service = { db: test.deps.db, speakers: new Map([['builtin', silent]]) }
    const luna = { providerId: 'builtin', voiceId: 'builtin-luna' }
    const learned = await readingRateOf(service, luna, 'cozy-reading')
    expect(learned).not.toBe(defaultRate)
    expect(Math.abs(learned / defaultRate - 1)).toBeLessThan(0.06)
    expect(await readingRateOf(service, luna, 'gentle-lullaby')).toBe(defaultRate)
  })
})

/** Of the whole narration, to its last silence. */
async function minutesHeard({ id }: Story): Promise<number> {
  const look = () =>
    test.deps.db
      .selectFrom('narrations')
      .select(['durationMs', 'status'])
      .where('storyId', '=', id)
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await look()).status, { timeout: limits.usesRealEngine }).toBe('ready')
  return ((await look()).durationMs ?? 0) / 60_000
}
