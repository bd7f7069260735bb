import { describe, expect, it } from 'vitest'
import { sample } from '../../scripts/test-sampling.mjs'
import {
  actions,
  drawAvatar,
  drawCover,
  drawHero,
  drawScene,
  drawVignette,
  type Figure,
  lookOf,
  moods,
  type Scene,
  settings,
  shots,
  speciesList,
  things,
  times,
  weathers,
} from './index.ts'

const look = lookOf({ id: 'child-1', age: 6, hairColor: 'ginger', hasGlasses: true })

const scene = (changes: Partial<Scene> = {}): Scene => ({
  seed: 'test',
  setting: 'meadow',
  time: 'night',
  weather: 'stars',
  cast: [{ kind: 'child', look, action: 'walk', mood: 'happy', holding: 'lantern' }],
  things: [{ thing: 'book' }],
  ...changes,
})

/** Every tag is closed in its order, and nothing stands in it that was never a number. */
function expectSound(svg: string): void {
  const open: string[] = []
  for (const [, closing, name = '', selfClosing] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[^<>]*?)?(\/?)>/g)) {
    if (selfClosing) continue
    if (closing) expect(open.pop()).toBe(name)
    else open.push(name)
  }
  expect(open).toEqual([])
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/)
  expect(svg).not.toMatch(
    /NaN|undefined|null|Infinity|<text|<script|<image|href=(?!"#)|http:\/\/(?!www\.w3\.org)/,
  )
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, paint, drawing] of svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g))
    expect(ids).toContain(paint ?? drawing)
}

describe('a scene', () => {
  it.each(sample(settings, 1 / 8))('in the %s can be drawn at every time and in every weather', (setting) => {
    for (const time of times) {
      for (const weather of weathers) {
        const svg = drawScene(scene({ setting, time, weather }))
        expectSound(svg)
        expect(svg.length).toBeLessThan(120_000)
      }
    }
  })

  it.each(sample(settings, 1 / 8))('in the %s stays small with any number of characters', (setting) => {
    const hairStyles = ['afro', 'locs', 'curly', 'plaits']
    const features = 'wheelchair, glasses, freckles, hearing aid, plaster, missing tooth'
    const person = (index: number) => {
      const hairStyle = hairStyles[index % 4] ?? 'long'
      return lookOf({ id: `crowd-${index}`, age: 4 + index, hairStyle, otherFeatures: features })
    }
    const heroes = [0, 1, 2, 3].map((index): Figure => {
      return { kind: 'child', look: person(index), action: 'walk', mood: 'happy' }
    })
    const company = [4, 5, 6, 7].map((index): Figure => {
      return { kind: 'adult', look: person(index), action: 'stand', mood: 'calm', rank: 'support' }
    })
    const animals = (['sheep', 'badger'] as const).map((species): Figure => {
      return { kind: 'creature', species, action: 'stand', mood: 'happy' }
    })
    for (const time of times) {
      const crowd = { setting, time, weather: 'rain', cast: [...heroes, ...company, ...animals] } as const
      const svg = drawScene(
        scene({ ...crowd, things: [{ thing: 'bicycle' }, { thing: 'lantern' }, { thing: 'gramophone' }] }),
      )
      expectSound(svg)
      expect(svg.length).toBeLessThan(120_000)
    }
  })

  it.each(sample(actions, 1 / 8))('shows people who %s in every mood', (action) => {
    for (const mood of moods) {
      const cast = (['child', 'adult', 'elder'] as const).map(
        (kind): Figure => ({ kind, look, action, mood }),
      )
      expectSound(drawScene(scene({ setting: 'bedroom', cast })))
    }
  })

  it.each(sample(speciesList, 1 / 8))('shows a %s in every action', (species) => {
    for (const action of actions) {
      expectSound(drawScene(scene({ cast: [{ kind: 'creature', species, action, mood: 'happy' }] })))
    }
  })

  it('shows every prop, placed and held', () => {
    for (const prop of sample(things, 1 / 4)) {
      expectSound(
        drawScene(
          scene({
            things: [{ thing: prop }],
            cast: [{ kind: 'child', look, action: 'stand', mood: 'calm', holding: prop }],
          }),
        ),
      )
    }
  })

  it('is the same for the same seed, and differs for another one', () => {
    expect(drawScene(scene())).toBe(drawScene(scene()))
    expect(drawScene(scene({ seed: 'other' }))).not.toBe(drawScene(scene()))
  })

  it('uses other ids for gradients than other drawings on the page', () => {
    const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
    const page = [
      drawScene(scene()),
      drawScene(scene({ seed: 'b' })),
      drawCover(scene()),
      drawHero('a', 'bedtime'),
      drawAvatar(look),
    ].flatMap(idsOf)
    expect(new Set(page).size).toBe(page.length)
  })

  it('gets darker during its time of day, but not as dark as the next one', () => {
    const skyOf = (changes: Partial<Scene>) => {
      const [, first = ''] =
        /stop-color="(#[0-9a-f]{6})"/.exec(drawScene(scene({ cast: [], ...changes }))) ?? []
      return [1, 3, 5].reduce((sum, from) => sum + Number.parseInt(first.slice(from, from + 2), 16), 0)
    }
    const hours = times.flatMap((time) => [0, 0.4, 0.8].map((late) => skyOf({ time, late })))
    expect(hours).toEqual([...hours].sort((a, b) => b - a))
    expect(new Set(hours).size).toBe(hours.length)
  })

  it('lights the edges of characters from the side of the lamp', () => {
    const edges = (svg: string) => svg.match(/<g fill="#[0-9a-f]{6}">/g)?.length ?? 0
    const cast = [0, 1, 2].map((): Figure => ({ kind: 'child', look, action: 'stand', mood: 'happy' }))
    expect(edges(drawScene(scene({ cast })))).toBe(3)
  })

  it("shows a character's wheelchair in the actions standing, sitting, reading and waving", () => {
    const rider = lookOf({ id: 'r', age: 7, otherFeatures: 'uses a wheelchair' })
    const walker = { ...rider, wheelchair: false }
    for (const action of ['stand', 'sit', 'read', 'wave', 'walk'] as const) {
      const draw = (who: typeof rider) =>
        drawScene(scene({ cast: [{ kind: 'child', look: who, action, mood: 'calm' }] }))
      expect(draw(rider)).not.toBe(draw(walker))
    }
  })

  it('has room for everybody', () => {
    const cast = Array.from(
      { length: 8 },
      (): Figure => ({ kind: 'child', look, action: 'stand', mood: 'happy' }),
    )
    expectSound(drawScene(scene({ cast })))
    expectSound(
      drawScene(
        scene({ cast: cast.map((figure) => ({ ...figure, action: 'sleep' as const })), setting: 'bedroom' }),
      ),
    )
    expectSound(drawCover(scene({ cast: [] })))
  })
})

describe('a look', () => {
  it('is the same for the same child', () => {
    expect(lookOf({ id: 'child-7' })).toEqual(lookOf({ id: 'child-7' }))
    expect(lookOf({ id: 'child-7', characterSeed: 's' })).toEqual(lookOf({ id: 'other', characterSeed: 's' }))
    expect(lookOf({ id: 'child-7', characterSeed: 's' })).not.toEqual(lookOf({ id: 'child-7' }))
    expect(
      new Set(['1', '2', '3', '4', '5', '6'].map((id) => JSON.stringify(lookOf({ id })))).size,
    ).toBeGreaterThan(3)
  })

  it("follows the parent's words", () => {
    const words = lookOf({
      id: 'x',
      hairColor: 'Dirty blonde',
      eyeColor: 'light green',
      otherFeatures: 'Freckles, two long plaits, dark skin',
    })
    expect(words).toMatchObject({
      hair: { colour: '#b98a48', style: 'plaits' },
      eyes: '#4f8258',
      skin: '#94603f',
      freckles: true,
    })
    expect(lookOf({ id: 'x', hasGlasses: true }).glasses).toBe(true)
    expect(lookOf({ id: 'x', otherFeatures: 'wears a hijab' }).hair.style).toBe('hijab')
    expect(lookOf({ id: 'x', hairStyle: 'Long', otherFeatures: 'curly' }).hair.style).toBe('long')
    expect(
      lookOf({ id: 'x', otherFeatures: 'Lost a tooth, plaster on her chin, wears a patka' }),
    ).toMatchObject({
      missingTooth: true,
      plaster: true,
      headwear: 'patka',
    })
    expect(lookOf({ id: 'x', otherFeatures: 'a grey beard and a turban' })).toMatchObject({
      facialHair: 'beard',
      headwear: 'turban',
    })
    expect(
      ['ponytail', 'wavy', 'dreadlocks'].map((hairStyle) => lookOf({ id: 'x', hairStyle }).hair.style),
    ).toEqual(['ponytail', 'wavy', 'locs'])
    const skins = ['Pale', 'Beige', 'Olive', 'Light brown', 'Brown', 'Very dark']
    expect(new Set(skins.map((skinTone) => lookOf({ id: 'x', skinTone }).skin)).size).toBe(skins.length)
  })

  it('changes in one property when one word changes', () => {
    const { hair: _, ...before } = lookOf({ id: 'x' })
    const { hair: __, ...after } = lookOf({ id: 'x', hairColor: 'black' })
    expect(after).toEqual(before)
  })

  it('never contains the words themselves', () => {
    const hostile = '"/><script>alert(1)</script> {x} ]]>'
    const drawn = lookOf({ id: hostile, hairColor: hostile, eyeColor: hostile, otherFeatures: hostile })
    for (const svg of [
      drawAvatar(drawn),
      drawScene(
        scene({ seed: hostile, cast: [{ kind: 'child', look: drawn, action: 'wave', mood: 'proud' }] }),
      ),
    ]) {
      expectSound(svg)
      expect(svg).not.toContain('alert')
    }
  })
})

describe('a picture', () => {
  it('composites groups only, and few of them', () => {
    for (const setting of settings) {
      const svg = drawScene(scene({ setting }))
      expect(svg).not.toMatch(/<(path|circle|ellipse|rect) [^>]* opacity="/)
      expect(svg.match(/<g [^>]*opacity="/g)?.length ?? 0).toBeLessThan(20)
    }
  })

  it('never shows the edge of the scenery, whatever the shot', () => {
    const lens = (svg: string) => {
      const [, left, top, zoom] = /<g transform="translate\((\S+) (\S+)\) scale\((\S+)\)">/.exec(svg) ?? []
      return { left: Number(left), top: Number(top), zoom: Number(zoom) }
    }
    const pages = shots.map((shot) => drawScene(scene({ shot, things: [{ thing: 'lantern' }] })))
    for (const { left, top, zoom } of [...pages, drawCover(scene())].map(lens)) {
      expect(zoom).toBeGreaterThanOrEqual(1)
      expect(left).toBeLessThanOrEqual(0)
      expect(left + 1200 * zoom).toBeGreaterThanOrEqual(1199)
      expect(top).toBeLessThanOrEqual(0)
      expect(top + 900 * zoom).toBeGreaterThanOrEqual(899)
    }
    expect(new Set(pages).size).toBe(shots.length)
  })
})

describe('portraits, avatars and vignettes', () => {
  it('are valid SVG', () => {
    for (const theme of ['evening', 'bedtime'] as const) expectSound(drawHero('hero', theme))
    for (const kind of [
      'empty-library',
      'no-child',
      'offline',
      'not-found',
      'weaving',
      'painting',
      'recording',
      'finishing',
    ] as const) {
      expectSound(drawVignette(kind))
    }
    for (let index = 0; index < 40; index++) expectSound(drawAvatar(lookOf({ id: `avatar-${index}` })))
  })
})

it('shows somebody from behind only where they look at something or go away from us', () => {
  const seen = (shot: Scene['shot'], action: 'hug' | 'look-up') =>
    drawScene(
      scene({ ...(shot && { shot }), things: [], cast: [{ kind: 'child', look, action, mood: 'worried' }] }),
    )
  expect(seen('behind', 'hug')).toBe(seen('two', 'hug'))
  expect(seen('behind', 'look-up')).not.toBe(seen('two', 'look-up'))
})
