export { endPaymentsOf, paymentJobs, readAll, workOnPayments } from './payments.jobs.ts'
export { paymentRoutes } from './payments.routes.ts'
export {
  type BoughtPlan,
  CustomerDeleted,
  ForgedEvent,
  type PaymentDeps,
  type PaymentEvent,
  type Payments,
  PaymentsFailed,
  type PlanOrder,
  PricesMissing,
  RequestKeyUsed,
} from './payments.ts'
export { syncSubscription } from './sync-subscription.ts'
export { webhookRoutes } from './webhook.routes.ts'
