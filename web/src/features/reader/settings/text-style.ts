import type { TextSize } from './preferences.ts'

/** 20 to 22 px by default, with two larger sizes. */
export const textSizes: Record<TextSize, string> = {
  normal: 'text-[1.25rem] md:text-[1.375rem]',
  large: 'text-[1.5rem] md:text-[1.625rem]',
  largest: 'text-[1.75rem] md:text-[2rem]',
}

export const lineSpacing = (wide: boolean): string => (wide ? 'leading-[2.1]' : 'leading-[1.7]')
