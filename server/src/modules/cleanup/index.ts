export { cleanupJob, cleanupJobs, workOnCleanup } from './cleanup.job.ts'
export { removeExpired } from './retention.job.ts'
