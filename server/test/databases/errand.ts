import { defineJob } from '../../src/platform/jobs/index.ts'

/** Work for tests. */
export const errand = defineJob<{ to: string }>('errand', {
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
})
