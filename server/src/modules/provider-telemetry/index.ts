export { instrumentProviders } from './instrument-providers.ts'
export {
  type FailingProvider,
  removeOldProviderFailures,
  selectFailing,
} from './provider-failures.queries.ts'
