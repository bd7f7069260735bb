import type { Canon } from '@nightlight/contract'
import { isWordForParent } from '@nightlight/storyteller'
import type { Brief } from '../../../modules/stories/index.ts'
import { absentOf, CastNames, factsOf, isFamiliar, patternOf } from '../../../modules/stories/index.ts'
import { ModelFailed } from '../model-failed.ts'
import { withoutContactDetails } from './contact-details.ts'
import { isEverydayWord } from './everyday-words.ts'
import { isFirstName } from './first-names.ts'
import { everydayNames } from './name-words.ts'
import { canBePutBack, isOrdinaryUse, type NameKind, namesIn } from './names-in.ts'

/** A brief as it may be sent to a service: placeholders replace its names. */
export interface WithheldBrief {
  readonly names: CastNames
  readonly heroes: readonly {
    mark: string
    age: number
    pronouns?: 'she' | 'he' | 'they'
    interests: readonly string[]
    /** What a parent noted about the child. */
    notes: readonly string[]
  }[]
  readonly companions: readonly { mark: string; relationship: string; description?: string; age?: number }[]
  /** What the children call their grown-ups, where that is no name. */
  readonly grownUps: readonly string[]
  readonly details?: string
  readonly fears: readonly string[]
  /** Of another night of a series: what the ones before it left behind. */
  readonly series?: {
    readonly night: number
    readonly canon: Canon
    readonly ending?: string
    /** The titles of the nights before, oldest first; of a long series the latest ones. */
    readonly titles: readonly string[]
  }
  /** Replaces names in any other text. */
  hide(text: string): string
  /** The same where somebody typed some of it: every spelling, addresses and numbers too. */
  hideTyped(text: string): string
  /** Marks as parents understand them: '[child 1]', '[a place]'. */
  explain(text: string): string
  /** @throws {ModelFailed} when one of the names is in a text after all */
  check(text: string): void
}

/**
 * Takes every name out of a brief: those of the children and their company, and whatever may be one in what a parent wrote.
 * The same brief gives the same marks, so that a story can be gone on with.
 */
export function withholdNames(brief: Brief): WithheldBrief {
  const cast = CastNames.of(brief)
  const castIn = hitsOf(cast.all, true)
  const understood = factsOf(brief)
  const own = [...ownWordsOf(brief), understood.details].map(withoutContacts)
  const found = own
    .flatMap((text) => namesIn(text, castIn(text)))
    .map(({ text, kind }) => ({ name: asName(text), kind }))
  const told = understood.facts.flatMap(({ name, what }) =>
    name !== undefined && !isPlainWord(name) && castIn(name).length === 0
      ? [{ name: asName(name), kind: what?.is === 'animal' ? ('pet' as const) : ('name' as const) }]
      : [],
  )
  const all = [...found, ...told]
  const names = cast.with(all.map(({ name }) => name).filter(canBePutBack))
  const markOf = new Map(names.all.map(({ mark, name }) => [name.toLowerCase(), mark]))
  const foundIn = hitsOf(
    names.all.filter(({ mark }) => mark.startsWith('{NAME')),
    false,
  )
  /** @param isTyped whether the text is as somebody typed it: then its grammar tells which words are names */
  const withMarks = (typed: string, isTyped: boolean) => {
    const text = withoutContacts(typed)
    const known = castIn(text)
    const inGrammar = isTyped
      ? namesIn(text, known).map(({ start, end, text }) => ({
          start,
          end,
          mark: markOf.get(asName(text).toLowerCase()) ?? '',
        }))
      : []
    return replaceAll(text, [...known, ...inGrammar, ...foundIn(text)])
      .replace(/ {2,}/g, ' ')
      .trim()
  }
  const hide = (text: string) => withMarks(text, true)
  // What a parent has removed from what was understood is not meant.
  const details = hide(understood.details)
  const absent = absentOf(brief)
  const present = brief.companions
    .map((companion, index) => ({ ...companion, mark: `{FRIEND_${index + 1}}` }))
    .filter(({ name }) => !absent.includes(name))
  const secrets = names.all.filter(({ name }) => isSecret(name) && !isPlainWord(name))
  const kinds = new Map(all.map(({ name, kind }) => [name.toLowerCase(), kind]))
  return {
    names,
    heroes: brief.children.map(({ age, pronouns, interests, details }, index) => ({
      mark: `{HERO_${index + 1}}`,
      age,
      ...(pronouns && { pronouns }),
      interests: interests.map(hide).filter(Boolean),
      notes: (details ?? []).map(({ text }) => hide(text)).filter(Boolean),
    })),
    companions: present.map(({ mark, relationship, description, age }) => ({
      mark,
      relationship: hide(relationship) || 'friend',
      ...(description && hide(description) && { description: hide(description) }),
      ...(age !== undefined && { age }),
    })),
    grownUps:
      brief.children.find(({ grownUps }) => grownUps?.length)?.grownUps?.filter(isWordForParent) ?? [],
    ...(details && { details }),
    // A fear that is a name means nothing to a model. Our own review looks out for it.
    fears: brief.children
      .flatMap(({ fears }) => fears ?? [])
      .map(hide)
      .filter((fear) => fear && !/[{}]/.test(fear)),
    ...(brief.series && {
      series: {
        night: brief.series.night,
        titles: titlesOf(brief.series.plots).map(hide).filter(Boolean),
        ...(brief.series.ending && { ending: hide(brief.series.ending) }),
        canon: {
          who: hide(brief.series.canon.who),
          where: hide(brief.series.canon.where),
          learnt: hide(brief.series.canon.learnt),
          thread: hide(brief.series.canon.thread),
        },
      },
    }),
    hide: (text) => names.hide(text),
    hideTyped: (text) => withMarks(text, false),
    explain: explainerOf(names, kinds),
    check(text) {
      const left = new CastNames(secrets)
      if (left.hide(text) !== text) throw new ModelFailed('private')
    },
  }
}

/** So many nights of a series are told to a model by their titles; what lasts of all of them is in the canon. */
const mostTitles = 12
const longestTitle = 80

/** @param plots newest first: the theme and the title, or the name of a plot of our own */
const titlesOf = (plots: readonly string[]): string[] =>
  plots
    .slice(0, mostTitles)
    .toReversed()
    .map((plot) =>
      inSmallLetters(
        plot
          .replace(/^[^/]*\//, '')
          .replaceAll(/\{\w+\}/g, 'somebody')
          .replaceAll('-', ' ')
          .slice(0, longestTitle),
      ),
    )

/** A title has capitals everywhere, which are no sign of a name; words that people are called by keep theirs. */
const inSmallLetters = (title: string) =>
  title.replace(/\p{Lu}[\p{L}’']*/gu, (word) => {
    const lower = word.toLowerCase()
    return isPlainWord(word) && !everydayNames.has(lower) && !isFirstName(lower) ? lower : word
  })

/** Everything that somebody typed, apart from the names. */
const ownWordsOf = ({ children, companions, details, series }: Brief): string[] => [
  ...children.flatMap(({ interests, fears, details: notes }) => [
    ...interests,
    ...(fears ?? []),
    ...(notes ?? []).map(({ text }) => text),
  ]),
  ...companions.flatMap(({ relationship, description }) => [relationship, description ?? '']),
  details ?? '',
  ...Object.values(series?.canon ?? {}),
  series?.ending ?? '',
  ...titlesOf(series?.plots ?? []),
]

interface Hit {
  readonly start: number
  readonly end: number
  /** What is put in its place. */
  readonly mark: string
}

/** From the longest on; of those that overlap the first one counts. */
function replaceAll(text: string, hits: readonly Hit[]): string {
  const chosen: Hit[] = []
  for (const hit of hits)
    if (!chosen.some(({ start, end }) => hit.start < end && hit.end > start)) chosen.push(hit)
  return chosen
    .sort((one, other) => other.start - one.start)
    .reduce((rest, { start, end, mark }) => rest.slice(0, start) + mark + rest.slice(end), text)
}

/**
 * Where full names, their parts and other ways to type them stand in a text.
 * @param isCast the family's own names: they are hidden in small letters too, though 'rose' may be a flower
 */
function hitsOf(names: CastNames['all'], isCast: boolean): (text: string) => Hit[] {
  const spellings = names.flatMap(({ mark, name }) => {
    const parts = name.split(/[\s-]+/).filter((part) => part.length > 1 && /\p{L}/u.test(part))
    const secretParts = isCast && parts.length > 1 ? parts.filter((part) => isSecret(part)) : []
    const typed = [name, ...secretParts].filter(isSecret)
    return typed.flatMap((each) => spellingsOf(each, mark, isCast))
  })
  const byLength = spellings.toSorted((a, b) => b.name.length - a.name.length)
  if (byLength.length === 0) return () => []
  const pattern = new RegExp(byLength.map(({ name }) => patternOf(name)).join('|'), 'gu')
  const same = (text: string) => text.replace(/['’‘]/g, '’')
  const marks = new Map(byLength.toReversed().map(({ mark, name }) => [same(name), mark]))
  return (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const start = match.index
      const end = start + match[0].length
      if (isPlainWord(match[0]) && isOrdinaryUse(text, start, end)) return []
      return [{ start, end, mark: marks.get(same(match[0])) ?? '' }]
    })
}

/** A name in small letters gets its capitals. */
const asName = (text: string) =>
  text.replace(/(?<![\p{L}’'])(?!(?:of|the|and|de|la|van|von|on)\b)\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  )

const isPlainWord = (name: string) => isEverydayWord(name.toLowerCase().replaceAll('’', "'"))

/** What is shown for each mark. */
function explainerOf(names: CastNames, kinds: ReadonlyMap<string, NameKind>): (text: string) => string {
  const kindOf = (name: string) => kinds.get(name.toLowerCase()) ?? 'name'
  const found = names.all.filter(({ mark }) => mark.startsWith('{NAME'))
  const shown = new Map(
    found.map(({ mark, name }) => {
      const alike = found.filter((other) => kindOf(other.name) === kindOf(name))
      const number = alike.findIndex((other) => other.mark === mark) + 1
      return [mark, alike.length === 1 ? `[a ${kindOf(name)}]` : `[${kindOf(name)} ${number}]`]
    }),
  )
  return (text) =>
    text.replace(/\{(HERO|FRIEND|NAME)_(\d+)\}/g, (mark, kind: string, number: string) =>
      kind === 'NAME'
        ? (shown.get(mark) ?? '[a name]')
        : `[${kind === 'HERO' ? 'child' : 'companion'} ${number}]`,
    )
}

/** As parents type in a hurry: 'MIA', 'zoe' for Zoë, 'mias' for Mia’s. */
function spellingsOf(name: string, mark: string, isCast: boolean): { mark: string; name: string }[] {
  const plain = plainText(name)
  const bare = plain.normalize('NFD').replace(/\p{M}/gu, '')
  const cases = [name, plain, bare].flatMap((each) => [each, each.toLowerCase(), each.toUpperCase()])
  const spellings = cases.filter((each) => each === name || isCast || !isPlainWord(each))
  return [...new Set(spellings)].flatMap((each) => {
    const owning = each === each.toUpperCase() ? `${each}S` : `${each}s`
    const typed = { mark, name: each }
    return isPlainWord(owning) ? [typed] : [typed, { mark: `${mark}’s`, name: owning }]
  })
}

/** Composed characters, without invisible ones. */
const plainText = (text: string) => text.normalize('NFC').replace(/\p{Cf}/gu, '')

/** 'dog' and 'grandma', typed as they are, say who somebody is and not what they are called. */
function isSecret(name: string): boolean {
  const words = name.split(/\s+/)
  return !words.every((word) => /^\p{Ll}+$/u.test(word) && isFamiliar(word) && !isFirstName(word))
}

/** Without what leads to a family, and without the braces that marks have. */
const withoutContacts = (text: string): string => withoutContactDetails(plainText(text)).replace(/[{}]/g, '')
