import { expect, it } from 'vitest'
import { sleepLeft, sleepText } from './sleep-text.ts'

it('says when the sound fades out, and nothing where no timer is set', () => {
  const at = new Date(2026, 0, 5, 20, 41).getTime()
  expect(sleepText(15, at)).toMatch(/^Sleep timer: fades out at (8:41\sPM|20:41)$/)
  expect(sleepText('two-stories', null)).toBe('Sleep timer: after two stories')
  expect(sleepText(5, null)).toBe('Sleep timer: 5 minutes from when you press Play')
  expect(sleepText('story', null)).toBeNull()
})

it('says in whole minutes what is left, and nothing where no timer is set', () => {
  const minutes = 60_000
  expect(sleepLeft(15, 15 * minutes, 0)).toBe('15 minutes left')
  expect(sleepLeft(15, 15 * minutes, 1)).toBe('15 minutes left')
  expect(sleepLeft(15, 15 * minutes, 14 * minutes)).toBe('1 minute left')
  expect(sleepLeft(15, 15 * minutes, 15 * minutes)).toBe('Fading out')
  expect(sleepLeft(15, null, 0)).toBe('15 minutes from Play')
  expect(sleepLeft('two-stories', null, 0)).toBe('After two stories')
  expect(sleepLeft('sentence', 7, 0)).toBe('End of sentence')
  expect(sleepLeft('story', null, 0)).toBeNull()
})
