import { labelOf } from '@nightlight/understanding'
import { type Brief, canBeFound, tells, wishesOf } from '../../../modules/stories/index.ts'
import type { WithheldBrief } from './withhold-names.ts'

/** Something that a parent wishes for, by a number that a model can refer to. */
export interface NumberedWish {
  /** 'F1' */
  readonly number: string
  /** Of `factsOf(brief)`. */
  readonly factId: string
  /** In a few of the parent's own words, names withheld. */
  readonly label: string
  readonly isToLeaveOut: boolean
  /** Whether a story is as good without it. */
  readonly isPreference: boolean
  /** Whether a text shows it by its words. */
  readonly canBeFound: boolean
  /** Whether it is one thing, which one section has; what happens may be told over several. */
  readonly isOneThing: boolean
  /** @param text with names */
  isIn(text: string): boolean
}

/** What is understood of tonight's wish. The same brief gives the same numbers, so that a story can be gone on with. */
export function numberedWishes(
  brief: Brief,
  { hideTyped }: Pick<WithheldBrief, 'hideTyped'>,
): NumberedWish[] {
  const { toTell, preferred, toLeaveOut } = wishesOf(brief)
  return [...toTell, ...toLeaveOut].map((fact, index) => ({
    number: `F${index + 1}`,
    factId: fact.id,
    label: hideTyped(labelOf(fact)),
    isToLeaveOut: toLeaveOut.includes(fact),
    canBeFound: canBeFound(fact),
    isPreference: preferred.includes(fact),
    isOneThing: fact.what !== undefined || fact.name !== undefined,
    isIn: (text) => tells(fact, text),
  }))
}

/** @param text with names */
export const unwantedIn = (text: string, wishes: readonly NumberedWish[]): string[] =>
  wishes
    .filter(({ isToLeaveOut, isIn }) => isToLeaveOut && isIn(text))
    .map(({ number }) => `${number} of the wish is to be left out, and it is there.`)

export const toAnswer = (wishes: readonly NumberedWish[]): NumberedWish[] =>
  wishes.filter(({ isToLeaveOut }) => !isToLeaveOut)
