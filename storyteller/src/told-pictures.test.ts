import { describe, expect, it } from 'vitest'
import type { Brief, Scene, Section } from './brief.ts'
import { tellStory, themes } from './index.ts'
import { readPictureLines } from './picture-lines.ts'
import { propsFor } from './props.ts'
import { inBedTogether, inTheDark, withThoughts, withTints } from './read-from-text.ts'
import { isThemeTold } from './scene-parts.ts'
import { sceneFrom } from './scenes.ts'
import { themeFiller } from './theme-things.ts'
import { drawnProp } from './told-things.ts'

const briefs = Array.from({ length: 30 }, (_, index) => ({
  seed: `told-${index}`,
  theme: themes[index % themes.length] ?? 'space',
  length: 'short' as const,
  children: [{ name: 'Mia', age: 6 }],
  companions: [{ name: 'Tom', relationship: 'friend' }],
}))

it('a companion is in no picture before the text has named them', () => {
  let count = 0
  for (const brief of briefs) {
    const texts: string[] = []
    for (const { text, scene } of tellStory(brief).sections) {
      texts.push(text)
      const isThere = scene.cast.some(({ who }) => who === 'companion:0')
      if (isThere) expect(texts.join('\n')).toContain('Tom')
      else count++
    }
  }
  expect(count).toBeGreaterThan(0)
})

it('the thing of a theme is in the picture only where the text names it', () => {
  for (const brief of briefs.filter(({ theme }) => theme === 'space')) {
    const word = themeFiller(brief).noun.split(' ').at(-1) ?? ''
    const thing = word === 'rocket' ? 'spaceship' : 'helmet'
    for (const { text, scene } of tellStory(brief).sections)
      if (/^(?!.*(?:rocket|spaceship|helmet))/is.test(text))
        expect(scene.things.map((each) => each.thing)).not.toContain(thing)
  }
})

describe('what a section names and does not have', () => {
  const scene = (more: Partial<Scene> = {}): Scene => ({
    setting: 'bedroom',
    time: 'dusk',
    weather: 'clear',
    cast: [{ who: 'main:0', action: 'sit', mood: 'calm' }],
    things: [],
    description: '',
    ...more,
  })
  const section = (text: string, more?: Partial<Scene>) => ({ text, scene: scene(more), pace: 1 })
  const brief = { ...(briefs[0] as Brief), details: 'going to the zoo tomorrow to see the giraffes' }
  const thoughtsIn = (...sections: ReturnType<typeof section>[]) =>
    withThoughts(sections, brief).map((each) => each.scene.thoughts)

  it('is thought of where the wish has named it, on the page that speaks of it most and on no other', () => {
    const page = 'What does a giraffe do if it sneezes?'
    const more = `${page} A giraffe has no handkerchief.`
    expect(thoughtsIn(section(page), section(more), section('She slept.'), section(more))).toEqual([
      undefined,
      ['giraffe'],
      undefined,
      undefined,
    ])
  })

  it('is not thought of where it is there, nor because somebody is called so or like it', () => {
    const giraffe = { who: 'giraffe', action: 'stand', mood: 'calm' }
    expect(thoughtsIn(section('The giraffe bowed.', { cast: [...scene().cast, giraffe] }))).toEqual([
      undefined,
    ])
    expect(thoughtsIn(section('“Lift,” said Wren.'), section('It was as quiet as a mouse.'))).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is thought of once where the lines have it on all pages, and where it is read out first of all', () => {
    const page = section('Slippers stood there.', { thoughts: ['egg'] })
    expect(thoughtsIn(page, page, page)).toEqual([['egg'], undefined, undefined])
    const entries = { sentences: ['Mia kicked a ball.'], beings: [], things: [], sayings: [], isAsked: false }
    const reading = section('Mia kicked a ball.', { thoughts: ['ball'] })
    const told = withThoughts([page, reading, page], { ...brief, wished: { entries } } as unknown as Brief)
    expect(told.map(({ scene: { thoughts } }) => thoughts)).toEqual([undefined, ['ball'], undefined])
    expect(told[1]?.scene.memory).toMatchObject({ action: 'kick' })
  })

  it('is what stands for it, where a story says what does', () => {
    expect(drawnProp('a corner of a pillow')).toEqual({ thing: 'pillow' })
    expect(drawnProp('three rolled socks')).toEqual({ thing: 'sock', count: 3 })
    expect(drawnProp('an orange napkin, folded')).toEqual({ thing: 'cloth' })
    expect(drawnProp('a tower of cushions')).toEqual({ thing: 'cushion' })
    expect(drawnProp('a pair of glasses')).toEqual({ thing: 'glasses' })
    expect(drawnProp('a pair of slippers')).toEqual({ thing: 'slipper', count: 2 })
    expect(drawnProp('a long silence')).toBeUndefined()
  })

  it('is not thought of on the last page, on which one sleeps', () => {
    expect(thoughtsIn(section('She yawned.'), section('Somewhere a giraffe slept.'))).toEqual([
      undefined,
      undefined,
    ])
  })

  it('is not thought of where wheels or a stick have drawn it', () => {
    const page = 'The giraffe had a neck as long as the yard.'
    const drawn = section(page, { things: [{ thing: 'giraffe-tracks' }] })
    expect(thoughtsIn(section(page), drawn)).toEqual([undefined, undefined])
  })

  /** A wish that names a scooter, and what stands for it. */
  const sharedScooter = () => {
    const noun = { text: 'the scooter', head: 'scooter', isMany: false }
    const entries = {
      sentences: ['Mia shared the scooter.'],
      beings: [],
      things: [noun],
      sayings: [],
      isAsked: false,
    }
    const wished = { ...brief, wished: { entries } } as unknown as Brief
    const [prop] = propsFor([{ ...noun, isBeing: false }], wished)
    return { wished, prop }
  }

  it('has what stands for it on the chair that is there for it', () => {
    const { wished, prop } = sharedScooter()
    const lines = readPictureLines([
      '# shot: two',
      '# place: bedroom; dusk; clear',
      '# action: L stand',
      '# things: chair; e1',
    ])
    const said = `The scooter was ${prop?.text}.`
    const told = { said, text: said, heard: said, isPlayed: true }
    const { things } = sceneFrom(lines, { brief: wished, section: 0, people: new Map(), told })
    expect(things).toContainEqual({ ...drawnProp(prop?.text ?? ''), relation: 'on', of: 'chair' })
  })

  it('is thought of while its label is read, and the thing that stands for it is there', () => {
    const { wished, prop } = sharedScooter()
    const lines = readPictureLines([
      '# shot: two',
      '# place: bedroom; dusk; clear',
      '# action: L stand',
      '# things: e1; torch',
    ])
    const drawnFor = (said: string) =>
      sceneFrom(lines, {
        brief: wished,
        section: 0,
        people: new Map(),
        told: { said, text: said, heard: said, isPlayed: true },
      })
    const read = drawnFor(`Mia shared the scooter. The scooter was ${prop?.text}.`)
    expect(read.thoughts).toEqual(['scooter'])
    expect(read.things.map(({ thing }) => thing)).toEqual([drawnProp(prop?.text ?? '')?.thing])
    expect(drawnFor('It got dark.').thoughts).toBeUndefined()
  })
})

it('the hat of a theme is not told because of “that”', () => {
  const pirates = { ...(briefs[0] as Brief), theme: 'pirates', seed: 'hat' } as const
  const seeded = Array.from({ length: 20 }, (_, at) => ({ ...pirates, seed: `hat-${at}` }))
  const brief = seeded.find((each) => themeFiller(each).noun.endsWith('hat'))
  if (!brief) throw new Error('No pirate has a hat')
  expect(isThemeTold(brief, 'And that was that.')).toBe(false)
  expect(isThemeTold(brief, 'On the chair lay a pirate hat.')).toBe(true)
})

it('a thing has the colour by which the wish calls it', () => {
  const section: Section = {
    text: '',
    pace: 1,
    scene: { setting: 'park', time: 'day', weather: 'clear', cast: [], things: [], description: '' },
  }
  const tintsIn = (details: string) => withTints(section, { details }).scene.tints
  expect(tintsIn('Nora lost her blue mitten at the playground')).toEqual({ mitten: 'blue' })
  expect(tintsIn('he painted a big Yellow bus and a red paper boat')).toEqual({ bus: 'yellow', boat: 'red' })
  expect(tintsIn('we saw a blue whale')).toBeUndefined()
})

it('a friend of whom the text says that they sleep is in bed, and one who is up is not', () => {
  const bedtime = (text: string): Section => ({
    text,
    pace: 1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      weather: 'stars',
      cast: [
        { who: 'main:0', action: 'sleep', mood: 'sleepy' },
        { who: 'companion:0', action: 'sit', mood: 'calm' },
      ],
      things: [],
      description: '',
    },
  })
  const actionIn = (text: string, relationship = 'friend') =>
    inBedTogether(bedtime(text), { companions: [{ name: 'Tom', relationship }] }).scene.cast[1]?.action
  expect(actionIn('Tom said “Are you asleep?” and then was.')).toBe('sleep')
  expect(actionIn('“Goodnight,” said Tom, from the camp bed.')).toBe('sleep')
  expect(actionIn('So they got into bed, and put out the lamp.')).toBe('lie-awake')
  expect(actionIn('Tom drew the curtain.\n\nMia was asleep.')).toBe('sit')
  expect(actionIn('Tom said “Are you asleep?” and then was.', 'grandfather')).toBe('sit')
})

it('a night in a bedroom is dark where the lamp goes out, and stays out', () => {
  const night: Section = {
    text: 'The lamp went out. Somebody yawned.',
    pace: 1,
    scene: {
      setting: 'bedroom',
      time: 'night',
      weather: 'stars',
      cast: [],
      things: [],
      description: '',
    },
  }
  expect(inTheDark(night).scene.isDark).toBe(true)
  expect(
    inTheDark({ ...night, text: 'The lamp went out. Then it was on again.' }).scene.isDark,
  ).toBeUndefined()
  expect(inTheDark({ ...night, scene: { ...night.scene, time: 'dusk' } }).scene.isDark).toBeUndefined()
})
