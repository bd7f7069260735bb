import { writeFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { answerTasks } from '../../platform/child-process.ts'
import { cleanPhoto } from './clean-photo.ts'

// One photo at a time is all that this process does, and stories go first.
sharp.cache(false)
sharp.concurrency(1)
setPriority(10)
try {
  // Where memory runs out all the same, Linux ends this process and not the one that answers families.
  writeFileSync('/proc/self/oom_score_adj', '1000')
} catch {
  // Another system.
}

answerTasks(cleanPhoto)
