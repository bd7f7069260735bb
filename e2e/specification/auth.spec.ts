import type { Page } from '@playwright/test'
import { aFamily, password } from '../family.ts'
import { linkMailedTo } from '../mail.ts'
import { line } from '../specification.ts'
import { expect } from '../test.ts'

/** A field by its label, which ends with 'optional' if the field may be empty. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( optional)?$`))

async function logIn(page: Page, username: string, enteredPassword = password): Promise<void> {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(enteredPassword)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

line('auth-13', async ({ page }) => {
  const family = await aFamily()
  const email = `${family.username}@example.org`
  const changed = await family.api.patch('/api/user', { data: { email, password } })
  expect(changed.ok()).toBe(true)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('A link was made')).toBeVisible()
  await page.goto(await linkMailedTo(email, 'reset'))
  await field(page, 'New password').fill('a new lantern')
  await field(page, 'Confirm password').fill('a new lantern')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await page.getByRole('link', { name: 'Back to login' }).click()
  // The link has verified the address, which from now on is as good as the username.
  await logIn(page, email, 'a new lantern')
  await expect(page).toHaveURL('/')
})
