import { mix } from '../../palette.ts'
import { at, circle, ellipse, line, path, rect, sheet } from '../../paper.ts'
import type { Thing } from '../../words.ts'
import type { Stage } from '../stage.ts'
import { type Decor, inRoom } from './decor.ts'
import type { Dressing, Opening } from './windows.ts'

/** Where what stands in a room has its feet. */
export const floorAt = 712

export type Seating = 'round' | 'boxy' | 'legs' | 'tufted'

/** What a family has chosen for where it sits in the evening. */
export interface Room {
  readonly s: Stage
  readonly decor: Decor
  readonly opening: Opening
  readonly dressing: Dressing
  readonly seat: Seating
  readonly fire: 'brick' | 'white' | 'stove'
  readonly art: readonly Thing[]
}

export function floorLamp({ s, decor }: Room, x: number): string {
  const { palette, lights } = s
  const metal = inRoom(s, decor.metal)
  return (
    line(`M${x} ${floorAt}V440`, metal, 8) +
    ellipse(x, floorAt, 44, 9, mix(metal, palette.shade, 0.3)) +
    lights.glow(x, 420, 250, palette.lamp, palette.dark ? 0.85 : 0.4) +
    path(`M${x - 62} 446L${x - 36} 348H${x + 36}L${x + 62} 446z`, '#ffe9a8') +
    path(`M${x - 62} 446L${x - 36} 348H${x - 16}L${x - 30} 446z`, '#fff6dc')
  )
}

export function sideTable({ s, decor }: Room, x: number): string {
  const wood = inRoom(s, decor.wood)
  return (
    line(
      `M${x - 44} 606L${x - 54} ${floorAt}M${x + 44} 606L${x + 54} ${floorAt}`,
      mix(wood, s.palette.shade, 0.24),
      10,
    ) +
    ellipse(x, 604, 74, 13, mix(wood, s.palette.moon, 0.14)) +
    at(
      x - 20,
      598,
      path('M-20 0Q-26 -50 0 -66Q26 -50 20 0z', inRoom(s, decor.second)) +
        line('M-4 -60V-100M6 -60L20 -96M-8 -60L-22 -90', inRoom(s, '#6f9a6b'), 5) +
        circle(-4, -104, 11, inRoom(s, '#e8c25c')) +
        circle(22, -98, 10, inRoom(s, '#e6a0ac')) +
        circle(-24, -94, 9, inRoom(s, '#c9694c')),
    ) +
    at(
      x + 34,
      598,
      rect(-24, -10, 48, 10, inRoom(s, decor.cloth), 2) + rect(-20, -19, 42, 9, inRoom(s, '#e8dcc4'), 2),
    )
  )
}

/** An open door with the hall behind it. */
export function doorway({ s, decor }: Room, x: number): string {
  const { palette } = s
  const frame = mix(inRoom(s, decor.paint), palette.moon, 0.24)
  return (
    sheet(`M${x - 120} ${floorAt - 10}V310H${x + 120}V${floorAt - 10}z`, frame, palette.shade, 6) +
    rect(x - 98, 334, 196, floorAt - 346, mix(palette.wall, palette.shade, 0.36)) +
    path(`M${x - 98} ${floorAt - 12}L${x - 20} ${floorAt - 52}V334H${x - 98}z`, inRoom(s, decor.paint)) +
    circle(x - 40, 520, 8, inRoom(s, decor.metal)) +
    s.lights.glow(x + 40, 460, 130, palette.lamp, 0.4)
  )
}
