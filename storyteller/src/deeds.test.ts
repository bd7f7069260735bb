import { describe, expect, it } from 'vitest'
import type { Scene } from './brief.ts'
import { withDeeds } from './deeds.ts'

const brief = { children: [{ name: 'Mia' }, { name: 'Tom' }], companions: [] } as unknown as Parameters<
  typeof withDeeds
>[2]

const scene: Scene = {
  shot: 'two',
  setting: 'forest',
  time: 'day',
  weather: 'clear',
  cast: [
    { who: 'main:0', action: 'stand', mood: 'calm' },
    { who: 'main:1', action: 'stand', mood: 'calm', holding: 'map' },
    { who: 'fox', action: 'stand', mood: 'calm' },
  ],
  things: [],
  description: 'Mia and Tom standing in the forest, with a fox',
}

const deedsIn = (text: string) => withDeeds(scene, text, brief).cast.map(({ action }) => action)

describe('a child that only stands in the lines of its picture', () => {
  it('does what the text says of it, and is so described', () => {
    const told = withDeeds(scene, 'It was late. Mia quietly tiptoed past the fox. Tom ran.', brief)
    expect(told.cast.map(({ action }) => action)).toEqual(['tiptoe', 'stand', 'stand'])
    expect(told.description).toBe('Mia tiptoeing in the forest, with a fox and Tom holding a map')
  })

  it('does what all do', () => {
    expect(deedsIn('The fox waited. They both sat down.')).toEqual(['sit', 'stand', 'stand'])
  })

  it('turns to the one who hears what it says', () => {
    const [mia] = withDeeds(scene, '“Good evening,” said Mia.', brief).cast
    expect(mia).toMatchObject({ action: 'stand', target: 'fox', relation: 'at' })
  })

  it('does not do what is only spoken of, nor what another does', () => {
    expect(deedsIn('“Mia ran away once,” said Tom. The fox danced.')).toEqual(['stand', 'stand', 'stand'])
  })
})
