import { expect, test } from 'vitest'
import { splitTags } from './tags.ts'

test.each([
  ['', [], []],
  [' , ,, ', [], []],
  ['moths', [], ['moths']],
  [' moths ,the moon,, Moths', [], ['moths', 'the moon']],
  ['Cats, dogs', ['cats'], ['dogs']],
  ['a cat, named Button', [], ['a cat', 'named Button']],
])('%j beside %j is %j', (text, present, tags) => {
  expect(splitTags(text, present)).toEqual(tags)
})
