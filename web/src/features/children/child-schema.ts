export { NewChild } from '@nightlight/contract'
