import type { Brief } from './brief.ts'
import { capital } from './capital.ts'
import { askingIntents } from './facts.ts'
import { lineId, unheardFirst } from './lines.ts'
import { type NamedThing, namedThings, type Voice } from './named-things/index.ts'
import { namedBy, thingFor } from './named-things.ts'
import type { Names } from './names.ts'
import type { Filler } from './roles.ts'
import { mentionsUnwanted } from './unwanted.ts'
import type { Words } from './words.ts'

/** A thing that a wish names, and that has lines of its own to say. */
export interface VoicedThing {
  readonly thing: NamedThing
  readonly voice: Voice
  readonly time: 'was' | 'will' | 'is'
}

/** A story made of things wants at least two, and has parts for three. */
export const fewestThings = 2
const mostThings = 3

/** The things of a wish that can speak, in the order of its words. */
export const voicedThings = (brief: Brief): VoicedThing[] =>
  [...namedBy(brief)]
    .flatMap(([thing, time]) => (thing.voice ? [{ thing, voice: thing.voice, time }] : []))
    .filter(({ thing, voice }) => isFree(thing, voice, brief))
    .slice(0, mostThings)

const everythingSaid = (
  { words, was, will, is, night }: NamedThing,
  { called, says, jump, drawn }: Voice,
): string => [...words, ...was, ...will, ...is, ...night, called, ...says, jump, drawn].join(' ')

/** Whoever reads such a plot without a wish reads it with these. */
const standIns = ['puddle', 'pizza', 'cat']

const standInThings = (): VoicedThing[] =>
  namedThings.flatMap((thing) =>
    thing.voice && standIns.includes(thing.words[0] ?? '') ? [{ thing, voice: thing.voice, time: 'is' }] : [],
  )

const endings = [
  '',
  '_says',
  '_says_2',
  '_says_3',
  '_speech',
  '_speech_2',
  '_speech_3',
  '_jump',
  '_drawn',
  '_day',
  '_night',
] as const

const places = [1, 2, 3] as const

/** The Ink variables of a plot that `tells: things`: `t1`, `t1_says` and so on, `is_t3`, and `is_asked` where they were no part of a day. */
export const thingVariables = `VAR is_t3 = false\nVAR is_asked = false\n${places
  .flatMap((place) => endings.map((ending) => `VAR t${place}${ending} = ""\n`))
  .join('')}`

/**
 * The words for those variables: what a thing is called, what it says with and without who says it, and the lines about it, those first that these
 * children have not heard.
 * @param child the mark for the first child
 */
export function thingWords(brief: Brief, names: Names, child: string): Words {
  const own = voicedThings(brief)
  const things = own.length >= fewestThings ? own : standInThings()
  const isAsked = (brief.facts ?? []).some(({ from, about }) => from === 'wish' && askingIntents.has(about))
  const words: Words = { is_t3: things.length >= mostThings, is_asked: isAsked }
  for (const place of places) {
    const one = things[place - 1] ?? things[0]
    if (!one) continue
    const { called } = one.voice
    const [first = '', second = '', third = ''] = unheardFirst(one.voice.says, brief)
    const texts = {
      '': names.mark(called, capital(called)),
      _says: spokenBy(first, called),
      _says_2: spokenBy(second, called),
      _says_3: spokenBy(third, called),
      _speech: first,
      _speech_2: second,
      _speech_3: third,
      _jump: one.voice.jump,
      _drawn: one.voice.drawn,
      _day: [...one.thing[one.time], ...one.thing.is, ...one.thing.was, ...one.thing.will][0] ?? '',
      _night: unheardFirst(one.thing.night, brief)[0] ?? '',
    } satisfies Record<(typeof endings)[number], string>
    for (const [ending, text] of Object.entries(texts))
      words[`t${place}${ending}`] = text.replaceAll('{child}', child)
  }
  return words
}

/** The Ink variables for what the parts of a plot say of their own: `guest_says`, `guest_says_2`. */
export const speechVariables = (roles: readonly string[]): string =>
  roles.map((role) => `VAR ${role}_says = ""\nVAR ${role}_says_2 = ""\n`).join('')

/**
 * What whoever has a part says, where the wish has named one that can speak: empty for anybody else.
 * @param called the mark by which the plot calls it
 */
export function speechWords(
  role: string,
  { noun, number, factId }: Filler,
  called: string,
  brief: Brief,
): Words {
  const thing = factId === null ? undefined : thingFor(noun)
  const says = thing?.voice && isFree(thing, thing.voice, brief) ? unheardFirst(thing.voice.says, brief) : []
  const areSeveral = /[^suio]s$/.test(thing?.voice?.called ?? '')
  // What several say, one alone does not; of several one can say it.
  const [first, second] = areSeveral && number !== 'many' ? [] : says
  const speaker = number === 'many' && !areSeveral ? `one of ${called}` : called
  return {
    [`${role}_says`]: first === undefined ? '' : spokenBy(first, speaker),
    [`${role}_says_2`]: second === undefined ? '' : spokenBy(second, speaker),
  }
}

const isFree = (thing: NamedThing, voice: Voice, brief: Brief) =>
  !mentionsUnwanted(everythingSaid(thing, voice), brief)

/** Ids of the lines of things that a text tells. @param child the name of the first child */
export function thingLinesIn(text: string, brief: Brief, child: string): string[] {
  const named = [...namedBy(brief).keys()].flatMap((thing) =>
    thing.voice ? [{ thing, voice: thing.voice }] : [],
  )
  return named.flatMap(({ thing, voice }) =>
    [...voice.says, ...thing.night, ...thing.was, ...thing.will, ...thing.is]
      .filter((line) => text.includes(firstWords(line.replaceAll('{child}', child))))
      .map(lineId),
  )
}

/** Of a speech the part before who says it. */
const firstWords = (line: string) => (/^“[^.!?,…]+/.exec(line) ?? [line])[0]

/** “I was round,” said the marshmallows. “I still am.” */
function spokenBy(speech: string, called: string): string {
  const [, first = '', end = '', rest = ''] = /^“(.+?)([.!?…])(?: (.+))?”$/u.exec(speech) ?? []
  if (first === '') return speech
  const opening = `“${first}${end === '.' ? ',' : end}” said ${called}.`
  return rest === '' ? opening : `${opening} “${rest}”`
}
