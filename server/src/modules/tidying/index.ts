export { removeWhatIsOld } from './retention.job.ts'
export { tidy, tidyingJobs, workOnTidying } from './tidy.job.ts'
