import { expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { castingOf } from './casting-roles.ts'
import type { StoryFact } from './facts.ts'
import { Names } from './names.ts'
import { plotFrom } from './plots.ts'
import { tellStory } from './tell-story.ts'
import { begin, runKnot, setWords } from './telling.ts'
import { wishedWords } from './wished.ts'

const head = '# role guest: person = an aunt called Auntie Wren\n'
const lines = [
  '{is_wished_place:It is a long way to {wished_place}.} # wished',
  '{is_wished_person:“{wished_person} {wished_person_many:are|is} there.”} # wished',
  '{is_wished_thing:“{wished_thing} {wished_thing_many:were|was} red.”} # wished',
  '{is_wished_day:It was not {wished_the_day} yet. It would be {wished_day}.} # wished',
  '{is_wished_saying:{wished_saying} That was said twice.} # wished',
]
const plot = plotFrom(
  'life/plane',
  `${head}=== title\nPlane\n-> DONE\n\n=== s1\n${lines.join('\n')}\n-> DONE\n`,
)

const brief = (tonight: Partial<Brief>): Brief => ({
  seed: 'a',
  theme: 'space',
  length: 'short',
  children: [{ name: 'Mia', age: 5 }],
  companions: [],
  ...tonight,
})

function told(tonight: Brief, plotOfLines = plot) {
  const names = new Names()
  const casting = castingOf(plotOfLines, tonight)
  const telling = begin(casting, 1)
  setWords(telling, wishedWords(casting, tonight, names))
  return runKnot(telling, 's1')
    .map(({ text }) => names.putIn(text))
    .filter(Boolean)
}

const one = { number: 'one', pronoun: 'it' } as const
const wished = {
  place: { text: 'Lagos', ...one },
  person: { text: 'the cousins', number: 'many', pronoun: 'they', isOwn: false },
  thing: { text: 'the digger', ...one },
  day: 'on Friday',
  saying: 'Send him back.',
} as const

it('a plot names what the wish names, in lines of its own', () => {
  expect(told(brief({ wished }))).toEqual([
    'It is a long way to Lagos.',
    '“The cousins are there.”',
    '“The digger was red.”',
    'It was not Friday yet. It would be on Friday.',
    '“Send him back.” That was said twice.',
  ])
})

it('it says nothing of what no wish names', () => {
  expect(told(brief({}))).toEqual([])
})

it('what is to be kept out is not named', () => {
  const avoid = [{ words: ['digger', 'diggers'], isFear: false }]
  expect(told(brief({ wished, avoid })).join(' ')).not.toContain('digger')
})

it('whoever comes along, or has a part, is not named as well', () => {
  const person = { text: 'Ayla', number: 'one', pronoun: 'they', isOwn: false } as const
  const companions = [{ name: 'Ayla', relationship: 'friend' }]
  expect(told(brief({ wished: { person }, companions }))).toEqual([])
  const ayla: StoryFact = {
    id: 'a',
    from: 'wish',
    said: 'her friend Ayla',
    kind: 'person',
    about: 'person',
    name: 'Ayla',
    polarity: 'yes',
    sensitivity: 'plain',
    sure: 1,
  }
  expect(told(brief({ wished: { person }, facts: [ayla] }))).toEqual([])
  expect(told(brief({ wished: { person } }))).toEqual(['“Ayla is there.”'])
})

it('what happened is told by the child and by others, and no one else says I', () => {
  const shoes = plotFrom(
    'life/shoes',
    '# tells: sentence\n=== title\nShoes\n-> DONE\n\n=== s1\n“{wished_said},” said the child.\n“{wished_told},” said the shoe.\n-> DONE\n',
  )
  const said = (sentence: string, pronouns?: 'she') =>
    told(
      brief({
        children: [{ name: 'Mia', age: 5, ...(pronouns && { pronouns }) }],
        wished: { line: 'Lost my hat', sentence },
      }),
      shoes,
    )
  expect(said('I lost my hat', 'she')).toEqual([
    '“I lost my hat,” said the child.',
    '“Mia lost her hat,” said the shoe.',
  ])
  expect(said('I begin swimming tomorrow')[1]).toBe('“Mia begins swimming tomorrow,” said the shoe.')
  expect(said('I’m not going to the party')[1]).toBe('“Mia is not going to the party,” said the shoe.')
  expect(said('I was brave at the dentist')[1]).toBe('“Mia was brave at the dentist,” said the shoe.')
  // Without pronouns nobody knows whose hat it was.
  expect(said('I lost my hat')[1]).toBe('“Lost my hat,” said the shoe.')
})

it('several that were asked for are spoken of as several', () => {
  const text = (number: 'one' | 'many') =>
    tellStory(
      brief({
        plot: 'life/if-it-is-convenient',
        facts: [
          {
            id: 'a',
            from: 'wish',
            said: 'dinosaurs',
            kind: 'want',
            about: 'story-about',
            what: {
              text: number === 'many' ? 'dinosaurs' : 'a dinosaur',
              head: 'dinosaur',
              number,
              pronoun: number === 'many' ? 'they' : 'it',
              is: 'creature',
            },
            polarity: 'yes',
            sensitivity: 'plain',
            sure: 1,
          },
        ],
      }),
    )
      .sections.map((section) => section.text)
      .join('\n')
  expect(text('many')).toContain('Out they came with their prisoner')
  expect(text('many')).toContain('“We did not like to mention it,” said the dinosaurs')
  expect(text('one')).toContain('Out they came with a prisoner')
  expect(text('one')).toContain('“I did not like to mention it,” said the dinosaur')
})

it('a child says my brother, where the story says Mia’s', () => {
  const person = { text: 'brother', number: 'one', pronoun: 'he', isOwn: true } as const
  const tonight = brief({ wished: { person }, plot: 'life/a-knot-in-the-wool' })
  const text = tellStory(tonight)
    .sections.map((section) => section.text)
    .join('\n')
  expect(text).toContain('“My brother had one,”')
})
