export { childRoutes } from './children.routes.ts'
export { type OwnChild, ownChildren } from './own-child.ts'
