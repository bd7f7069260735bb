import type { Brief } from './brief.ts'
import { voicedThings } from './voiced-things.ts'

/** Whether a wish is about what is still to come. */
export const isToCome = (brief: Brief): boolean =>
  brief.wished?.isLineToCome === true ||
  brief.wished?.day !== undefined ||
  voicedThings(brief).some(({ time }) => time === 'will')
