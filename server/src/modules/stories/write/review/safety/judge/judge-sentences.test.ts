import { describe, expect, it } from 'vitest'
import { ideaJudged, judgeAhead } from './judge-sentences.ts'

describe('the judge of sentences', () => {
  it.each([
    [
      '{HERO_1} pulled the pillowcase over her head and tied it under her chin to be a ghost.',
      'danger to imitate',
    ],
    ['He swallowed the little round battery, because it was as shiny as a coin.', 'danger to imitate'],
    ['"This is our secret game," whispered the man, "and your mother must never hear of it."', 'secret'],
    ['"Nobody here loves you, and nobody ever will," said the aunt.', 'insult'],
  ])('sees what no rule has to have the words of: %s', (sentence, idea) => {
    expect(ideaJudged(sentence)).toContain(idea)
  })

  it.each([
    '{HERO_1} pulled the blanket up to her chin and was a caterpillar.',
    'Dad changed the little round battery, and the lighthouse shone again.',
    '"This is our secret," whispered Dad, "until Mummy’s birthday on Sunday."',
    '"I love you even when you are cross," said the aunt.',
    '{HERO_1} held her breath as long as she could, and the mouse went by.',
  ])('lets pass what is like it and harmless: %s', (sentence) => {
    expect(ideaJudged(sentence)).toBeUndefined()
  })

  it('takes no threat from a night that tells of a death', () => {
    const sentence = '"If you make one more sound I will leave you in the wood for ever," said the bear.'
    expect(ideaJudged(sentence)).toContain('threat')
    expect(ideaJudged(sentence, { isHardNight: true })).not.toBe(ideaJudged(sentence))
  })

  it('lets others be answered between two sentences that it reads ahead', async () => {
    let answered = 0
    const answer = () => {
      answered += 1
      timer = setImmediate(answer)
    }
    let timer = setImmediate(answer)
    await judgeAhead(['One frog sat.', 'Two frogs sat.', 'Three frogs sat.', 'Four frogs sat.'])
    clearImmediate(timer)
    expect(answered).toBeGreaterThanOrEqual(3)
  })
})
