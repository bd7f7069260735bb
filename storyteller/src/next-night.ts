import type { Brief } from './brief.ts'
import { castingOf, inventedIn } from './casting.ts'
import { Names } from './names.ts'
import { seedOf } from './open-plot.ts'
import { plotNotes } from './plot-notes.ts'
import { type NextNightKnot, plots } from './plots.ts'
import { withPronouns } from './pronouns.ts'
import { begin, runKnot, setWords } from './telling.ts'
import { sectionWords, storyWords } from './words.ts'

type Canon = NonNullable<Brief['series']>['canon']

/**
 * How the night before comes back: whoever was met has something to do, and what was left open is answered.
 * @returns null where its plot has nothing of the kind, or a parent has written another loose end into the canon
 */
export function nextNightOf(brief: Brief): Record<NextNightKnot, string> | null {
  const plot = plots.find(({ id }) => id === brief.series?.plot)
  if (!plot?.nextNight.includes('next_night') || ownWordsIn(brief).thread) return null
  const casting = castingOf(plot, brief)
  const names = new Names()
  const telling = begin(casting, seedOf(brief))
  setWords(telling, { ...storyWords(brief, names), ...sectionWords(brief, names, 0, true) })
  const textOf = (knot: NextNightKnot) => {
    if (!plot.nextNight.includes(knot)) return ''
    const marked = runKnot(telling, knot)
      .lines.map(({ text }) => text)
      .join('\n\n')
    return withPronouns(marked, names, inventedIn(casting))
  }
  return { next_night: textOf('next_night'), next_bedtime: textOf('next_bedtime') }
}

/**
 * What a parent, or a model, has written into the canon: the parts that are not the notes on the plot of the night before. Invented names
 * in the notes may have given way to others.
 */
export function ownWordsIn({ series }: Brief): Canon {
  const notes = plotNotes[series?.plot ?? '']
  const { who, where, learnt, thread } = series?.canon ?? { who: '', where: '', learnt: '', thread: '' }
  if (!notes) return { who, where, learnt, thread }
  const small = (text: string) => text.replace(/\p{Lu}\p{Ll}+/gu, '').trim()
  const own = (text: string, noted: string) => (small(text) === small(noted) ? '' : text)
  return {
    who: small(who).includes(small(notes.met)) ? '' : who,
    where: own(where, notes.where),
    learnt,
    thread: own(thread, notes.thread),
  }
}
