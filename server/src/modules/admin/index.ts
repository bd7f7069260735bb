export { adminRoutes } from './admin.routes.ts'
export { adminJobs, workOnVoiceSync } from './sync-voices.job.ts'
