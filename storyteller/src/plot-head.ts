import { type Happening, isHappening } from '@nightlight/understanding'
import type { ShowsDeeds } from './deed-lines.ts'

/** What a plot says about itself, above its first knot: what it can be about, whom the family can play, and what has to be minded. */
export interface PlotHead {
  readonly about: readonly Answer[]
  /** What it answers together with one of those: a feeling that goes with the event. */
  readonly also: readonly Answer[]
  /** It is about what happened, whatever that was: told where no other plot about life answers the wish. */
  readonly tellsLine: boolean
  /** Only where that can be said in a whole sentence: somebody does something. */
  readonly tellsSentence: boolean
  /** It is made of all that the parent reports of the day, deed by deed. */
  readonly tellsReport: boolean
  /** It shows what it was like: only where stories have lines for what was done. `one` is for a report of one deed, `ahead` for what is still to come. */
  readonly showsDeeds: ShowsDeeds | null
  /** It plays out what the parent has typed, read out word for word: whatever that is, or only a wished-for story, what is to come, or what has happened. */
  readonly tellsEntries: TellsEntries | null
  /** What must be named in it besides: `entries(asked|being|saying)`. */
  readonly entriesNeed: readonly EntryNeed[]
  /** It has the sentences of a wished-for story in one place, and an ending in another: `entries(story|together)`. */
  readonly tellsTogether: boolean
  /** Words, as those of a kind, of which a wished-for story has to use one: `entries(story|shrinks|tiny)`. Empty for any. */
  readonly storyWords: readonly string[]
  /** What happens in it: it is told where that is what happens in a wished-for story, whatever its words. */
  readonly happens: readonly Happening[]
  /** It is made of the things that a wish names: told where there are at least two, and no other plot about life answers it. */
  readonly tellsThings: boolean
  /** Told only where the parent says what the somebody of a wished-for story is or does. */
  readonly tellsTale: boolean
  /** Only where the parent has typed the question itself. */
  readonly tellsQuestion: boolean
  /** Words of which that has to use one, as those of a kind: `afraid`, `can't`. Without any it may be whatever it is. */
  readonly taleWords: readonly string[]
  /** Whose want drives it. */
  readonly wants: 'child' | 'other'
  readonly roles: readonly Role[]
  /** Sorts of what it is about, of which one at most is told: a journey in a car, in a plane. */
  readonly kinds: readonly PlotKind[]
  /** Invented names, each with its alternatives. The first one is the one in the text. */
  readonly names: readonly (readonly string[])[]
  /** In whole years, both included. */
  readonly ages: { readonly from: number; readonly to: number }
  readonly form: Form
  /** Whether what it answers is still to come or has happened, if the text says so. */
  readonly when: 'coming' | 'done' | null
  /** Whether it can only be told of what went badly, or was refused or feared. */
  readonly isBadNews: boolean
  /** Words, as those of a kind, with which a wish was otherwise than the plot tells it: then nearly all others come first. */
  readonly never: readonly string[]
  readonly needs: readonly Need[]
  readonly holds: readonly Held[]
}

/** An intent that a plot answers. */
export interface Answer {
  /** Its id. */
  readonly intent: string
  /** Words of which a parent must have used one: 'learned(ride|bike)'. Empty for any. */
  readonly words: readonly string[]
}

/** A sort of what a plot is about, which it tells otherwise. */
export interface PlotKind {
  /** The Ink variable without its `is_`. */
  readonly name: string
  /** Words of which a parent must have used one, whole; `drop*` for any ending. */
  readonly words: readonly string[]
}

/** A part that somebody or something of the family's can have. */
export interface Role {
  /** The Ink variable. */
  readonly name: string
  /** `answer` for what the wish is about, or kinds of things and beings; the first that the family has is taken. */
  readonly sources: readonly string[]
  /** As the plot's author wrote it: 'a rabbit called Button', 'one red mitten', 'pancakes'. */
  readonly otherwise: string
}

/** Which sentences of a parent's it plays: whatever they are, a wished-for story, what is to come, what has happened; or whether it tells a wished-for story as it is. */
const entrySorts = ['any', 'asked', 'coming', 'done', 'story'] as const
export type TellsEntries = (typeof entrySorts)[number]
/** Somebody, something, what was said, two sentences or more, what the child itself does. */
const together = 'together'

const entryNeeds = ['being', 'thing', 'saying', 'several', 'hero'] as const
export type EntryNeed = (typeof entryNeeds)[number]

export const forms = ['prose', 'verse', 'letter', 'you', 'call-and-response', 'list', 'chapters'] as const
export type Form = (typeof forms)[number]

/** What a child has to be able to do for the text to be true. */
export const needs = ['walking', 'hands', 'seeing', 'hearing', 'speaking', 'swimming'] as const
export type Need = (typeof needs)[number]

/** Something that occurs in a plot which a family may fear or not want. */
export interface Held {
  readonly what: string
  /** Whether it is kindly there, and not a scare: 'dark(kind)'. */
  readonly isKind: boolean
}

const youngest = 1
const oldest = 18

/**
 * Reads the head of a plot: lines that begin with `# ` above its first knot. Each is optional, `names`, `role` and `kind` can be repeated.
 *
 *     # about: first-day; learned(ride|bike)
 *     # also: nervous
 *     # tells: line (or sentence, or report, or report(seen|one), or report(seen|ahead), or entries, or entries(asked|saying), or entries(story|shrinks|tiny), or things, or tale, or tale(afraid|shy))
 *     # happens: runaway
 *     # wants: child
 *     # role hider: toy, pet = a rabbit called Button
 *     # kind car: car|taxi|driv*
 *     # names: Mrs Pendle | Mrs Quill | Mrs Otter
 *     # ages: 3-6
 *     # form: prose
 *     # when: coming
 *     # news: bad
 *     # never: own goal|stuck
 *     # needs: walking
 *     # holds: dark(kind), dragon
 *
 * @throws with the line that cannot be read
 */
export function readHead(text: string): PlotHead {
  const head = {
    about: [] as Answer[],
    also: [] as Answer[],
    tellsLine: false,
    tellsSentence: false,
    tellsReport: false,
    showsDeeds: null as PlotHead['showsDeeds'],
    tellsEntries: null as PlotHead['tellsEntries'],
    entriesNeed: [] as readonly EntryNeed[],
    tellsTogether: false,
    storyWords: [] as readonly string[],
    happens: [] as Happening[],
    tellsThings: false,
    tellsTale: false,
    tellsQuestion: false,
    taleWords: [] as readonly string[],
    wants: 'other' as PlotHead['wants'],
    roles: [] as Role[],
    kinds: [] as PlotKind[],
    names: [] as string[][],
    ages: { from: youngest, to: oldest },
    form: 'prose' as Form,
    when: null as PlotHead['when'],
    isBadNews: false,
    never: [] as string[],
    needs: [] as Need[],
    holds: [] as Held[],
  }
  for (const line of headLines(text)) {
    const [, key = '', name = '', value = ''] = /^# (\w+)(?: (\w+))?: (.+)$/.exec(line) ?? []
    if (key === 'about') head.about.push(...split(value, ';').map(readAnswer))
    else if (key === 'also') head.also.push(...split(value, ';').map(readAnswer))
    else if (key === 'tells') {
      const { intent, words } = readAnswer(value)
      const told = oneOf(
        ['line', 'sentence', 'report', 'entries', 'things', 'tale', 'question'] as const,
        intent,
        line,
      )
      head.tellsLine = told === 'line' || told === 'sentence' || told === 'report' || told === 'entries'
      head.tellsSentence = told === 'sentence'
      head.tellsReport = told === 'report'
      head.tellsThings = told === 'things'
      head.tellsTale = told === 'tale'
      head.tellsQuestion = told === 'question'
      if (head.tellsReport && words.includes('seen'))
        head.showsDeeds = words.includes('one') ? 'one' : words.includes('ahead') ? 'ahead' : 'several'
      if (told === 'entries') {
        head.tellsTogether = words.includes(together)
        const needs = words.filter((word) => word !== together && !entrySorts.some((sort) => sort === word))
        head.tellsEntries = entrySorts.find((sort) => words.includes(sort)) ?? 'any'
        const isStory = head.tellsEntries === 'story'
        const isNeed = (word: string) => entryNeeds.some((need) => need === word)
        head.storyWords = isStory ? needs.filter((word) => !isNeed(word)) : []
        head.entriesNeed = needs
          .filter((word) => !isStory || isNeed(word))
          .map((word) => oneOf(entryNeeds, word, line))
      }
      head.taleWords = head.tellsReport || told === 'entries' ? [] : words
    } else if (key === 'happens')
      head.happens.push(...split(value, ',').map((each) => readHappening(each, line)))
    else if (key === 'wants') head.wants = oneOf(['child', 'other'] as const, value, line)
    else if (key === 'role' && name) head.roles.push(readRole(name, value, line))
    else if (key === 'kind' && name) head.kinds.push({ name, words: split(value, '|') })
    else if (key === 'names') head.names.push(split(value, '|'))
    else if (key === 'ages') head.ages = readAges(value, line)
    else if (key === 'form') head.form = oneOf(forms, value, line)
    else if (key === 'when') head.when = oneOf(['coming', 'done'] as const, value, line)
    else if (key === 'news') head.isBadNews = oneOf(['bad'] as const, value, line) === 'bad'
    else if (key === 'never') head.never.push(...split(value, '|'))
    else if (key === 'needs') head.needs.push(...split(value, ',').map((each) => oneOf(needs, each, line)))
    else if (key === 'holds') head.holds.push(...split(value, ',').map(readHeld))
    else throw new Error(`This line of a plot’s head cannot be read: ${line}`)
  }
  return head
}

function readHappening(name: string, line: string): Happening {
  if (!isHappening(name)) throw new Error(`${name} is nothing that happens in stories: ${line}`)
  return name
}

/** The plot without its head, with as many lines, so that errors name the right one. */
export const withoutHead = (text: string): string => {
  const end = text.indexOf('===')
  return text.slice(0, end).replace(/^#.*$/gm, '') + text.slice(end)
}

const headLines = (text: string) =>
  text
    .slice(0, text.indexOf('==='))
    .split('\n')
    .filter((line) => line.trim() !== '')

const split = (value: string, by: string) =>
  value
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean)

function oneOf<T extends string>(known: readonly T[], value: string, line: string): T {
  const found = known.find((each) => each === value.trim())
  if (!found) throw new Error(`One of ${known.join(', ')} is expected: ${line}`)
  return found
}

function readRole(name: string, value: string, line: string): Role {
  const [sources = '', otherwise = ''] = value.split('=').map((part) => part.trim())
  if (!sources || !otherwise) throw new Error(`A role needs its kinds and what stands in for it: ${line}`)
  return { name, sources: split(sources, ','), otherwise }
}

function readAges(value: string, line: string): PlotHead['ages'] {
  const [, from, to] = /^(\d+)-(\d+)$/.exec(value.trim()) ?? []
  if (!from || !to || Number(from) > Number(to)) throw new Error(`Ages are two numbers: ${line}`)
  return { from: Number(from), to: Number(to) }
}

function readAnswer(value: string): Answer {
  const [, intent = value, words = ''] = /^([\w-]+)\((.+)\)$/.exec(value) ?? []
  return { intent, words: split(words, '|') }
}

function readHeld(value: string): Held {
  const [, what = value, manner] = /^(.+?)\((\w+)\)$/.exec(value) ?? []
  return { what, isKind: manner !== undefined && manner !== 'scare' }
}
