import { expect, it } from 'vitest'
import { marginQuestions } from './margin-questions.ts'

const pages = (...texts: string[]) => marginQuestions([...texts, 'Hush.', 'Good night.'])

it('asks about what a page says, in its words', () => {
  expect(
    pages(
      'Maya found a small brass key under the mat. She was not afraid.',
      'Otis was a little cross. There were three owls on the roof, and a red boat in the gutter.',
      '“Are you asleep?” whispered Maya. “No,” said the owl.',
      'Maya and Otis were sleepy.',
    ).slice(0, 4),
  ).toEqual([
    ['What did Maya find?'],
    ['Why was Otis cross?', 'How many owls were there?'],
    ['What did Maya whisper?'],
    ['Why were Maya and Otis sleepy?'],
  ])
})

it('asks for no deed that is only spoken of, nothing of pronouns or of a noun that belongs to another', () => {
  expect(
    pages(
      '“Maya found a key,” said Otis. Then they saw a red paper lantern and three paper hats.',
      'She was sad.',
    )[0],
  ).toEqual(['What did Otis say?'])
})

it('asks nothing in the last third, at most two questions a page, and none twice', () => {
  const page = 'Maya was proud. Maya found a key. There were two cats. It was a blue door.'
  const questions = marginQuestions(Array.from({ length: 6 }, () => page))
  expect(questions.map(({ length }) => length)).toEqual([2, 2, 0, 0, 0, 0])
  expect(new Set(questions.flat()).size).toBe(4)
  expect(
    marginQuestions(Array.from({ length: 6 }, (_, index) => `Maya${index} found a key.`)).slice(4),
  ).toEqual([[], []])
})
