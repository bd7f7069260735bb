import { expect, it } from 'vitest'
import { aBrief } from '../../../../test/briefs.ts'
import { goodOutline } from '../../../../test/vendors/good-writer.ts'
import { reviewCriteria } from '../../../modules/stories/index.ts'
import { planOf } from './outline.ts'

const outline = goodOutline('Write it in exactly 4 sections about {HERO_1}.')

/** The plan with other places and things in its sections. */
const planWith = (scenes: readonly { setting: string; things?: readonly string[]; holding?: string }[]) =>
  planOf(
    {
      ...outline,
      sections: outline.sections.map((section, index) => ({
        ...section,
        setting: scenes[index]?.setting ?? '',
        things: [...(scenes[index]?.things ?? [])],
        cast: section.cast.map((member) => ({ ...member, holding: scenes[index]?.holding ?? '' })),
      })),
    },
    reviewCriteria(aBrief()),
  )

it('keeps to places that can be drawn: by a word of theirs, as on the page before, or as on the next', () => {
  const { sections } = planWith([
    { setting: 'volcano crater' },
    { setting: 'Forest' },
    { setting: 'dentist’s office' },
    { setting: 'snowy harbour' },
  ])
  expect(sections.map(({ scene }) => scene.setting)).toEqual(['forest', 'forest', 'forest', 'harbour'])
})

it('names what it wants in pictures and nobody can draw', () => {
  const { notDrawn } = planWith([
    { setting: 'forest', things: ['lantern', 'Harmonium'], holding: 'bagpipe' },
    { setting: 'volcano_crater', things: ['harmonium', '<b>x</b>'] },
    { setting: 'forest' },
    { setting: 'forest' },
  ])
  expect(notDrawn).toEqual(['bagpipe', 'harmonium', 'volcano crater'])
})

it('has nothing to name where everything can be drawn, also a place by a word of it', () => {
  const known = ['forest', 'snowy harbour', 'forest', 'forest'].map((setting) => ({
    setting,
    things: ['lantern'],
  }))
  expect(planWith(known)).not.toHaveProperty('notDrawn')
})
