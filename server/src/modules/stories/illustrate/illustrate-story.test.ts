import { expect, it } from 'vitest'
import type { Brief } from '../request/brief.ts'
import { picturesOf } from './illustrate-story.job.ts'

it('a companion without a profile is drawn as a relative of the first child, one with a profile is not', () => {
  const appearance = { hasGlasses: false, skinTone: 'dark', characterSeed: 'approved' }
  const brief: Brief = {
    seed: 'seed',
    theme: 'animals',
    length: 'short',
    children: [{ id: 7, name: 'Kofi', age: 6, interests: [], appearance }],
    companions: [
      { name: 'Nana', relationship: 'grandmother' },
      { id: 8, name: 'Ben', relationship: 'friend', age: 6, appearance: { hasGlasses: true } },
    ],
    toldBefore: [],
    narration: null,
  }
  const cast = ['main:0', 'companion:0', 'companion:1'].map(
    (who) => ({ who, action: 'stand', mood: 'calm' }) as const,
  )
  const scene = {
    setting: 'garden',
    time: 'day',
    weather: 'clear',
    cast,
    things: [],
    description: 'in the garden',
  } as const
  const [, picture] = picturesOf(brief, [scene])
  const [, nana, ben] = picture?.brief.cast ?? []
  expect(nana).toMatchObject({
    relative: { id: 'child-7', age: 6, skinTone: 'dark', characterSeed: 'approved' },
  })
  expect(ben).not.toHaveProperty('relative')
})

it('a child whose portrait was chosen is drawn from its seed, in the clothes of the approved character', () => {
  const appearance = { hasGlasses: false, lookSeed: 'chosen-2', characterSeed: 'approved' }
  const brief: Brief = {
    seed: 'seed',
    theme: 'animals',
    length: 'short',
    children: [{ id: 7, name: 'Maya', age: 6, interests: [], appearance }],
    companions: [{ id: 8, name: 'Ben', relationship: 'friend', age: 4, appearance }],
    toldBefore: [],
    narration: null,
  }
  const cast = ['main:0', 'companion:0'].map((who) => ({ who, action: 'stand', mood: 'calm' }) as const)
  const place = { setting: 'garden', time: 'day', weather: 'clear', things: [], description: '' } as const
  const [, picture] = picturesOf(brief, [{ ...place, cast }])
  for (const figure of picture?.brief.cast ?? []) {
    expect(figure).toMatchObject({ id: 'chosen-2', clothesSeed: 'approved' })
    expect(figure).not.toHaveProperty('characterSeed')
  }
})
