export { planRoutes } from './plans.routes.ts'
export { releaseReservation, reserveStory, spendReservation, takeReservationAgain } from './story-quota.ts'
