export { accountDataRoutes } from './account-data.routes.ts'
export { deleteAccount } from './delete-account.ts'
