export { Credentials, Registration } from '@nightlight/contract'
