export { InfoChanges } from '@nightlight/contract'
