import { pathToFileURL } from 'node:url'
import { isRole, isSetting, isSpecies, isThing, lookOf } from '../illustrator/src/index.ts'
import { type PictureWord, plots, wantedWords, wordsToDraw } from '../storyteller/src/index.ts'

type CheckedPlot = Pick<(typeof plots)[number], 'id' | 'head' | 'people' | 'picture' | 'sections'>

/** Words for looks that choose who it is, or how old. */
const sayWho: ReadonlySet<string> = new Set(['old', 'young', 'she', 'he', 'tall', 'small'])

const plain = JSON.stringify(lookOf({ id: 'somebody' }))

const canDraw: Readonly<Record<PictureWord['sort'], (word: string) => boolean>> = {
  setting: isSetting,
  creature: isSpecies,
  thing: isThing,
  human: isRole,
  look: (word) =>
    sayWho.has(word) || JSON.stringify(lookOf({ id: 'somebody', otherFeatures: word })) !== plain,
}

/** Every word in the picture lines of plots that the illustrator cannot draw, with plot and section; and wanted words that it can. */
export function undrawnWords(checked: readonly CheckedPlot[], wanted: ReadonlySet<string>): string[] {
  const faults = new Set<string>()
  for (const plot of checked) {
    for (const { knot } of plot.sections) {
      for (const fault of castFaults(plot, knot)) faults.add(fault)
      for (const kind of [undefined, ...plot.head.kinds.map(({ name }) => name)]) {
        for (const { sort, word } of readWords(plot, knot, kind, faults)) {
          if (canDraw[sort](word)) {
            if (wanted.has(word)) faults.add(`“${word}” can be drawn and is still in wanted-words.ts`)
          } else if (!wanted.has(word))
            faults.add(`${plot.id}, section ${knot}: the ${sort} “${word}” cannot be drawn`)
        }
      }
    }
  }
  return [...faults]
}

const children: ReadonlySet<string> = new Set(['heroes', 'A', 'B', 'C', 'L'])

/** Children do what the first clause says that names them; a story is about children, and so is each of its pictures. */
function castFaults(plot: CheckedPlot, knot: string): string[] {
  const { actors } = linesOf(plot, knot) ?? { actors: [] }
  const who = actors.map((actor) => actor.who).filter((word) => children.has(word))
  const at = `${plot.id}, section ${knot}`
  const lost = who.filter((word, index) => {
    const earlier = who.slice(0, index)
    return earlier.includes(word) || earlier.includes('heroes')
  })
  return [
    ...(actors.length > 0 && who.length === 0 ? [`${at}: no child is in the picture`] : []),
    ...lost.map((word) => `${at}: what “${word}” does is not drawn, because an earlier clause says it`),
  ]
}

function linesOf(plot: CheckedPlot, knot: string) {
  try {
    return plot.picture(knot)
  } catch {
    // readWords reports lines that cannot be read.
    return undefined
  }
}

function readWords(
  plot: CheckedPlot,
  knot: string,
  kind: string | undefined,
  faults: Set<string>,
): PictureWord[] {
  try {
    return wordsToDraw(plot, plot.picture(knot, kind), isSpecies)
  } catch (error) {
    faults.add(error instanceof Error ? error.message : String(error))
    return []
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const faults = undrawnWords(plots, wantedWords)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
}
