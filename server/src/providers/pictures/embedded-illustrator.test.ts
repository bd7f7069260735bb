import { actions, moods, settings, speciesList, things, times, weathers } from '@nightlight/illustrator'
import { vocabulary } from '@nightlight/storyteller'
import { describe, expect, it } from 'vitest'
import type { PersonFigure, PictureBrief } from '../../modules/pictures/index.ts'
import { animalOf } from './animals.ts'
import { embeddedIllustrator, generationOf, lookOfFigure } from './embedded-illustrator.ts'

const hero: PersonFigure = { kind: 'person', id: 'child-1', age: 6, action: 'stand', mood: 'happy' }

const somebody = (relationship: string): PersonFigure => ({
  kind: 'person',
  id: 'companion-1',
  relationship,
  action: 'stand',
  mood: 'happy',
})

const brief = (changes: Partial<PictureBrief> = {}): PictureBrief => ({
  seed: 'seed',
  kind: 'scene',
  setting: 'garden',
  time: 'dusk',
  weather: 'clear',
  cast: [hero],
  things: [],
  ...changes,
})

const draw = async (changes: Partial<PictureBrief>) =>
  (await embeddedIllustrator().draw(brief(changes), AbortSignal.timeout(20_000))).svg

describe('the illustrator', () => {
  it('draws an animal in the colours and markings of what it is called', async () => {
    const drawn = (species: string, looks?: string) =>
      draw({ cast: [{ kind: 'creature', species, action: 'stand', mood: 'calm', ...(looks && { looks }) }] })
    const dragon = await drawn('dragon')
    expect(await drawn('dragon', 'dragon')).toBe(dragon)
    expect(await drawn('dragon', 'purple dragon')).not.toBe(dragon)
    expect(await drawn('cat', 'tiger')).not.toBe(await drawn('cat', 'ginger cat'))
  })

  it('has the same vocabulary as the storyteller', () => {
    expect({
      settings: [...vocabulary.settings].sort(),
      times: [...vocabulary.times].sort(),
      weathers: [...vocabulary.weathers].sort(),
      actions: [...vocabulary.actions].sort(),
      moods: [...vocabulary.moods].sort(),
      species: [...vocabulary.species].sort(),
      things: [...vocabulary.things].sort(),
    }).toEqual({
      settings: [...settings].sort(),
      times: [...times].sort(),
      weathers: [...weathers].sort(),
      actions: [...actions].sort(),
      moods: [...moods].sort(),
      species: [...speciesList].sort(),
      things: [...things].sort(),
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
      await draw({
        setting: 'the moon of cheese',
        time: 'noon',
        weather: 'hail',
        things: [{ thing: 'anvil' }],
      }),
    ).toContain('<svg')
  })

  it.each([
    ['Mummy', 'adult', true],
    ['mommy', 'adult', true],
    ['Dad', 'adult', true],
    ['baby brother', 'child', true],
    ['twin', 'child', true],
    ['cousin', 'child', true],
    ['Nana', 'elder', true],
    ['great-aunt', 'elder', true],
    ["grandma's sister", 'elder', true],
    ['aunt', 'adult', true],
    ['stepmum', 'adult', false],
    ['foster father', 'adult', false],
    ['godmother', 'adult', false],
    ['teacher', 'adult', false],
    ['best friend', 'child', false],
    ['neighbour', 'adult', false],
  ] as const)(
    'knows what a %s is, and whether they look like the child',
    (relationship, generation, isKin) => {
      const relative = { id: 'child-1', age: 6, skinTone: 'very dark', hairColor: 'black', hairStyle: 'afro' }
      const figures = [1, 2, 3, 4, 5, 6, 7, 8].map(
        (id): PersonFigure => ({ ...somebody(relationship), id: `companion-${id}`, relative }),
      )
      expect(generationOf({ ...hero, relationship })).toBe(generation)
      const alike = figures.map(
        (figure) => lookOfFigure(figure).skin === lookOfFigure({ ...hero, ...relative }).skin,
      )
      expect(alike.every(Boolean)).toBe(isKin)
      for (const figure of figures)
        expect(lookOfFigure({ ...figure, otherFeatures: 'pale skin, blond hair' })).toMatchObject({
          skin: '#f7d9c0',
          hair: { colour: '#e6c06a' },
        })
    },
  )

  it('knows how old a baby brother and a big sister are', () => {
    const relative = { id: 'child-1', age: 4 }
    const ages = ['baby brother', 'little sister', 'big sister', 'twin brother', 'sister'].map(
      (relationship) => lookOfFigure({ ...somebody(relationship), relative }).age,
    )
    expect(ages).toEqual([1, 2, 7, 4, undefined])
  })

  it.each([
    ['our cat', 'black with white paws', { species: 'cat', coat: { colour: '#37323f', paws: '#f4efe8' } }],
    ['pet', 'a grey rabbit with one ear', { species: 'rabbit', coat: { isOneEared: true } }],
    ['friend', 'a grey rabbit with one ear', { species: 'rabbit' }],
    ['dog', 'brown dog', { species: 'dog', coat: { colour: '#8a5f42' } }],
    ['teddy', '', { species: 'bear', isToy: true }],
    ['favourite toy', 'a soft blue elephant', { species: 'elephant', isToy: true }],
    ['toy', '', { species: 'bear', isToy: true }],
    ['toy monkey', '', { species: 'monkey', isToy: true }],
    ['our puppy', 'loves his toy mouse', { species: 'dog' }],
    ['budgie', 'green', { species: 'bird', coat: { colour: '#7aa86a' } }],
  ])('draws a pet or a toy by its words: %s, %s', (relationship, otherFeatures, animal) => {
    const drawn = animalOf({ ...somebody(relationship), otherFeatures })
    expect(drawn).toMatchObject(animal)
    expect(drawn?.isToy ?? false).toBe('isToy' in animal)
  })

  it.each([
    ['friend', 'a girl with a dog'],
    ['friend', 'loves her cat'],
    ['grandmother', 'has a rabbit'],
    ['uncle', 'a bear of a man'],
    ['sister', 'wears a fox hat'],
    ['toy', 'a doll with plaits'],
  ])('draws a person with or like an animal as a person: %s, %s', (relationship, otherFeatures) => {
    expect(animalOf({ ...somebody(relationship), otherFeatures })).toBeNull()
  })
})
