export { endPaymentsOf, paymentJobs, syncAllSubscriptions, workOnPayments } from './payments.jobs.ts'
export { paymentRoutes } from './payments.routes.ts'
export {
  CustomerDeleted,
  InvalidEventSignature,
  type PaymentDeps,
  type PaymentEvent,
  type Payments,
  PaymentsFailed,
  type PlanOrder,
  PricesMissing,
  type PurchasedPlan,
  RequestKeyUsed,
  UnreadableEvent,
} from './payments.ts'
export { syncSubscription } from './sync-subscription.ts'
export { webhookRoutes } from './webhook.routes.ts'
