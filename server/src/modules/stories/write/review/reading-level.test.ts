import { bandFor, plots, tellStory } from '@nightlight/storyteller'
import { describe, expect, it } from 'vitest'
import { sample } from '../../../../../../scripts/test-sampling.mjs'
import { reviewDraft } from '../review-draft.ts'
import { failed, newWordsOf } from './index.ts'
import { aboveBand, isFamiliar, measureLevel, syllablesOf } from './reading-level.ts'

describe('the reading level', () => {
  it('is measured without names, by words, sentences and unfamiliar words', () => {
    const level = measureLevel('{HERO_1} ran to the gate. “Wait!” said {HERO_2}. The gate creaked.')
    expect(level).toMatchObject({ wordsPerSentence: 3.7, longestSentence: 5, unfamiliarShare: 0 })
    expect(level.gradeLevel).toBeLessThan(1)
    expect(measureLevel('The administrator hesitated.').unfamiliarShare).toBeCloseTo(2 / 3)
  })

  it.each([
    ['the', 1],
    ['cake', 1],
    ['cakes', 1],
    ['jumped', 1],
    ['wanted', 2],
    ['table', 2],
    ['little', 2],
    ['lantern', 2],
    ['beautiful', 3],
    ['extraordinary', 5],
  ])('counts the syllables of %s as %i', (word, syllables) => {
    expect(syllablesOf(word)).toBe(syllables)
  })

  it('recognises a word by its stem', () => {
    const inflected = [
      'hopping',
      'puppies',
      'wolves',
      'sleepily',
      'carried',
      'bigger',
      'moon’s',
      'stopped',
      'baking',
    ]
    expect(inflected.filter((word) => !isFamiliar(word))).toEqual([])
    expect(isFamiliar('administrator')).toBe(false)
  })

  it('lists new words once each, in the order of the story, and fewer for older children', () => {
    const text =
      'The tapestry hung limp. A quill lay by the tapestry, and two tapestries more. {HERO_1} sighed.'
    expect(newWordsOf(text, 4)).toEqual(['tapestry', 'limp', 'quill'])
    expect(newWordsOf(text, 9)).toEqual(['tapestry'])
    // A surname of the plot is no word to learn.
    expect(newWordsOf('“Good morning,” said Mrs Quince. Quince sat on a velvet stool.', 4)).not.toContain(
      'quince',
    )
    const letters = 'abcdefghijklmnopqrst'.split('').map((letter) => `zz${letter}qa${letter}`)
    expect(newWordsOf(letters.join(' '), 4)).toHaveLength(12)
  })

  it('knows the sounds that a toddler’s story is made of', () => {
    const sounds = 'Clop, clop. Scrub, scrub. Moo! Woof. Glug. Beep! Achoo! “Ah,” said the tummy.'
    expect(measureLevel(sounds).unfamiliarShare).toBe(0)
  })

  it('follows long sentences that go forward clause by clause, and no others', () => {
    const band = bandFor([7])
    const clauses =
      'He found a pea, and a hairpin, and a penny that had gone down before he was born, and put them in a row upon the rug.'
    const knots =
      'The small round wooden box under the old brown kitchen table in the back room of the little house at the end of our long green lane belonged to nobody.'
    expect(aboveBand(measureLevel(clauses), band)).toEqual([])
    expect(aboveBand(measureLevel(knots), band)).toContainEqual(expect.stringContaining('on average'))
    expect(aboveBand(measureLevel(clauses), bandFor([2]))).not.toEqual([])
  })

  it('counts a word that is heard again as known', () => {
    expect(
      measureLevel('Administrator, administrator, administrator went the boat.').unfamiliarShare,
    ).toBeCloseTo(1 / 6)
  })

  it.each(sample(plots, 0.15).map((plot) => [plot.id, plot] as const))(
    'passes, as does every other check, for the plot %s',
    (_, plot) => {
      const child = { interests: [], appearance: { hasGlasses: false } }
      const { from, to } = plot.head.ages
      const answers = plot.head.about.map(({ intent }) => intent)
      const brief = {
        seed: 'review',
        theme: plot.theme ?? ('adventure' as const),
        length: 'medium' as const,
        children: [
          { ...child, id: 1, name: 'Mia', age: Math.max(3, from), interests: ['trains'] },
          { ...child, id: 2, name: 'James', age: Math.max(7, from) },
        ].map((each) => ({ ...each, age: Math.min(each.age, to) })),
        companions: [{ name: 'Granny Jo', relationship: 'grandmother' }],
        toldBefore: [],
        narration: null,
      }
      const story = tellStory({ ...brief, plot: plot.id })
      expect(failed(reviewDraft(brief, { ...story, answers, isByAuthors: true }))).toEqual([])
    },
  )
})
