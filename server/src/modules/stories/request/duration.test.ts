import { type Cadence, generateStory } from '@nightlight/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aChild, aFamily } from '../../../../test/factories.ts'
import { startApp, type TestApp } from '../../../../test/harness.ts'
import type { WriterContext } from '../write/story-writer.ts'
import type { Brief } from './brief.ts'
import { readingSecondsOf, wordsAllowed } from './duration.ts'

let test: TestApp
beforeAll(async () => {
  test = await startApp()
})
afterAll(() => test.close())

describe('a story with requested minutes', () => {
  it.each<[number, Cadence]>([
    [3, 'bedtime-story'],
    [8, 'gentle-lullaby'],
    [8, 'cozy-reading'],
  ])('takes about %i minutes at the pace %s with a fast and with a slow voice', async (minutes, cadence) => {
    for (const lettersPerSecond of [11.8, 13.2]) {
      const { sections } = await test.deps.embeddedWriter.write(
        briefOf({ minutes, lettersPerSecond, narration: { providerId: 'any', voiceId: 'any', cadence } }),
        {} as WriterContext,
      )
      const ratio =
        readingSecondsOf(
          briefOf({ lettersPerSecond, narration: { providerId: 'any', voiceId: 'any', cadence } }),
          sections,
        ) /
        60 /
        minutes
      expect(ratio).toBeGreaterThan(0.95)
      expect(ratio).toBeLessThan(1.05)
    }
  })

  it('is refused where the plan does not include that length', async () => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const body = {
      mainCharacterIds: [child.id],
      storyTheme: 'space',
      storyLength: 'short',
      minutes: 6,
    } as const
    const response = await family.browser.call(generateStory, { body })
    expect(response.status).toBe(403)
    expect(response.body).toMatchObject({ code: 'upgrade_required', field: 'minutes' })
  })

  it.each([2, 13, 4.5])('cannot be requested with %d minutes', async (minutes) => {
    const family = await aFamily(test)
    const child = await aChild(family)
    const body = { mainCharacterIds: [child.id], storyTheme: 'space', storyLength: 'short', minutes } as const
    expect((await family.browser.call(generateStory, { body })).status).toBe(400)
  })
})

const briefOf = (part: Partial<Brief>): Brief => ({
  seed: 'tonight',
  theme: 'mystery',
  length: 'short',
  children: [{ id: 1, name: 'Mia', age: 5, interests: [], appearance: { hasGlasses: false } }],
  companions: [],
  toldBefore: [],
  narration: null,
  ...part,
})

describe('a story in another language', () => {
  it('has as many words as say the same, and characters where there are no spaces between words', () => {
    const english = wordsAllowed(briefOf({}))
    const german = wordsAllowed(briefOf({ language: 'de' }))
    const chinese = wordsAllowed(briefOf({ language: 'zh' }))
    expect(german.to / english.to).toBeCloseTo(0.93, 1)
    expect(chinese.to / english.to).toBeCloseTo(1.45, 1)
  })

  it('takes as long as an English one with so many fewer letters', () => {
    const seconds = (language: 'en' | 'zh', text: string) =>
      readingSecondsOf(briefOf({ language }), [{ text }])
    const hundred = (letter: string) => letter.repeat(100)
    expect(seconds('zh', hundred('熊'))).toBeGreaterThan(seconds('en', hundred('a')) * 2.5)
  })
})
