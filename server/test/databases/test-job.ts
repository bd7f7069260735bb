import { defineJob } from '../../src/platform/jobs/index.ts'

/** A job for tests. */
export const testJob = defineJob<{ to: string }>('test-job', {
  retryLimit: 1,
  retryDelaySeconds: 1,
  expireInSeconds: 120,
})
