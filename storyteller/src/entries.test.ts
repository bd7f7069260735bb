import { expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { tellableEntries } from './entries.ts'
import { tellStory } from './tell-story.ts'

const typed = (sentence: string, noun: { text: string; head: string }): Brief => ({
  seed: 'entries',
  theme: 'pirates',
  length: 'short',
  children: [{ name: 'Mia', age: 2, pronouns: 'she' }],
  companions: [],
  details: sentence,
  plot: 'life/said-the-pot',
  wished: {
    entries: {
      sentences: [sentence],
      isAsked: true,
      beings: [],
      things: [{ ...noun, isMany: true }],
      sayings: [],
    },
  },
})

it('plays what is named in the plural, whatever the singular is like', () => {
  const brief = typed('Wellies on wrong feet all day.', { text: 'the wellies', head: 'welly' })
  expect(tellableEntries(brief)?.things.map(({ text }) => text)).toEqual(['the wellies'])
})

it('does not say goodnight once more to what a plot plays', () => {
  const { sections } = tellStory(typed('Blankets.', { text: 'the blankets', head: 'blanket' }))
  const goodnights = sections.at(-1)?.text.match(/Goodnight[^.]*blankets/g)
  expect(goodnights).toEqual(['Goodnight to the blankets'])
})
