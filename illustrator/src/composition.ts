import { payAttention } from './composing/attention.ts'
import type { Composition, Group, GroupSetting } from './composing/group.ts'
import { bringIntoSight, showWhatIsHeld } from './composing/in-sight.ts'
import { layDown } from './composing/lying-things.ts'
import { placeAtEnd, placeTiedFigure } from './composing/place-figures.ts'
import { placeGroup } from './composing/place-group.ts'
import {
  findInPlace,
  holdsThings,
  layOnBoard,
  placeOnGround,
  placeTiedThing,
} from './composing/place-things.ts'
import { turnToTargets } from './composing/turn-to-targets.ts'
import { tiesOf } from './relations.ts'
import type { Scene } from './scene.ts'
import { footBed } from './settings/layers/bed-from-foot.ts'
import type { Place } from './settings/stage.ts'
import { thingDrawing } from './things.ts'

/** Puts everybody and everything where the lines say they are. @param who the indexes of the cast who are awake */
export function composeGroup(
  scene: Scene,
  place: Place,
  who: readonly number[],
  set: GroupSetting,
): Composition {
  const group: Group = {
    scene,
    place,
    who,
    set,
    ties: tiesOf(scene),
    figures: new Map(),
    things: new Map(),
    taken: [],
  }
  const { figures, things, ties } = group
  const unplaced = () => [...scene.things.keys()].filter((index) => !things.has(index))
  if (place.isBedFromFoot) group.taken.push({ x: footBed.x, half: 300 })
  findInPlace(group)
  layOnBoard(group)
  placeGroup(group)
  for (const index of unplaced())
    if (!ties.things[index] && holdsThings(group, index)) placeOnGround(group, index)
  // What is tied to something waits until that has its place.
  for (let pass = 0; pass < 4; pass++) {
    for (const index of who) if (!figures.has(index)) placeTiedFigure(group, index)
    for (const index of unplaced()) placeTiedThing(group, index)
  }
  for (const index of who) if (!figures.has(index)) placeAtEnd(group, index)
  // What hangs on the wall keeps clear of what stands there.
  const hangs = (index: number) =>
    Number(thingDrawing(scene.things[index]?.thing ?? 'wall').stands === 'wall')
  for (const index of unplaced().sort((one, other) => hangs(one) - hangs(other))) placeOnGround(group, index)
  layDown(group)
  bringIntoSight(group)
  turnToTargets(group)
  payAttention(group, set.looksOut)
  showWhatIsHeld(group)
  // In the order of the scene: targets are indexes of it.
  const inOrder = [...things].sort(([one], [other]) => one - other).map(([, thing]) => thing)
  return { company: [...figures.values()], things: inOrder }
}
