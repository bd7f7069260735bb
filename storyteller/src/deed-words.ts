import type { Brief } from './brief.ts'
import { capital } from './capital.ts'
import { mostDeeds, reportedDeeds } from './days-report.ts'
import { deedLines } from './deed-lines.ts'
import { type Names, possessive } from './names.ts'
import { isToCome } from './to-come.ts'
import type { Words } from './words.ts'

const endings = ['_seen', '_seen_2', '_seen_3', '_shown', '_shown_2', '_night', '_night_2'] as const

const places = Array.from({ length: mostDeeds }, (_, at) => at + 1)

/** The Ink variables of a plot that `tells: report`: `deed_1` to `deed_4` and `is_deed_3`; `deed_last` is the last of them; `deed_1_seen` and `is_deed_1_seen` are lines for it. */
export const deedVariables = `VAR deed_last = ""\n${places
  .flatMap((place) => [
    `VAR is_deed_${place} = false\nVAR deed_${place} = ""\n`,
    ...endings.map((ending) => `VAR is_deed_${place}${ending} = false\nVAR deed_${place}${ending} = ""\n`),
  ])
  .join('')}`

/** Whoever reads such a plot without a report reads it with this one. */
const standIns = (child: string) => [
  `${child} found a very good stick`,
  `${child} took it home on the bus`,
  'It had to stand up all the way',
]

/**
 * What the parent has reported, in plots that are made of it, and the lines that stories have for it.
 * @param child the mark for the first child
 * @param friend the mark for who hears of the day, if the plot has somebody
 */
export function deedWords(
  brief: Brief,
  names: Names,
  { child, friend }: { child: string; friend: string | undefined },
): Words {
  const [only] = brief.children
  const deeds = reportedDeeds(brief, 1) ?? standIns(only?.name ?? '')
  const lines = deedLines(deeds, brief)
  const said = (deed = '') => {
    const text = isToCome(brief) ? asToCome(deed) : deed
    return names.mark(text, capital(text))
  }
  const filled = (line = '') => withNames(line, { child, friend, pronouns: only?.pronouns })
  return Object.fromEntries([
    ['deed_last', said(deeds.at(-1))],
    ...places.flatMap((place): [string, string | boolean][] => {
      const { seen = [], shown = [], night = [] } = lines[place - 1] ?? {}
      const texts = {
        _seen: filled(seen[0]),
        _seen_2: filled(seen[1]),
        _seen_3: filled(seen[2]),
        _shown: friend === undefined ? '' : filled(shown[0]),
        _shown_2: friend === undefined ? '' : filled(shown[1]),
        _night: filled(night[0]),
        _night_2: filled(night[1]),
      } satisfies Record<(typeof endings)[number], string>
      return [
        [`is_deed_${place}`, deeds[place - 1] !== undefined],
        [`deed_${place}`, said(deeds[place - 1])],
        ...Object.entries(texts).flatMap(([ending, text]): [string, string | boolean][] => [
          [`is_deed_${place}${ending}`, text !== ''],
          [`deed_${place}${ending}`, text],
        ]),
      ]
    }),
  ])
}

/** 'Mia was a sheep', the evening before: she was to be one. */
const asToCome = (deed: string): string =>
  / the next | on \p{Lu}\p{L}+day\b/u.test(deed)
    ? deed
    : deed.replace(/ (was|were) (?=(?:an?|the|one|first|second|third|in) )/, ' $1 to be ')

const pronounForms = {
  she: { he: 'she', him: 'her', his: 'her', himself: 'herself' },
  he: { he: 'he', him: 'him', his: 'his', himself: 'himself' },
} as const

/** A line with the names that it has places for. Who has no pronoun is called by name. */
export function withNames(
  line: string,
  { child, friend, pronouns }: { child: string; friend: string | undefined; pronouns: string | undefined },
): string {
  const forms =
    pronouns === 'she' || pronouns === 'he'
      ? pronounForms[pronouns]
      : pronouns === 'they'
        ? // Its verbs are written for one.
          { he: child, him: 'them', his: 'their', himself: 'themself' }
        : { he: child, him: child, his: possessive(child), himself: child }
  return line
    .replaceAll('{child}', child)
    .replaceAll('{friend}', friend ?? '')
    .replace(/\{(he|himself|him|his)\}/g, (_, form: keyof typeof forms) => forms[form])
    .replace(/\{(He|Him|His)\}/g, (_, form: string) =>
      capital(forms[form.toLowerCase() as keyof typeof forms]),
    )
}
