export { adminRoutes } from './admin.routes.ts'
export { adminJobs, workOnAdministration } from './work-on-administration.ts'
