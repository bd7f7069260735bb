import { drawAvatar, type Look, lookOf } from '@nightlight/illustrator'
import type { ChildRow } from './children.queries.ts'
import { featuresOf } from './describe-character.ts'

type Appearance = Pick<
  ChildRow,
  | 'id'
  | 'age'
  | 'hasGlasses'
  | 'hairColor'
  | 'hairStyle'
  | 'eyeColor'
  | 'skinTone'
  | 'otherFeatures'
  | 'appearanceNotes'
  | 'photoAnalysisResults'
  | 'lookSeed'
>

/**
 * The look of a child on every page and in every story. The seed decides what the profile leaves open: only the clothes, where the child
 * has a seed of its own.
 */
export function lookOfChild(child: Appearance, characterSeed: string | null): Look {
  const otherFeatures = featuresOf(child)
  return lookOf({
    id: child.lookSeed ?? `child-${child.id}`,
    age: child.age,
    hasGlasses: child.hasGlasses,
    ...(child.hairColor && { hairColor: child.hairColor }),
    ...(child.hairStyle && { hairStyle: child.hairStyle }),
    ...(child.eyeColor && { eyeColor: child.eyeColor }),
    ...(child.skinTone && { skinTone: child.skinTone }),
    ...(otherFeatures && { otherFeatures }),
    ...(characterSeed && (child.lookSeed ? { clothesSeed: characterSeed } : { characterSeed })),
  })
}

/** The child as pictures show it now: a character is used only once it is approved. */
export const drawPortrait = (child: ChildRow): string =>
  drawAvatar(lookOfChild(child, child.characterApproved ? child.characterSeed : null))
