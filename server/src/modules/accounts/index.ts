export { makeAdmin } from './accounts.queries.ts'
export { accountRoutes } from './accounts.routes.ts'
export { issueSetupCode } from './setup-link.ts'
