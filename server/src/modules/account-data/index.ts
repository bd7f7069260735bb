export { accountDataRoutes } from './account-data.routes.ts'
export { collectDataWithoutStories } from './collect-data.ts'
export { collectFiles } from './collect-files.ts'
export { deleteAccount } from './delete-account.ts'
