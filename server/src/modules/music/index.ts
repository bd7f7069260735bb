export { forgetMusic, importMusic, keepMusic } from './import-music.ts'
export { musicRoutes } from './music.routes.ts'
export { musicJobs, workOnMusic } from './render-music.job.ts'
export { seedMusic } from './seed-music.ts'
