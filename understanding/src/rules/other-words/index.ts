import type { Rule } from '../rule.ts'
import { eventsInOtherWords } from './events.ts'
import { feelingsInOtherWords } from './feelings.ts'

export { familyInOtherWords, othersAffairs } from './family.ts'
export { ifNothingIsTold } from './last.ts'

import { lessonsInOtherWords } from './lessons.ts'
import { notesInOtherWords } from './notes.ts'
import { wishesInOtherWords } from './wishes.ts'

/** What parents say without the word that is usual for it, by what was seen or done: only of words that no other rule has. */
export const inOtherWords: readonly Rule[] = [
  ...wishesInOtherWords,
  ...eventsInOtherWords,
  ...lessonsInOtherWords,
  ...feelingsInOtherWords,
  ...notesInOtherWords,
]
