import { describe, expect, it } from 'vitest'
import { composeGroup } from './composition.ts'
import { drawCloth } from './creatures/cloth.ts'
import { drawCreature, sizes } from './creatures/index.ts'
import type { PosedFigure } from './figures/pose.ts'
import { unionOf } from './framing.ts'
import { lookOf } from './look.ts'
import { Chance } from './random.ts'
import { drawScene, type Figure, type Scene } from './scene.ts'
import type { Place } from './settings/stage.ts'
import { manyOf } from './several.ts'
import { subjectsOf, thingBoxOf } from './shot.ts'
import { topOf } from './staging.ts'
import type { PlacedThing } from './target.ts'
import { thingDrawing } from './things.ts'
import { posesOf } from './touch.ts'
import { type Action, type Species, type Thing, things } from './words.ts'

const look = lookOf({ id: 'child', age: 6 })
const place: Place = { back: '', front: '', floor: 800, focus: 560 }

const child = (action: Action, more: Partial<Figure> = {}): Figure =>
  ({ kind: 'child', look, action, mood: 'happy', ...more }) as Figure
const animal = (species: Species, more: Partial<Figure> = {}): Figure =>
  ({ kind: 'creature', species, action: 'stand', mood: 'calm', ...more }) as Figure

function composed(
  cast: readonly Figure[],
  placed: readonly PlacedThing[],
  seed = 'a',
  owns: Place['owns'] = {},
  indoors = false,
) {
  const scene: Scene = { seed, setting: 'meadow', time: 'day', weather: 'clear', cast, things: placed }
  const group = composeGroup(scene, { ...place, owns, indoors }, [...cast.keys()], {
    focus: 560,
    span: [100, 1100],
    size: 1,
    chance: new Chance(seed),
  })
  const poses: ReadonlyMap<number, PosedFigure> = posesOf(group.company, group.things, false)
  const figure = (index: number) => {
    const found = group.company.find((each) => each.index === index)
    if (!found) throw new Error(`Figure ${index} is missing`)
    return found
  }
  const thing = (name: Thing) => {
    const found = group.things.find((each) => each.thing === name)
    if (!found) throw new Error(`${name} is missing`)
    return found
  }
  return { ...group, poses, figure, thing }
}

describe('a composition', () => {
  it('has everybody and everything of the lines, on the page', () => {
    for (const [index, name] of things.entries()) {
      if (index % 7 !== 3) continue
      const { company, things: placed } = composed(
        [child('stand'), animal('sheep')],
        [{ thing: name }, { thing: 'basket' }],
        name,
      )
      expect(company).toHaveLength(2)
      expect(placed).toHaveLength(2)
      for (const one of placed) {
        const { left, right } = thingBoxOf(one)
        expect((left + right) / 2, `${one.thing} is off the page`).toBeGreaterThan(0)
        expect((left + right) / 2, `${one.thing} is off the page`).toBeLessThan(1200)
      }
    }
  })

  it('means the bed of the room by a bed, and draws no second', () => {
    const own = { x: 530, y: 790, scale: 1.9 }
    const { figure, thing } = composed(
      [child('sit-on-edge', { target: { thing: 0 }, relation: 'on' })],
      [{ thing: 'bed' }, { thing: 'sock', relation: 'under', of: { thing: 0 } }],
      'a',
      { bed: own },
    )
    expect(thing('bed')).toMatchObject({ ...own, isOfPlace: true })
    expect(Math.abs(figure(0).x - own.x)).toBeLessThan(380)
    expect(thing('sock').x).toBe(own.x)
    const [one, two] = (['bed', 'lantern'] as const).map((name) => {
      const scene = { setting: 'bedroom', time: 'dusk', weather: 'clear', cast: [], seed: 'a' } as const
      return drawScene({ ...scene, things: [{ thing: name }] })
    })
    expect(one).not.toContain(thingDrawing('bed').drawing.slice(0, 60))
    expect(two?.length).toBeGreaterThan(0)
  })

  it('has everybody on a page that is close, and the plaster on a knee', () => {
    const {
      company,
      things: placed,
      poses,
    } = composed(
      [child('hold'), child('stand'), animal('sheep')],
      [{ thing: 'plaster', relation: 'on', of: { figure: 0 } }],
    )
    const whole = unionOf(subjectsOf(company, placed, poses, []))
    const knee = poses.get(0)?.knee
    if (!whole || !knee) throw new Error('Nobody is there')
    for (const { index, x } of company) {
      expect(whole.left, `${index}`).toBeLessThan(x)
      expect(whole.right, `${index}`).toBeGreaterThan(x)
    }
    expect(whole.bottom).toBeGreaterThan(knee.y)
    expect(placed[0]?.worn).toEqual({ by: 0, where: 'knee' })
  })

  it('puts a hat on a cabbage, and bubbles over the head of whoever is in the bath', () => {
    const { thing, figure, poses } = composed(
      [child('sit', { target: { thing: 0 }, relation: 'in' })],
      [
        { thing: 'bath' },
        { thing: 'bubble', relation: 'over', of: { thing: 0 } },
        { thing: 'cabbage' },
        { thing: 'hat', relation: 'on', of: { thing: 2 } },
      ],
    )
    expect(thing('hat').x).toBeCloseTo(thing('cabbage').x, 0)
    expect(thing('hat').y).toBeLessThan(thing('cabbage').y - 20)
    expect(thing('bubble').y).toBeLessThan(poses.get(figure(0).index)?.face.y ?? 0)
  })

  it('puts what somebody kneels at before them, not beside the group', () => {
    const { figure, thing } = composed(
      [child('kneel', { target: { thing: 0 } }), child('stand'), child('stand'), child('stand')],
      [{ thing: 'egg' }],
    )
    expect(Math.abs(thing('egg').x - figure(0).x)).toBeLessThan(110)
  })

  it('draws what is on a card on it, a letter inside its bubble, and hangs a coat on its hook in its size', () => {
    const { thing } = composed(
      [child('stand')],
      [
        { thing: 'card' },
        { thing: 'lighthouse', relation: 'on', of: { thing: 0 } },
        { thing: 'bubble' },
        { thing: 'letter', relation: 'in', of: { thing: 2 } },
        { thing: 'hook' },
        { thing: 'coat', relation: 'on', of: { thing: 4 } },
      ],
    )
    for (const [inner, outer] of [
      ['lighthouse', 'card'],
      ['letter', 'bubble'],
    ] as const) {
      const [small, large] = [thingBoxOf(thing(inner)), thingBoxOf(thing(outer))]
      expect(small.left).toBeGreaterThan(large.left)
      expect(small.right).toBeLessThan(large.right)
      expect(small.top).toBeGreaterThan(large.top)
      expect(small.bottom).toBeLessThan(large.bottom)
    }
    expect(thing('coat').scale).toBe(1)
  })

  it('makes animals that share a sofa small enough for it', () => {
    const on = { target: { thing: 0 }, relation: 'on' } as const
    const alone = composed([animal('sheep', on)], [{ thing: 'sofa' }]).figure(0).scale
    const three = [animal('sheep', on), animal('sheep', on), animal('sheep', on)]
    expect(composed(three, [{ thing: 'sofa' }]).figure(0).scale).toBeLessThan(alone)
  })

  it('means the bed of the room by a big bed, looks round the side of a shed, and has jam on a hand', () => {
    const own = { bed: { x: 530, y: 790, scale: 1.9 } }
    expect(composed([child('stand')], [{ thing: 'bed', size: 'big' }], 'a', own).thing('bed').isOfPlace).toBe(
      true,
    )
    const { figure, thing } = composed(
      [child('peek', { target: { thing: 0 }, relation: 'behind' })],
      [{ thing: 'shed' }, { thing: 'jam', relation: 'on', of: { figure: 0 } }],
    )
    const { left, right } = thingBoxOf(thing('shed'))
    expect(Math.abs(figure(0).x - thing('shed').x)).toBeGreaterThan((right - left) * 0.4)
    expect(thing('jam').worn).toEqual({ by: 0, where: 'hand' })
  })

  it('keeps things in the order of the scene, by which targets name them', () => {
    const { things: placed } = composed(
      [child('kneel', { target: { thing: 0 } })],
      [{ thing: 'egg' }, { thing: 'jar', relation: 'on', of: { thing: 2 } }, { thing: 'chest' }],
    )
    expect(placed.map(({ thing }) => thing)).toEqual(['egg', 'jar', 'chest'])
  })

  it('shows a street lamp through the window of a room, but not a tiny one', () => {
    const window = { x: 240, y: 420, scale: 1.3 }
    const lamp = (size?: 'tiny') => {
      const one = { thing: 'street-lamp', ...(size && { size }) } as const
      return composed([child('stand')], [one], 'a', { window }, true).thing('street-lamp')
    }
    expect(thingBoxOf(lamp()).top).toBeGreaterThan(window.y - thingDrawing('window').height * window.scale)
    expect(thingBoxOf(lamp()).bottom).toBeLessThan(window.y)
    expect(lamp('tiny').y).toBeGreaterThan(700)
  })

  it('leaves whoever holds something over another on the ground', () => {
    const held = composed(
      [child('hold', { holding: 'flag', target: { thing: 0 }, relation: 'over' })],
      [{ thing: 'blocks' }],
    )
    expect(held.figure(0).y).toBeGreaterThan(place.floor - 60)
  })

  it('keeps arms off the faces of those behind', () => {
    const reach = { target: { figure: 1 }, relation: 'at' } as const
    for (const action of ['stroke', 'hug', 'point', 'wave', 'give'] as const)
      for (const seed of ['a', 'b', 'c', 'd']) {
        const { company, poses } = composed(
          [child(action, reach), child('stand'), child(action, reach)],
          [],
          seed,
        )
        for (const front of company)
          for (const back of company) {
            const [arm, face] = [poses.get(front.index), poses.get(back.index)?.face]
            if (front === back || back.depth > front.depth || !arm || !face) continue
            if (Math.hypot(arm.shoulder.x - face.x, arm.shoulder.y - face.y) < face.radius) continue
            for (const hand of [arm.hands.near, arm.hands.far])
              expect(Math.hypot(hand.x - face.x, hand.y - face.y), `${action} ${seed}`).toBeGreaterThan(
                face.radius * 0.85,
              )
          }
      }
  })

  it('sets what is on something on its top, what is in something into its mouth, and draws them in that order', () => {
    const on = composed(
      [child('stand')],
      [{ thing: 'table' }, { thing: 'cup', relation: 'on', of: { thing: 0 } }],
    )
    const [table, cup] = [on.thing('table'), on.thing('cup')]
    const top = thingDrawing('table').top?.[0] ?? 0
    expect(Math.abs(cup.y - (table.y + top * table.scale))).toBeLessThan(4)
    expect(cup.depth).toBeGreaterThan(table.depth)
    const inside = composed(
      [child('stand')],
      [{ thing: 'basket' }, { thing: 'apple', relation: 'in', of: { thing: 0 } }],
    )
    expect(inside.thing('apple').depth).toBeLessThan(inside.thing('basket').depth)
    expect(Math.abs(inside.thing('apple').x - inside.thing('basket').x)).toBeLessThan(30)
  })

  it('seats those who sit on a chair, and floats those in a boat', () => {
    const chair = composed([child('sit', { target: { thing: 0 }, relation: 'on' })], [{ thing: 'chair' }])
    expect(chair.figure(0).contacts.seat).toBeGreaterThan(60)
    expect(Math.abs(chair.figure(0).x - chair.thing('chair').x)).toBeLessThan(50)
    const boat = composed(
      [child('row', { target: { thing: 0 } }), child('sit', { target: { thing: 0 }, relation: 'in' })],
      [{ thing: 'canoe' }],
    )
    for (const index of [0, 1]) expect(boat.figure(index).depth).toBeLessThan(boat.thing('canoe').depth)
    expect(Math.abs(boat.figure(0).x - boat.figure(1).x)).toBeGreaterThan(60)
  })

  it('has riders on the backs of their animals', () => {
    const { figure } = composed([child('ride', { target: { figure: 1 } }), animal('horse')], [])
    expect(Math.abs(figure(0).x - figure(1).x)).toBeLessThan(60)
    expect(figure(0).y).toBeLessThan(figure(1).y - 60)
    expect(figure(0).depth).toBeGreaterThan(figure(1).depth)
  })

  it('turns those who act on each other to each other', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { figure } = composed(
        [child('give', { target: { figure: 1 } }), child('stand'), animal('hedgehog')],
        [],
        seed,
      )
      const [one, other] = [figure(0), figure(1)]
      expect(one.isFlipped).toBe(other.x < one.x)
      expect(other.isFlipped).toBe(one.x < other.x)
    }
  })

  it('brings two hands together that are held', () => {
    for (const seed of ['1', '2', '3', '4']) {
      const { poses } = composed(
        [child('hold-hands', { target: { figure: 1 } }), child('hold-hands', { target: { figure: 0 } })],
        [],
        seed,
      )
      const [a, b] = [poses.get(0), poses.get(1)]
      const hands = (pose: PosedFigure | undefined) => (pose ? [pose.hands.near, pose.hands.far] : [])
      const apart = Math.min(
        ...hands(a).flatMap((one) => hands(b).map((other) => Math.hypot(one.x - other.x, one.y - other.y))),
      )
      expect(apart).toBeLessThan(40)
    }
  })

  it('lays a blanket over the back of an animal, and stands a basket on it', () => {
    const onSheep = (thing: Thing) =>
      composed([child('stand'), animal('sheep')], [{ thing, relation: 'on', of: { figure: 1 } }]).thing(thing)
    expect(onSheep('blanket').worn).toEqual({ by: 1, where: 'back' })
    expect(onSheep('basket').worn).toBeUndefined()
  })

  it('lays a blanket only over those on four legs, as high as their back is', () => {
    const placed = (one: Figure) =>
      composed([one], [{ thing: 'blanket', relation: 'on', of: { figure: 0 } }]).thing('blanket')
    for (const species of ['owl', 'penguin', 'robot', 'frog', 'octopus', 'fish', 'snail', 'bird'] as const)
      expect([species, placed(animal(species)).worn]).toEqual([species, undefined])
    expect(placed(animal('bear', { isToy: true } as Partial<Figure>)).worn).toBeUndefined()
    expect(placed(animal('bear', { action: 'sit' })).worn).toBeUndefined()
    for (const action of ['walk', 'run', 'jump', 'pull', 'reach-up', 'tiptoe'] as const) {
      expect(placed(animal('dog', { action })).worn).toEqual({ by: 0, where: 'back' })
      expect(drawCloth('dog', action)).toBe(drawCloth('dog', 'stand'))
    }
    // It lies lower on a sheep whose legs are under it.
    expect(drawCloth('sheep', 'sit')).toBeDefined()
    expect(drawCloth('sheep', 'sit')).not.toBe(drawCloth('sheep', 'stand'))
  })

  it('covers a small animal that sleeps curled up down to the ground, but not its face', () => {
    for (const species of ['bear', 'dog', 'cat', 'rabbit', 'mouse'] as const) {
      const [, outline = ''] = / d="(M[^"]+z)"/.exec(drawCloth(species, 'sleep') ?? '') ?? []
      const numbers = [...outline.matchAll(/-?\d+(?:\.\d+)?/g)].map(Number)
      const [xs, ys] = [0, 1].map((rest) => numbers.filter((_, index) => index % 2 === rest))
      const drawn = drawCreature(species, 'sleep', 'calm')
      const head = Number(/translate\((\d+) -\d+\) rotate\(8\)/.exec(drawn)?.[1])
      expect([species, Math.max(...(xs ?? [])) < head]).toEqual([species, true])
      expect([species, Math.max(...(ys ?? [])) > -3]).toEqual([species, true])
      const [body] = drawn.matchAll(/cy="(-[\d.]+)" rx="[\d.]+" ry="([\d.]+)"/g)
      const [middle, high] = [Number(body?.[1]), Number(body?.[2])]
      expect([species, Math.abs(Math.min(...(ys ?? [])) - (middle - high)) < high * 0.2]).toEqual([
        species,
        true,
      ])
    }
  })

  it('shows what an animal wears on its back', () => {
    const wearing = (thing: Thing) =>
      drawScene({
        seed: 'a',
        setting: 'meadow',
        time: 'day',
        weather: 'clear',
        cast: [animal('dog')],
        things: [{ thing, relation: 'worn-by', of: { figure: 0 } }],
      })
    const drawn = (['blanket', 'rucksack', 'cape', 'wings', 'coat'] as const).map(wearing)
    expect(new Set(drawn).size).toBe(drawn.length)
    // A cloth is drawn from the feet; a rucksack stands on the back, and not in the air above it.
    const heightAt = (svg: string, drawing = '') =>
      Number(/ (-?[\d.]+)\) scale\([^"]*">$/.exec(svg.slice(0, svg.indexOf(drawing)))?.[1])
    const feet = heightAt(wearing('blanket'), drawCloth('dog', 'stand')?.slice(0, 50))
    const rucksack = heightAt(wearing('rucksack'), thingDrawing('rucksack').drawing)
    expect(feet - rucksack).toBeGreaterThan(sizes.dog.height * 0.3)
    expect(feet - rucksack).toBeLessThan(sizes.dog.height * 0.6)
  })

  it('keeps a balloon off the face of who has it in the far hand', () => {
    const held = [{ thing: 'balloon', relation: 'held-by', of: { figure: 0 } }] as const
    for (const action of ['stand', 'sit', 'wave'] as const) {
      const cast = [child(action)]
      const pose = composed(cast, held).poses.get(0)
      if (!pose) throw new Error('Nobody is there')
      const svg = drawScene({
        seed: 'a',
        setting: 'meadow',
        time: 'day',
        weather: 'clear',
        cast,
        things: held,
      })
      expect(pose.hands.far.x).toBeLessThan(pose.face.x)
      // It leans to the right unless it is turned.
      expect(svg).toMatch(/scale\(-[^"]*"><g transform="rotate\(26\)">/)
    }
  })

  it('has people of the size that the line says, and giants huge', () => {
    const adult = (more: object = {}) => child('stand', { kind: 'adult', ...more } as Partial<Figure>)
    const scaleOf = (figure: Figure) => composed([child('stand'), figure], []).figure(1).scale
    const usual = scaleOf(adult())
    expect(scaleOf(adult({ size: 'small' }))).toBeLessThan(usual * 0.9)
    expect(scaleOf(adult({ role: 'giant' }))).toBeGreaterThan(usual * 1.2)
    expect(scaleOf(adult({ role: 'giant', size: 'enormous' }))).toBeGreaterThan(
      scaleOf(adult({ role: 'giant' })),
    )
  })

  it('has them of that size in bed, too', () => {
    const asleep = (action: 'sleep' | 'sit-up', size?: 'tiny' | 'big') => {
      const one = child(action, { kind: 'adult', ...(size && { size }) } as Partial<Figure>)
      const scene = { seed: 'a', setting: 'bedroom', time: 'night', weather: 'clear' } as const
      return drawScene({ ...scene, cast: [one], things: [] })
    }
    for (const action of ['sleep', 'sit-up'] as const)
      expect(new Set([asleep(action), asleep(action, 'tiny'), asleep(action, 'big')]).size).toBe(3)
  })

  it('keeps large people on the page, whatever they do', () => {
    for (const size of ['huge', 'enormous'] as const)
      for (const more of [
        {},
        { action: 'jump' },
        { action: 'reach-up' },
        { action: 'stretch' },
        { holding: 'umbrella' },
      ] as const) {
        const giant = child('stand', { kind: 'adult', role: 'giant', size, ...more } as Partial<Figure>)
        for (const cast of [[giant], [child('stand'), giant]]) {
          const { company, poses } = composed(cast, [])
          const tops = company.flatMap((each) => [topOf(each), poses.get(each.index)?.box.top ?? 0])
          expect([size, more, Math.min(...tops) >= 19.9]).toEqual([size, more, true])
        }
      }
  })

  it('shows twelve plates as twelve, and sixty sheep as a flock', () => {
    expect(manyOf(12, 40, 500)).toHaveLength(11)
    const plates = composed(
      [child('stand')],
      [{ thing: 'table' }, { thing: 'plate', count: 12, relation: 'on', of: { thing: 0 } }],
    )
    expect(plates.thing('plate').others).toHaveLength(11)
    const scene: Scene = {
      seed: 'flock',
      setting: 'field',
      time: 'day',
      weather: 'clear',
      cast: [child('stand'), animal('sheep', { count: 60 } as Partial<Figure>)],
      things: [],
    }
    const one = { ...scene, cast: [child('stand'), animal('sheep')] }
    const uses = (shown: Scene) => drawScene(shown).split('<use ').length
    expect(uses(scene) - uses(one)).toBe(59)
  })

  it('survives lines that lead in a ring', () => {
    const { company, things: placed } = composed(
      [child('sit', { target: { thing: 0 }, relation: 'on' })],
      [
        { thing: 'chest', relation: 'on', of: { thing: 1 } },
        { thing: 'box', relation: 'on', of: { thing: 0 } },
      ],
    )
    expect(company).toHaveLength(1)
    expect(placed).toHaveLength(2)
  })
})
