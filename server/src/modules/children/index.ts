export { childRoutes } from './children.routes.ts'
export { describeCharacter } from './describe-character.ts'
export { lookOfChild } from './draw-portrait.ts'
export { type OwnChild, ownChild, ownChildren, updateOwnChild } from './own-child.ts'
