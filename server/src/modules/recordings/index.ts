export { removeForgottenReadings } from './own-readings.ts'
export { recordingRoutes } from './recordings.routes.ts'
