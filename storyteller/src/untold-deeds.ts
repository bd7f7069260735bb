import type { Casting } from './casting.ts'
import { beginningsOf } from './word-beginnings.ts'

/**
 * How many of the deeds that a parent reports a plot has nothing of: neither what it answers of the wish nor its own text has more than half of their words. Of who got
 * stuck on a climbing wall until a girl fetched him, a plot about a jump from a diving board has only the height: two of three deeds are missing from it.
 * @param deeds without the child’s name
 */
export function untoldDeeds({ plot, answers }: Casting, deeds: readonly string[]): number {
  const answered = new Set(answers.flatMap(({ said }) => beginningsOf(said)))
  return deeds.filter((deed) => {
    const own = [...new Set(beginningsOf(deed, alsoCommon))]
    const known = own.filter((each) => answered.has(each) || beginningsIn(plot).has(each))
    return own.length > 0 && known.length * 2 <= own.length
  }).length
}

/** They are in nearly every text. */
const alsoCommon: ReadonlySet<string> = new Set(
  'got get went came come said had told made put took let one two three back down out off over day days today again together next girl boy child called little big new first last time door blue red green yellow home house room bed table hand head family'.split(
    ' ',
  ),
)

const known = new WeakMap<Casting['plot'], ReadonlySet<string>>()

function beginningsIn(plot: Casting['plot']): ReadonlySet<string> {
  const found = known.get(plot) ?? new Set([...plot.words].flatMap((word) => beginningsOf(word)))
  known.set(plot, found)
  return found
}
