import { expect, test } from 'vitest'
import { splitTags } from './tags.ts'

test.each([
  ['', [], []],
  [' , ,, ', [], []],
  ['moths', [], ['moths']],
  [' moths ,the moon,, Moths', [], ['moths', 'the moon']],
  ['Cats, dogs', ['cats'], ['dogs']],
  ['a cat, named Button', [], ['a cat', 'named Button']],
])('splits %j, with %j there already, into %j', (text, existing, tags) => {
  expect(splitTags(text, existing)).toEqual(tags)
})
