export { planRoutes } from './plans.routes.ts'
export { refuseUnapproved } from './refuse-unapproved.ts'
export {
  releaseReservation,
  reserveStory,
  restoreReservation,
  spendReservation,
  storyQuota,
} from './story-quota.ts'
