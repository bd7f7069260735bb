import { aFamily, password, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, toast } from '../test.ts'
import { codeOf } from '../two-factor.ts'

/** With real codes. What each step says: web/src/features/account. */
line(['security-04', 'security-07', 'auth-12'], async ({ page, context }) => {
  const family = await aFamily()
  await signInAs(context, family)
  await page.goto('/security')
  await page.getByRole('tab', { name: 'Two-Factor Auth' }).click()
  const response = page.waitForResponse('**/api/auth/mfa/setup')
  await page.getByRole('button', { name: 'Set Up Two-Factor Auth' }).click()
  const { secret } = await (await response).json()
  const picture = page.getByAltText('QR code for your authenticator app')
  await expect(picture).toBeVisible()
  await expect
    .poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth')))
    .toBeGreaterThan(100)
  await page.getByLabel('Verification code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(toast(page, 'MFA Enabled')).toBeVisible()
  await context.clearCookies()
  await page.goto('/auth')
  await page.getByLabel('Username').fill(family.username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await code.fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/')
})
