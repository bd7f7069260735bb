import type { Brief } from './brief.ts'
import { reportedDeeds } from './days-report.ts'
import { speciesFor } from './drawn-animals.ts'
import { drawableThing, knownThing } from './drawn-words.ts'
import { tellableEntries } from './entries.ts'
import { namedIn } from './named-things.ts'
import { isPlaceOfStory, mainThingOf, withoutComparisons } from './told-deeds.ts'
import { voicedThings } from './voiced-things.ts'

/** What stands in the lines for pictures for what a wish names: `t1` for the first of its things, `d1` for what its first deed names. */
const placed = /^([tde])([1-4])$/

export const isOfWish = (word: string): boolean => placed.test(word)
export const isThingOfWish = (word: string): boolean => /^t[123]$/.test(word)
export const isOfDeed = (word: string): boolean => /^d[1-4]$/.test(word)
export const isOfEntry = (word: string): boolean => /^e[1-4]$/.test(word)

/** What pictures show for such a word: nothing where they have nothing like it. */
export const drawnThingFor = (word: string, brief: Brief): string | undefined =>
  mainThingFor(word, brief)?.thing ??
  wordsFor(word, brief)
    .map((each, at) => (at === 0 ? drawableThing(each) : knownThing(each)))
    .find((thing) => thing !== undefined)

/** In a story that happens, what something is done to comes before all else that a sentence names. */
export function mainThingFor(
  word: string,
  brief: Brief,
): { readonly thing: string; readonly size?: string } | undefined {
  if (!isOfEntry(word) || !brief.wished?.entries?.isAsked) return undefined
  const sentence = tellableEntries(brief)?.sentences[Number(word.slice(1)) - 1]
  return sentence === undefined ? undefined : mainThingOf(sentence, brief)
}

/** The same for an animal: its species. */
export const drawnAnimalFor = (word: string, brief: Brief): string | undefined =>
  wordsFor(word, brief)
    .map((each) => speciesFor(each.replace(/^a /, '')))
    .find((species) => species !== undefined)

function wordsFor(word: string, brief: Brief): readonly string[] {
  const [, sort, place] = placed.exec(word) ?? []
  if (place === undefined) return []
  if (sort === 't') return voicedThings(brief)[Number(place) - 1]?.thing.words ?? []
  const told = sort === 'e' ? tellableEntries(brief)?.sentences : reportedDeeds(brief, 1)
  const isAsked = sort === 'e' && brief.wished?.entries?.isAsked === true
  const sentence = told?.[Number(place) - 1] ?? ''
  const deed = (isAsked ? withoutComparisons(sentence) : sentence).toLowerCase()
  const things = namedIn(deed.replace(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [])
  const named = [...things.flatMap(({ words }) => words), ...nounsIn(deed)]
  return isAsked ? named.filter((each) => !isPlaceOfStory(each) || beginsWith(deed, each)) : named
}

/** 'The moon came down for a sleepover': no place where anybody is. */
const beginsWith = (deed: string, noun: string): boolean => deed.startsWith(`the ${noun} `)

/** What stands behind an article or whose it is: 'the red bucket' is also a bucket. */
const nounsIn = (deed: string): string[] =>
  [...deed.matchAll(/\b(?:an?|the|his|her|their|our|my|some|two|three)((?: [\p{L}-]+){1,3})/gu)].flatMap(
    ([, words = '']) => {
      const [first = '', second = '', third = ''] = words.trim().split(' ')
      return [`${first} ${second}`.trim(), first, second, third].filter((each) => each !== '')
    },
  )
