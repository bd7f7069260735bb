import { labelOf } from '@nightlight/understanding'
import { type Brief, canBeFound, tells, wishesOf } from '../../../modules/stories/index.ts'
import type { WithheldBrief } from './withhold-names.ts'

/** Something that a parent wishes for, by a number that a model can refer to. */
export interface NumberedWish {
  /** 'F1' */
  readonly number: string
  /** In a few of the parent's own words, names withheld. */
  readonly label: string
  readonly isToLeaveOut: boolean
  /** Whether a text shows it by its words. */
  readonly canBeFound: boolean
  /** @param text with names */
  isIn(text: string): boolean
}

/** As many as a story has room for. Everything that is to be left out counts. */
const mostToTell = 8

/** What is understood of tonight's wish. The same brief gives the same numbers, so that a story can be gone on with. */
export function numberedWishes(
  brief: Brief,
  { hideTyped }: Pick<WithheldBrief, 'hideTyped'>,
): NumberedWish[] {
  const { toTell, toLeaveOut } = wishesOf(brief)
  return [...toTell.slice(0, mostToTell), ...toLeaveOut].map((fact, index) => ({
    number: `F${index + 1}`,
    label: hideTyped(labelOf(fact)),
    isToLeaveOut: toLeaveOut.includes(fact),
    canBeFound: canBeFound(fact),
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
