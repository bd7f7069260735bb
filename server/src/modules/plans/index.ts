export { planRoutes } from './plans.routes.ts'
export { releaseReservation, reserveStory, spendReservation } from './story-quota.ts'
