import { expect, test } from 'vitest'
import { factWords } from './fact-words.ts'

test.each([
  ['guest', 'a guest: grandma', 'a visit from grandma'],
  ['guest', 'a guest: gran · tomorrow', 'a visit from gran · tomorrow'],
  ['guest', 'a guest', 'a visitor'],
  ['outing', 'a visit: the zoo', 'a visit to the zoo'],
  ['outing', 'not a visit: the zoo', 'no visit to the zoo'],
  ['journey', 'a journey · soon', 'a journey · soon'],
  ['made-something', 'made: scones', 'made scones'],
  ['made-something', 'made: scones · before today', 'made scones · before today'],
  ['made-something', 'made: a cake · tomorrow', 'making a cake · tomorrow'],
  ['play', 'not played: football', 'not played football'],
  ['won', 'won: the match', 'won the match'],
  ['lost-match', 'lost: chess', 'lost at chess'],
  ['lost-match', 'lost: the match', 'lost the match'],
  ['lost-toy', 'lost: a teddy', 'lost a teddy'],
  ['broken-thing', 'broken: the tower', 'broken tower'],
  ['new-pet', 'new: a new puppy', 'a new puppy'],
  ['new-clothes', 'new: shoes', 'new shoes'],
  ['new-baby', 'a new baby: Ivy · before today', 'a new baby, Ivy · before today'],
  ['pet-died', 'died: cat Biscuit', 'cat Biscuit died'],
  ['somebody-left', 'went away: best friend Leo', 'best friend Leo went away'],
  ['parent-travelling', 'away: daddy · tomorrow', 'daddy is away · tomorrow'],
  ['hurt', 'a plaster or bump', 'a bump or a scrape'],
  ['first-day', 'first day of school · tomorrow', 'first day of school · tomorrow'],
  ['leave-out', 'no spiders', 'no spiders'],
])('%s: %s reads as %s', (about, label, words) => expect(factWords({ about, label })).toBe(words))
