export { adminRoutes } from './admin.routes.ts'
export { adminJobs, workOnAdministration } from './workers.ts'
