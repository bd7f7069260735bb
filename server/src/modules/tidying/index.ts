export { tidy, tidyingJobs, workOnTidying } from './tidy.job.ts'
