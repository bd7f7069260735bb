import { describe, expect, it } from 'vitest'
import { type Coat, coatOf } from './creatures/coat.ts'
import { drawCreature } from './creatures/index.ts'
import { type Look, lookOf, type Profile } from './look.ts'
import { Chance } from './random.ts'
import { drawScene, type Scene } from './scene.ts'
import { arrange, widthOf } from './staging.ts'
import { speciesList } from './words.ts'

const seeds = Array.from({ length: 40 }, (_, index) => `seed-${index}`)
const [pale, peach, olive, lightBrown, dark, veryDark] = [
  '#f7d9c0',
  '#f1c6a2',
  '#dea57c',
  '#bd8158',
  '#94603f',
  '#6d432c',
] as const
const [black, brown, blond, ginger, grey] = ['#241c26', '#6b4226', '#e6c06a', '#b5562c', '#c9c4cc'] as const

/** What every seed has in common: undefined where they differ. */
function common<T>(profile: Partial<Profile>, of: (look: Look) => T): T | undefined {
  const values = new Set(seeds.map((characterSeed) => of(lookOf({ id: 'child', ...profile, characterSeed }))))
  return values.size === 1 ? [...values][0] : undefined
}

const said = (otherFeatures: string, more: Partial<Profile> = {}) => ({
  hair: common({ otherFeatures, ...more }, ({ hair }) => hair.colour),
  style: common({ otherFeatures, ...more }, ({ hair }) => hair.style),
  skin: common({ otherFeatures, ...more }, ({ skin }) => skin),
})

describe('what a family says about looks', () => {
  it.each([
    ['a black afro', { hair: black, style: 'afro' }],
    ['black hair', { hair: black, skin: undefined }],
    ['brown skin and a black bob', { hair: black, style: 'bob', skin: dark }],
    ['her hair is black and her skin brown', { hair: black, skin: dark }],
    ['long, blond hair', { hair: blond, style: 'long' }],
    ['black, curly hair', { hair: black, style: 'curly', skin: undefined }],
    ['long black hair', { hair: black, style: 'long', skin: undefined }],
    ['light brown skin', { skin: lightBrown, hair: undefined }],
    ['dark-skinned, with short hair', { skin: dark, style: 'short' }],
    ['very dark skin', { skin: veryDark }],
    ['a Black girl', { skin: dark }],
    ['pale, freckles', { skin: pale }],
    ['pale, long red hair', { skin: pale, hair: ginger, style: 'long' }],
    ['olive skin', { skin: olive }],
    ['rosy complexion', { skin: peach }],
    ['she is blonde', { hair: blond }],
    ['a redhead', { hair: ginger }],
    ['red hair and a pale blue dress', { hair: ginger }],
    ['a black cap, tan boots, stands tall', { hair: undefined, skin: undefined }],
    ['a brown coat and a white scarf', { hair: undefined, skin: undefined }],
    ['dark brown eyes', { hair: undefined, skin: undefined }],
    ['wears a plaster on her shoulder', { style: undefined }],
  ])('belongs to its noun: %s', (words, expected) => {
    const { hair, style, skin } = said(words)
    const all = { hair, style, skin }
    expect({ words, ...all }).toMatchObject({ words, ...expected })
  })

  it.each([
    ['black hair and a white beard', black, grey],
    ['a white beard', undefined, grey],
    ['red hair and beard', ginger, ginger],
    ['a brown moustache', undefined, brown],
  ])('gives the beard its own colour: %s', (otherFeatures, hair, beard) => {
    expect(common({ otherFeatures }, (look) => look.facialHairColour)).toBe(beard)
    expect(said(otherFeatures).hair).toBe(hair)
  })

  it('leaves out what it denies', () => {
    const look = lookOf({ id: 'x', otherFeatures: 'no glasses, without a beard, never a hat' })
    expect(look).toMatchObject({ glasses: false, facialHair: 'none', headwear: 'none' })
    expect(lookOf({ id: 'x', otherFeatures: 'no hair' }).hair.style).toBe('bald')
  })

  it('dresses the child in the clothes it names', () => {
    const outfit = (otherFeatures: string) => lookOf({ id: 'x', otherFeatures }).outfit
    expect(outfit('always her yellow raincoat')).toMatchObject({ cut: 'coat', top: '#e6b93c' })
    expect(outfit('blue dungarees')).toMatchObject({ cut: 'dungarees', bottom: '#4f83b5' })
    expect(outfit('a red striped jumper')).toMatchObject({
      cut: 'jumper',
      pattern: 'stripes',
      top: '#c9504c',
    })
    expect(lookOf({ id: 'x', otherFeatures: 'a red jumper' }).hair).toEqual(lookOf({ id: 'x' }).hair)
  })
})

describe('a relative', () => {
  const children = [
    { hairColor: 'ginger', hairStyle: 'curly', skinTone: 'pale', eyeColor: 'blue' },
    { hairColor: 'black', hairStyle: 'afro', skinTone: 'very dark' },
    { hairColor: 'black', hairStyle: 'long', skinTone: 'olive' },
    {},
  ].map((words, index) => lookOf({ id: `child-${index}`, ...words }))

  it.each(['child', 'adult', 'elder'] as const)(
    'who is not described looks like the child: %s',
    (generation) => {
      for (const relative of children) {
        for (const pronoun of ['she', 'he'] as const) {
          for (const id of seeds) {
            const look = lookOf({ id, relative, generation, pronoun })
            expect([look.skin, look.eyes]).toEqual([relative.skin, relative.eyes])
            if (generation !== 'elder') expect(look.hair.colour).toBe(relative.hair.colour)
            else expect(look.hair.colour).toBe('#cfc9d4')
            if (pronoun === 'she') expect(['short', 'spiky', 'bald']).not.toContain(look.hair.style)
            if (pronoun === 'he') expect(look.outfit.cut).not.toBe('dress')
          }
        }
      }
    },
  )

  it('looks as described where words say so', () => {
    const [relative] = children
    if (!relative) throw new Error('There is no child')
    for (const id of seeds) {
      const words = { id, relative, generation: 'elder', pronoun: 'she' } as const
      const look = lookOf({ ...words, otherFeatures: 'dark skin and a long black plait, no glasses' })
      expect(look).toMatchObject({ skin: dark, hair: { colour: black, style: 'plaits' }, glasses: false })
    }
  })

  it('wears what the family wears', () => {
    const sikh = lookOf({ id: 's', otherFeatures: 'a patka' })
    const muslim = lookOf({ id: 'm', hairStyle: 'headscarf' })
    const father = lookOf({ id: 'f', relative: sikh, generation: 'adult', pronoun: 'he' })
    expect(father.headwear).toBe('turban')
    const mother = lookOf({ id: 'g', relative: muslim, generation: 'adult', pronoun: 'she' })
    expect(mother.hair.style).toBe('hijab')
    for (const id of seeds) {
      const sister = lookOf({ id, hairStyle: 'headscarf', skinTone: 'olive' })
      const brother = lookOf({ id: 'b', relative: sister, generation: 'child', pronoun: 'he' })
      expect(brother.hair.colour).toBe('#2b2026')
    }
    const capped = lookOf({
      id: 'f',
      relative: sikh,
      generation: 'adult',
      pronoun: 'he',
      otherFeatures: 'a cap',
    })
    expect(capped.headwear).toBe('cap')
  })
})

describe('a pet', () => {
  it.each([
    ['black with white paws', { colour: '#37323f', paws: '#f4efe8' }],
    ['Pepper, black with a white nose', { colour: '#37323f', muzzle: '#f4efe8' }],
    ['a grey rabbit with one ear', { colour: '#9a97a6', isOneEared: true }],
    ['brown dog', { colour: '#8a5f42' }],
    ['white with black spots', { colour: '#f4efe8', marks: 'spots', markColour: '#37323f' }],
    ['black and white, with a red collar', { colour: '#37323f', belly: '#f4efe8', collar: '#c9605a' }],
    ['a ginger tabby', { colour: '#d98442', marks: 'stripes' }],
  ])('has its colours: %s', (words, coat) => {
    expect(coatOf(words)).toMatchObject(coat)
  })

  it.each([
    ['a brown dachshund', 'long'],
    ['great dane', 'tall'],
    ['a fat ginger cat', 'round'],
    ['long-haired, white', 'fluffy'],
    ['white with a black patch round one eye', undefined],
  ])('has the body of %s', (words, build) => {
    expect(coatOf(words)?.build).toBe(build)
    const [usual, built] = [
      drawCreature('dog', 'stand', 'calm'),
      drawCreature('dog', 'stand', 'calm', { coat: { build } as Coat }),
    ]
    expect(built === usual).toBe(build === undefined)
  })

  it('that nobody describes looks as usual', () => {
    expect(coatOf('our cat')).toBeUndefined()
    expect(coatOf('loves to sleep on the sofa')).toBeUndefined()
  })

  it.each(speciesList)('is drawn in another colour, and as a toy: %s', (species) => {
    const usual = drawCreature(species, 'sit', 'calm')
    if (species !== 'firefly' && species !== 'bee')
      expect(drawCreature(species, 'sit', 'calm', { coat: { colour: '#6f94c4' } })).not.toBe(usual)
    expect(drawCreature(species, 'sit', 'calm', { isToy: true })).not.toBe(usual)
  })

  it('has one ear less with one ear', () => {
    const ears = (isOneEared: boolean) =>
      drawCreature('rabbit', 'sit', 'calm', isOneEared ? { coat: { isOneEared } } : {}).match(/rotate\(/g)
    expect([ears(false)?.length, ears(true)?.length]).toEqual([4, 2])
  })

  it('that is a toy lies in bed with its child, and a real one does not', () => {
    const cast = (isToy: boolean): Scene['cast'] => [
      { kind: 'child', look: lookOf({ id: 'a' }), action: 'sleep', mood: 'sleepy' },
      { kind: 'creature', species: 'rabbit', action: 'sit', mood: 'calm', ...(isToy && { isToy }) },
    ]
    const bedroom = (isToy: boolean) =>
      drawScene({
        seed: 's',
        setting: 'bedroom',
        time: 'night',
        weather: 'clear',
        things: [],
        cast: cast(isToy),
      })
    const quilt = /stroke-dasharray="7 7"/
    const rabbit =
      drawCreature('rabbit', 'sit', 'calm').match(/rotate\(-?[\d.]+ -?[\d.]+ -?[\d.]+\)/)?.[0] ?? '?'
    const isBehindQuilt = (svg: string) => svg.indexOf(rabbit) < svg.search(quilt)
    expect([isBehindQuilt(bedroom(true)), isBehindQuilt(bedroom(false))]).toEqual([true, false])
  })

  it('is small as a toy, and sits with open button eyes', () => {
    const teddy = { kind: 'creature', species: 'bear', action: 'walk', mood: 'calm', isToy: true } as const
    const bear = { ...teddy, isToy: undefined }
    const { isToy: _, ...real } = bear
    expect(widthOf(teddy)).toBeLessThan(widthOf(real) * 0.5)
    const [standing] = arrange([teddy], 500, 790, new Chance('t'))
    expect(standing?.scale).toBeLessThan(0.7)
    expect(drawCreature('bear', 'walk', 'sleepy', { isToy: true })).toBe(
      drawCreature('bear', 'run', 'happy', { isToy: true }),
    )
  })
})

it('draws what is described as worn over the clothes, and not what somebody goes without', () => {
  const wears = (otherFeatures: string) => lookOf({ id: 'w', otherFeatures }).wears ?? []
  expect(wears('old, an apron, a striped tie')).toEqual(['apron', 'tie'])
  expect(wears('a red scarf and a cape')).toEqual(['cape', 'scarf'])
  for (const scarf of [
    'short hair and a red scarf',
    'hair in bunches with a scarf',
    'a scarf and curly hair',
  ])
    expect(wears(scarf)).toEqual(['scarf'])
  for (const tie of ['a tie-dye T-shirt and a tie', 'a tie with bows', 'ties his laces, a blue tie'])
    expect(wears(tie)).toEqual(['tie'])
  for (const without of [
    'no apron',
    'a bow tie',
    'a pink scarf over her hair',
    'without a tie',
    'untied shoes',
    'a tie-dye T-shirt',
    'a pink hair tie',
    'can tie his laces',
    "can't tie her own shoelaces yet",
    'hair wrapped in a red scarf',
    'hair tied back with a scarf',
    'her head under a bright blue scarf',
  ])
    expect(wears(without)).toEqual([])
  const drawn = (otherFeatures: string) => {
    const look = { ...lookOf({ id: 'w' }), wears: wears(otherFeatures) }
    return drawScene({
      seed: 'w',
      setting: 'kitchen',
      time: 'day',
      weather: 'clear',
      things: [],
      cast: [{ kind: 'adult', look, action: 'stand', mood: 'calm' }],
    })
  }
  expect(new Set(['', 'an apron', 'a tie', 'a scarf', 'a cape'].map(drawn)).size).toBe(5)
})
