import { expect, it } from 'vitest'
import { isBadNews, isContradicted } from './news.ts'

it.each([
  ['Missed the bin lorry because of the dentist', true],
  ['Halloween is cancelled because I have a fever', true],
  ['Didn’t get into the choir', true],
  ['Won a goldfish at the fair', false],
  ['Rode my bike to the mailbox', false],
])('a line of bad news is known: %s', (line, isBad) => {
  expect(isBadNews(line)).toBe(isBad)
})

const bad = { isBadNews: true }

it.each([
  'a whole day in pants, no accidents',
  'lost at chess and took it surprisingly well',
  'no tears at the dentist!',
  'she didn’t even cry at her injection',
  'first day went really well',
  'he finally jumped in, we are so proud',
  'ran straight in at the gate',
])('a wish that reports good news is no evening for bad news: %s', (details) => {
  expect(isContradicted(bad, { details } as never)).toBe(true)
  expect(isContradicted({ isBadNews: false }, { details } as never)).toBe(false)
})

it.each([
  'lost at chess and threw the board',
  'went well in the end but she cried all the way there',
  'so brave although she was terrified',
  'potty training started today',
  '',
])('and any other is: %s', (details) => {
  expect(isContradicted(bad, { details } as never)).toBe(false)
})
