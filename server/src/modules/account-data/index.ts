export { accountDataRoutes } from './account-data.routes.ts'
export { collectDataWithoutStories } from './collect-data.ts'
export { deleteAccount } from './delete-account.ts'
