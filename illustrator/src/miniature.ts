import { sizes } from './creatures/index.ts'
import { group, n } from './paper.ts'
import type { Scene } from './scene.ts'
import type { Place } from './settings/stage.ts'
import { isSleeper } from './supplemented.ts'
import type { PlacedThing } from './target.ts'
import { thingDrawing } from './things.ts'
import type { SizeWord, Species } from './words.ts'

/** How much larger a room is around somebody who is as small as a thumb. */
const magnification = { indoors: 2.7, outdoors: 1.9 } as const

/**
 * Whether everybody in a picture is tiny: then it is not they who are small, but all else that is large. Beside somebody of the usual size, and in a bed, they are
 * small.
 */
export const isMiniature = ({ cast }: Pick<Scene, 'cast'>): boolean => {
  const people = cast.filter(({ kind }) => kind !== 'creature')
  return people.length > 0 && people.every((figure) => figure.size === 'tiny' && !isSleeper(figure))
}

/** The same page with things and animals as much larger as they are beside somebody so small. */
export const inMiniature = (scene: Scene): Scene => ({
  ...scene,
  cast: scene.cast.map((figure) =>
    figure.kind === 'creature' ? { ...figure, size: sizeBeside(figure.species) } : figure,
  ),
  things: scene.things.map((thing, index) => ({
    ...thing,
    magnified: magnifiedBy(thing, isEntered(scene, index)),
  })),
})

/** The longer side of the largest things, in pixels of the stage: they stay on the page. */
const longest = { said: 460, unsaid: 300, furniture: 900 } as const

/** What the lines call huge is as large as there is room for, and all else larger than it would be. */
function magnifiedBy({ thing, size }: PlacedThing, isInside: boolean): number {
  const { width, height, isBulky, stands } = thingDrawing(thing)
  const isFurniture = isBulky && stands !== 'floor' && !isInside
  const isSaid = size === 'huge' || size === 'enormous' || size === 'big'
  const most = isSaid ? longest.said : isFurniture ? longest.furniture : longest.unsaid
  const times = Math.max(1, Math.min(isSaid ? 6 : 3, most / Math.max(width, height)))
  // Of whoever is in a boat more is to be seen than hair.
  return isInside && !isSaid ? Math.min(1.4, times) : times
}

/** Whoever is in a bath looks out of it. */
const isEntered = ({ cast }: Scene, index: number): boolean =>
  cast.some(
    ({ relation, target }) => relation === 'in' && target && 'thing' in target && target.thing === index,
  )

/** A place as one sees it from its floor. What it has of its own is far above. */
export function fromItsFloor({ owns, rests, board, busy, bed, ...place }: Place): Place {
  const factor = place.indoors ? magnification.indoors : magnification.outdoors
  const { focus, floor } = place
  const about = `translate(${n(focus * (1 - factor))} ${n(floor * (1 - factor))}) scale(${factor})`
  return { ...place, back: group(place.back, about), front: '', near: 1.9 }
}

/** A snail is as large as they are, a cat as large as a house; an elephant has no room to be larger. */
const sizeBeside = (species: Species): SizeWord =>
  smallAnimals.has(species) ? 'huge' : sizes[species].width < 225 ? 'enormous' : 'huge'

const smallAnimals: ReadonlySet<string> = new Set([
  'mouse',
  'snail',
  'bee',
  'butterfly',
  'firefly',
  'moth',
  'ant',
  'spider',
  'ladybird',
  'worm',
  'caterpillar',
  'frog',
])
