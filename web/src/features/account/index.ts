export { LoginForm } from './auth/login-form.tsx'
export { actionLabel } from './security/action-label.ts'
