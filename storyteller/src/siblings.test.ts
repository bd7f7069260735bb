import { expect, it } from 'vitest'
import { siblingOf } from './siblings.ts'

const callOf = (said: string, children = [{ name: 'Mia', age: 5, pronouns: 'she' as const }]) =>
  siblingOf(
    [
      {
        id: 'wish:gentle-hands',
        from: 'wish',
        said,
        kind: 'lesson',
        about: 'gentle-hands',
        polarity: 'yes',
        sensitivity: 'plain',
        sure: 0.8,
      },
    ],
    { seed: 'a', theme: 'space', length: 'short', children, companions: [], facts: [] },
  )?.name

it('calls the brother or sister of a wish by name, or as the child’s', () => {
  expect(callOf('Hit her brother Tom')).toBe('Tom')
  expect(callOf('pushed her little sister over')).toBe('her sister')
  expect(callOf('hit his brother', [{ name: 'Leo', age: 5 } as never])).toBe('Leo’s brother')
})

it('calls a baby the baby, and no tooth', () => {
  expect(callOf('the baby chewed her drawing')).toBe('the baby')
  expect(callOf('baby knocked down his tower')).toBe('the baby')
  expect(callOf('hit the baby brother')).toBe('her brother')
  expect(callOf('lost her baby tooth')).toBeUndefined()
})

it('knows nobody where the wish tells of no one, or where the story has several children', () => {
  expect(callOf('Hit her friend')).toBeUndefined()
  expect(callOf('sat on her brother’s castle')).toBeUndefined()
  expect(
    callOf('Hit her brother', [{ name: 'Mia', age: 5, pronouns: 'she' }, { name: 'Tom', age: 7 } as never]),
  ).toBeUndefined()
})
