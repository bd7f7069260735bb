export { endPaymentsOf, paymentJobs, readAll, workOnPayments } from './payments.jobs.ts'
export { paymentRoutes } from './payments.routes.ts'
export {
  type BoughtPlan,
  CustomerGone,
  ForgedEvent,
  type PaymentEvent,
  type Payments,
  PaymentsFailed,
  PricesMissing,
  RequestKeyUsed,
  type Wish,
} from './payments.ts'
export { syncSubscription } from './sync-subscription.ts'
export { webhookRoutes } from './webhook.routes.ts'
