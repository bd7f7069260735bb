import { describe, expect, it } from 'vitest'
import { failed, type Measures, reviewSection, reviewStory } from './review.ts'

const held: Measures = {
  words: { from: 20, to: 80 },
  age: 5,
  expected: ['{HERO_1}'],
  known: ['{HERO_1}', '{FRIEND_1}'],
  fears: [],
  asked: [],
}

const calm =
  '{HERO_1} sat by the window and looked at the moon. It was big and round, and it shone on the garden wall.\n\n' +
  '“Good night,” said {HERO_1}. The moon did not say anything, but then it never did. It only went on shining.'

const faultsOf = (text: string, change: Partial<Measures> = {}) =>
  failed(reviewSection(text, { ...held, ...change })).map(({ name }) => name)

describe('a section under review', () => {
  it('passes when it is a calm piece of story', () => {
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
  ] as const)('fails on %s', (name, text) => {
    expect(faultsOf(text)).toContain(name)
  })

  it('is judged for the age of its youngest listener', () => {
    const hard =
      '{HERO_1} considered the extraordinary luminescence of the celestial sphere, contemplating whether its perpetual ' +
      'circumnavigation might, in some philosophical respect, resemble the restless perambulations of a melancholy administrator.'
    expect(faultsOf(hard)).toContain('Reading level')
    expect(faultsOf(calm, { age: 2 })).toEqual([])
  })

  it('is no different for a child with a strange name', () => {
    // The name is a mark here: nothing of it can be seen, which is the point.
    expect(faultsOf(calm.replaceAll('moon', 'boat'))).toEqual([])
  })

  it('keeps clear of what a child is afraid of, and says by which word it did not', () => {
    const text = `${calm} Two puppies ran by, and a thunderstorm rolled over the darkening hill.`
    const fears = (fear: string) =>
      reviewSection(text, { ...held, fears: [fear] }).find(({ name }) => name === 'Fears kept out')
    expect(fears('big dogs')).toMatchObject({ passed: false, detail: 'big dogs: puppies' })
    expect(fears('thunder')).toMatchObject({ passed: false, detail: 'thunder: thunderstorm' })
    expect(fears('spiders')?.passed).toBe(true)
    expect(fears('the')?.passed).toBe(true)
    expect(fears('constructor')?.passed).toBe(true)
  })
})

describe('a story under review', () => {
  it('is judged as a whole, its title too', () => {
    const checks = reviewStory({ title: 'The Moon’s Gun', sections: [calm] }, held)
    expect(failed(checks)).toEqual([{ name: 'Fit for bedtime', passed: false, detail: 'weapons: gun' }])
    expect(checks).toHaveLength(8)
  })
})
