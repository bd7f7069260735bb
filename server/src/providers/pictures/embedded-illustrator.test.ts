import { moods, poses, propsList, settings, speciesList, times, weathers } from '@nightlight/illustrator'
import { vocabulary } from '@nightlight/storyteller'
import { describe, expect, it } from 'vitest'
import type { PersonFigure, PictureBrief } from '../../modules/pictures/index.ts'
import { embeddedIllustrator } from './embedded-illustrator.ts'

const hero: PersonFigure = { kind: 'person', id: 'child-1', age: 6, pose: 'standing', mood: 'happy' }

const brief = (changes: Partial<PictureBrief> = {}): PictureBrief => ({
  seed: 'seed',
  kind: 'scene',
  setting: 'garden',
  time: 'dusk',
  weather: 'clear',
  cast: [hero],
  props: [],
  ...changes,
})

const draw = async (changes: Partial<PictureBrief>) =>
  (await embeddedIllustrator().draw(brief(changes), AbortSignal.timeout(20_000))).svg

describe('the illustrator', () => {
  it('has the same vocabulary as the storyteller', () => {
    expect({
      settings: [...vocabulary.settings].sort(),
      times: [...vocabulary.times].sort(),
      weathers: [...vocabulary.weathers].sort(),
      poses: [...vocabulary.poses].sort(),
      moods: [...vocabulary.moods].sort(),
      species: [...vocabulary.species].sort(),
      props: [...vocabulary.props].sort(),
    }).toEqual({
      settings: [...settings].sort(),
      times: [...times].sort(),
      weathers: [...weathers].sort(),
      poses: [...poses].sort(),
      moods: [...moods].sort(),
      species: [...speciesList].sort(),
      props: [...propsList].sort(),
    })
  })

  it('draws the same child the same way, and another child differently', async () => {
    expect(await draw({})).toBe(await draw({}))
    expect(await draw({ cast: [{ ...hero, id: 'child-2' }] })).not.toBe(await draw({}))
  })

  it('draws each of four companions', async () => {
    const companion = (id: string, relationship: string): PersonFigure => ({ ...hero, id, relationship })
    const relationships = ['Dad', 'Grandma', 'cousin', 'our dog'].map((each) => companion(each, each))
    const pictures = await Promise.all(
      [0, 1, 2, 3, 4].map((count) => draw({ cast: [hero, ...relationships.slice(0, count)] })),
    )
    for (const [index, picture] of pictures.entries())
      expect(picture.length).toBeGreaterThan(pictures[index - 1]?.length ?? 0)
  })

  it('draws features that a family has entered', async () => {
    const plain = await draw({})
    for (const otherFeatures of [
      'uses a wheelchair',
      'freckles',
      'hearing aid',
      'a plaster on her nose',
      'missing tooth',
      'wears a hat',
    ])
      expect([otherFeatures, (await draw({ cast: [{ ...hero, otherFeatures }] })) === plain]).toEqual([
        otherFeatures,
        false,
      ])
  })

  it('draws a calm scene for unknown words', async () => {
    expect(
      await draw({ setting: 'the moon of cheese', time: 'noon', weather: 'hail', props: ['anvil'] }),
    ).toContain('<svg')
  })
})
