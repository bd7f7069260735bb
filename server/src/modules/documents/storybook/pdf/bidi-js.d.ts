/** The part of it that we use: its own types describe a module in ES syntax, but Node loads the one in CommonJS. */
declare module 'bidi-js' {
  interface EmbeddingLevels {
    /** Of each UTF-16 code unit; text of odd levels runs from right to left. */
    readonly levels: Uint8Array
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[]
  }

  /** The bidirectional algorithm of Unicode Standard Annex 9. */
  interface Bidi {
    getEmbeddingLevels(text: string): EmbeddingLevels
    /** @returns the ranges of a line, from first to last code unit, that are to be reversed one after the other */
    getReorderSegments(text: string, levels: EmbeddingLevels, start: number, end: number): [number, number][]
    getMirroredCharacter(character: string): string | null
  }

  export default function bidiFactory(): Bidi
}
