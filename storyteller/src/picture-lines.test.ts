import { describe, expect, it } from 'vitest'
import type { Brief } from './brief.ts'
import { readPictureLines } from './picture-lines.ts'
import { plotFrom, plots } from './plots.ts'
import { standInFor } from './roles.ts'
import { sceneFrom } from './scenes.ts'

const lines = (action: string, things = '', more: readonly string[] = []) =>
  readPictureLines([
    '# shot: two',
    '# place: forest; dusk; mist',
    `# action: ${action}`,
    ...(things ? [`# things: ${things}`] : []),
    ...more,
  ])

const family = {
  brief: {
    seed: 'a',
    theme: 'animals',
    length: 'short',
    children: [
      { name: 'Mia', age: 5 },
      { name: 'Tom', age: 7 },
    ],
    companions: [{ name: 'Gran', relationship: 'grandmother' }],
  },
  section: 1,
  people: new Map(),
} as const

describe('the picture lines of a plot', () => {
  it('say who does what, in which mood, with what, to whom', () => {
    expect(
      lines('heroes kneel curious before hedgehog; friends hold lantern over A; 3 sheep sleep').actors,
    ).toEqual([
      { who: 'heroes', count: 1, action: 'kneel', mood: 'curious', relation: 'before', target: 'hedgehog' },
      {
        who: 'friends',
        count: 1,
        action: 'hold',
        mood: 'calm',
        holding: 'lantern',
        relation: 'over',
        target: 'A',
      },
      { who: 'sheep', count: 3, action: 'sleep', mood: 'sleepy' },
    ])
    expect(lines('huge dragon point up; A run happy holding kite; B push wheelbarrow').actors).toEqual([
      { who: 'dragon', count: 1, size: 'huge', action: 'point', mood: 'calm', target: 'up' },
      { who: 'A', count: 1, action: 'run', mood: 'happy', holding: 'kite' },
      { who: 'B', count: 1, action: 'push', mood: 'calm', target: 'wheelbarrow' },
    ])
  })

  it('say where things are', () => {
    const { things } = lines(
      'heroes stand',
      '12 apples on chest; tent left; shell in A.hand; hat on B.head; row of boats; huge key under bed',
    )
    expect(things).toEqual([
      { thing: 'apple', count: 12, relation: 'on', of: 'chest' },
      { thing: 'tent', count: 1, side: 'left' },
      { thing: 'shell', count: 1, relation: 'held-by', of: 'A' },
      { thing: 'hat', count: 1, relation: 'worn-by', of: 'B' },
      { thing: 'boat', count: 3 },
      { thing: 'key', count: 1, size: 'huge', relation: 'under', of: 'bed' },
    ])
  })

  it('introduce humans, by what they are or by a name', () => {
    expect(lines('heroes stand', '', ['# people: lamplighter(old, tall hat); pim=baker']).people).toEqual([
      { called: 'lamplighter', role: 'lamplighter', looks: ['old', 'tall hat'] },
      { called: 'pim', role: 'baker', looks: [] },
    ])
  })

  it.each([
    ['# shot: far', /“far” is no shot/],
    ['# place: forest; noon; mist', /“noon” is no time of day/],
    ['# action: heroes yodel happy', /“yodel” is no action/],
    ['# action: heroes', /does not say what heroes does/],
    ['# action: heroes kneel before', /nothing follows “before”/],
    ['# things: apple near chest', /“near” is no relation/],
    ['# things: apple in A.foot', /“foot” is no part of the body/],
    ['# people: a baker', /“a baker” is nobody/],
  ])('are refused with the word that is wrong: %s', (line, error) => {
    const [, key = ''] = /^# (\w+)/.exec(line) ?? []
    const others = ['# shot: two', '# place: forest; dusk; mist', '# action: heroes stand'].filter(
      (each) => !each.startsWith(`# ${key}`),
    )
    expect(() => readPictureLines([...others, line])).toThrow(error)
  })

  it('name the plot and the section when they are wrong', () => {
    const plot = plotFrom(
      'animals/test',
      '=== s1\n# shot: wide\n# place: forest; dusk; clear\n# action: heroes yodel\nHum.\n-> DONE\n',
    )
    expect(() => plot.picture('s1')).toThrow(/animals\/test, section s1: “yodel” is no action/)
  })

  it('can be read in every plot', () => {
    for (const plot of plots)
      for (const { knot } of plot.sections) expect(plot.picture(knot).actors).not.toEqual([])
  })
})

describe('a scene', () => {
  it('has each child do what the first clause says that names it', () => {
    const { cast } = sceneFrom(lines('A climb proud tent; heroes stand worried at A; friends wave'), family)
    expect(cast).toEqual([
      { who: 'main:1', action: 'climb', mood: 'proud', target: 'tent' },
      { who: 'main:0', action: 'stand', mood: 'worried', target: 'main:1', relation: 'at' },
      { who: 'companion:0', action: 'wave', mood: 'calm' },
    ])
  })

  it('has the first child do what the lines say of L, whoever’s turn it is', () => {
    const { cast } = sceneFrom(lines('L sleep; heroes stand worried at L'), family)
    expect(cast.map(({ who, action, target }) => [who, action, target])).toEqual([
      ['main:0', 'sleep', undefined],
      ['main:1', 'stand', 'main:0'],
    ])
  })

  it('gives an only child what another clause about it names', () => {
    const only = { ...family, brief: { ...family.brief, children: family.brief.children.slice(0, 1) } }
    const { cast } = sceneFrom(lines('A walk; B hold lantern'), only)
    expect(cast).toEqual([expect.objectContaining({ who: 'main:0', action: 'walk', holding: 'lantern' })])
  })

  it('puts the one thing into one hand, and shows what is in a hand nowhere else', () => {
    const held = sceneFrom(lines('heroes hold happy map'), family)
    expect(held.cast.map(({ who, action, holding }) => [who, action, holding])).toEqual([
      ['main:0', 'stand', undefined],
      ['main:1', 'hold', 'map'],
    ])
    const said = sceneFrom(lines('heroes stand', 'bell in A.hand; lantern'), family)
    expect(said.cast.find(({ who }) => who === 'main:1')?.holding).toBe('bell')
    expect(said.things).toEqual([{ thing: 'lantern' }])
  })

  it('leaves what is in a hand nowhere else, and puts what is over it over its holder', () => {
    const told = lines('A hold umbrella; heroes peek at umbrella', 'umbrella; drop over umbrella; 2 shoe')
    const { cast, things } = sceneFrom(told, family)
    expect(cast.map(({ who, holding, target }) => [who, holding, target])).toEqual([
      ['main:1', 'umbrella', undefined],
      ['main:0', undefined, 'main:1'],
    ])
    expect(things).toEqual([
      { thing: 'drop', relation: 'over', of: 'main:1' },
      { thing: 'shoe', count: 2 },
    ])
    expect(sceneFrom(lines('A pour slipper', '2 slipper; cup on slipper'), family).things).toEqual([
      { thing: 'slipper' },
      { thing: 'cup', relation: 'on', of: 'slipper' },
    ])
    expect(sceneFrom(lines('A hold egg', 'basket; egg in basket'), family).things).toHaveLength(2)
  })

  it('has nobody point into the air, and whoever kneels at a bed kneel at the one in it', () => {
    const aims = (action: string, things: string) =>
      sceneFrom(lines(action, things), family).cast.map(({ action: doing, holding, target }) => [
        doing,
        holding,
        target,
      ])
    expect(aims('A point; heroes stand', 'table; cake on table; hole')).toEqual([
      ['point', undefined, 'cake'],
      ['stand', undefined, undefined],
    ])
    expect(aims('A peek; heroes stand; hedgehog sit', 'hole')[0]).toEqual(['peek', undefined, 'hedgehog'])
    expect(aims('A look-through; heroes stand', 'plaster')[0]).toEqual(['peek', undefined, 'plaster'])
    expect(aims('A look-through fridge; heroes stand', 'bag')[0]).toEqual(['peek', undefined, 'fridge'])
    expect(aims('A look-through; heroes stand', 'leaf; magnifying-glass')[0]).toEqual([
      'look-through',
      'magnifying-glass',
      undefined,
    ])
    expect(aims('A sleep; heroes kneel', 'hole')[1]).toEqual(['kneel', undefined, undefined])
  })

  it('puts a pebble that is washed into the hands of whoever washes it', () => {
    const { cast, things } = sceneFrom(lines('A wash pebble; heroes wash bath', 'pebble; bath'), family)
    expect(cast.map(({ holding, target }) => [holding, target])).toEqual([
      ['pebble', undefined],
      [undefined, 'bath'],
    ])
    expect(things).toEqual([{ thing: 'bath' }])
  })

  it('leaves grown-ups awake where children sleep, and puts down what somebody is in', () => {
    const told = sceneFrom(lines('heroes sleep; friends sleep'), {
      ...family,
      brief: {
        ...family.brief,
        companions: [...family.brief.companions, { name: 'Rex', relationship: 'dog' }],
      },
    })
    expect(told.cast.slice(2).map(({ who, action }) => [who, action])).toEqual([
      ['companion:0', 'sit'],
      ['companion:1', 'sleep'],
    ])
    const { cast, things } = sceneFrom(lines('A carry basket; heroes stand; mouse sleep in basket'), family)
    expect(cast.map(({ holding, target }) => [holding, target])).toEqual([
      [undefined, 'basket'],
      [undefined, undefined],
      [undefined, 'basket'],
    ])
    expect(things).toEqual([{ thing: 'basket' }])
  })

  it('has what is pushed or climbed, said or not', () => {
    expect(sceneFrom(lines('A push wheelbarrow; B climb ladder', 'ladder left'), family).things).toEqual([
      { thing: 'ladder', side: 'left' },
      { thing: 'wheelbarrow' },
    ])
  })

  it('shows a human of the story with what they are and how they look', () => {
    const told = lines('lamplighter climb ladder', '', ['# people: lamplighter(old, tall hat)'])
    const people = new Map(told.people.map((person) => [person.called, person]))
    const scene = sceneFrom(told, { ...family, people })
    expect(scene.cast).toEqual([
      {
        who: 'person:lamplighter',
        person: { role: 'lamplighter', looks: ['old', 'tall hat'] },
        action: 'climb',
        mood: 'calm',
        target: 'ladder',
      },
    ])
    expect(scene.description).toBe('A lamplighter climbing a ladder in the forest at dusk')
  })

  it('shows a part that a thing plays as the thing, once, and what is carried as the animal that it is', () => {
    const told = (action: string, things: string, otherwise: string) => {
      const role = { name: 'found', sources: ['creature', 'answer'], otherwise }
      return sceneFrom(lines(action, things), { ...family, roles: new Map([[role, standInFor(role)]]) })
    }
    // Whoever is free to look about looks at it.
    expect(told('found walk; A sit', '', 'a rocket').cast).toMatchObject([
      { target: 'spaceship', relation: 'at' },
    ])
    expect(told('found walk; A sit', 'hat on found', 'a rocket').things).toEqual([
      { thing: 'hat', relation: 'on', of: 'spaceship' },
      { thing: 'spaceship' },
    ])
    expect(told('found walk; A sit', 'found', 'a digger').things).toEqual([{ thing: 'digger' }])
    expect(told('A carry found; found sit', 'table', 'a snail').cast[0]).toMatchObject({
      action: 'carry',
      target: 'snail',
    })
  })

  it('has a parent of the plot be the grown-up who comes along', () => {
    const people = new Map([['parent', { called: 'parent', role: 'woman', looks: [] }]])
    const { cast } = sceneFrom(lines('A sit; parent hold-hands A; friends wave'), { ...family, people })
    expect(cast.filter(({ who }) => !who.startsWith('main')).map(({ who, action }) => [who, action])).toEqual(
      [['companion:0', 'hold-hands']],
    )
  })

  it('shows a role that pirates or a knight play as them, and one that only a toy plays as a toy', () => {
    const role = (name: string, sources: string[], otherwise: string) => ({ name, sources, otherwise })
    const cast = (who: ReturnType<typeof role>) =>
      sceneFrom(lines(`${who.name} bow happy; A wave at ${who.name}`), {
        ...family,
        roles: new Map([[who, standInFor(who)]]),
      }).cast.map((member) => [member.who, member.person?.role, member.isToy, member.target])
    const child = (target: string) => ['main:1', undefined, undefined, target]
    expect(cast(role('crew', ['creature', 'answer'], 'pirates'))).toEqual([
      ['person:crew', 'pirate', undefined, undefined],
      ['person:crew-2', 'pirate', undefined, undefined],
      child('person:crew'),
    ])
    expect(cast(role('guest', ['creature'], 'a knight'))[0]).toEqual([
      'person:guest',
      'knight',
      undefined,
      undefined,
    ])
    expect(cast(role('lost', ['toy'], 'a bear called Bunting'))).toEqual([
      ['bear', undefined, true, undefined],
      child('bear'),
    ])
    expect(cast(role('hider', ['toy', 'pet'], 'a rabbit called Button'))[0]).toEqual([
      'rabbit',
      undefined,
      undefined,
      undefined,
    ])
  })

  describe('with a grown-up', () => {
    const grownup = { name: 'grownup', sources: ['parent'], otherwise: 'the grown-up with the towel' }
    const told = lines('A hug grownup; grownup hold towel; friends sit')
    const deeds = (filler: ReturnType<typeof standInFor>, brief = family.brief as Brief) =>
      sceneFrom(told, { ...family, brief, roles: new Map([[grownup, filler]]) }).cast.map(
        ({ who, action, holding, target }) => [who, action, holding, target],
      )

    it('shows one whom the text calls by no name', () => {
      expect(deeds(standInFor(grownup))).toEqual([
        ['main:1', 'hug', undefined, 'person:grownup'],
        ['person:grownup', 'hold', 'towel', undefined],
        ['companion:0', 'sit', undefined, undefined],
      ])
    })

    it('has a companion do what is said of the part, and no more', () => {
      expect(deeds({ ...standInFor(grownup), companion: 0 })).toEqual([
        ['main:1', 'hug', undefined, 'companion:0'],
        ['companion:0', 'hold', 'towel', undefined],
      ])
    })

    it('shows the mother of the family in place of one whom the plot has anyway', () => {
      const mother = lines('A wave; mum hold cabbage; friends sit', '', ['# people: mum=woman(blue dress)'])
      const people = new Map(mother.people.map((person) => [person.called, person]))
      const who = (relationship: string) =>
        sceneFrom(mother, {
          ...family,
          people,
          brief: { ...family.brief, companions: [{ name: 'Kim', relationship }] },
        }).cast.map((member) => [member.who, member.action])
      expect(who('mother').slice(1)).toEqual([['companion:0', 'hold']])
      expect(who('aunt').slice(1)).toEqual([
        ['person:mum', 'hold'],
        ['companion:0', 'sit'],
      ])
    })
  })

  it('has an animal watch where hands are needed, and somebody who has hands hold the thing', () => {
    const dog = { name: 'Rex', relationship: 'dog' }
    const [gran] = family.brief.companions
    const deeds = (action: string, companions: Brief['companions']) =>
      sceneFrom(lines(`A sit; friends ${action}`), { ...family, brief: { ...family.brief, companions } })
        .cast.slice(1)
        .map((member) => [member.who, member.action, member.holding])
    expect(deeds('read paper', [dog])).toEqual([['companion:0', 'sit', undefined]])
    expect(deeds('hold towel', [dog, gran])).toEqual([
      ['companion:0', 'stand', undefined],
      ['companion:1', 'hold', 'towel'],
    ])
  })
})

it('are about what a wish names, by whatever name pictures have it', () => {
  const clauses = [{ words: 'trumpet lessons and a birthday cake', when: 'now' }]
  const telling = { ...family, brief: { ...family.brief, clauses } } as never
  const { cast, things } = sceneFrom(lines('heroes point curious at t1', 't1; t2'), telling)
  expect(things.map(({ thing }) => thing).toSorted()).toEqual(['cake', 'trumpet'])
  expect(things.map(({ thing }) => thing)).toContain(cast[0]?.target)
})

it('show people of a wish as the nearest whom pictures have', () => {
  const guest = { name: 'guest', sources: ['answer', 'creature'] } as never
  const roles = new Map([[guest, { noun: 'fireman', name: null, number: 'one', companion: null }]])
  const { cast } = sceneFrom(lines('guest stand calm'), { ...family, roles } as never)
  expect(cast[0]?.person?.role).toBe('firefighter')
})

it.each([
  ['life/knock-once-for-yes', 's2', 'den', 'slipper on pillow'],
  ['life/knock-once-for-yes', 's4', 'bedroom', 'slipper on quilt'],
  ['life/i-still-see-a-dressing-gown', 's1', 'bedroom', 'dressing-gown on chair'],
  ['life/i-still-see-a-dressing-gown', 's3', 'bedroom', 'hat on dressing-gown'],
  ['life/for-lid-and-slipper', 's3', 'bedroom', 'sock on toy-box'],
  ['life/please-do-not-touch', 's2', 'bedroom', 'label on chair'],
  ['life/a-finger-at-a-time', 's2', 'hallway', 'e1'],
  ['life/blanket-up', 's1', 'bedroom', 'toes on quilt'],
  ['life/with-both-hands', 's4', 'street', 'sought on wall'],
  ['life/the-whale-in-the-yard', 's1', 'street', 'wheel-tracks'],
  ['life/the-whale-in-the-yard', 's4', 'street', 'whale-tracks'],
])('%s, which is told often, shows in %s what its text is about', (id, knot, place, thing) => {
  const { setting, things } = plots.find((plot) => plot.id === id)?.picture(knot) ?? lines('heroes stand')
  const shown = things.map((each) => [each.thing, each.relation, each.of].filter(Boolean).join(' '))
  expect(setting).toBe(place)
  expect(shown).toContain(thing)
})

it('a plot that has lines for one of its kinds shows that kind: a drawing on a wall, a door in a tree', () => {
  const shown = (id: string, knot: string, kind: string) =>
    plots.find((plot) => plot.id === id)?.picture(knot, kind)
  const wall = shown('life/in-front-of-the-bear', 's4', 'wall')
  expect(wall?.things.map(({ thing }) => thing)).toContain('wall-scribble')
  expect(wall?.actors[0]).toMatchObject({ action: 'wash', target: 'wall-scribble' })
  expect(shown('life/a-finger-at-a-time', 's2', 'tree')?.setting).toBe('garden')
})

it('what one looks through is a glass that is there; into a jar one looks without', () => {
  const looking = (things: string) =>
    sceneFrom(lines('A look-through curious at jar', things), family).cast[0]?.action
  expect(looking('jar')).toBe('peek')
  expect(looking('jar; magnifying-glass')).toBe('look-through')
})

it.each([
  ['life/look-who-it-is', 's1', 'dance'],
  ['life/it-goes-through', 's5', 'lie-awake'],
  ['life/who-is-that-bit-for', 's3', 'hold'],
  ['life/third-from-the-left', 's2', 'listen'],
])('in %s, %s, the first of its people does what the text says: %s', (id, knot, action) => {
  expect(plots.find((plot) => plot.id === id)?.picture(knot).actors[0]?.action).toBe(action)
})
