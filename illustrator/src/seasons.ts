import { mix, type Palette } from './palette.ts'
import { hashOf } from './random.ts'
import type { Scene } from './scene.ts'
import type { Stage } from './settings/stage.ts'
import type { Thing } from './words.ts'

export type Season = 'spring' | 'summer' | 'autumn'

const seasons: readonly Season[] = ['summer', 'spring', 'summer', 'autumn']

/** When a story plays, the same on all its pages; nothing is said of it, so that it is a matter of leaves and grass only. */
export const seasonOf = ({ story, seed, weather }: Pick<Scene, 'story' | 'seed' | 'weather'>): Season =>
  weather === 'snow' ? 'summer' : (seasons[hashOf(`season:${story ?? seed}`) % seasons.length] ?? 'summer')

/** The colours of leaves and grass in a season. */
export function inSeason(palette: Palette, season: Season): Palette {
  const { leaf, ground, middle, dark } = palette
  const k = dark ? 0.6 : 1
  if (season === 'spring')
    return {
      ...palette,
      leaf: mix(leaf, '#b6dc7a', 0.34 * k),
      ground: mix(ground, '#aee08a', 0.2 * k),
    }
  if (season === 'autumn')
    return {
      ...palette,
      leaf: mix(leaf, '#d98a3a', 0.5 * k),
      ground: mix(ground, '#c8b05c', 0.24 * k),
      middle: mix(middle, '#c99a5c', 0.2 * k),
    }
  return palette
}

const leafy: ReadonlySet<Thing> = new Set(['tree', 'bush', 'hedge'])
const greens = ['#7aa860', '#557f52', '#8fbc70', '#64905c'] as const

/** Trees and hedges that stand in a place have the leaves of its season. */
export const leavesOf = (season: Season): Stage['dress'] | undefined =>
  season === 'summer'
    ? undefined
    : (thing, drawing) =>
        leafy.has(thing)
          ? greens.reduce(
              (now, green) =>
                now.replaceAll(green, mix(green, season === 'autumn' ? '#d98a3a' : '#c4e48a', 0.56)),
              drawing,
            )
          : drawing
