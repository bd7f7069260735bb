import { describe, expect, it } from 'vitest'
import { inBed, type Sleeper } from './bedded.ts'
import { lookOf } from './look.ts'
import { mix } from './palette.ts'
import { drawScene, type Scene } from './scene.ts'
import { footBed } from './settings/layers/bed-from-foot.ts'
import type { Place } from './settings/stage.ts'
import type { Figure } from './staging.ts'
import type { PlacedThing } from './target.ts'
import type { SizeWord } from './words.ts'

const colour = '#6a8ab0'
const fold = mix(colour, '#fff6e6', 0.72)
const bed: Place = {
  back: '',
  front: '',
  floor: 800,
  focus: 560,
  bed: 650,
  blanket: { colour, pattern: 'squares' },
}

const sleeper = (age: number, action: 'sleep' | 'lie-awake', size?: SizeWord): Sleeper => ({
  kind: age > 60 ? 'elder' : age > 17 ? 'adult' : 'child',
  look: lookOf({ id: `${age}`, age, ...(age > 17 && { otherFeatures: 'beard' }) }),
  action,
  mood: 'calm',
  ...(size && { size }),
})

/** Points along an outline of lines and curves. */
function along(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = []
  let [x, y] = [0, 0]
  for (const [, command, rest = ''] of d.matchAll(/([MLC])([^A-Za-z]*)/g)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = rest.trim().split(/\s+/).map(Number)
    const to = command === 'C' ? [f, g] : [a, b]
    for (let step = 1; step <= 30; step++) {
      const t = step / 30
      const mixed = (p0: number, p1: number, p2: number, p3: number) =>
        (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3
      if (command === 'C') points.push({ x: mixed(x, a, c, f), y: mixed(y, b, e, g) })
      else if (command === 'L') points.push({ x: x + (a - x) * t, y: y + (b - y) * t })
    }
    ;[x, y] = [to[0] ?? 0, to[1] ?? 0]
  }
  return points
}

/** The edge of the quilt and the heads on their pillows, on the stage. */
function drawn(sleepers: readonly Sleeper[], place: Place) {
  const picture = inBed(sleepers, [], place, ['#000000', 0])
  const [, qx, qy, quilt = ''] =
    new RegExp(
      `translate\\((\\S+) (\\S+)\\) scale\\(1 1\\)">(?:(?!translate\\(\\S+ \\S+\\) scale).)*?<path d="([^"]*)" fill="${fold}"`,
    ).exec(picture) ?? []
  const [, hx, hy] = /translate\((\S+) (\S+)\) scale\(1 1\)"><g transform="translate/.exec(picture) ?? []
  const heads = [
    ...picture.matchAll(
      /translate\((\S+) (\S+)\) scale\(1 1\)"><ellipse.*?translate\(0 (\S+)\) rotate\(-14\) scale\((\S+)\)/g,
    ),
  ].map(([, x, y, rise, size]) => ({
    x: Number(hx) + Number(x),
    y: Number(hy) + Number(y) + Number(rise),
    size: Number(size),
  }))
  const edge = along(quilt.split('Q')[0] ?? '').map(({ x, y }) => ({ x: x + Number(qx), y: y + Number(qy) }))
  return { edge, heads }
}

const out: Place = (({ bed: _, ...rest }) => rest)(bed)

describe('the edge of a quilt', () => {
  it.each([1, 2, 4, 7, 12, 35, 70])(
    'lies below the chin at the age of %i, for one and for several',
    (age) => {
      for (const place of [bed, out])
        for (const action of ['sleep', 'lie-awake'] as const)
          for (const size of [undefined, 'small', 'big'] as const)
            for (const others of [[], [5], [5, 9], [3, 8, 11]]) {
              const sleepers = [sleeper(age, action, size), ...others.map((each) => sleeper(each, action))]
              for (const all of [sleepers, sleepers.toReversed()]) {
                const { edge, heads } = drawn(all, place)
                expect(heads).toHaveLength(all.length)
                expect(edge.length).toBeGreaterThan(60)
                const covered = heads.filter((head) =>
                  edge.some(({ x, y }) => Math.abs(x - head.x) < head.size * 0.5 && y < head.y + head.size),
                )
                expect(covered).toEqual([])
              }
            }
    },
  )
})

describe('a bedroom', () => {
  const scene = (cast: readonly Figure[], view: number, things: readonly PlacedThing[] = []): Scene => ({
    seed: 'night',
    story: 'story',
    setting: 'bedroom',
    time: 'night',
    weather: 'stars',
    shot: 'two',
    cast,
    things,
    view,
  })
  /** The colours of what is drawn, without their places: a mirror image has the same. */
  const drawnIn = (...page: Parameters<typeof scene>) =>
    (drawScene(scene(...page)).match(/ d="[^"]+"/g) ?? []).slice(0, 120).join()

  it('is seen from the side of the bed and from its foot, towards its desk and towards its door', () => {
    const awake = { ...sleeper(6, 'sleep'), action: 'stand' } as const
    const pages = [
      drawnIn([sleeper(6, 'sleep')], 0),
      drawnIn([sleeper(6, 'sleep')], 2),
      drawnIn([awake], 2),
      drawnIn([awake], 3),
    ]
    expect(new Set(pages).size).toBe(4)
  })

  it('shows the bed where somebody or something is on it, and its door where it is named', () => {
    const awake = { ...sleeper(6, 'sleep'), action: 'stand' } as const
    const onBed: readonly PlacedThing[] = [
      { thing: 'bed' },
      { thing: 'book', relation: 'on', of: { thing: 0 } },
    ]
    expect(drawnIn([awake], 2, onBed)).toBe(drawnIn([awake], 0, onBed))
    expect(drawnIn([awake], 0, [{ thing: 'door' }])).toBe(drawnIn([awake], 3, [{ thing: 'door' }]))
  })

  it('is dark where its lamp is out', () => {
    const page = scene([sleeper(6, 'sleep')], 0)
    expect(drawScene({ ...page, isDark: true })).toContain('#0d1240')
    expect(drawScene(page)).not.toContain('#0d1240')
  })

  it('keeps the quilt below the chins of those whose bed is seen from its foot', () => {
    const place = { ...bed, isBedFromFoot: true } as const
    const heads = [
      ...inBed([sleeper(6, 'sleep'), sleeper(40, 'lie-awake')], [], place, ['#000000', 0]).matchAll(
        /translate\(0 (\S+)\) rotate\(-?5\) scale\((\S+)\)/g,
      ),
    ]
    expect(heads).toHaveLength(2)
    for (const [, rise, size] of heads)
      expect(footBed.pillow + 6 + Number(rise) + Number(size) * 1.04).toBeLessThan(footBed.fold)
  })
})

it('whoever lies down at night is in bed, unless there is a rug on the floor to lie on', () => {
  const night = (action: 'lie-back' | 'lie-awake', isOnFloor: boolean): string =>
    drawScene({
      seed: 'rug',
      setting: 'bedroom',
      time: 'night',
      weather: 'stars',
      cast: [{ kind: 'child', look: lookOf({ id: 'mia', age: 6 }), action, mood: 'calm' }],
      things: [
        { thing: 'pillow' },
        { thing: 'rug', ...(!isOnFloor && { relation: 'on' as const, of: { thing: 0 } }) },
      ],
    })
  expect(night('lie-back', false)).toBe(night('lie-awake', false))
  expect(night('lie-back', true)).not.toBe(night('lie-awake', true))
})
