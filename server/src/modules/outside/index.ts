export {
  type FailingProvider,
  removeOldProviderFailures,
  selectFailing,
} from './provider-failures.queries.ts'
export { watchServices } from './watch-services.ts'
