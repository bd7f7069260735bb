import type { Brief } from './brief.ts'
import { voicedThings } from './voiced-things.ts'

/** Whether a wish is about what is still to come. The sentences that can be read out tell it best: 'new shoes in the morning' and 'up at five in the morning'. */
export const isToCome = (brief: Brief): boolean =>
  brief.wished?.entries?.isToCome ??
  (brief.wished?.isLineToCome === true ||
    brief.wished?.day !== undefined ||
    voicedThings(brief).some(({ time }) => time === 'will'))
