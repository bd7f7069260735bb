import { tellStory, themes } from '@nightlight/storyteller'
import { describe, expect, it } from 'vitest'
import type { Scene } from '../write/story-writer.ts'
import { coverScene, plannedShots, plannedViews } from './plan-pictures.ts'

const stories = Array.from({ length: 12 }, (_, index) =>
  tellStory({
    seed: `plan-${index}`,
    theme: themes[index % themes.length] ?? 'space',
    length: index % 3 === 0 ? 'long' : 'medium',
    children: [{ name: 'Mia', age: 5 }],
    companions: [],
  }).sections.map(({ scene }) => scene as Scene),
)

describe('the shots of a story', () => {
  it('never repeat from page to page, and have a close one, a wide one and at most one of things alone', () => {
    for (const scenes of stories) {
      const shots = plannedShots(scenes)
      expect(shots).toHaveLength(scenes.length)
      expect(shots.filter((shot, index) => shot === shots[index - 1])).toEqual([])
      expect(shots).toContain('close')
      expect(shots).toContain('wide')
      expect(shots.filter((shot) => shot === 'object').length).toBeLessThanOrEqual(1)
    }
  })

  it('show things alone where the least is done', () => {
    const page = (action: string, target?: string): Scene => ({
      shot: 'object',
      setting: 'garden',
      time: 'day',
      weather: 'clear',
      cast: [{ who: 'main:0', action, mood: 'calm', ...(target && { target }) }],
      things: [{ thing: 'gate' }],
      description: '',
    })
    const shots = plannedShots([
      page('run'),
      page('push', 'gate'),
      page('stand'),
      page('give', 'main:1'),
      page('dig', 'gate'),
      page('run'),
    ])
    expect(shots.indexOf('object')).toBe(2)
  })

  it('show whoever does something with a thing, though the lines ask for things alone', () => {
    const page = (shot: string, member: object): Scene => ({
      shot,
      setting: 'garden',
      time: 'day',
      weather: 'clear',
      cast: [{ who: 'main:0', action: 'stand', mood: 'calm', ...member }],
      things: [{ thing: 'gate' }],
      description: '',
    })
    const doing = [{ action: 'kneel' }, { holding: 'cup' }, { target: 'gate' }, { action: 'walk' }]
    for (const member of doing) {
      const others = Array.from({ length: 2 }, () => page('two', { action: 'run' }))
      const shots = plannedShots([
        ...others,
        page('object', member),
        ...others,
        page('wide', { action: 'run' }),
      ])
      expect(shots).not.toContain('object')
      expect(shots[2]).toBe('close')
    }
  })

  it('show a child that feels something, unless the lines ask for things alone', () => {
    const page = (shot: string, mood: string): Scene => ({
      shot,
      setting: 'garden',
      time: 'day',
      weather: 'clear',
      cast: [{ who: 'main:0', action: 'sit', mood }],
      things: [{ thing: 'gate' }],
      description: '',
    })
    const proud = Array.from({ length: 6 }, () => page('two', 'proud'))
    expect(plannedShots(proud)).not.toContain('object')
    expect(plannedShots([...proud.slice(1), page('two', 'calm'), ...proud]).indexOf('object')).toBe(5)
    expect(plannedShots([...proud.slice(1), page('object', 'proud'), ...proud]).indexOf('object')).toBe(5)
  })

  it('do not leave out somebody whom the story meets', () => {
    const page = (...others: readonly string[]): Scene => ({
      shot: 'two',
      setting: 'garden',
      time: 'day',
      weather: 'clear',
      cast: ['main:0', ...others].map((who) => ({ who, action: 'sit', mood: 'calm' })),
      things: [{ thing: 'gate' }],
      description: '',
    })
    const shots = plannedShots([
      page(),
      page('cat'),
      page('person:baker'),
      page('owl'),
      page('companion:0'),
      page(),
    ])
    expect(shots.indexOf('object')).toBe(4)
    expect(plannedShots(Array.from({ length: 6 }, () => page('cat')))).not.toContain('object')
    const asked = [page(), page('cat'), page(), { ...page(), shot: 'object' }, page('cat'), page()]
    expect(plannedShots(asked).indexOf('object')).toBe(3)
  })
})

it('a place is never seen from the side of the page before', () => {
  for (const [index, scenes] of stories.entries()) {
    const views = plannedViews(scenes, `seed-${index}`)
    const seen = scenes.map(({ setting }, at) => `${setting} ${views[at]}`)
    expect(seen.filter((each, at) => each === seen[at - 1])).toEqual([])
  }
})

it('a cover has the hero awake with a thing of the story in hand, and is no page of it', () => {
  for (const scenes of stories) {
    const cover = coverScene(scenes)
    expect(cover?.cast[0]?.who).toBe('main:0')
    expect(cover?.cast.map(({ action }) => action)).not.toContain('sleep')
    expect(scenes.map(({ cast }) => JSON.stringify(cast))).not.toContain(JSON.stringify(cover?.cast))
  }
})

describe('a cover', () => {
  const page = (cast: Scene['cast'], things: Scene['things'] = []): Scene => ({
    shot: 'two',
    setting: 'hallway',
    time: 'day',
    weather: 'clear',
    cast,
    things,
    description: '',
  })

  it('shows everybody as they look on the pages', () => {
    const child = { who: 'main:0', looks: 'wheelchair', action: 'sit', mood: 'calm' }
    const bear = { who: 'bear', isToy: true, looks: 'a bear', action: 'stand', mood: 'calm' } as const
    const cover = coverScene([page([child, bear]), page([child, bear])])
    expect(cover?.cast).toMatchObject([
      { who: 'main:0', looks: 'wheelchair' },
      { who: 'bear', isToy: true, looks: 'a bear' },
    ])
  })

  it('holds up no furniture, and nothing that is there only once', () => {
    const child = { who: 'main:0', action: 'stand', mood: 'calm' }
    const cover = coverScene([
      page([child], [{ thing: 'rug' }, { thing: 'clock' }]),
      page([child], [{ thing: 'rug' }]),
    ])
    expect(cover?.cast).toMatchObject([{ action: 'wave' }])
    expect(cover?.things).toEqual([])
  })

  it('is what was wished for, happening, where a page shows that', () => {
    const child = { who: 'main:0', action: 'stand', mood: 'calm' }
    const riding = { ...child, action: 'ride', target: 'unicorn', relation: 'on' }
    const unicorn = { who: 'unicorn', action: 'stand', mood: 'calm' }
    const wished = {
      ...page([unicorn, riding]),
      setting: 'supermarket',
      time: 'night',
      isWished: true,
    } as const
    const cover = coverScene([page([child]), wished, page([child])])
    expect(cover).toMatchObject({ setting: 'supermarket', time: 'dusk' })
    expect(cover?.cast).toMatchObject([
      { who: 'main:0', action: 'ride', target: 'unicorn' },
      { who: 'unicorn' },
    ])
  })

  it('has what is too large for a hand beside the child', () => {
    const child = { who: 'main:0', action: 'stand', mood: 'calm', target: 'swing' }
    const cover = coverScene([page([child], [{ thing: 'swing' }]), page([child], [{ thing: 'swing' }])])
    expect(cover?.cast).toMatchObject([{ action: 'point', target: 'swing' }])
    expect(cover?.things).toEqual([{ thing: 'swing' }])
  })

  it('has the moon where it has come into the rooms, and not where it is in the sky', () => {
    const child = { who: 'main:0', action: 'stand', mood: 'calm', target: 'moon' }
    const inside = page([child], [{ thing: 'moon', side: 'right' }])
    expect(coverScene([inside, inside])?.things).toEqual([{ thing: 'moon', side: 'right' }])
    const above = page([child], [{ thing: 'moon' }])
    expect(coverScene([above, above])?.things).toEqual([])
  })
})
