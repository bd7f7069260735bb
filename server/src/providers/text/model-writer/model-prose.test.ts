import { describe, expect, it } from 'vitest'
import { guessedAt } from './guessed-at.ts'
import { plainLine, proseOf } from './model-prose.ts'

describe('what a model writes', () => {
  it.each([
    ['[HERO_1] and {{HERO_2}} met FRIEND 1.', '{HERO_1} and {HERO_2} met {FRIEND_1}.'],
    ["{HERO_1}'s boat", '{HERO_1}’s boat'],
    ['(HERO_1 was there)', '({HERO_1} was there)'],
    ['(so was HERO_1)', '(so was {HERO_1})'],
    ['"Look," said {HERO_1}. "It\'s \'Sam\'!"', '“Look,” said {HERO_1}. “It’s ‘Sam’!”'],
    ['Wait... there -- now', 'Wait… there – now'],
    ['one\ntwo', 'one two'],
    ['a *good* soup, a _very_ **good** soup', 'a good soup, a very good soup'],
    ['2 * 3 * 4', '2 * 3 * 4'],
  ])('is set as ours is: %s', (written, set) => {
    expect(plainLine(written)).toBe(set)
  })

  it('gets a blank line between paragraphs, whatever its format', () => {
    expect(proseOf(['One.\n\nTwo.', '', ' Three. '])).toBe('One.\n\nTwo.\n\nThree.')
  })

  it.each([
    ['{HERO_1} ran to the gate. She was wet.', true],
    ['{HERO_1} ran home with his boots on.', true],
    ['{HERO_1} met the fox. She was wet.', false],
    ['{HERO_1} hugged {FRIEND_1}, who held her lamp.', false],
    ['{HERO_1} asked, “Where is she?”', false],
    ['{HERO_1} and {HERO_2} ran home, and they were wet.', false],
    ['{HERO_1} met the grandmothers. She waved.', false],
  ])('is asked about where it guesses what a child is: %s', (text, guessed) => {
    expect(guessedAt(text)).toHaveLength(guessed ? 1 : 0)
  })

  it('may use the pronoun that a profile says, and no other', () => {
    expect(guessedAt('{HERO_1} ran to the gate. She was wet.', ['she'])).toEqual([])
    expect(guessedAt('{HERO_1} ran to the gate. She was wet.', ['he'])).toHaveLength(1)
    expect(guessedAt('{HERO_1} dug, and Maud laid her tail down. She was wet.', ['he'])).toEqual([])
    expect(guessedAt('{HERO_1} waited. So Granny came.\n\nThen she said it to {HERO_1}.', ['he'])).toEqual([])
  })
})
