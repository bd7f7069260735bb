import {
  isAction,
  isMood,
  isRole,
  isSetting,
  isSpecies,
  isThing,
  isTime,
  isWeather,
} from '@nightlight/illustrator'
import { plots, tellStory } from '@nightlight/storyteller'
import { describe, expect, it } from 'vitest'
import { sample } from '../../../../scripts/test-sampling.mjs'
import { embeddedStoryteller } from './embedded-storyteller.ts'

/** Neither package knows the other: that they mean the same words is held here. */
describe('what the storyteller asks for', () => {
  it.each(sample(plots, 0.2).map((plot) => [plot.id, plot] as const))(
    'in %s is what the illustrator draws',
    (id, plot) => {
      const story = tellStory({
        seed: 'words',
        theme: plot.theme ?? 'adventure',
        plot: id,
        // With every section of the plot: a shorter story has no others.
        length: 'long',
        children: [
          { name: 'Mia', age: 5 },
          { name: 'Tom', age: 7 },
        ],
        companions: [{ name: 'Biscuit', relationship: 'dog' }],
      })
      expect(story.plot).toBe(id)
      for (const { scene } of story.sections) {
        expect([scene.setting, isSetting(scene.setting)]).toEqual([scene.setting, true])
        expect([scene.time, isTime(scene.time)]).toEqual([scene.time, true])
        expect([scene.weather, isWeather(scene.weather)]).toEqual([scene.weather, true])
        for (const { thing } of scene.things) expect([thing, isThing(thing)]).toEqual([thing, true])
        for (const { who, person, action, mood, holding } of scene.cast) {
          // A grown-up of the family is drawn with its looks, and has no costume.
          const isPerson = person !== undefined && (person.role === 'grown-up' || isRole(person.role))
          const isDrawn = isPerson || /^(main|companion):\d$/.test(who) || isSpecies(who)
          expect([who, isDrawn]).toEqual([who, true])
          expect([action, isAction(action)]).toEqual([action, true])
          expect([mood, isMood(mood)]).toEqual([mood, true])
          if (holding) expect([holding, isThing(holding)]).toEqual([holding, true])
        }
      }
    },
  )
})

describe('what is read out as it was typed', () => {
  const bus = 'We got the bus to Nana’s and the bell was pressed eleven times.'
  const said = 'The driver said over the speaker “thank you, we have heard you now”.'

  it('is read sentence by sentence', async () => {
    const text = await storyFor(`${bus} ${said}`)
    expect(text).toContain(bus)
    expect(text).toContain(said)
  })

  it.each([
    'Mia hid in the washing machine and shouted “come and find me, you slow snails”.',
    'Then she climbed into the tumble dryer with her teddy.',
  ])('has nothing that a child may not do again: %s', async (danger) => {
    const text = await storyFor(`${bus} ${said} ${danger}`)
    expect(text).toContain(bus)
    expect(text).toContain(said)
    expect(text).not.toMatch(/washing machine|tumble dryer|slow snails/)
  })

  it('and what happens in a wished-for story is told as it is, unless all that is said is who somebody is', async () => {
    const shrinks = await told(
      'Mia shrinks to the size of a lego man and has to get to bed before the light goes out',
    )
    expect(shrinks.text).toContain(
      'Mia shrank to the size of a Lego man and had to get to bed before the light went out.',
    )
    const headOf = (id: string) => plots.find((plot) => plot.id === id)?.head
    expect(headOf(shrinks.plot)?.storyWords).toContain('shrank')
    const skates = await told('a camel who wants to ice skate')
    expect(headOf(skates.plot)?.tellsTale).toBe(true)
    const danger = await told('Mia finds a tiny door and climbs into the tumble dryer with her teddy')
    expect(danger.text).not.toContain('tumble dryer')
  })

  const storyFor = async (details: string) => (await told(details)).text

  const told = async (details: string) => {
    const { sections, plot = '' } = await embeddedStoryteller().write(
      {
        seed: 'bus',
        theme: 'animals',
        length: 'medium',
        children: [
          { id: 1, name: 'Mia', age: 5, pronouns: 'she', interests: [], appearance: { hasGlasses: false } },
        ],
        companions: [],
        details,
        toldBefore: [],
        narration: null,
      },
      {
        signal: new AbortController().signal,
        partial: null,
        onOutline: async () => undefined,
        onSection: async () => undefined,
        onCall: async () => undefined,
      },
    )
    return { plot, text: sections.map(({ text }) => text).join('\n\n') }
  }
})
