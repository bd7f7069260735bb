import type { Brief } from './brief.ts'
import { isGrave } from './named-things.ts'
import type { EntryNeed, PlotHead, TellsEntries } from './plot-head.ts'
import { uses } from './plot-kinds.ts'
import { isToCome } from './to-come.ts'
import { mentionsUnwanted } from './unwanted.ts'
import type { EntryNoun } from './wished.ts'

/** What a parent has typed, as a plot that plays it out has it. */
export interface TellableEntries {
  /** At most as many as plots have places for. */
  readonly sentences: readonly string[]
  readonly beings: readonly EntryNoun[]
  readonly things: readonly EntryNoun[]
  readonly sayings: readonly string[]
}

/** As many as plots have places for. */
export const mostEntries = 4
export const mostNouns = 3
export const mostSayings = 2

/** For a plot that tells a wished-for story as it is, that in the place of what was typed. */
export function withStory(
  brief: Brief,
  { tellsEntries, tellsTogether }: Pick<PlotHead, 'tellsEntries' | 'tellsTogether'>,
): Brief {
  const { story, ...wished } = brief.wished ?? {}
  if (tellsEntries !== 'story' || !story) return brief
  const sentences = tellsTogether ? inOne(story.sentences) : story.sentences
  return { ...brief, wished: { ...wished, entries: { ...story, sentences }, story } }
}

/** All that happens, and by itself how it ends, where the last sentence says that. */
function inOne(sentences: readonly string[]): string[] {
  const last = sentences.at(-1) ?? ''
  const before = sentences.slice(0, -1).join(' ')
  return before !== '' && isAnEnding.test(last) ? [before, last] : [sentences.join(' ')]
}

const isAnEnding =
  /^(?:(?:and|but|so|then) )*(?:in the end|at the end|finally|at last|by (?:morning|bedtime)|everybody|everyone|they all|(?:he|she|they) still)\b|\b(?:in the end|at the end|happily|got married|(?:are|were|became|become) (?:best )?friends|(?:went|came|got|flew|swam|drove|walked|ran) (?:back )?home|came (?:last|first|second|third)|won\b(?! the way)|a draw|fell (?:fast )?asleep|back (?:to sleep|in (?:his|her|its|the) (?:bed|cage))|ate (?:it|them) (?:all|together)|gave (?:it|them|him|her) back|was never (?:seen|lonely|scared))\b/i

/** Whether a wished-for story can be told as it is, by a plot for what happens in it or for some of its words. */
export function canBeTold({ tellsEntries, storyWords, happens }: PlotHead, brief: Brief): boolean {
  if (tellsEntries !== 'story') return true
  const { sentences } = brief.wished?.story ?? {}
  // Without one of its sentences it would be another story.
  if (!sentences || sentences.some((sentence) => mentionsUnwanted(sentence, brief))) return false
  return (
    (storyWords.length === 0 && happens.length === 0) ||
    uses(sentences.join(' '), storyWords) ||
    shareOf(happens, brief) > surelyHappens
  )
}

/** Of 130 wishes by others 52 in a hundred are surer; of these 72 in a hundred are right, and most others of a sort that is near. */
const surelyHappens = 0.3

/** How surely one of these is what happens in a wished-for story, from 0 to 1. */
export const shareOf = (happens: PlotHead['happens'], { wished }: Brief): number =>
  happens.reduce((sum, each) => sum + (wished?.story?.likely?.get(each) ?? 0), 0)

/** What can be read out of a wish: not on a grave evening, and nothing in which something is named that is to be left out. */
export function tellableEntries(brief: Brief): TellableEntries | null {
  const entries = brief.wished?.entries
  if (!entries || isGrave(brief)) return null
  const isFree = (text: string) => !mentionsUnwanted(text, brief)
  const sentences = withTheChildsName(entries.sentences.filter(isFree), brief)
  if (sentences.length === 0) return null
  const told = sentences.join(' ').toLowerCase()
  const isTold = ({ text, head }: EntryNoun) =>
    isFree(text) && [head, text.toLowerCase()].some((each) => told.includes(each.split(' ').at(-1) ?? each))
  return {
    sentences: inFew(sentences),
    beings: entries.beings.filter(isTold).slice(0, mostNouns),
    things: entries.things.filter(isTold).slice(0, mostNouns),
    sayings: entries.sayings.filter(isFree).slice(0, mostSayings),
  }
}

/** More sentences than there are places for stand together, the shortest first. */
function inFew(sentences: readonly string[]): string[] {
  const few = [...sentences]
  while (few.length > mostEntries) {
    const lengths = few.slice(0, -1).map((each, at) => each.length + (few[at + 1]?.length ?? 0))
    const at = lengths.indexOf(Math.min(...lengths))
    few.splice(at, 2, `${few[at]} ${few[at + 1]}`)
  }
  return few
}

/** Whether there is enough in a wish to be played: somebody, something or what was said, and what a plot needs besides. */
export function canBePlayed(
  { sentences, beings, things, sayings }: TellableEntries,
  needs: readonly EntryNeed[],
  { sort, child }: { sort: TellsEntries; child: string },
): boolean {
  const counts = { being: beings.length, thing: things.length, saying: sayings.length }
  const has = (need: EntryNeed) => {
    if (need === 'several') return sentences.length > 1
    // 'Noah’s teddy drives the bus' is of the teddy.
    if (need === 'hero')
      return sentences.some((sentence) => ` ${sentence}`.replaceAll(`${child}’s`, '').includes(` ${child}`))
    return counts[need] > 0
  }
  const isNamed = sort === 'story' || beings.length + things.length + sayings.length > 0
  return isNamed && needs.every(has)
}

/** Whether what was typed is of the sort that a plot plays: a story that is wished for, what is to come, what has happened. */
export function isOfSort(sort: TellsEntries, brief: Brief): boolean {
  const isAsked = brief.wished?.entries?.isAsked === true
  if (sort === 'asked' || sort === 'story') return isAsked
  if (sort === 'coming') return !isAsked && isToCome(brief)
  return sort === 'any' || (!isAsked && !isToCome(brief))
}

/**
 * A sentence that begins with who is meant, or with what was done: 'Jack poured a whole box of Cheerios into the fish tank', of 'poured …' and of 'my son poured …'. Only where there is one
 * child, and no story that is wished for.
 */
function withTheChildsName(sentences: readonly string[], { children, wished }: Brief): string[] {
  const [only, another] = children
  const isOfTheChild = only && !another && !wished?.entries?.isAsked
  if (!isOfTheChild || (only.pronouns !== 'he' && only.pronouns !== 'she')) return [...sentences]
  const pronoun = only.pronouns === 'he' ? 'He' : 'She'
  let isNamed = false
  return sentences.map((sentence) => {
    const named = sentence.replace(ownChild, only.name)
    const who = isNamed ? pronoun : only.name
    const begun = isElliptical(named)
      ? `${who} ${named.charAt(0).toLowerCase()}${named.slice(1)}`
      : isNamed
        ? named
        : named.replace(new RegExp(`^${pronoun}(?=[ ’])`), only.name)
    isNamed ||= begun.includes(only.name)
    return begun
  })
}

const ownChild =
  /\b[Mm]y (?:son|daughter|grandson|granddaughter|little (?:boy|girl|lad|man))\b(?! (?:and|who|in)\b)/g

/** 'Got stung by a wasp', 'Helped roll rotis', and not 'Excited about tomorrow'. */
export const isElliptical = (sentence: string): boolean =>
  begunWithADeed.test(sentence) && !noDeed.test(sentence)

const begunWithADeed =
  /^(?:\p{Lu}\p{Ll}{2,}ed|Got|Went|Fell|Lost|Made|Found|Had|Told|Took|Ate|Won|Saw|Did|Gave|Came|Ran|Swam|Built|Said|Broke|Bit|Cut|Drew|Fed|Hid|Held|Rode|Sang|Slept|Threw|Wore|Wrote|Let|Spent|Kept|Learnt|Left|Met|Caught|Hit|Shut)\s/u

/** How somebody is, what was done to somebody, and what is no verb. */
const noDeed =
  /^(?:Excited|Worried|Scared|Tired|Bored|Exhausted|Delighted|Thrilled|Annoyed|Confused|Terrified|Convinced|Obsessed|Pleased|Disappointed|Invited|Chuffed|Embarrassed|Frustrated|Frightened|Determined|Dressed|Interested|Hundred|Indeed|Speed|Breed|Left (?:the|his|her|hand|foot|side|shoe|boot|leg|arm)|Cut (?:lip|knee|finger|hand)|Hit and|Made (?:of|from))\b|^\p{Lu}\p{Ll}+ (?:\p{L}+ ){0,2}by (?:a|an|the|his|her|our|my|\p{Lu})/u
