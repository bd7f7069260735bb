import { expect, it } from 'vitest'
import { absentFrom } from './absent.ts'
import type { Brief } from './brief.ts'
import type { StoryFact } from './facts.ts'
import { asSpoken, callOf } from './relatives.ts'
import { tellStory } from './tell-story.ts'

const loss = (about: string, said: string, head: string, more: Partial<StoryFact> = {}): StoryFact => ({
  id: about,
  from: 'wish',
  said,
  kind: 'loss',
  about,
  what: { text: head, head, number: 'one', pronoun: 'it' },
  polarity: 'yes',
  sensitivity: 'tender',
  sure: 1,
  ...more,
})

const biscuit = { name: 'Biscuit', relationship: 'cat' }
const nana = { name: 'Nana Jo', relationship: 'grandmother' }
const brief: Brief = {
  seed: 'a',
  theme: 'adventure',
  length: 'medium',
  children: [{ name: 'Mia', age: 5 }],
  companions: [biscuit, nana],
}

it('lets nobody come along who has died', () => {
  const died = loss('pet-died', 'our cat Biscuit died', 'cat', { name: 'Biscuit' })
  const story = tellStory({ ...brief, facts: [died] })
  expect(story.plot).toBe('life/half-past-five')
  expect(story.sections[0]?.text).toContain('Biscuit had died')
  expect(story.sections.flatMap(({ scene }) => scene.cast.map(({ who }) => who))).not.toContain('companion:0')
  expect(JSON.stringify(story.sections)).toContain('Nana Jo')
  expect(JSON.stringify(story.sections)).not.toMatch(/Biscuit (?:came (?:too|as well)|put)/)
})

it('takes the name of a companion where the wish has none', () => {
  const story = tellStory({ ...brief, facts: [loss('pet-ill', 'the cat is ill', 'cat')] })
  expect(story.sections[0]?.text).toContain('Biscuit')
  expect(story.absent).toEqual(['Biscuit'])
})

it.each([
  [[0], loss('pet-ill', 'the cat is ill', 'cat')],
  [[1], loss('somebody-died', 'Nana Jo died', 'nana', { name: 'Jo' })],
  [[1], loss('somebody-died', 'Nana died', 'nana')],
  // A child has two.
  [[], loss('somebody-died', 'her grandmother died', 'grandmother')],
  [[], loss('somebody-left', 'Ayla moved away', 'friend', { name: 'Ayla' })],
  [[], loss('pet-died', 'our cat did not die', 'cat', { polarity: 'no' })],
])('leaves out companions %j', (absent, fact) => {
  expect([...absentFrom({ ...brief, facts: [fact] }, [])]).toEqual(absent)
})

it('lets a parent who travels come, unless the story is about that', () => {
  const away = loss('parent-travelling', 'Nana Jo is at sea', 'nana', { name: 'Jo', kind: 'event' })
  const facts = [away]
  expect([...absentFrom({ ...brief, facts }, [])]).toEqual([])
  expect([...absentFrom({ ...brief, facts }, facts)]).toEqual([1])
})

it('lets somebody come who is missed, unless the story is about that', () => {
  const missed = loss('missing', 'she misses Nana Jo', 'nana', { name: 'Jo' })
  const facts = [missed]
  expect([...absentFrom({ ...brief, facts }, [])]).toEqual([])
  expect([...absentFrom({ ...brief, facts }, facts)]).toEqual([1])
})

it.each([
  ['Grandpa died last week', 'grandpa', undefined, 'Grandpa'],
  ['Nana Rose passed away', 'nana', 'Rose', 'Nana Rose'],
  ['her friend Ayla moved away', 'friend', 'Ayla', 'Ayla'],
  ['her brother is in hospital', 'brother', undefined, 'Mia’s brother'],
  ['her grandad died, he was called Bob', 'grandad', 'Bob', 'Grandad Bob'],
  ['her father Tom is at sea', 'father', 'Tom', 'Dad'],
  ['my mum is in hospital', 'mum', undefined, 'Grandma'],
  ['my husband is ill', 'husband', undefined, null],
  ['my best friend is ill', 'friend', undefined, null],
  ['her friend is ill', 'friend', undefined, 'Mia’s friend'],
  ['a family friend is ill', 'family', undefined, null],
  ['her classmate’s mum is ill', 'classmate', undefined, 'Mia’s classmate’s mum'],
])('calls by what children say: %s', (said, head, name, called) => {
  expect(callOf(loss('somebody-ill', said, head, { ...(name && { name }) }), brief.children)).toBe(called)
})

it.each([
  ['the lollipop lady', 'lady', 'the lollipop lady'],
  ['a boy', 'boy', 'the boy'],
  ['a neighbour', 'neighbour', 'Mia’s neighbour'],
  ["grandad's friend", 'friend', 'Grandad’s friend'],
])('calls %s what can be said', (text, head, called) => {
  const what = { text, head, number: 'one', pronoun: 'they', is: 'person' } as const
  expect(callOf(loss('somebody-died', `${text} died`, head, { what }), brief.children)).toBe(called)
})

it('lets children say "my" of their own', () => {
  const text = '“Is Mia’s brother ill?” asked Mia. It was about Mia’s brother. “Yes. Mia’s brother is ill.”'
  const spoken = '“Is my brother ill?” asked Mia. It was about Mia’s brother. “Yes. My brother is ill.”'
  expect(asSpoken(text, ['Mia’s brother', null, 'Biscuit'], brief.children)).toBe(spoken)
})

it('brings nobody in who has hurt the child, and nobody who has gone', () => {
  const priya = { name: 'Priya', relationship: 'best friend' }
  const sad: StoryFact = { ...loss('left-out', 'sat with someone else', 'friend'), kind: 'lesson' }
  const of = (details: string, facts: readonly StoryFact[] = []) =>
    [...absentFrom({ companions: [priya, nana], facts, details }, [])].map((at) => [priya, nana][at]?.name)
  expect(of('Priya sat with someone else at lunch', [sad])).toEqual(['Priya'])
  expect(of('she sat alone at lunch', [sad])).toEqual([])
  expect(of('Priya and her built a den')).toEqual([])
  expect(of('Nana Jo went home today')).toEqual(['Nana Jo'])
  expect(of('Nana Jo went to the shop')).toEqual([])
  expect(of('Nana Jo went back to Spain')).toEqual(['Nana Jo'])
  expect(of('Nana Jo went back to sleep in the deckchair')).toEqual([])
  expect(of('Nana Jo went back to the shop for eggs')).toEqual([])
  const left = loss('somebody-left', 'My mother went home today', 'mother')
  expect(of('My mother went home today', [left])).toEqual(['Nana Jo'])
})

it('does not let a friend in through another door, either', () => {
  const poppy = { name: 'Poppy', relationship: 'friend' }
  const quarrel: StoryFact = {
    ...loss('quarrel', 'fell out', 'friend'),
    kind: 'lesson',
    sensitivity: 'plain',
  }
  const details = 'she and Poppy fell out because Poppy has another best friend now'
  const story = tellStory({ ...brief, companions: [poppy], facts: [quarrel], details })
  expect(JSON.stringify(story.sections)).not.toMatch(/Poppy (?:came|was staying|put|said)|said Poppy/)
  expect(story.absent).toEqual(['Poppy'])
})
