export { planRoutes } from './plans.routes.ts'
export { refuseUnapproved } from './refuse-unapproved.ts'
export {
  releaseReservation,
  reserveStory,
  spendReservation,
  storyQuota,
  takeReservationAgain,
} from './story-quota.ts'
