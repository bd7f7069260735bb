import { expect, it } from 'vitest'
import { sleepText } from './sleep-text.ts'

it('says when the sound fades out, and nothing where no timer is set', () => {
  const at = new Date(2026, 0, 5, 20, 41).getTime()
  expect(sleepText(15, at)).toMatch(/^Sleep timer: fades out at (8:41\sPM|20:41)$/)
  expect(sleepText('two-stories', null)).toBe('Sleep timer: after two stories')
  expect(sleepText('story', null)).toBeNull()
})
