import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Story } from 'inkjs'
import * as ink from 'inkjs/full'
import { type Theme, themes } from './brief.ts'
import { companionParts, sorts } from './companion-parts.ts'
import { compiledOnce } from './compiled-plots.ts'
import { deedVariables } from './deed-words.ts'
import { entryVariables } from './entry-words.ts'
import {
  type InventedPerson,
  type PictureLines,
  pictureLine,
  pictureLineOfKind,
  readPictureLines,
} from './picture-lines.ts'
import { type PlotHead, readHead, withoutHead } from './plot-head.ts'
import { kindVariable } from './plot-kinds.ts'
import { roleEndings } from './roles.ts'
import { speechVariables, thingVariables } from './voiced-things.ts'
import { wishedVariables } from './wished.ts'

const folder = fileURLToPath(new URL('./plots/', import.meta.url))

export interface PlotSection {
  /** A letter and a number: `s` is in every story, `m` in medium and long ones, `l` in long ones. */
  readonly knot: string
  /** Only asides that say so depend on it, so that a longer story can omit it and a shorter one can include it. */
  readonly isAside: boolean
  /** Knots that have to be included for it to be included. */
  readonly requires: readonly string[]
}

export const nextNightKnots = ['next_night', 'next_bedtime'] as const
export type NextNightKnot = (typeof nextNightKnots)[number]

/** A plot as its author wrote it: a title and sections in their order. */
export interface Plot {
  /** `theme/name`. */
  readonly id: string
  /** null for a plot about life, and for one that is told to an age, whatever the theme. */
  readonly theme: Theme | null
  /** It is told to answer a wish, and only then. */
  readonly isAboutLife: boolean
  readonly head: PlotHead
  /** Every word that can occur in it, in lower case. */
  readonly words: ReadonlySet<string>
  readonly sections: readonly PlotSection[]
  /** What the following night of a series begins with, and what it says at bedtime: knots that are no sections. */
  readonly nextNight: readonly NextNightKnot[]
  /** It has a line of its own for what a child loves. */
  readonly tellsLoved: boolean
  /** The roles whose number its sentences go by: {hider_many:were|was}. */
  readonly agreesWith: ReadonlySet<string>
  /** What its lines say is in the picture of a section, where it is told in one of its kinds. @throws if they cannot be read, with plot, section and word */
  picture(knot: string, kind?: string): PictureLines
  /** The humans whom it invents, by what its lines call them: each keeps the same face in all its pictures. */
  readonly people: ReadonlyMap<string, InventedPerson>
  /** Starts it anew. */
  open(seed: number): Story
}

/** The variables that a plot may use. Those that it does use are declared, and set before it runs. */
const prelude = `
VAR many = false
VAR short = false
VAR long = false
VAR young = false
VAR H = ""
VAR L = ""
VAR A = ""
VAR B = ""
VAR C = ""
VAR As = ""
VAR Bs = ""
VAR they = ""
VAR They = ""
VAR them = ""
VAR their = ""
VAR was = ""
VAR we = ""
VAR We = ""
VAR us = ""
VAR are = ""
VAR joining = ""
VAR pausing = ""
VAR midway = ""
VAR homeward = ""
VAR resting = ""
VAR musing = ""
VAR keepsake = ""
VAR dream = ""
VAR is_loved = false
VAR loved = ""
${wishedVariables}${deedVariables}${entryVariables}${thingVariables}`

/** The folders of plots that are not of a theme: about life, and for an age. */
const shelves = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !themes.some((theme) => theme === entry.name))
  .map(({ name }) => name)
  .sort()

/** All plots, by theme and name, and then the others. Read once; each is compiled when it is first used. */
export const plots: readonly Plot[] = [...themes, ...shelves].flatMap((shelf) =>
  readdirSync(`${folder}${shelf}`)
    .filter((file) => file.endsWith('.ink'))
    .sort()
    .map((file) => readPlot(shelf, file.replace(/\.ink$/, ''))),
)

function readPlot(shelf: string, name: string): Plot {
  const id = `${shelf}/${name}`
  return plotFrom(id, readFileSync(`${folder}${id}.ink`, 'utf8'))
}

/** @throws if its head cannot be read; when it is opened, if the compiler finds errors */
export function plotFrom(id: string, text: string): Plot {
  const head = withContext(`The plot ${id} cannot be read`, () => readHead(text))
  let compiled: string | undefined
  let words: ReadonlySet<string> | undefined
  const pictures = new Map<string | undefined, ReadonlyMap<string, PictureLines>>()
  let people: ReadonlyMap<string, InventedPerson> | undefined
  const allPictures = (kind?: string) => {
    const known = pictures.get(kind) ?? picturesIn(id, text, kind)
    pictures.set(kind, known)
    return known
  }
  return {
    id,
    theme: themes.find((theme) => id.startsWith(`${theme}/`)) ?? null,
    isAboutLife: id.startsWith('life/'),
    head,
    get words() {
      words ??= wordsOf(withoutHead(text))
      return words
    },
    sections: [...text.matchAll(/^=== ([sml]\d+)$(\n# aside)?(?: with (.+))?/gm)].map(
      ([, knot = '', aside, required]) => ({
        knot,
        isAside: aside !== undefined,
        requires: required?.split(' ') ?? [],
      }),
    ),
    tellsLoved: text.includes('{is_loved:'),
    agreesWith: new Set([...text.matchAll(/\{(\w+)_many:/g)].flatMap(([, role]) => role ?? [])),
    picture(knot, kind) {
      const picture = allPictures(kind).get(knot)
      if (!picture) throw new Error(`The plot ${id} has no section ${knot}`)
      return picture
    },
    get people() {
      people ??= new Map(
        [undefined, ...head.kinds.map(({ name }) => name)].flatMap((kind) =>
          [...allPictures(kind).values()].flatMap((each) =>
            each.people.map((one) => [one.called, one] as const),
          ),
        ),
      )
      return people
    },
    nextNight: nextNightKnots.filter((knot) => new RegExp(`^=== ${knot}$`, 'm').test(text)),
    open(seed) {
      const roleNames = ['themed', ...head.roles.map(({ name }) => name)]
      const compile = (told: string) =>
        compiledOf(
          id,
          usedIn(
            told,
            `${prelude}${partVariables}${roleVariables(roleNames)}${speechVariables(roleNames)}${head.kinds.map(kindVariable).join('')}`,
          ),
          told,
        )
      compiled ??= compile(withoutPictures(withoutHead(text)))
      const story = new Story(contentOf(compiled), null)
      story.ResetState()
      story.state.storySeed = seed
      return story
    },
  }
}

/** The picture lines of every section. Those of a kind stand in for the others. */
function picturesIn(id: string, text: string, kind?: string): ReadonlyMap<string, PictureLines> {
  const knots = [...text.matchAll(/^=== ([sml]\d+)$([\s\S]*?)(?=^===|$(?![\s\S]))/gm)]
  return new Map(
    knots.map(([, knot = '', body = '']) => {
      const lines = linesOfKind(body.split('\n'), kind)
      return [knot, withContext(`The picture of ${id}, section ${knot}`, () => readPictureLines(lines))]
    }),
  )
}

/** The picture lines for a kind: *# place for car: street; day; clear* comes before *# place: …*. */
function linesOfKind(lines: readonly string[], kind?: string): string[] {
  const own = lines.flatMap((line) => {
    const [, key = '', of, value = ''] = pictureLineOfKind.exec(line) ?? []
    return of?.split(', ').includes(kind ?? '') ? [`# ${key}: ${value}`] : []
  })
  const keys = new Set(own.map((line) => line.slice(0, line.indexOf(':'))))
  return [
    ...own,
    ...lines.filter((line) => pictureLine.test(line) && !keys.has(line.slice(0, line.indexOf(':')))),
  ]
}

/**
 * The plot without its picture lines, with as many lines. One tag is left of them: which alternative Ink chooses for a seed depends on
 * what stands before it.
 */
const withoutPictures = (text: string) =>
  text
    .split('\n')
    .map((line) => (line.startsWith('# shot: ') ? '# picture' : isOfPicture(line) ? '' : line))
    .join('\n')

const isOfPicture = (line: string) => pictureLine.test(line) || pictureLineOfKind.test(line)

const partVariables = companionParts
  .flatMap((part) => [
    `VAR ${part} = ""\n`,
    `VAR ${part}_s = ""\n`,
    ...sorts.map((sort) => `VAR ${part}_${sort} = false\n`),
  ])
  .join('')

/** Ink wants its variables declared. */
const roleVariables = (names: readonly string[]) =>
  names
    .flatMap((name) => [
      ...roleEndings.map((ending) => `VAR ${name}${ending} = ""\n`),
      `VAR ${name}_many = false\n`,
      `VAR ${name}_known = false\n`,
    ])
    .join('')

/** Declarations of what occurs in a plot: of a thousand variables that is fifty, and all of them take as long to compile as what is told. */
function usedIn(told: string, declarations: string): string {
  const used = new Set(told.match(/\w+/g))
  return declarations
    .split('\n')
    .filter((line) => used.has(/^VAR (\w+)/.exec(line)?.[1] ?? ''))
    .map((line) => `${line}\n`)
    .join('')
}

/** What is told, without the lines for pictures and the words for Ink. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replace(
        /^#.*$|^===.*$|\{\w+\}|\b(?:young|short|long|many|is_\w+|wished_\w+_many|(?:helper|hinderer)_\w+):|-> DONE/gm,
        ' ',
      )
      .toLowerCase()
      .match(/\p{L}+(?:[-’]\p{L}+)*/gu),
  )

/**
 * The names in our plots are ASCII, which the compiler knows anyway. It would list thirty thousand letters of other scripts for every plot,
 * a sixth of its work. Its types leave the parser out, which it exports.
 */
const { InkParser } = ink as unknown as { InkParser: { ListAllCharacterRanges: () => never[] } }
InkParser.ListAllCharacterRanges = () => []

/** @throws with the lines of the plot that cannot be read */
const compiledOf = (id: string, declarations: string, plot: string): string =>
  compiledOnce(declarations + plot, () => compile(id, declarations, plot))

function compile(id: string, declarations: string, plot: string): string {
  const errors: string[] = []
  const text = declarations + plot
  const linesBefore = declarations.split('\n').length - 1
  const options = {
    ...new ink.CompilerOptions(),
    errorHandler: (message: string) => void errors.push(message),
  }
  const json = attempt(() => new ink.Compiler(text, options as ink.CompilerOptions).Compile().ToJson())
  if (!json || errors.length > 0) {
    const located = errors.map((message) =>
      message.replace(/line (\d+)/, (_, line) => `line ${Number(line) - linesBefore}`),
    )
    throw new Error(`The plot ${id} cannot be read:\n${located.join('\n')}`)
  }
  return json
}

let lastOpened: { readonly compiled: string; readonly content: Story['mainContentContainer'] } | undefined

/**
 * What a plot consists of. It does not change while it is told, so tellings share it. Only that of the last plot is kept, because a
 * story opens the same one several times; those of all plots would take 80 MB.
 */
function contentOf(compiled: string): Story['mainContentContainer'] {
  if (lastOpened?.compiled !== compiled)
    lastOpened = { compiled, content: new Story(compiled).mainContentContainer }
  return lastOpened.content
}

/** The compiler reports its errors to the handler before it throws. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

function withContext<T>(context: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw new Error(`${context}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
