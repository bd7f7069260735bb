export { childRoutes } from './children.routes.ts'
export { lookOfChild } from './draw-portrait.ts'
export { type OwnChild, ownChild, ownChildren } from './own-child.ts'
