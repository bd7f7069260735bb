import type { CSSProperties } from 'react'

export const longestWord = (name: string): number =>
  Math.max(...name.split(/[\s-]+/).map((word) => word.length))

/** A letter of the story face is about 0.6 of its size wide, so a word of n letters fills a container (100cqi) at about 165 / n cqi. */
const lettersAcross = 165

/** The size of letters at which no word of a name is broken in its container, at most so many rem. */
export const fitted = (name: string, largest: number): CSSProperties => ({
  fontSize: `clamp(0.875rem, ${Math.round(lettersAcross / longestWord(name))}cqi, ${largest}rem)`,
})
