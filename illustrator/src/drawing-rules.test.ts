import { describe, expect, it } from 'vitest'
import { cameraFor } from './camera.ts'
import { drawCreature, sizes } from './creatures/index.ts'
import { face } from './figures/face.ts'
import { hairBefore, hairBehind } from './figures/hair.ts'
import { headwear } from './figures/headwear.ts'
import { laidAside, sleepyHead } from './figures/lying.ts'
import { drawPerson } from './figures/person.ts'
import { drawHero } from './hero.ts'
import { hairStyles, type Look, lookOf } from './look.ts'
import { palettes, weathered } from './palette.ts'
import { Lights } from './paper.ts'
import { Chance } from './random.ts'
import { drawScene, type Figure, type Scene } from './scene.ts'
import { flowers } from './settings/layers/land.ts'
import { cloudBank } from './settings/layers/sky.ts'
import { high, type Place, type Stage, wide } from './settings/stage.ts'
import { arrange, topOf, widthOf } from './staging.ts'
import { drawThing } from './things.ts'
import { actions, moods, speciesList, type Weather } from './words.ts'

const plain = lookOf({ id: 'child', age: 7, hairColor: 'black', hairStyle: 'short', skinTone: 'light brown' })
const withLook = (changes: Partial<Look>): Look => ({ ...plain, ...changes })
const withHair = (style: Look['hair']['style'], changes: Partial<Look> = {}): Look =>
  withLook({ ...changes, hair: { ...plain.hair, style } })

const child = (look = plain, changes: object = {}): Figure => ({
  kind: 'child',
  look,
  action: 'stand',
  mood: 'happy',
  ...changes,
})

const stage = (weather: Weather = 'clear'): Stage => ({
  palette: weathered(palettes.dusk, weather),
  lights: new Lights('t'),
  chance: new Chance('stage'),
  fixed: new Chance('stage'),
  named: new Set(),
  view: 0,
  weather,
  top: 0,
})

const place: Place = { back: '', front: '', floor: 790, focus: 560 }

const scene = (changes: Partial<Scene>): Scene => ({
  seed: 'rules',
  setting: 'meadow',
  time: 'night',
  weather: 'stars',
  cast: [child()],
  things: [],
  ...changes,
})

describe('a head', () => {
  it('wears neither glasses nor hats nor flowers in bed, and they lie on the table', () => {
    const asleep = (look: Look) => sleepyHead(look, 62)
    for (const kind of ['cap', 'beanie', 'hat', 'headband', 'bow'] as const) {
      const dressed = withLook({ headwear: kind, glasses: true, hearingAid: true })
      expect(asleep(dressed)).toBe(asleep(plain))
      const [hat = '', glasses = ''] = laidAside(dressed)
      const bedroom = drawScene(scene({ setting: 'bedroom', cast: [child(dressed, { action: 'sleep' })] }))
      expect(laidAside(dressed)).toHaveLength(2)
      expect(bedroom.length).toBeGreaterThan(hat.length + glasses.length)
      expect(bedroom.match(/r="\.3"/g)).toHaveLength(2)
    }
    expect(asleep(withLook({ headwear: 'turban' }))).toBe(asleep(withHair('bun')))
    expect(laidAside(plain)).toEqual([])
  })

  it('has half-closed eyes when it is sleepy and awake', () => {
    expect(face(plain, 'sleepy', false)).toContain(plain.eyes)
    expect(face(plain, 'sleepy', true)).not.toContain(plain.eyes)
    for (const species of ['dog', 'owl', 'dragon', 'robot'] as const) {
      const [awake, drowsy, asleep] = [
        drawCreature(species, 'stand', 'calm'),
        drawCreature(species, 'stand', 'sleepy'),
        drawCreature(species, 'sleep', 'sleepy'),
      ]
      expect(drowsy).not.toBe(awake)
      expect(drowsy).toContain('#fff')
      expect(asleep).not.toContain('fill="#fff"')
    }
  })

  it('has its hair under the hat', () => {
    for (const kind of ['cap', 'beanie', 'hat'] as const) {
      expect(hairBefore(withHair('spiky', { headwear: kind }))).toBe(
        hairBefore(withHair('short', { headwear: kind })),
      )
      expect(hairBehind(withHair('bun', { headwear: kind }))).toBe('')
      // Circles of curls and the mass of an afro stay below the crown of the hat.
      for (const style of ['curly', 'afro'] as const) {
        const look = withHair(style, { headwear: kind })
        expect(hairBehind(look)).not.toBe(hairBehind(withHair(style)))
        expect(hairBefore(look)).not.toBe(hairBefore(withHair(style)))
      }
    }
  })

  it('shows no skin between the hairline of an afro and the hair behind it', () => {
    const [, start, first, second, end] =
      /M\S+ (\S+?)C\S+ (\S+) \S+ (\S+) \S+ (\S+?)Q/.exec(hairBefore(withHair('afro')))?.map(Number) ?? []
    const top = ((start ?? 0) + 3 * (first ?? 0) + 3 * (second ?? 0) + (end ?? 0)) / 8
    // The skull reaches to -0.845.
    expect(top).toBeLessThan(-0.85)
  })

  it('is covered by a turban or a patka from ear to ear, without a fringe', () => {
    for (const kind of ['turban', 'patka'] as const) {
      for (const style of hairStyles) {
        if (style === 'hijab') continue
        const look = withHair(style, { headwear: kind })
        expect(hairBefore(look) + hairBehind(look)).toBe('')
      }
      // The cloth begins beside the ear, below the middle of the head.
      const starts = [...headwear(withLook({ headwear: kind })).matchAll(/d="M(\S+) (\S+?)C/g)]
      expect(starts.some(([, x, y]) => Number(x) < -1 && Number(y) > 0)).toBe(true)
    }
  })

  it('has freckles that glasses do not hide', () => {
    const drawn = face(withLook({ freckles: true, glasses: true }), 'happy', false)
    const dots = [...drawn.matchAll(/cx="([^"]+)" cy="([^"]+)" r="0.04"/g)]
    expect(dots.length).toBeGreaterThan(6)
    for (const [, x, y] of dots)
      for (const lens of [-0.3, 0.44])
        expect(Math.hypot(Number(x) - lens, Number(y) - 0.03)).toBeGreaterThan(0.3 + 0.0375)
  })
})

describe('a creature', () => {
  it.each(speciesList)('has no blush on its eyes: %s', (species) => {
    const drawn = drawCreature(species, 'stand', 'calm')
    const numbers = (pattern: RegExp) =>
      [...drawn.matchAll(pattern)].map((match) => match.slice(1).map(Number))
    const cheeks = numbers(
      /<ellipse cx="([^"]+)" cy="([^"]+)" rx="([^"]+)" ry="([^"]+)" fill="#[0-9a-f]{6}" opacity="\.6"/g,
    )
    const eyes = numbers(/<circle cx="([^"]+)" cy="([^"]+)" r="([^"]+)" fill="#2a1a2c"/g)
    for (const [x = 0, y = 0, rx = 0, ry = 0] of cheeks)
      for (const [ex = 0, ey = 0, r = 0] of eyes)
        expect(Math.hypot((x - ex) / (rx + r), (y - ey) / (ry + r))).toBeGreaterThan(0.9)
  })

  it('flies above the hands of the people beside it, with room for its wings', () => {
    for (const species of ['owl', 'bird', 'crow'] as const) {
      for (const seed of ['a', 'b', 'c', 'd']) {
        const owl: Figure = { kind: 'creature', species, action: 'fly', mood: 'calm' }
        const gran: Figure = { kind: 'elder', look: plain, action: 'walk', mood: 'calm', rank: 'support' }
        const cast = [child(plain, { action: 'walk' }), gran, owl]
        const standings = arrange(cast, 560, 790, new Chance(seed))
        const bird = standings.find(({ figure }) => figure === owl)
        expect(bird?.y).toBeLessThan(790 - 215)
        for (const other of standings) {
          if (!bird || other === bird) continue
          expect(Math.abs(other.x - bird.x)).toBeGreaterThan(widthOf(owl) * 0.42)
        }
      }
    }
  })
})

describe('a group', () => {
  const animal = (species: (typeof speciesList)[number], more = {}): Figure => ({
    kind: 'creature',
    species,
    action: 'stand',
    mood: 'happy',
    ...more,
  })

  it('hides no face of an animal behind the child beside it', () => {
    for (const species of speciesList) {
      if (sizes[species].width >= 225) continue
      for (const seed of ['1', '2', '3']) {
        const [one, other] = arrange([child(), animal(species)], 560, 790, new Chance(seed))
        const apart = Math.abs((one?.x ?? 0) - (other?.x ?? 0))
        expect([species, apart > widthOf(animal(species)) * 0.74 + 40]).toEqual([species, true])
      }
    }
  })

  it('has a toy beside its child', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const [hero, toy] = [child(), animal('bear', { isToy: true })]
      const cast = [hero, toy, animal('dragon'), child(plain, { rank: 'support' })]
      const line = [...arrange(cast, 560, 790, new Chance(seed))].sort((a, b) => a.x - b.x)
      const at = (figure: Figure) => line.findIndex((standing) => standing.figure === figure)
      expect(Math.abs(at(hero) - at(toy))).toBe(1)
    }
  })
})

describe('things', () => {
  it('such as the star hang behind land and houses, in a window indoors, and once', () => {
    const star = drawThing('star').slice(-60)
    for (const setting of ['meadow', 'rooftops', 'bedroom', 'library', 'moon'] as const) {
      const drawn = drawScene(scene({ setting, things: [{ thing: 'star' }, { thing: 'lantern' }] }))
      expect(drawn.split(star.slice(0, 40))).toHaveLength(2)
      expect(drawn.indexOf(star.slice(0, 40))).toBeLessThan(drawn.length / 2)
    }
  })

  it('to read are open in both hands of somebody who stays', () => {
    const page = '#fff3d8'
    for (const action of ['stand', 'sit', 'read'] as const)
      expect(drawPerson({ kind: 'child', look: plain, mood: 'calm', action, holding: 'book' })).toContain(
        page,
      )
    const walking = drawPerson({ kind: 'child', look: plain, mood: 'calm', action: 'walk', holding: 'book' })
    expect(walking).not.toContain(page)
    expect(walking).not.toContain(drawThing('book'))
  })
})

describe('a place', () => {
  it('has no flowers in the snow, and snow on its ground', () => {
    expect(flowers(stage('snow'), 600, 20)).toBe('')
    expect(flowers(stage(), 600, 20)).not.toBe('')
    const brightness = (colour: string) =>
      [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(colour.slice(at, at + 2), 16), 0) / 3
    for (const time of ['day', 'afternoon', 'dusk', 'night'] as const)
      expect(brightness(weathered(palettes[time], 'snow').ground)).toBeGreaterThan(135)
  })

  it('has clouds that nothing shines through', () => {
    expect(cloudBank(stage(), 100, 100, 300, 0.2)).not.toMatch(/<g [^>]*opacity/)
  })

  it('shows the wheelchair beside the bed', () => {
    const wheels = (look: Look, setting: Scene['setting']) =>
      drawScene(scene({ setting, cast: [child(look, { action: 'sleep' })] })).split('r="33"').length - 1
    for (const setting of ['bedroom', 'campsite'] as const)
      expect([wheels(plain, setting), wheels(withLook({ wheelchair: true }), setting)]).toEqual([0, 1])
  })
})

describe('the picture of the home page', () => {
  it('has round stars, and its lanterns cover neither the boat of the story nor the fox', () => {
    for (const theme of ['evening', 'bedtime'] as const) {
      const drawn = drawHero('home', theme)
      // Only land and flowers are stretched to the width of the page.
      for (const [, content = ''] of drawn.matchAll(/scale\(1\.33\d* 1\)">(.*?)<\/g>/g))
        expect(content).not.toContain('stroke="#fff6dc"')
      const [, fox] = /translate\((\d+) 846\)/.exec(drawn) ?? []
      const [, lantern] = /translate\((\d+) 850\)/.exec(drawn) ?? []
      expect(Number(fox) - Number(lantern)).toBeGreaterThan(150)
      expect(drawn.split('h36l6 48h-48z')).toHaveLength(3)
    }
  })
})

describe('the camera', () => {
  it('keeps heads below the upper edge', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      for (const action of actions.filter((each) => each !== 'sleep')) {
        const tall: Figure = { kind: 'adult', look: withLook({ headwear: 'turban' }), action, mood: 'happy' }
        const giraffe: Figure = { kind: 'creature', species: 'giraffe', action, mood: 'happy' }
        for (const cast of [[tall], [child(), tall], [child(), giraffe]]) {
          const company = arrange(cast, 560, 790, new Chance(seed))
          const above = Math.min(...company.map(topOf))
          const boxes = company.map(({ x, y }) => ({ left: x - 90, right: x + 90, top: above, bottom: y }))
          const shot = { shot: 'two', hasTall: false, bedtime: 'none', boxes, width: wide } as const
          const { zoom } = cameraFor(company, place, shot, new Chance(seed))
          if (zoom > 1) expect(high - (high - above) * zoom).toBeGreaterThan(30)
        }
      }
    }
  })

  it('knows the height of every creature', () => {
    for (const species of speciesList) expect(sizes[species].height).toBeGreaterThan(50)
    expect(moods).toContain('sleepy')
  })
})
