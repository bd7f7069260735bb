import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Story } from 'inkjs'
import { Compiler, CompilerOptions } from 'inkjs/full'
import { type Brief, type Theme, themes } from './brief.ts'
import { hashOf } from './random.ts'

const folder = fileURLToPath(new URL('./plots/', import.meta.url))

export interface PlotSection {
  /** A letter and a number: `s` is in every story, `m` in medium and long ones, `l` in long ones. */
  readonly knot: string
  /** Only asides that say so depend on it, so that a longer story can omit it and a shorter one can include it. */
  readonly isAside: boolean
  /** Knots that have to be included for it to be included. */
  readonly requires: readonly string[]
}

/** A plot as its author wrote it: a title and sections in their order. */
export interface Plot {
  /** `theme/name`. */
  readonly id: string
  readonly theme: Theme
  readonly sections: readonly PlotSection[]
  /** Starts it anew. */
  open(seed: number): Story
}

/** The variables of every plot. Their values are set before it runs. */
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
`

/** All plots, by theme and name. Read once; each is compiled when it is first used. */
export const plots: readonly Plot[] = themes.flatMap((theme) =>
  readdirSync(`${folder}${theme}`)
    .filter((file) => file.endsWith('.ink'))
    .sort()
    .map((file) => readPlot(theme, file.replace(/\.ink$/, ''))),
)

/** The plot for a brief: one that is not in the history, chosen by the seed; otherwise the least recent one. */
export function choosePlot({ theme, seed, history }: Brief): Plot {
  const recent = history?.plots ?? []
  const ofTheme = plots.filter((plot) => plot.theme === theme)
  const fresh = ofTheme.filter((plot) => !recent.includes(plot.id))
  const leastRecent = ofTheme.toSorted((a, b) => recent.indexOf(b.id) - recent.indexOf(a.id)).slice(0, 1)
  const from = fresh.length > 0 ? fresh : leastRecent
  const plot = from[hashOf(`${seed}:plot`) % from.length]
  if (!plot) throw new Error(`There is no plot for ${theme}`)
  return plot
}

function readPlot(theme: Theme, name: string): Plot {
  const text = readFileSync(`${folder}${theme}/${name}.ink`, 'utf8')
  let compiled: string | undefined
  return {
    id: `${theme}/${name}`,
    theme,
    sections: [...text.matchAll(/^=== ([sml]\d+)$(\n# aside)?(?: with (.+))?/gm)].map(
      ([, knot = '', aside, required]) => ({
        knot,
        isAside: aside !== undefined,
        requires: required?.split(' ') ?? [],
      }),
    ),
    open(seed) {
      compiled ??= compile(`${theme}/${name}`, prelude + text)
      const story = new Story(compiled)
      story.state.storySeed = seed
      return story
    },
  }
}

/** @throws with the errors of the compiler, by line of the plot's file */
function compile(id: string, text: string): string {
  const errors: string[] = []
  const linesBefore = prelude.split('\n').length - 1
  const options = { ...new CompilerOptions(), errorHandler: (message: string) => void errors.push(message) }
  const json = attempt(() => new Compiler(text, options as CompilerOptions).Compile().ToJson())
  if (!json || errors.length > 0) {
    const located = errors.map((message) =>
      message.replace(/line (\d+)/, (_, line) => `line ${Number(line) - linesBefore}`),
    )
    throw new Error(`The plot ${id} cannot be read:\n${located.join('\n')}`)
  }
  return json
}

/** The compiler reports its errors to the handler before it throws. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
