import { actedVerbsOne } from './acted-verbs-one.ts'

/** As ./index.ts describes. */
export const actedVerbs: readonly string[] = [actedVerbsOne]
