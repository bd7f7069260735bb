import { expect, it } from 'vitest'
import { type Brief, themes } from './brief.ts'
import { themeFiller, themeThing } from './theme-things.ts'
import { vocabulary } from './vocabulary.ts'

const briefs = (age: number): Brief[] =>
  themes.flatMap((theme) =>
    ['a', 'b', 'c', 'd'].map((seed) => ({
      seed,
      theme,
      length: 'short',
      children: [{ name: 'Mia', age }],
      companions: [],
    })),
  )

it('draws the thing that the text names: for a toddler by the same word, else what is nearest to it', () => {
  for (const brief of briefs(2)) expect(themeThing(brief)).toBe(themeFiller(brief).noun)
  const drawn = briefs(6).map((brief) => [themeFiller(brief).noun, themeThing(brief)])
  expect(drawn).toContainEqual(['pirate hat', 'pirate-hat'])
  expect(drawn).toContainEqual(['red cape', 'cape'])
  for (const [noun, thing] of drawn)
    if (noun !== 'wooden elephant') expect(vocabulary.things, noun).toContain(thing)
})
