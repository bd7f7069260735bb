export { planRoutes } from './plans.routes.ts'
export { refuseUnapproved } from './refuse-unapproved.ts'
export { releaseReservation, reserveStory, spendReservation, takeReservationAgain } from './story-quota.ts'
