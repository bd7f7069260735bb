import { actedStates } from './acted-states.ts'
import { actedVerbsOne } from './acted-verbs-one.ts'
import { actedVerbsTwo } from './acted-verbs-two.ts'

/** As ./index.ts describes. How somebody is counts where nobody does anything. */
export const actedVerbs: readonly string[] = [actedStates, actedVerbsOne, actedVerbsTwo]
