import { expect, it } from 'vitest'
import { actionLabel } from './action-label.ts'

it.each([
  ['login', 'Login'],
  ['login_failed', 'Login Failed'],
  ['mfa_enabled', 'Mfa Enabled'],
  ['password_reset', 'Password Reset'],
  ['_odd__one_', 'Odd One'],
])('shows %s as %s', (action, label) => {
  expect(actionLabel(action)).toBe(label)
})
