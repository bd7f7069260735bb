import LineBreaker from 'linebreak'
import { type Directions, directionsOf, isRtl, mirrored } from './text-direction.ts'
import type { Cluster, Face, Run, Typefaces } from './typefaces.ts'

/** The typefaces in which a paragraph is set. */
export interface Setting {
  readonly typefaces: Typefaces
  readonly face: Face
}

/** A paragraph as words between which lines may be broken. */
export interface ItemizedText {
  readonly setting: Setting
  readonly words: readonly Word[]
  readonly directions: Directions
}

/** Lengths are in ems. */
export interface Word {
  readonly clusters: readonly PlacedCluster[]
  readonly runs: readonly MeasuredRun[]
  readonly width: number
  /** Drawn only when a word follows on the same line. */
  readonly space: MeasuredRun | null
  /** Drawn only at the end of a line, where the word has a soft hyphen. */
  readonly hyphen: MeasuredRun | null
}

/** Text of one typeface and one direction. */
export interface MeasuredRun extends Run {
  /** Where it begins in the paragraph. */
  readonly start: number
  readonly width: number
}

interface PlacedCluster extends Cluster {
  /** Where it begins in the paragraph. */
  readonly start: number
  readonly level: number
}

/** Splits a paragraph by the line breaking and the bidirectional algorithm of Unicode, and by the typefaces that have its characters. */
export function itemizeText(paragraph: string, setting: Setting): ItemizedText {
  const clusters = setting.typefaces.clustersOf(paragraph.trim().replace(breakingSpace, ' '), setting.face)
  const text = clusters.map((cluster) => cluster.text).join('')
  const directions = directionsOf(text)
  const breaks = breaksOf(text)
  const words: PlacedCluster[][] = []
  let start = 0
  for (const cluster of clusters) {
    if (start === 0 || breaks.has(start)) words.push([])
    words.at(-1)?.push({ ...cluster, start, level: directions.levels[start] ?? 0 })
    start += cluster.text.length
  }
  return { setting, words: words.map((word) => wordOf(word, setting)), directions }
}

/** Cuts a word that is too wide between any of its characters, into parts of about the same length. */
export function cutWord({ clusters, width, space }: Word, column: number, setting: Setting): Word[] {
  const count = Math.max(2, Math.ceil(width / column))
  const size = Math.ceil(clusters.length / count)
  const parts = Array.from({ length: Math.ceil(clusters.length / size) }, (_, index) => {
    const part = wordOf(clusters.slice(index * size, (index + 1) * size), setting)
    return (index + 1) * size < clusters.length ? part : { ...part, space }
  })
  return parts.flatMap((part) =>
    part.width > column && part.clusters.length > 1 ? cutWord(part, column, setting) : [part],
  )
}

/** White space at which a line may be broken, in any amount. */
const breakingSpace = /(?:(?![\u00A0\u202F\uFEFF])[\s\p{Cc}])+/gu
const softHyphen = '\u00AD'
/** Format characters are no longer needed once lines are broken and directions known. Joiners are left to the typeface. */
const formatCharacters = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

function breaksOf(text: string): Set<number> {
  const breaks = new Set<number>()
  const breaker = new LineBreaker(text)
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    // The standard allows it, but in English no line begins with the dash of a word before.
    if (text[next.position] !== '—' || text[next.position - 1] === ' ') breaks.add(next.position)
  }
  return breaks
}

function wordOf(withSpace: readonly PlacedCluster[], setting: Setting): Word {
  const space = withSpace.at(-1)?.text === ' ' ? withSpace.at(-1) : undefined
  const clusters = space ? withSpace.slice(0, -1) : withSpace
  const last = clusters.at(-1)
  const runs = runsOf(clusters, setting)
  return {
    clusters,
    runs,
    width: runs.reduce((sum, run) => sum + run.width, 0),
    space: space ? measured([space], setting) : null,
    hyphen: last?.text === softHyphen ? measured([{ ...last, text: '-' }], setting) : null,
  }
}

function runsOf(clusters: readonly PlacedCluster[], setting: Setting): MeasuredRun[] {
  const runs: PlacedCluster[][] = []
  for (const cluster of clusters) {
    const text = cluster.text.replace(formatCharacters, '').replace(/[\u00A0\u202F]/g, ' ')
    if (text === '') continue
    const last = runs.at(-1)?.[0]
    if (last?.typeface === cluster.typeface && last.level === cluster.level)
      runs.at(-1)?.push({ ...cluster, text })
    else runs.push([{ ...cluster, text }])
  }
  return runs.map((run) => measured(run, setting))
}

/** A run in the order that PDFKit needs: it decides by the script alone in which direction it draws. */
function measured(clusters: readonly PlacedCluster[], { typefaces }: Setting): MeasuredRun {
  const { typeface = '', start = 0, level = 0 } = clusters[0] ?? {}
  const texts = clusters.map(({ text }) => (isRtl(level) ? mirrored(text) : text))
  const logical = { typeface, text: texts.join('') }
  const run =
    typefaces.isDrawnRtl(logical) === isRtl(level) ? logical : { typeface, text: texts.reverse().join('') }
  return { ...run, start, width: typefaces.widthOf(run) }
}
