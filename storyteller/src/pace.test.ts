import { expect, it } from 'vitest'
import { sample } from '../../scripts/test-sampling.mjs'
import { briefs } from '../test/briefs.ts'
import { plots } from './plots.ts'
import { hashOf } from './random.ts'
import { tellStory } from './tell-story.ts'

it.each(sample(plots, 0.15).map(({ id }) => id))(
  'a story of any length for any age never gets faster, and ends slower than it started: %s',
  (id) => {
    const all = briefs(id, 'medium')
    const chance = hashOf(`pace:${id}`)
    const brief = all[chance % all.length]
    if (!brief) throw new Error(`${id} is told about nobody`)
    const story = tellStory({ ...brief, seed: `pace ${chance}`, minutes: 3 + (chance % 10) })
    const paces = story.sections.map(({ pace }) => pace)
    expect(paces).toEqual([...paces].sort((a, b) => b - a))
    for (const pace of paces) expect(pace >= 0.5 && pace <= 1).toBe(true)
    expect(paces.at(-1)).toBeLessThan(paces[0] ?? 0)
  },
)
