import { setImmediate as othersTurn } from 'node:timers/promises'
import type { Paper, StoryImage } from '@nightlight/contract'
import type { Drawing } from '../../../pictures/index.ts'
import { areaTop, columnWidth, gapAboveText } from '../measures.ts'
import { type Column, fillSheets } from './fill-sheets.ts'
import type { ItemizedText } from './itemize-text.ts'
import { roomAlone } from './paper.ts'

/** A section of the story, with its picture where there is one. */
export interface Section {
  readonly texts: readonly ItemizedText[]
  readonly image: StoryImage | null
  /** The same scene in the shape of a page, where it fits it. */
  readonly whole: Drawing | null
}

/** Where a spot stands on its page, in 210ths of the paper's width. */
export interface Spot {
  readonly image: StoryImage
  readonly width: number
  /** On right-hand pages the picture is below the words. */
  readonly isBelow: boolean
}

export type Page =
  | {
      readonly kind: 'picture'
      readonly section: number
      readonly image: StoryImage
      readonly drawing: Drawing
    }
  | { readonly kind: 'words'; readonly section: number; readonly column: Column }
  | { readonly kind: 'spot'; readonly section: number; readonly spot: Spot; readonly column: Column | null }

/** Font sizes in points, largest first. One is used for the whole book. */
const sizes: Record<Paper, readonly number[]> = {
  a4: [20, 19, 18, 17, 16, 15, 14],
  a5: [15, 14, 13, 12, 11],
  letter: [20, 19, 18, 17, 16, 15, 14],
}

/** The share of sections that may continue on a further page in a larger size, before a smaller one is tried. */
const mayContinue = 0.15

/** Widths of spots, largest first: a long text leaves less room for its picture. */
const spotWidths = [178, 152, 128, 108] as const
const spotRatio = 4 / 3

export const spotHeight = (width: number): number => width / spotRatio

/**
 * The pages of the story: pictures that fill a left-hand page, with their words on the page facing it, in turn with spots, which stand with
 * their words. Nothing is painted yet.
 * @param first the number of the first page: even ones are at the left
 * @param unit points
 */
export async function planPages(
  sections: readonly Section[],
  { paper, unit, first }: { readonly paper: Paper; readonly unit: number; readonly first: number },
): Promise<Page[]> {
  let pages: Page[] = []
  for (const points of sizes[paper]) {
    pages = pagesIn(points / unit, sections, roomAlone(paper), first)
    // Laying out a long story takes half a second: other requests are served in between.
    await othersTurn()
    const continued = sections.filter((_, section) => wordsOn(pages, section) > 1).length
    if (continued <= sections.length * mayContinue) break
  }
  return pages
}

const wordsOn = (pages: readonly Page[], section: number) =>
  pages.filter((page) => page.section === section && page.kind !== 'picture' && page.column).length

function pagesIn(size: number, sections: readonly Section[], alone: number, first: number): Page[] {
  const pages: Page[] = []
  let isAfterWhole = false
  for (const [section, { texts, image, whole }] of sections.entries()) {
    if (texts.length === 0 && !image) continue
    const isLeft: boolean = (first + pages.length) % 2 === 0
    const drawing: Drawing | null = isLeft && !isAfterWhole && texts.length > 0 ? whole : null
    isAfterWhole = image !== null && drawing !== null
    if (image && !drawing) {
      pages.push(...spotPages(size, { section, texts, image }, alone, !isLeft))
      continue
    }
    if (image && drawing) pages.push({ kind: 'picture', section, image, drawing })
    for (const column of fillSheets(texts, size, { first: alone, next: alone, width: columnWidth }))
      pages.push({ kind: 'words', section, column })
  }
  return pages
}

/** The room for words beside a spot, in units. */
export const roomBeside = (width: number, alone: number): number => alone - spotHeight(width) - gapAboveText

function spotPages(
  size: number,
  { section, texts, image }: { section: number; texts: readonly ItemizedText[]; image: StoryImage },
  alone: number,
  isRight: boolean,
): Page[] {
  const settings = spotWidths.map((width) => {
    const room = { first: roomBeside(width, alone), next: alone, width: columnWidth }
    return { width, columns: fillSheets(texts, size, room) }
  })
  const fewest = Math.min(...settings.map(({ columns }) => columns.length))
  const { width, columns } = settings.find(({ columns: each }) => each.length === fewest) ?? {
    width: spotWidths[0],
    columns: [],
  }
  const [beside = null, ...further] = columns
  return [
    // What is continued is read on from the foot of the page.
    {
      kind: 'spot',
      section,
      spot: { image, width, isBelow: isRight && further.length === 0 && beside !== null },
      column: beside,
    },
    ...further.map((column) => ({ kind: 'words', section, column }) as const),
  ]
}

/** Where the picture and the words of a page with a spot begin, from its upper edge, in units. */
export function spotPlaces({ width, isBelow }: Spot, alone: number): { picture: number; words: number } {
  return isBelow
    ? { picture: areaTop + alone - spotHeight(width), words: areaTop }
    : { picture: areaTop, words: areaTop + spotHeight(width) + gapAboveText }
}
