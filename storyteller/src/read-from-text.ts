import type { Brief, Section } from './brief.ts'
import { speciesFor } from './drawn-animals.ts'
import { tellableEntries } from './entries.ts'
import { drawnNoun } from './told-things.ts'

/** Animals whose words mean something else as often. */
const ambiguous =
  /^(?:kids?|rams?|swallows?|calf|calves|rooks?|seals?|bats?|cranes?|ducks?|bears?|crickets?|moles?|chicks?|turkeys?|bulls?|fawns?|monsters?|stags?|worms?|pupp?s?)$/

/** On so many pages an animal is what the story is about. */
const often = 3
/** More would be the same picture again. */
const mostPages = 3

/**
 * Pages whose text speaks of an animal or a thing that is not there, but that the wish names, or most of the story: somebody on them thinks of it. Never on two pages in a
 * row.
 */
export function withThoughts(sections: readonly Section[], brief: Brief): Section[] {
  const texts = sections.map(({ text }) => wordsOf(text))
  const wish = wordsOf(brief.details ?? '')
  const animals = [...new Set([...wish, ...texts.flat()])].flatMap((word) => {
    const species = ambiguous.test(word) ? undefined : speciesOf(word)
    const pages = texts.filter((words) => words.includes(word)).length
    return species && (wish.includes(word) || pages >= often) ? [{ word, shown: species }] : []
  })
  const things = (tellableEntries(brief)?.things ?? []).flatMap((noun) => {
    const shown = drawnNoun(noun)
    return shown ? [{ word: noun.head.toLowerCase(), shown }] : []
  })
  let left = mostPages
  let before: readonly string[] | undefined
  const sentences = tellableEntries(brief)?.sentences ?? []
  return sections.map((section, index) => {
    const { scene } = section
    if (scene.thoughts) {
      // A plot that plays what was told names it on every page: it is thought of on each other one, and where it is read out.
      const isAgain =
        scene.thoughts.join() === before?.join() && !sentences.some((each) => section.text.includes(each))
      before = isAgain ? undefined : scene.thoughts
      if (!isAgain) return section
      const { thoughts: _, ...rest } = scene
      return { ...section, scene: rest }
    }
    const named = [...animals, ...things].filter(({ word }) =>
      texts[index]?.some((each) => isSame(each, word)),
    )
    const shown = [...new Set(named.map((each) => each.shown))]
      .filter((word) => !isThere(word, scene))
      .slice(0, 2)
    const isDue = shown.length > 0 && left > 0 && !before && scene.cast.some(isPerson)
    before = isDue ? shown : undefined
    if (!isDue) return section
    left--
    return { ...section, scene: { ...scene, thoughts: shown } }
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
