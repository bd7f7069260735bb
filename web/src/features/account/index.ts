export { actionLabel } from './security/action-label.ts'
