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
