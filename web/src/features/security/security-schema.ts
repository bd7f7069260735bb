export { PasswordChange } from '@nightlight/contract'
