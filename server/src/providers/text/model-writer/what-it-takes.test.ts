import { expect, it } from 'vitest'
import { measureModelStory } from '../../../../test/vendors/measure-model-story.ts'

it.each([
  ['short', 2, 4000],
  ['long', 3, 6000],
] as const)('a %s story takes at most %i calls and %i tokens of a prompt', async (length, calls, tokens) => {
  const figures = await measureModelStory(length)
  expect(figures.calls).toBeLessThanOrEqual(calls)
  expect(figures.tokensIn).toBeLessThanOrEqual(tokens)
  expect(Object.values(figures.costUsd)).not.toContain(null)
  // The editor has read the whole by the time that a parent has read the first section aloud.
  expect(figures.seconds.second - figures.seconds.first).toBeLessThan(figures.firstReadAloud)
})
