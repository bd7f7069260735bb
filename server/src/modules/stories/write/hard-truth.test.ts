import { describe, expect, it } from 'vitest'
import { aBrief } from '../../../../test/briefs.ts'
import { failed, reviewSection } from './review/index.ts'
import { reviewCriteria } from './review-draft.ts'

const unfitIn = (text: string, wish: string) =>
  failed(reviewSection(text, reviewCriteria(aBrief({ details: wish })))).filter(
    ({ name }) => name === 'Fit for bedtime',
  )

describe('what is hard and true', () => {
  it.each([
    [
      'Our cat Biscuit died last week',
      '“{NAME_1} died,” said Mum. “His heart stopped, and it was nobody’s fault.”',
    ],
    ['Grandma is very ill and will die soon', '“Grandma is going to die,” said Mum. “Not tonight.”'],
    [
      'Daddy has left us and is not coming back to live with us',
      '“Daddy is not coming back to live here,” said Mum.',
    ],
    ['She asked why people die', '“Everybody dies one day,” said Mum.'],
    ['She is asking questions about death', '“Everybody dies one day,” said Mum.'],
    [
      'He fell and there was a lot of blood and he had to go to hospital for stitches',
      'There had been blood on his sock, and the doctor had put in four stitches.',
    ],
  ])('may be said where a parent has said it, and nowhere else: %s', (wish, text) => {
    expect(unfitIn(text, wish)).toEqual([])
    expect(unfitIn(text, 'A story about a cat.')).toHaveLength(1)
  })

  it.each([
    ['Grandma is ill', '“Is Grandma going to die?” asked {HERO_1}.'],
    ['He asked why the sky is blue', '“Is Grandma going to die?” asked {HERO_1}.'],
    ['He asks why he can’t just die', '“Everybody dies one day,” said Mum.'],
    ['He asked why we can’t all die', '“Everybody dies one day,” said Mum.'],
    ['She asked why people die', '{HERO_1} wanted to die.'],
    ['She asked why people die', 'There was a coffin in the hall, and somebody had killed him.'],
    ['Mummy is in hospital', 'Mum is never coming back.'],
    ['Our cat Biscuit died last week', '{NAME_1} went to sleep and did not wake up again.'],
    ['Our cat died, and he wants a gun', 'He had a gun in his hand.'],
  ])('frees exactly what was said: %s', (wish, text) => {
    expect(unfitIn(text, wish)).toHaveLength(1)
  })
})
