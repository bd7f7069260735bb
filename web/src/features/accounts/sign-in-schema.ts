export { Credentials, ForgottenPassword, PasswordReset, Registration } from '@nightlight/contract'
