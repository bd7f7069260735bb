import { drawAvatar, type Look, lookOf } from '@nightlight/illustrator'
import type { ChildRow } from './children.queries.ts'

/** How a child is drawn, on every page and in every story. */
function lookOfChild(child: ChildRow): Look {
  return lookOf({
    id: `child-${child.id}`,
    age: child.age,
    hasGlasses: child.hasGlasses,
    ...(child.hairColor && { hairColor: child.hairColor }),
    ...(child.eyeColor && { eyeColor: child.eyeColor }),
    ...(child.otherFeatures && { otherFeatures: child.otherFeatures }),
  })
}

export const drawPortrait = (child: ChildRow): string => drawAvatar(lookOfChild(child))
