/** What is said in place of a part of a text. */
export interface Reading {
  /** UTF-16 code units of the text, from and to. */
  readonly start: number
  readonly end: number
  readonly said: string
}

export type Rule = (text: string) => Reading[]

/** @param say what a match is read as; null where it is read as written */
export const matching =
  (pattern: RegExp, say: (match: RegExpExecArray, text: string) => string | null): Rule =>
  (text) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const said = say(match, text)
      return said === null ? [] : [{ start: match.index, end: match.index + match[0].length, said }]
    })
