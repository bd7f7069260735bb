import { expect, it } from 'vitest'
import { isThingFound } from './found-things.ts'

const what = (text: string, is: string) => ({ text, head: text, number: 'one', pronoun: 'it', is }) as const

it.each([
  ['found a tiny key in the sandpit', what('a tiny key', 'thing')],
  ['the sheep turned up in the oven drawer', what('the sheep', 'animal')],
  ['found a shiny bottle top', undefined],
])('takes %s', (said, found) => {
  expect(isThingFound({ said, ...(found && { what: found }) })).toBe(true)
})

it.each([
  ['we saw the moon in the day', what('the moon', 'thing')],
  ['found a sheep in the lane', what('a sheep', 'animal')],
  ['found our cat', what('cat', 'animal')],
  ['found a dead mouse', undefined],
  ['found a den in the woods', what('a den', 'place')],
  ['found his way home', undefined],
])('leaves %s to others', (said, found) => {
  expect(isThingFound({ said, ...(found && { what: found }) })).toBe(false)
})
