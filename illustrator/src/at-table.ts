import { boards, writing } from './relations.ts'
import type { Figure, Scene } from './scene.ts'
import type { Setting } from './words.ts'

/** Where there is always a table to write at, named or not. */
const withTable: ReadonlySet<Setting> = new Set<Setting>([
  'kitchen',
  'cafe',
  'school',
  'library',
  'nursery',
  'post-office',
])

/** Whoever writes or draws where there is a table sits behind it, with the pencil in the hand, and does not kneel on the floor. */
export function atTable(scene: Scene): Scene {
  const { cast, things, setting, shot } = scene
  if (shot === 'object' || shot === 'behind') return scene
  const found = things.findIndex(
    ({ thing, of, count }) => boards.has(thing) && thing !== 'counter' && !of && !count,
  )
  const board = found === -1 && withTable.has(setting) ? things.length : found
  const writes = ({ kind, action, target }: Figure) =>
    kind !== 'creature' && writing.has(action) && action !== 'paint' && !(target && 'figure' in target)
  if (board === -1 || !cast.some(writes)) return scene
  return {
    ...scene,
    cast: cast.map((figure) => {
      if (!writes(figure)) return figure
      const { target: _, relation: __, ...rest } = figure
      const action = figure.kind !== 'creature' && figure.look.wheelchair ? 'sit' : 'sit-on-chair'
      return {
        ...rest,
        action,
        holding: figure.holding ?? (figure.action === 'draw' ? 'crayon' : 'pencil'),
        target: { thing: board },
        relation: 'behind',
      } as Figure
    }),
    things:
      board === things.length ? [...things, { thing: setting === 'school' ? 'desk' : 'table' }] : things,
  }
}
