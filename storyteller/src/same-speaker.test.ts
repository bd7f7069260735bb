import { describe, expect, it } from 'vitest'
import { withoutRepeatedSpeaker } from './same-speaker.ts'

const told = (...paragraphs: string[]) => withoutRepeatedSpeaker(paragraphs.join('\n\n')).split('\n\n')

describe('lines of one speaker in a row', () => {
  it('are one paragraph, which names the speaker once', () => {
    expect(
      told('“Damp,” said Mrs Tarrant.', '“And I was the only one,” said Mrs Tarrant.', 'It rained.'),
    ).toEqual(['“Damp,” said Mrs Tarrant. “And I was the only one.”', 'It rained.'])
    expect(told('“A goose?” said Grandpa.', '“Well,” said Grandpa. “It is late.”')).toEqual([
      '“A goose?” said Grandpa. “Well. It is late.”',
    ])
    expect(told('“The teeth,” said the shark, “twice.”', '“It is only tonight,” said the shark.')).toEqual([
      '“The teeth,” said the shark, “twice. It is only tonight.”',
    ])
  })

  it.each([
    ['of two speakers', '“Damp,” said Mrs Tarrant.', '“Why?” asked Mia.'],
    ['with something that is done', '“A goose?” said Grandpa.', '“Well,” said Grandpa, and swept.'],
    ['after an answer in the same paragraph', '“Up?” said Mia. “Down,” said Mia’s bear.', '“Oh,” said Mia.'],
    ['after what is told', 'Mia said no.', '“Oh,” said Mia.'],
  ])('stay as they are %s', (_, first, second) => {
    expect(told(first, second)).toEqual([first, second])
  })
})

it('leaves a line to itself where somebody else had the last word', () => {
  const text = '“Mm,” said Mia. “It was the best,” he told his bag.\n\n“Is there something?” asked Mia.'
  expect(withoutRepeatedSpeaker(text)).toBe(text)
})
