import { days } from './days.ts'
import { deeds } from './deeds.ts'
import { health } from './health.ts'
import { milestones } from './milestones.ts'
import type { Rule } from './rule.ts'

/** The order counts: the first rule that matches has the words. */
export const events: readonly Rule[] = [...milestones, ...health, ...deeds, ...days]
