export { removeAbandonedReadings } from './own-readings.ts'
export { readingsData } from './readings.queries.ts'
export { recordingRoutes } from './readings.routes.ts'
export { recordedPagesOfAccount } from './recorded-pages.ts'
