/** The part of it that we use: it comes without types. */
declare module 'linebreak' {
  /** Finds the line breaking opportunities of Unicode Standard Annex 14. */
  export default class LineBreaker {
    constructor(text: string)
    /** @returns the next place where a line may be broken, the end of the text being the last one, then null */
    nextBreak(): { readonly position: number; readonly required: boolean } | null
  }
}
