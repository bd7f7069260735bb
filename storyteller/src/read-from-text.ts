import type { Brief, Section } from './brief.ts'
import { kindOf } from './companions.ts'
import { speciesFor } from './drawn-animals.ts'
import { drawableThing } from './drawn-words.ts'
import { tellableEntries } from './entries.ts'
import { rememberedIn } from './told-deeds.ts'
import { drawnNoun } from './told-things.ts'

/** Animals whose words mean something else as often. */
const ambiguous =
  /^(?:kids?|rams?|swallows?|calf|calves|rooks?|seals?|bats?|cranes?|ducks?|bears?|crickets?|moles?|chicks?|turkeys?|bulls?|fawns?|monsters?|stags?|worms?|pupp?s?)$/

/** On so many pages an animal is what the story is about. */
const often = 3

/**
 * The page on which somebody thinks of what is not there: of what the family has told, or of an animal or a thing that the wish names, or most of the story. There is one in a
 * story at most: the one that reads it out, or the one that speaks of it most. On the others it is on the wall of the bedroom, if at all.
 */
export function withThoughts(sections: readonly Section[], brief: Brief): Section[] {
  const texts = sections.map(({ text }) => wordsOf(text))
  const wish = wordsOf(brief.details ?? '')
  const animals = [...new Set([...wish, ...texts.flat()])].flatMap((word) => {
    const species = ambiguous.test(word) ? undefined : speciesOf(word)
    const pages = texts.filter((words) => words.includes(word)).length
    // A whale that wheels draw on the ground is no whale.
    const isDrawn = sections.some(({ scene }) =>
      scene.things.some(({ thing }) => thing === `${species}-tracks`),
    )
    return species && !isDrawn && (wish.includes(word) || pages >= often) ? [{ word, shown: species }] : []
  })
  const entries = tellableEntries(brief)
  const things = (entries?.things ?? []).flatMap((noun) => {
    const shown = drawnNoun(noun)
    return shown ? [{ word: noun.head.toLowerCase(), shown }] : []
  })
  const pages = sections.map(({ scene, text }, index) => {
    const words = texts[index] ?? []
    const named = [...animals, ...things].filter(({ word }) => words.some((each) => isSame(each, word)))
    const shown = [...new Set(scene.thoughts ?? named.map((each) => each.shown))]
      .filter((word) => !isThere(word, scene))
      .slice(0, 2)
    const times = words.filter((each) => named.some(({ word }) => isSame(each, word))).length
    const isRead = (entries?.sentences ?? []).some((each) => text.includes(each))
    // On the last page one sleeps.
    const isLast = sections.length > 1 && index === sections.length - 1
    return { shown: isLast ? [] : shown, weight: (isRead ? 20 : times) + (scene.thoughts ? 2 : 0) }
  })
  const able = pages.flatMap(({ shown, weight }, index) =>
    shown.length > 0 && sections[index]?.scene.cast.some(isPerson) ? [{ index, weight }] : [],
  )
  const best = able.toSorted((one, other) => other.weight - one.weight)[0]?.index
  return sections.map((section, index) => {
    const { thoughts: _, ...scene } = section.scene
    if (index !== best) return { ...section, scene }
    const { shown = [] } = pages[index] ?? {}
    const told = (entries?.sentences ?? []).filter((each) => section.text.includes(each))
    const done =
      brief.children.length === 1 && !brief.wished?.entries?.isAsked ? rememberedIn(told, brief) : undefined
    const beside = done
      ? [...new Set([...done.beside, ...shown])].filter((word) => word !== done.memory.holding)
      : shown
    return {
      ...section,
      scene: done
        ? { ...scene, memory: done.memory, thoughts: beside.slice(0, 1) }
        : { ...scene, thoughts: shown },
    }
  })
}

/** Words in small letters: *Wren* is a child. */
const wordsOf = (text: string): string[] => text.match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu) ?? []

const isSame = (word: string, other: string) => word === other || word === `${other}s` || `${word}s` === other

const speciesOf = (word: string): string | undefined =>
  speciesFor(word) ?? (word.endsWith('s') ? speciesFor(word.slice(0, -1)) : undefined)

const isPerson = ({ who }: Section['scene']['cast'][number]) => /^(?:main|companion|person):/.test(who)

const isThere = (word: string, { cast, things }: Section['scene']): boolean =>
  cast.some(({ who, holding }) => who === word || holding === word) ||
  things.some(({ thing }) => thing === word)

/** Things have the colour by which the wish calls them: *her blue mitten*. */
export function withTints(section: Section, { details = '' }: Pick<Brief, 'details'>): Section {
  const tints = Object.fromEntries(
    [...details.toLowerCase().matchAll(colouredNoun)].flatMap(([, colour = '', first = '', second = '']) => {
      const thing = drawableThing(`${first} ${second}`.trim()) ?? drawableThing(first)
      return thing ? [[thing, colour === 'gray' ? 'grey' : colour]] : []
    }),
  )
  return Object.keys(tints).length > 0 ? { ...section, scene: { ...section.scene, tints } } : section
}

const colouredNoun =
  /\b(red|blue|green|yellow|orange|pink|purple|black|white|brown|grey|gray|gold|silver|turquoise) ([a-z]+)(?: ([a-z]+))?/g

/** A brother, a sister or a friend of whom a text says that they sleep, or lie in a bed, does not sit beside it. */
export function inBedTogether(section: Section, { companions }: Pick<Brief, 'companions'>): Section {
  const { text, scene } = section
  const isBedtime =
    scene.setting === 'bedroom' &&
    (scene.time === 'night' ||
      scene.cast.some(({ who, action }) => who.startsWith('main:') && abed.has(action)))
  const cast = scene.cast.map((member) => {
    const companion = companions[Number(/^companion:(\d+)$/.exec(member.who)?.[1] ?? -1)]
    const kind = companion && kindOf(companion.relationship ?? '', companion.description)
    const isChild = kind === 'sibling' || kind === 'friend'
    if (!companion || !isBedtime || !isChild || !idle.has(member.action)) return member
    const { target: _, relation: __, ...lying } = member
    if (allLie.test(text)) return { ...lying, action: 'lie-awake' }
    return text.split(/\n+/).some((each) => each.includes(companion.name) && lies.test(each))
      ? { ...lying, action: 'sleep', mood: 'sleepy' }
      : member
  })
  return cast.some((member, index) => member !== scene.cast[index])
    ? { ...section, scene: { ...scene, cast } }
    : section
}

const abed: ReadonlySet<string> = new Set(['sleep', 'lie-awake', 'lie-back', 'lie-front', 'sit-up'])
const allLie = /\b[Tt]hey (?:all |both )?(?:got into|lay in|were in) bed\b/
const idle: ReadonlySet<string> = new Set(['sit', 'stand', 'listen', 'sit-on-edge'])
const lies =
  /\basleep\b|\bslept\b|\bcamp bed\b|\btook up\b|\bstaying the night\b|\blay (?!by |beside |on the floor)/

/** Whether a night in a room is told of as dark: its lamp is not drawn shining. */
export function inTheDark(section: Section): Section {
  const { text, scene } = section
  const isDark =
    scene.time === 'night' && scene.setting === 'bedroom' && goesOut.test(text) && !shines.test(text)
  return isDark ? { ...section, scene: { ...scene, isDark } } : section
}

const goesOut =
  /\b[Tt]he (?:lamp|light)s? (?:was|were|went|is|had gone) (?:all )?out\b|\b(?:put|turned|switched) (?:out|off) the (?:lamp|light)s?\b|\bthe (?:lamp|light) was (?:put|turned|switched) (?:out|off)\b/
const shines = /\b(?:on again|stayed on|left on|lit again|night-light|torch|candle)\b/
