import { thingDrawing } from '../things.ts'
import type { Thing } from '../words.ts'
import type { Group, PlacedOne } from './group.ts'
import { holdsThings } from './place-things.ts'

const things = (text: string): ReadonlySet<Thing> => new Set(text.trim().split(/\s+/) as Thing[])

/** What would fall over lies along: it is drawn upright, as it is in a hand. */
const along = things(
  `pencil pen crayon spoon fork teaspoon ladle whisk brush paintbrush scissors needle screwdriver spanner hammer trowel feather wand thermometer
  key nail microphone bat racket feather-duster carrot lollipop magnifying-glass violin medal tie crutch oar`,
)

/** Sheets lie flat, a little towards whoever looks at them. */
const flat = things('paper drawing notebook letter card envelope label newspaper map stamp ticket')

/** What somebody has put down, and what nothing holds, lies on its side: on a table, on the floor, in the grass. */
export function layDown(group: Group) {
  for (const [index, placed] of group.things) {
    const lies = along.has(placed.thing) ? 'along' : flat.has(placed.thing) ? 'flat' : undefined
    if (!lies || placed.worn || placed.isOfPlace || placed.isFlat || !isSupported(group, index)) continue
    if (lies === 'flat' && holdsThings(group, index)) continue
    group.things.set(index, {
      ...placed,
      lies,
      x: lies === 'along' ? onItsTop(group, index, placed) : placed.x,
    })
  }
}

/** What lies along is as long as it was high: it does not jut out over the edge of a table. */
function onItsTop(group: Group, index: number, { thing, x, scale }: PlacedOne): number {
  const tie = group.ties.things[index]
  const host = tie?.relation === 'on' && 'thing' in tie.to ? group.things.get(tie.to.thing) : undefined
  const { top } = host ? thingDrawing(host.thing) : {}
  if (!host || !top) return x
  const reach = Math.max(0, top[1] * host.scale - (thingDrawing(thing).height / 2) * scale)
  return Math.min(host.x + reach, Math.max(host.x - reach, x))
}

/** Whether it is on the ground or on a top, and not in a pot, on a door or in the air. */
function isSupported(group: Group, index: number): boolean {
  const tie = group.ties.things[index]
  if (!tie) return true
  if (
    tie.relation === 'in' ||
    tie.relation === 'over' ||
    tie.relation === 'worn-by' ||
    tie.relation === 'held-by'
  )
    return false
  if (tie.relation !== 'on') return true
  const host = 'thing' in tie.to ? group.things.get(tie.to.thing) : undefined
  if (!host) return false
  const { top, stands } = thingDrawing(host.thing)
  return top !== undefined || stands === 'floor'
}
