export { accountDataRoutes } from './account-data.routes.ts'
export { collectAround } from './collect-data.ts'
export { deleteAccount } from './delete-account.ts'
