import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Story } from 'inkjs'
import { Compiler, CompilerOptions } from 'inkjs/full'
import { type Brief, type Theme, themes } from './brief.ts'
import { hashOf } from './random.ts'

const folder = fileURLToPath(new URL('./plots/', import.meta.url))

export interface PlotSection {
  /** A letter and a number: `s` is told always, `m` from medium on, `l` in long stories. */
  readonly knot: string
  /** No other section leans on it, but for asides that say so: it may be left out of a longer story, and put into a shorter one. */
  readonly isAside: boolean
  /** Knots without which it is not told. */
  readonly needs: readonly string[]
}

/** A plot as its author wrote it: a title and sections in their order. */
export interface Plot {
  /** `theme/name`. */
  readonly id: string
  readonly theme: Theme
  readonly sections: readonly PlotSection[]
  /** A new telling of it, from the beginning. */
  open(seed: number): Story
}

/** What every plot may use. The values are set before a telling begins. */
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

/** Every plot there is, by theme and name. Read once; each is compiled when it is first told. */
export const plots: readonly Plot[] = themes.flatMap((theme) =>
  readdirSync(`${folder}${theme}`)
    .filter((file) => file.endsWith('.ink'))
    .sort()
    .map((file) => readPlot(theme, file.replace(/\.ink$/, ''))),
)

/** The plot for a brief: one that was not told lately, chosen by the seed; else the one told longest ago. */
export function choosePlot({ theme, seed, history }: Brief): Plot {
  const told = history?.plots ?? []
  const ofTheme = plots.filter((plot) => plot.theme === theme)
  const fresh = ofTheme.filter((plot) => !told.includes(plot.id))
  const longestAgo = ofTheme.toSorted((a, b) => told.indexOf(b.id) - told.indexOf(a.id)).slice(0, 1)
  const from = fresh.length > 0 ? fresh : longestAgo
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
      ([, knot = '', aside, needs]) => ({
        knot,
        isAside: aside !== undefined,
        needs: needs?.split(' ') ?? [],
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

/** @throws with what the author wrote wrong, by line of the plot's own file */
function compile(id: string, text: string): string {
  const wrong: string[] = []
  const linesBefore = prelude.split('\n').length - 1
  const options = { ...new CompilerOptions(), errorHandler: (message: string) => void wrong.push(message) }
  const json = attempt(() => new Compiler(text, options as CompilerOptions).Compile().ToJson())
  if (!json || wrong.length > 0) {
    const placed = wrong.map((message) =>
      message.replace(/line (\d+)/, (_, line) => `line ${Number(line) - linesBefore}`),
    )
    throw new Error(`The plot ${id} cannot be read:\n${placed.join('\n')}`)
  }
  return json
}

/** The compiler has said what is wrong before it throws. */
function attempt<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}
