import { expect, it } from 'vitest'
import { playmateOf } from './playmates.ts'

const found = (said: string, names = ['Mia']) =>
  playmateOf(
    [
      {
        id: 'one',
        from: 'wish',
        said,
        kind: 'lesson',
        about: 'sharing',
        polarity: 'yes',
        sensitivity: 'plain',
        sure: 0.9,
      },
    ],
    {
      children: names.map((name) => ({ name, age: 5, pronouns: 'she' as const })),
      seed: '',
      theme: 'adventure',
      length: 'short',
      companions: [],
    },
  )?.name

it.each([
  ['wouldn’t share her digger with Leo', 'Leo'],
  ['snatched the train from her cousin Ada', 'Ada'],
  ['snatched the train from her cousin', 'her cousin'],
  ['wouldn’t let her little sister have a turn', 'her sister'],
  ['wouldn’t share her digger', undefined],
  ['wouldn’t share with Mia', undefined],
  ['has to share from Monday', undefined],
  ['wouldn’t share with Grandma', undefined],
])('%s: %s', (said, name) => expect(found(said)).toBe(name))
