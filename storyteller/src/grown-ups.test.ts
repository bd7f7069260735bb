import { expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { castingOf } from './casting-roles.ts'
import type { StoryFact } from './facts.ts'
import { looksOfGrownUp } from './grown-ups.ts'
import { plotFrom } from './plots.ts'
import { tellStory } from './tell-story.ts'

const plot = plotFrom(
  'life/towels',
  [
    '# about: busy',
    '# role washer: parent = the grown-up with the towel',
    '# role cook: parent = the grown-up at the stove',
    '# role sitter: answer = the grown-up who works at night',
    '=== title\nA title\n-> DONE\n=== s1\nHere were {washer}, {cook} and {sitter}.\n-> DONE\n',
  ].join('\n'),
)

const brief: Brief = {
  seed: 'a',
  theme: 'pirates',
  length: 'short',
  children: [{ name: 'Mia', age: 5 }],
  companions: [],
}

const playing = (more: Partial<Brief>) =>
  [...castingOf(plot, { ...brief, ...more }).roles.values()].map(({ name, pronoun }) => [name, pronoun])

const away: StoryFact = {
  id: 'away',
  from: 'wish',
  said: 'mum is away until Friday',
  kind: 'event',
  about: 'parent-travelling',
  what: { text: 'mum', head: 'mum', number: 'one', pronoun: 'she', is: 'person' },
  polarity: 'yes',
  sensitivity: 'plain',
  sure: 1,
  when: 'today',
}

it('play the grown-ups of a plot in their order, by the names that the child has for them', () => {
  expect(playing({ grownUps: ['Mummy', 'Baba Yusuf'] })).toEqual([
    ['Mummy', 'she'],
    ['Baba Yusuf', 'he'],
    ['the grown-up', 'they'],
  ])
  expect(playing({ grownUps: ['Ingrid'] })).toEqual([
    ['Ingrid', 'they'],
    ['the grown-up', 'they'],
    ['the grown-up', 'they'],
  ])
})

it('leave a part to whoever comes along, and are not there twice', () => {
  const companions = [{ name: 'Mum', relationship: 'mother' }]
  expect(playing({ grownUps: ['Mummy', 'Daddy'], companions })).toEqual([
    ['Mum', 'she'],
    ['Daddy', 'he'],
    ['the grown-up', 'they'],
  ])
})

it('are not there twice where the wish gives one a part', () => {
  const fact = { ...away, id: 'busy', said: 'mummy was too busy', kind: 'event', about: 'busy' } as const
  const { roles } = castingOf(plot, { ...brief, grownUps: ['Mummy', 'Daddy'], facts: [fact] })
  expect([...roles.values()].map(({ name }) => name)).toEqual(['Daddy', 'the grown-up', 'Mummy'])
})

it('are drawn as what they are called', () => {
  expect(['Mummy', 'Baba Yusuf', 'Nana Jo', 'Ingrid'].map(looksOfGrownUp)).toEqual([
    ['she'],
    ['he'],
    ['old', 'she'],
    [],
  ])
})

it('are not at home where the wish says that they are away', () => {
  expect(playing({ grownUps: ['Mummy', 'Daddy'], facts: [away] })[0]).toEqual(['Daddy', 'he'])
})

it('are in the picture where the wish tells of them', () => {
  const story = tellStory({
    ...brief,
    grownUps: ['Mummy'],
    plot: 'life/half-past-by-the-broom',
    facts: [{ ...away, id: 'busy', said: 'mum was too busy to play', about: 'busy' }],
  })
  const people = story.sections.flatMap(({ scene }) => scene.cast.flatMap(({ person }) => person ?? []))
  expect(people).toContainEqual({ role: 'grown-up', looks: ['she'] })
  expect(story.sections[0]?.text).toContain('Mummy')
})

it.each([
  ['abuela', 'Abuela', ['old', 'she']],
  ['uncle', 'Uncle Pete', ['he']],
])('who flies home tomorrow is in the pictures of the last evening: %s', (head, name, looks) => {
  const leaving: StoryFact = {
    id: 'leaving',
    from: 'wish',
    said: `${name} flies home tomorrow`,
    kind: 'event',
    about: 'somebody-left',
    polarity: 'yes',
    sensitivity: 'plain',
    sure: 1,
    when: 'tomorrow',
    what: { text: head, head, number: 'one', pronoun: 'it', is: 'person' },
    name,
  }
  const { sections } = tellStory({ ...brief, plot: 'life/to-be-gone-on-with', facts: [leaving] })
  const drawn = sections.map(({ scene }) => scene.cast.find(({ who }) => who === 'person:who')?.person?.looks)
  expect(drawn).toEqual(sections.map(() => looks))
})
