import { readFileSync } from 'node:fs'
import { type Page, request } from '@playwright/test'
import { address } from '../address.ts'
import { aFamily, password, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible, toast } from '../tester.ts'
import { codeOf, turnMfaOn } from '../two-factor.ts'

async function openTab(page: Page, name: string): Promise<void> {
  await page.goto('/security')
  await page.getByRole('tab', { name }).click()
}

async function startSetup(page: Page): Promise<string> {
  await openTab(page, 'Two-Factor Auth')
  const given = page.waitForResponse('**/api/auth/mfa/setup')
  await page.getByRole('button', { name: 'Set Up Two-Factor Auth' }).click()
  return (await (await given).json()).secret
}

line('security-01', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.goto('/security')
  await expect(page.getByRole('tab')).toHaveText(['Overview', 'Two-Factor Auth', 'Activity Log'])
  await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true')
})

line('security-02', async ({ page, signedIn }) => {
  const family = await signedIn()
  await page.goto('/security')
  await expect(page.getByText('Protected')).toBeVisible()
  await expect(page.getByText('Inactive')).toBeVisible()
  await expectAccessible(page)
  await turnMfaOn(family.api)
  await page.reload()
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
})

line('security-03', async ({ page, signedIn }) => {
  const family = await signedIn()
  await family.api.patch('/api/user', { data: { email: `${family.username}@example.org`, password } })
  await page.goto('/security')
  await expect(page.getByText('Please verify your email')).toBeVisible()
  await page.getByRole('button', { name: 'Send the link again' }).click()
  await expect(toast(page, 'Mail sent')).toBeVisible()
})

line('security-04', async ({ page, signedIn }) => {
  await signedIn()
  await startSetup(page)
  await expect(toast(page, 'MFA Setup Initiated')).toContainText('Scan the QR code')
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible()
  const code = page.getByLabel('Verification code')
  await code.pressSequentially('1234567')
  await expect(code).toHaveValue('123456')
  await expectAccessible(page)
})

line('security-05', async ({ page, signedIn, context }) => {
  await signedIn()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await startSetup(page)
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(0)
  await page.getByRole('button', { name: 'Show backup codes' }).click()
  await expect(codes).toHaveCount(10)
  const first = (await codes.first().innerText()).trim()
  await codes.first().getByRole('button').click()
  await expect(toast(page, 'Copied')).toBeVisible()
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(first)
  await page.getByRole('button', { name: 'Hide backup codes' }).click()
  await expect(codes).toHaveCount(0)
})

line('security-06', async ({ page, signedIn }) => {
  await signedIn()
  await startSetup(page)
  const done = page.getByRole('button', { name: 'Complete Setup' })
  await expect(done).toBeDisabled()
  await page.getByLabel('Verification code').fill('12345')
  await expect(done).toBeDisabled()
  await page.getByLabel('Verification code').fill('123456')
  await expect(done).toBeEnabled()
})

line('security-07', async ({ page, signedIn }) => {
  await signedIn()
  const secret = await startSetup(page)
  await page.getByLabel('Verification code').fill('000000')
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(toast(page, 'MFA Enable Failed')).toBeVisible()
  await page.getByLabel('Verification code').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Complete Setup' }).click()
  await expect(toast(page, 'MFA Enabled')).toBeVisible()
  await expect(page.getByText('Two-factor sign-in is enabled')).toBeVisible()
})

line('security-08', async ({ page, signedIn }) => {
  const family = await signedIn()
  await turnMfaOn(family.api)
  await openTab(page, 'Two-Factor Auth')
  const disable = page.getByRole('button', { name: 'Disable Two-Factor Auth' })
  await expect(disable).toBeDisabled()
  await page.getByLabel('Current password', { exact: true }).fill('not this one')
  await disable.click()
  await expect(toast(page, 'MFA Disable Failed')).toContainText('This is not your password.')
  await page.getByLabel('Current password', { exact: true }).fill(password)
  await disable.click()
  await expect(toast(page, 'MFA Disabled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Set Up Two-Factor Auth' })).toBeVisible()
})

line('security-09', async ({ page }) => {
  const family = await aFamily()
  for (const typed of ['not this one', password]) {
    await family.api.post('/api/auth/login', { data: { username: family.username, password: typed } })
  }
  await signInAs(page.context(), family)
  await openTab(page, 'Activity Log')
  const events = page.getByRole('list', { name: 'Security events' }).getByRole('listitem')
  await expect(events.nth(0)).toHaveText(/^Login\d.*20\d\d.*\d\d:\d\d · [\d.:a-f]+Success$/)
  await expect(events.nth(1)).toHaveText(/^Login Failed.*Failed$/)
})

line('security-10', async ({ page, signedIn }) => {
  await signedIn()
  await openTab(page, 'Activity Log')
  await expect(page.getByText('No security events found.')).toBeVisible()
})

line('security-11', async ({ page, signedIn }) => {
  const family = await signedIn()
  const elsewhere = await aSecondBrowserOf(family.username)
  await page.goto('/security')
  await page.getByRole('button', { name: 'Change password' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Current password', { exact: true }).fill(password)
  await dialog.getByLabel('New password', { exact: true }).fill('a new lantern')
  await dialog.getByLabel('Confirm password', { exact: true }).fill('a new lantern')
  await dialog.getByRole('button', { name: 'Change password' }).click()
  await expect(toast(page, 'Password changed')).toBeVisible()
  expect((await elsewhere.get('/api/user')).status()).toBe(401)
})

line('security-12', async ({ page, signedIn }) => {
  const family = await signedIn()
  const elsewhere = await aSecondBrowserOf(family.username)
  await page.goto('/security')
  const card = page.locator('ul').filter({ hasText: 'This browser' })
  await expect(card.getByRole('listitem')).toHaveCount(2)
  await card.getByRole('button', { name: /^Sign out/ }).click()
  await expect(card.getByRole('listitem')).toHaveCount(1)
  expect((await elsewhere.get('/api/user')).status()).toBe(401)
})

line('security-13', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await page.goto('/security')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('nightlight-data.json')
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(data).toMatchObject({
    account: { username: shelf.username },
    children: [{ name: 'Marigold' }],
    stories: [{ id: shelf.storyIds[0] }],
  })
})

line('security-14', async ({ page, signedIn }) => {
  const family = await signedIn()
  await page.goto('/security')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Delete everything' })).toBeDisabled()
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Delete everything' }).click()
  await expect(page).toHaveURL('/')
  await expect(toast(page, 'Your account is deleted')).toBeVisible()
  expect((await family.api.get('/api/user')).status()).toBe(401)
})

async function aSecondBrowserOf(username: string) {
  const api = await request.newContext({ baseURL: address })
  expect((await api.post('/api/auth/login', { data: { username, password } })).ok()).toBe(true)
  return api
}
