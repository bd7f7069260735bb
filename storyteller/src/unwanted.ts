import escapeStringRegexp from 'escape-string-regexp'
import type { Brief } from './brief.ts'

/** Whether a text has a word of what is to be kept out. */
export const mentionsUnwanted = (text: string, { avoid = [] }: Brief): boolean =>
  avoid.some(({ words }) =>
    words.some((word) => new RegExp(`(?<!\\p{L})${escapeStringRegexp(word)}(?!\\p{L})`, 'iu').test(text)),
  )
