import { actedVerbsOne } from './acted-verbs-one.ts'
import { actedVerbsTwo } from './acted-verbs-two.ts'

/** As ./index.ts describes. */
export const actedVerbs: readonly string[] = [actedVerbsOne, actedVerbsTwo]
