import { isOfDeed, isOfEntry, isThingOfWish } from './drawn-of-wish.ts'
import type { PictureLines } from './picture-lines.ts'
import type { Plot } from './plots.ts'
import { isShownMatter } from './wished.ts'

/** A word of a picture line that has to be drawn. */
export interface PictureWord {
  readonly sort: 'setting' | 'creature' | 'thing' | 'human' | 'look'
  readonly word: string
}

const family = /^(?:heroes|friends|A|B|C|L)$/

/** What the illustrator has to draw for a section: without the family, whose words a plot does not know. */
export function wordsToDraw(
  plot: Pick<Plot, 'head' | 'people'>,
  lines: PictureLines,
  isCreature: (word: string) => boolean,
): PictureWord[] {
  const isOwn = (word: string) =>
    family.test(word) ||
    word === 'themed' ||
    (plot.head.tellsThings && isThingOfWish(word)) ||
    (plot.head.tellsReport && isOfDeed(word)) ||
    (plot.head.tellsEntries !== null && isOfEntry(word)) ||
    (plot.head.tellsTale && isShownMatter(word)) ||
    plot.people.has(word) ||
    plot.head.roles.some(({ name }) => name === word)
  const free = (word: string | undefined) => (word === undefined || isOwn(word) ? [] : [word])
  const thing = (word: string): PictureWord => ({ sort: 'thing', word })
  const targets = [...lines.actors.map(({ target }) => target), ...lines.things.map(({ of }) => of)]
  return [
    { sort: 'setting', word: lines.setting },
    ...lines.actors.flatMap(({ who }) => free(who)).map((word): PictureWord => ({ sort: 'creature', word })),
    ...[...lines.actors.map(({ holding }) => holding), ...lines.things.map((each) => each.thing)]
      .flatMap(free)
      .map(thing),
    ...targets
      .flatMap(free)
      .filter((word) => !/^(?:up|down|left|right)$/.test(word) && !isCreature(word))
      .map(thing),
    ...lines.people.flatMap(({ role, looks }): PictureWord[] => [
      { sort: 'human', word: role },
      ...looks.map((word): PictureWord => ({ sort: 'look', word })),
    ]),
  ]
}
