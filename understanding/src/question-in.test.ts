import { expect, it } from 'vitest'
import { namedIn, understand } from './index.ts'

const people = [{ name: 'Mia', role: 'child' as const }]
const questionIn = (text: string) =>
  namedIn(text, people, understand([{ from: 'wish', text }], people).facts).question

it.each([
  ['where does the bath water go?', 'Where does the bath water go?'],
  ['what do worms do when it rains', 'What do worms do when it rains?'],
  ['whats inside a cloud', 'What’s inside a cloud?'],
  ['who makes the weather?', 'Who makes the weather?'],
  ['do fish sleep', 'Do fish sleep?'],
  ['how do planes stay up, he asked all the way home', 'How do planes stay up?'],
  ['he asked me where the wind goes when it stops', 'Where does the wind go when it stops?'],
  ['wants to know if ants have bedtimes', 'Do ants have bedtimes?'],
  ['asked if the moon has gone', 'Has the moon gone?'],
  ['asked why the sky is blue about 100 times', 'Why is the sky blue?'],
  ['do fish fart', 'Do fish fart?'],
  ['are there dragons in space', 'Are there dragons in space?'],
  ['what if the sea was custard', 'What if the sea was custard?'],
  ['what if everyone was upside down for a day', 'What if everyone was upside down for a day?'],
  ['Asked 4 times why snails have no feet', 'Why do snails have no feet?'],
])('a child asks: %s', (text, question) => {
  expect(questionIn(text)).toBe(question)
})

it.each([
  'can you do a story about a bear?',
  'where is Dad',
  'why why why all day long',
  'She keeps asking why her friend moved',
  'he asked what happens when you die',
  'asked where babies come from',
  'asked for a biscuit',
  'she asked if she can have a dog',
  'what if he falls over in the play',
  'are there any dragons in it',
  'She asked why Jayden is so mean to everyone',
  'What happens at a funeral?',
  'He asked why dogs like walks',
])('no question of a child that can be said: %s', (text) => {
  expect(questionIn(text)).toBeUndefined()
})
