import { expect, it } from 'vitest'
import { type Brief, leftForAnother, type StoryFact, tellStory } from './index.ts'

const fact = (about: string, kind: string, noun?: string, is = 'animal'): StoryFact => ({
  id: `wish:${about}:${noun ?? ''}`,
  from: 'wish',
  said: noun ? `a ${noun} please` : about,
  kind,
  about,
  ...(noun && { what: { text: `a ${noun}`, head: noun, number: 'one', pronoun: 'it', is } }),
  polarity: 'yes',
  sensitivity: 'plain',
  sure: 0.8,
})
const dentist = fact('dentist', 'event')
const baby = fact('new-baby', 'event')
const robin = fact('with-character', 'want', 'robin')
const cake = fact('food', 'thing', 'cake', 'food')

const left = (facts: readonly StoryFact[], more: Partial<Brief> = {}) => {
  const brief: Brief = {
    seed: 'a',
    theme: 'animals',
    length: 'short',
    children: [{ name: 'Mia', age: 5 }],
    companions: [],
    facts,
    ...more,
  }
  const found = leftForAnother(brief)
  const { outcomes } = tellStory(brief)
  for (const { id } of found) expect(outcomes.find(({ factId }) => factId === id)?.outcome).toBe('left-out')
  return found
}

it('names nothing where a story has room for what is wished', () => {
  expect(left([dentist])).toEqual([])
  expect(left([dentist, robin])).toEqual([])
  expect(left([robin])).toEqual([])
  // How the evening was goes along with what happened.
  expect(left([dentist, fact('tired', 'feeling')])).toEqual([])
})

it('names of two things that happened the one that the story is not about', () => {
  const [one, ...more] = left([dentist, baby])
  expect(more).toEqual([])
  expect([dentist, baby]).toContain(one)
})

it('names what is asked for beside the one thing that a short story has room for; a longer one has room for two', () => {
  expect(left([dentist, robin, cake])).toEqual([cake])
  expect(left([dentist, robin, cake], { length: 'medium' })).toEqual([])
})
