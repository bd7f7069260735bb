import { drawCreature } from './creatures/index.ts'
import { drawPerson } from './figures/person.ts'
import { lookOf } from './look.ts'
import { at, circle, document, Lights, path, rect, sheet } from './paper.ts'
import { Chance } from './random.ts'
import { drawThing } from './things.ts'
import type { Action, Mood, Species, Thing } from './words.ts'

interface Tile {
  /** Of the sky, from above to the horizon. */
  readonly sky: readonly [string, string]
  /** Of the two hills, from behind. */
  readonly ground: readonly [string, string]
  readonly draw: (lights: Lights) => string
}

const shade = '#1c1640'

const thing = (name: Thing, x: number, y: number, scale: number) => at(x, y, drawThing(name), scale)
const creature = (
  species: Species,
  action: Action,
  mood: Mood,
  x: number,
  y: number,
  scale: number,
  flip = false,
) => at(x, y, drawCreature(species, action, mood), scale, flip)
const child = (id: string, features: string, action: Action, x: number, y: number, scale: number) =>
  at(
    x,
    y,
    drawPerson({
      kind: 'child',
      look: lookOf({ id, age: 7, otherFeatures: features }),
      action,
      mood: 'happy',
    }),
    scale,
  )

const tiles = {
  adventure: {
    sky: ['#2f3f7c', '#e0a07a'],
    ground: ['#7a5a86', '#4a3f6e'],
    draw: () =>
      path('M96 168L160 66L224 168z', '#6a5590') +
      path('M160 66L182 102L168 98L156 108L138 102z', '#f4ead8') +
      child('theme-adventure', 'brown skin, black curly hair, a yellow jumper', 'walk', 82, 196, 0.62) +
      thing('map', 196, 196, 0.6),
  },
  fantasy: {
    sky: ['#37377c', '#c98ab0'],
    ground: ['#6a4f8e', '#43346e'],
    draw: (lights) =>
      lights.glow(126, 130, 70, '#ffd98a', 0.55) + creature('dragon', 'stand', 'happy', 122, 196, 0.52),
  },
  friendship: {
    sky: ['#4a3f80', '#f0b48a'],
    ground: ['#8a6a86', '#57456e'],
    draw: () =>
      child('theme-friend-one', 'pale skin, ginger plaits, a green dress', 'wave', 84, 196, 0.68) +
      child('theme-friend-two', 'dark skin, short black hair, an orange hoodie', 'wave', 156, 196, 0.68),
  },
  animals: {
    sky: ['#2f4a6c', '#9ac0a0'],
    ground: ['#4f7a6a', '#2f5450'],
    draw: () =>
      creature('fox', 'sit', 'happy', 78, 196, 0.74) +
      creature('owl', 'stand', 'happy', 142, 196, 0.62, true) +
      creature('hedgehog', 'stand', 'curious', 198, 198, 0.54),
  },
  space: {
    sky: ['#120f34', '#4a3f8e'],
    ground: ['#8a86b8', '#6a6698'],
    draw: (lights) =>
      lights.glow(186, 62, 56, '#fdf1d0', 0.4) +
      circle(186, 62, 26, '#f0b48a') +
      path('M146 70q40 -26 82 -14q-36 30 -82 14z', '#fff0d8', 'opacity=".8"') +
      thing('telescope', 84, 194, 0.9),
  },
  pirates: {
    sky: ['#284a7c', '#f0a878'],
    ground: ['#3a7a9a', '#28557c'],
    draw: () => thing('boat', 100, 178, 1) + thing('chest', 206, 200, 0.52),
  },
  princesses: {
    sky: ['#6a3f7c', '#f4b8b0'],
    ground: ['#a0668e', '#6e446e'],
    draw: () =>
      [88, 128, 168]
        .map((x, index) => {
          const top = index === 1 ? 74 : 104
          return sheet(
            `M${x - 19} 190V${top}L${x} ${top - 40}L${x + 19} ${top}V190z`,
            ['#c9a6c4', '#e0bcd0', '#c9a6c4'][index] ?? '#c9a6c4',
            shade,
            4,
          )
        })
        .join('') +
      rect(119, 150, 18, 40, '#5a3a6c', 9) +
      circle(128, 100, 6, '#ffd98a') +
      thing('crown', 200, 198, 0.66),
  },
  superheroes: {
    sky: ['#27306c', '#d97f6a'],
    ground: ['#4a4a86', '#343464'],
    draw: () =>
      [34, 72, 196, 226].map((x, index) => rect(x - 18, 110 + index * 9, 34, 90, '#3a3a72', 3)).join('') +
      child('theme-hero', 'light brown skin, black bob, a red jumper', 'fly', 122, 150, 0.7),
  },
  mystery: {
    sky: ['#15163c', '#4a5a8e'],
    ground: ['#343a6a', '#22264c'],
    draw: (lights) =>
      lights.glow(128, 150, 84, '#ffbf60', 0.85) +
      thing('lantern', 128, 194, 0.92) +
      thing('key', 190, 198, 0.62) +
      creature('cat', 'sit', 'curious', 66, 196, 0.62),
  },
  sports: {
    sky: ['#2f5a8c', '#c4d89a'],
    ground: ['#6a9a5a', '#4a7a4c'],
    draw: () =>
      child('theme-sports', 'olive skin, brown ponytail, a blue striped jumper', 'run', 98, 196, 0.68) +
      thing('ball', 184, 198, 0.72),
  },
} satisfies Record<string, Tile>

export type ThemeTile = keyof typeof tiles

const width = 256
const height = 208

/** A small picture for a theme: 256 × 208, filled to its edges. Each has a sky of its own, so that they are told apart at a glance. */
export function drawThemeTile(theme: ThemeTile): string {
  const tile: Tile = tiles[theme]
  const lights = new Lights(`t${theme}`)
  const chance = new Chance(theme)
  const stars = Array.from({ length: 12 }, () =>
    circle(
      chance.between(8, width - 8),
      chance.between(8, 90),
      chance.between(0.8, 1.9),
      '#fff6dc',
      'opacity=".75"',
    ),
  )
  return document(
    width,
    height,
    [0, 0, width, height],
    lights,
    [
      rect(0, 0, width, height, lights.fade([...tile.sky])),
      stars.join(''),
      path('M0 150Q60 118 128 140T256 126V208H0z', tile.ground[0]),
      path('M0 178Q70 160 140 176T256 170V208H0z', tile.ground[1]),
      tile.draw(lights),
    ].join(''),
  )
}
