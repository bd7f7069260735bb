import { adminJobs } from './modules/admin/index.ts'
import { cleanupJobs } from './modules/cleanup/index.ts'
import { mailJobs } from './modules/mail/index.ts'
import { musicJobs } from './modules/music/index.ts'
import { prepareSamples } from './modules/narration/index.ts'
import { paymentJobs } from './modules/payments/index.ts'
import { storyJobs } from './modules/stories/index.ts'
import { clonedVoiceJobs } from './modules/voices/index.ts'
import { webhookJobs } from './modules/webhooks/index.ts'

/** Every kind of job; each has a queue of its name. */
export const jobKinds = [
  ...storyJobs,
  ...musicJobs,
  ...mailJobs,
  ...cleanupJobs,
  ...paymentJobs,
  ...webhookJobs,
  ...adminJobs,
  ...clonedVoiceJobs,
  prepareSamples,
]
