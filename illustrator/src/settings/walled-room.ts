import { ceilingLight, type Decor, decorated } from './layers/decor.ts'
import { dimEdges } from './layers/interior.ts'
import type { Place, Stage } from './stage.ts'

interface Walled {
  readonly s: Stage
  readonly decor: Decor
  /** The wall, with what stands before it. */
  readonly drawing: string
  /** The lamp under the ceiling, and the cloth of its shade. */
  readonly lamp: {
    readonly x: number
    readonly y: number
    readonly kind: Parameters<typeof ceilingLight>[1]
    readonly cloth: string
  }
  readonly rug: string
  readonly focus: number
  readonly near: number
  /** What of the room the lines can name, beside its lamp. */
  readonly owns: NonNullable<Place['owns']>
  readonly busy?: NonNullable<Place['busy']>
}

/** A room that is drawn as a wall: its lamp, its rug, and what it owns. */
export const walledRoom = ({ s, decor, drawing, lamp, rug, focus, near, owns, busy }: Walled): Place => ({
  back:
    decorated(s, decor, { lampAt: [lamp.x, lamp.y] }) +
    drawing +
    ceilingLight(s, lamp.kind, lamp.x, lamp.cloth) +
    rug,
  front: dimEdges(s),
  floor: 826,
  focus,
  indoors: true,
  near,
  ...(s.dress && { dress: s.dress }),
  owns: { lamp: { x: lamp.x, y: lamp.y, scale: 1 }, ...owns },
  ...(busy && { busy }),
})
