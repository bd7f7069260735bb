import type { Brief } from './brief.ts'
import { capital } from './capital.ts'
import { deedsIn, wordsOf } from './deed-lines.ts'
import { withNames } from './deed-words.ts'
import { doerOf } from './doer-of.ts'
import { isElliptical, mostEntries, mostNouns, mostSayings, tellableEntries } from './entries.ts'
import { unheard, unheardFirst } from './lines.ts'
import { namedIn } from './named-things.ts'
import type { Names } from './names.ts'
import { actedLines, areMany, propsFor, withThe } from './props.ts'
import { isToCome } from './to-come.ts'
import { mentionsUnwanted } from './unwanted.ts'
import type { EntryNoun } from './wished.ts'
import type { Words } from './words.ts'

const endings = ['_seen', '_seen_2', '_shown', '_act', '_night'] as const
type Ending = (typeof endings)[number]

/** Of those whom a sentence is the first to name, as many as can be given a part. */
const namedInOne = ['being', 'being_2', 'thing', 'thing_2'] as const

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

/**
 * The Ink variables of a plot that `tells: entries`: `entry_1` to `entry_4` with `is_entry_2` and lines for them (`entry_1_seen`), `being_1` to `being_3` and
 * `being_1_many`, `thing_1` to `thing_3`, `saying` and `saying_2`, and `is_coming`; `is_asked` is declared with those of things. Of those whom a sentence is the
 * first to name: `entry_1_being`, `entry_1_being_2`, `entry_1_thing` and `entry_1_thing_2`; `is_entry_1_saying` where it has the first saying.
 * `first_doer` is whoever or whatever the first sentence begins with, and `is_first_doer_being` whether it is somebody.
 */
export const entryVariables = `VAR is_coming = false\n${[
  ...upTo(mostEntries).flatMap((place) => [
    `VAR is_entry_${place} = false\nVAR entry_${place} = ""\n`,
    ...endings.map((ending) => `VAR is_entry_${place}${ending} = false\nVAR entry_${place}${ending} = ""\n`),
    ...namedInOne.map((sort) => declared(`entry_${place}_${sort}`)),
    `VAR is_entry_${place}_saying = false\n`,
  ]),
  ...['being', 'thing'].flatMap((sort) => upTo(mostNouns).map((place) => declared(`${sort}_${place}`))),
  declared('first_doer'),
  'VAR is_first_doer_being = false\n',
  ...sayingNames().map((name) => `VAR is_${name} = false\nVAR ${name} = ""\n`),
].join('')}`

/** @param name of somebody or something, which can be several */
function declared(name: string) {
  return `VAR is_${name} = false\nVAR ${name} = ""\nVAR ${name}_many = false\nVAR ${name}_prop = ""\nVAR ${name}_the_prop = ""\nVAR ${name}_prop_many = false\nVAR ${name}_why = ""\n`
}

function sayingNames() {
  return upTo(mostSayings).map((place) => (place === 1 ? 'saying' : `saying_${place}`))
}

/** Whoever reads such a plot without a wish reads it with this one. */
const standIn = {
  sentences: [
    'We got the bus to Nana’s and the bell was pressed eleven times.',
    'The driver said over the speaker “thank you, we have heard you now”.',
  ],
  beings: [{ text: 'the driver', isMany: false, head: 'driver' }],
  things: [
    { text: 'the bus', isMany: false, head: 'bus' },
    { text: 'the bell', isMany: false, head: 'bell' },
  ],
  sayings: ['Thank you, we have heard you now.'],
}

/**
 * What a parent has typed, in plots that play it out, and the lines that stories have for what was done and for what is named.
 * @param child the mark for the first child
 * @param friend the mark for who plays along, if the plot has somebody
 */
export function entryWords(
  brief: Brief,
  names: Names,
  { child, friend }: { child: string; friend: string | undefined },
): Words {
  const { sentences, beings, things, sayings } = tellableEntries(brief) ?? standIn
  const isAsked = brief.wished?.entries?.isAsked === true
  const lines = entryLines(sentences, brief)
  const [only] = brief.children
  const filled = (line = '') => withNames(line, { child, friend, pronouns: only?.pronouns })
  const named = [...beings, ...things]
  const stands = new Map(
    propsFor(
      named.map((each) => ({ ...each, isBeing: beings.includes(each) })),
      brief,
    ).map((prop, at) => [named[at], prop]),
  )
  const marked = (text = '') => names.mark(text, capital(text))
  const doer = doerOf(sentences[0] ?? '', named, brief)
  const noun = (name: string, each: EntryNoun | undefined): [string, string | boolean][] => {
    const prop = stands.get(each)
    return [
      [`is_${name}`, each !== undefined],
      [name, marked(each?.text)],
      [`${name}_many`, each?.isMany ?? false],
      [`${name}_prop`, marked(prop?.text)],
      [`${name}_the_prop`, marked(prop ? withThe(prop.text) : '')],
      [`${name}_prop_many`, prop ? areMany(prop.text) : false],
      [`${name}_why`, prop?.why ?? ''],
    ]
  }
  return Object.fromEntries([
    ['is_asked', isAsked],
    ['is_coming', !isAsked && isToCome(brief)],
    ...upTo(mostEntries).flatMap((place): [string, string | boolean][] => {
      const text = sentences[place - 1]
      const own: Partial<Record<Ending, string>> = lines[place - 1] ?? {}
      return [
        [`is_entry_${place}`, text !== undefined],
        [`entry_${place}`, text === undefined ? '' : names.mark(text, text)],
        ...endings.flatMap((ending): [string, string | boolean][] => {
          const line = ending === '_shown' && friend === undefined ? '' : filled(own[ending])
          return [
            [`is_entry_${place}${ending}`, line !== ''],
            [`entry_${place}${ending}`, line],
          ]
        }),
        [`is_entry_${place}_saying`, hasSaying(text, sayings[0])],
        ...namedInOne.flatMap((sort) => {
          const nouns = sort.startsWith('being') ? beings : things
          const named = nouns.filter(({ head }) => firstWith(head, sentences) === place - 1)
          return noun(`entry_${place}_${sort}`, named[sort.endsWith('2') ? 1 : 0])
        }),
      ]
    }),
    ...upTo(mostNouns).flatMap((place) => [
      ...noun(`being_${place}`, beings[place - 1]),
      ...noun(`thing_${place}`, things[place - 1]),
    ]),
    ...noun('first_doer', doer),
    ['is_first_doer_being', doer !== undefined && !things.includes(doer)],
    ...sayingNames().flatMap((name, at): [string, string | boolean][] => [
      [`is_${name}`, sayings[at] !== undefined],
      [name, names.mark(sayings[at] ?? '', sayings[at] ?? '')],
    ]),
  ])
}

const hasSaying = (sentence = '', saying = ''): boolean =>
  saying !== '' && sentence.toLowerCase().includes(saying.toLowerCase().replace(/[.!?…]+$/, ''))

const firstWith = (head: string, sentences: readonly string[]): number =>
  sentences.findIndex((sentence) => sentence.toLowerCase().includes(head.split(' ').at(-1) ?? head))

/** What stories say of what is done in each sentence, and of the things in it: none that these children have heard lately, and none twice. */
function entryLines(sentences: readonly string[], brief: Brief): Partial<Record<Ending, string>>[] {
  const used = new Set<string>()
  const take = (lines: readonly string[]): string | undefined => {
    const free = unheard(lines, brief).filter((line) => !used.has(line) && !mentionsUnwanted(line, brief))
    const [line] = unheardFirst(free, brief)
    if (line !== undefined) used.add(line)
    return line
  }
  const isAsked = brief.wished?.entries?.isAsked === true
  const isComing = !isAsked && isToCome(brief)
  return sentences.map((sentence) => {
    const deeds = isAsked
      ? []
      : deedsIn(asDeed(sentence, brief), brief.children.length === 1 ? nameOf(brief) : '')
    const things = namedIn(wordsOf(sentence))
    const seenOf = deeds.flatMap(({ deed, isOwn }) =>
      isComing ? deed.ahead : [...deed.seen, ...(isOwn ? deed.own : [])],
    )
    const saidOf = things.flatMap(({ was, is, will }) =>
      isAsked ? is : isComing ? [...will, ...is] : [...is, ...was],
    )
    const seen = take(seenOf) ?? take(saidOf)
    const seen2 = take(seenOf) ?? take(saidOf)
    const shown = take(deeds.flatMap(({ deed }) => (isComing ? deed.tried : deed.shown)))
    const act = take(actedLines(sentence, brief))
    const night = take([...deeds.flatMap(({ deed }) => deed.night), ...things.flatMap((each) => each.night)])
    return {
      ...(seen !== undefined && { _seen: seen }),
      ...(seen2 !== undefined && { _seen_2: seen2 }),
      ...(shown !== undefined && { _shown: shown }),
      ...(act !== undefined && { _act: act }),
      ...(night !== undefined && { _night: night }),
    }
  })
}

const nameOf = ({ children }: Brief) => children[0]?.name ?? ''

/** A sentence with the name of the only child in the place of its pronoun, or where it begins with what was done: whose deed it is. */
export function asDeed(sentence: string, brief: Brief): string {
  const [only, another] = brief.children
  if (!only || another) return sentence
  const named = sentence.replace(/^(?:He|She|They)(?=[\s’])/, only.name)
  return isElliptical(named) ? `${only.name} ${named.charAt(0).toLowerCase()}${named.slice(1)}` : named
}
