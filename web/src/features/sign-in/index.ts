export { LoginForm } from './login-form.tsx'
export { noMailServer, useSendVerification } from './send-verification.ts'
export { setSignedInUser, useRegister } from './sign-in.ts'
export { SignInAgain } from './sign-in-again.tsx'
