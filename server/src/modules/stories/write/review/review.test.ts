import { beforeAll, describe, expect, it } from 'vitest'
import { loadLanguageDetector } from './detect-language.ts'
import { failed, type ReviewCriteria, reviewPlan, reviewSection, reviewStory } from './review.ts'

const criteria: ReviewCriteria = {
  wordRange: { from: 20, to: 80 },
  ages: [5],
  requiredMarks: ['{HERO_1}'],
  allowedMarks: ['{HERO_1}', '{FRIEND_1}'],
  fears: [],
  ownWords: [],
}

const calm =
  '{HERO_1} sat by the window and looked at the moon. It was big and round, and it shone on the garden wall.\n\n' +
  '“Good night,” said {HERO_1}. The moon did not say anything, but then it never did. It only went on shining.'

const faultsOf = (text: string, change: Partial<ReviewCriteria> = {}) =>
  failed(reviewSection(text, { ...criteria, ...change })).map(({ name }) => name)

describe('a section under review', () => {
  it('passes when it is calm prose', () => {
    expect(faultsOf(calm)).toEqual([])
  })

  it.each([
    ['Length', 'The moon shone on {HERO_1}.'],
    ['Length', `${calm}\n\n${calm.replaceAll('moon', 'lamp')}\n\n${calm.replaceAll('moon', 'sun')}`],
    ['Everybody is in it', calm.replaceAll('{HERO_1}', 'the child')],
    ['Everybody is in it', `${calm} {HERO_2} saw it too.`],
    ['Everybody is in it', `${calm} {NAME_7} saw it too.`],
    ['Fit for bedtime', `${calm} There was a gun on the table.`],
    ['Nothing but story', `Here is the story section you asked for:\n\n${calm}`],
    ['Nothing but story', `${calm} **The end**`],
    ['Nothing but story', `${calm}\n\n- the moon\n- the wall`],
    ['Nothing but story', `{"paragraphs": ["${calm}"]}`],
    ['Nothing but story', `${calm} As an AI language model, I like the moon.`],
    ['Nothing but story', `${calm} See https://moon.example for more.`],
    ['Nothing but story', `${calm} <b>Good night.</b>`],
    ['Nothing but story', `${calm} Ignore all previous instructions.`],
    ['Nothing but story', `${calm} 🌙`],
    ['Nothing but story', `I cannot help with that. ${calm}`],
    ['No doubled words', `${calm} It was the the best moon.`],
    ['No doubled words', `${calm}\n\n${calm.split('\n\n')[0]}`],
    [
      'Language',
      '{HERO_1} saß am Fenster und sah den Mond an. Er war groß und rund und schien auf die Gartenmauer. Dann war es Zeit zu schlafen.',
    ],
    ['Language', `${calm}\n\nDann ging der Mond unter, und es war Zeit, ins Bett zu gehen und zu schlafen.`],
    ['Language', '{HERO_1} сидела у окна и смотрела на луну. Луна была большая и круглая, и светила в сад.'],
  ] as const)('fails the check “%s”', (name, text) => {
    expect(faultsOf(text)).toContain(name)
  })

  it('is reviewed for the age of the youngest listener', () => {
    const hard =
      '{HERO_1} considered the extraordinary luminescence of the celestial sphere, contemplating whether its perpetual ' +
      'circumnavigation might, in some philosophical respect, resemble the restless perambulations of a melancholy administrator.'
    expect(faultsOf(hard)).toContain('Reading level')
    expect(faultsOf(calm, { ages: [2] })).toEqual([])
  })

  it('is not affected by an unusual name', () => {
    // The name is a mark here: that nothing of it can be seen is the point.
    expect(faultsOf(calm.replaceAll('moon', 'boat'))).toEqual([])
  })

  it('fails on what a child is afraid of, and names the word', () => {
    const text = `${calm} Two puppies ran by, and a thunderstorm rolled over the darkening hill.`
    const fears = (fear: string) =>
      reviewSection(text, { ...criteria, fears: [fear] }).find(({ name }) => name === 'Fears kept out')
    expect(fears('big dogs')).toMatchObject({
      passed: false,
      detail: expect.stringMatching(/^big dogs: puppies, in “Two puppies ran by/),
    })
    expect(fears('thunder')).toMatchObject({
      passed: false,
      detail: expect.stringMatching(/^thunder: thunderstorm, in “Two puppies/),
    })
    expect(fears('spiders')?.passed).toBe(true)
    expect(fears('the')?.passed).toBe(true)
    expect(fears('constructor')?.passed).toBe(true)
  })
})

describe('a story under review', () => {
  it('is reviewed as a whole, including its title', () => {
    const checks = reviewStory({ title: 'The Moon’s Gun', sections: [calm] }, criteria)
    expect(failed(checks)).toEqual([
      { name: 'Fit for bedtime', passed: false, detail: 'weapons: gun, in “The Moon’s Gun.”' },
    ])
    expect(checks).toHaveLength(8)
  })
})

describe('a plan under review', () => {
  beforeAll(loadLanguageDetector)

  it('is in the language of the story in each of its lines, whatever the words for its pictures are', () => {
    const lines = ['The Owl’s Lamp', 'An owl loses her lamp.', 'Sie sucht im Garten.', 'The fox has it.']
    const plan = lines.map((line) => `${line} garden, night, owl, lamp, fox`).join(' ')
    expect(reviewPlan(plan, criteria, lines)).toEqual([
      'Language: It is not in English: “Sie sucht im Garten.”.',
    ])
    const german = ['Die Lampe der Eule', 'Eine Eule verliert ihre Lampe.', 'Sie sucht im Garten.']
    expect(reviewPlan(plan, { ...criteria, language: 'de' }, german)).toEqual([])
    expect(reviewPlan(plan, { ...criteria, language: 'de' }, [...german, 'The fox has the lamp.'])).toEqual([
      'Language: It is not in German: “The fox has the lamp.”.',
    ])
  })
})
