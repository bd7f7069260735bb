export { AccountChanges } from '@nightlight/contract'
