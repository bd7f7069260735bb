import type { Brief } from './brief.ts'
import { type Casting, inventedIn } from './casting.ts'
import { inventedNames } from './invented-names.ts'
import { Names } from './names.ts'
import { seedOf } from './open-plot.ts'
import { plotNotesOf } from './plot-notes.ts'
import { type NextNightKnot, type Plot, plots } from './plots.ts'
import { withPronouns } from './pronouns.ts'
import { begin, runKnot, setWords } from './telling.ts'
import { mentionsUnwanted } from './unwanted.ts'
import { sectionWords, storyWords } from './words.ts'

type Canon = NonNullable<Brief['series']>['canon']

/**
 * How the night before comes back: whoever was met has something to do, and what was left open is answered.
 * @returns null where its plot has nothing of the kind, where a parent has written another loose end into the canon, or where it would
 * mention what is to be kept out
 */
export function nextNightOf(brief: Brief): Record<NextNightKnot, string> | null {
  const plot = plots.find(({ id }) => id === brief.series?.plot)
  if (!plot?.nextNight.includes('next_night') || ownWordsIn(brief).thread) return null
  const casting: Casting = {
    plot,
    answers: [],
    main: [],
    nearly: [],
    roles: new Map(),
    names: namesOfLastNight(plot, brief),
  }
  const names = new Names()
  const telling = begin(casting, seedOf(brief))
  setWords(telling, { ...storyWords(brief, names), ...sectionWords(brief, names, 0, true) })
  const textOf = (knot: NextNightKnot) => {
    if (!plot.nextNight.includes(knot)) return ''
    const marked = runKnot(telling, knot)
      .map(({ text }) => text)
      .join('\n\n')
    return withPronouns(marked, names, inventedIn(casting))
  }
  const told = { next_night: textOf('next_night'), next_bedtime: textOf('next_bedtime') }
  return mentionsUnwanted(`${told.next_night} ${told.next_bedtime}`, brief) ? null : told
}

/** What the plot's invented names were called in the last telling, as the canon has them; new ones only for tonight's cast. */
function namesOfLastNight(plot: Plot, { series, children, companions }: Brief): Casting['names'] {
  const remembered = Object.values(series?.canon ?? {}).join(' ')
  const cast = [...children, ...companions].map(({ name }) => name)
  const isCast = (name: string) => cast.some((one) => one.includes(name))
  const known = plot.head.names.flatMap(([original = '', ...others]) => {
    const name = [original, ...others].find((each) => remembered.includes(each) && !isCast(each))
    return name ? [[original, name] as const] : []
  })
  const isKnown = new Set(known.map(([original]) => original))
  const unknown = plot.head.names.filter(([original = '']) => !isKnown.has(original))
  return new Map([...inventedNames(unknown, cast), ...known])
}

/** What a parent, or a model, has written into the canon: the parts that are not the notes on the plot of the night before. */
export function ownWordsIn({ series, children, companions }: Brief): Canon {
  const canon = series?.canon ?? { who: '', where: '', learnt: '', thread: '' }
  const cast = [...children, ...companions].map(({ name }) => name)
  const notes = plotNotesOf(series?.plot ?? '', Object.values(canon).join(' '), cast)
  if (!notes) return canon
  return {
    who: canon.who.includes(notes.met) ? '' : canon.who,
    where: canon.where === notes.where ? '' : canon.where,
    learnt: canon.learnt,
    thread: canon.thread === notes.thread ? '' : canon.thread,
  }
}
