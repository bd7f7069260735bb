import { clsx } from 'clsx'
import type { TextLook, TextSize } from './preferences.ts'

/** 20 to 22 px by default, with two larger sizes. */
export const textSizes: Record<TextSize, string> = {
  normal: 'text-[1.25rem] md:text-[1.375rem]',
  large: 'text-[1.5rem] md:text-[1.625rem]',
  largest: 'text-[1.75rem] md:text-[2rem]',
}

/**
 * Wider by about a seventh and a fifth of a letter, words by more, so that their limits stay clear (Zorzi and others, 2012: extra-large
 * letter spacing helps dyslexic readers).
 */
const letterSpacings: Record<TextLook['letterSpacing'], string> = {
  normal: '',
  wide: 'tracking-[0.06em] [word-spacing:0.14em]',
  wider: 'tracking-[0.12em] [word-spacing:0.28em]',
}

/** In widths of the letter m: about 45, 62 and 80 characters. */
export const lineWidths: Record<TextLook['lineWidth'], string> = {
  narrow: 'max-w-[21em]',
  normal: 'max-w-[28em]',
  wide: 'max-w-[36em]',
}

export const textStyle = ({ textSize, wideLines, letterSpacing }: TextLook): string =>
  clsx(
    'font-story',
    textSizes[textSize],
    wideLines ? 'leading-[2.1]' : 'leading-[1.7]',
    letterSpacings[letterSpacing],
  )
