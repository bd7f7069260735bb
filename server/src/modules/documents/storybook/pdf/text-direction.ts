import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

/** The directions in a paragraph, by the bidirectional algorithm of Unicode. */
export interface Directions {
  /** Whether the paragraph is read from the right, and so begins there. */
  readonly rtl: boolean
  /** The embedding level of each UTF-16 unit; text of odd levels runs from right to left. */
  readonly levels: Uint8Array
  /** Puts the runs of one line into their order from left to right. @param end of the line in the paragraph */
  visualOrder<Run extends { readonly start: number }>(runs: readonly Run[], end: number): Run[]
}

export function directionsOf(paragraph: string): Directions {
  // The library reads UTF-16 units and takes the halves of surrogate pairs for Latin letters; emoji have no direction.
  const text = paragraph.replace(/[\u{10000}-\u{10FFFF}]/gu, '\uFFFC\uFFFC')
  const embedding = bidi.getEmbeddingLevels(text)
  return {
    rtl: isRtl(embedding.paragraphs[0]?.level ?? 0),
    levels: embedding.levels,
    visualOrder(runs, end) {
      const ordered = [...runs]
      for (const [from, to] of bidi.getReorderSegments(text, embedding, runs[0]?.start ?? 0, end - 1)) {
        const first = runs.findIndex(({ start }) => start >= from)
        const last = runs.findLastIndex(({ start }) => start <= to)
        ordered.splice(first, last - first + 1, ...ordered.slice(first, last + 1).reverse())
      }
      return ordered
    },
  }
}

/** Whether an embedding level stands for text that runs from right to left. */
export const isRtl = (level: number): boolean => level % 2 === 1

/** Whether anything in a text is read from the right. */
export const hasRtl = (text: string): boolean => directionsOf(text).levels.some((level) => isRtl(level))

/** With brackets and the like turned round. */
export const mirrored = (text: string): string =>
  [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('')
