import type { Page } from '@playwright/test'
import { aFamily, password, signInAs } from '../family.ts'
import { linkMailedTo } from '../mail.ts'
import { line } from '../specification.ts'
import { expect, toast } from '../tester.ts'
import { codeOf, turnMfaOn } from '../two-factor.ts'

/** Fields that may stay empty say so after their label. */
const field = (page: Page, label: string) => page.getByLabel(new RegExp(`^${label}( optional)?$`))

async function logIn(page: Page, username: string, typed = password): Promise<void> {
  await field(page, 'Username').fill(username)
  await field(page, 'Password').fill(typed)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

async function fillRegistration(page: Page, more: Record<string, string> = {}): Promise<string> {
  const username = `new-${Date.now()}`
  await page.goto('/auth?tab=register')
  const values = { Username: username, Password: password, 'Confirm password': password, ...more }
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value)
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  return username
}

line('auth-01', async ({ page }) => {
  await page.goto('/auth')
  await expect(page.getByRole('tab')).toHaveText(['Login', 'Register'])
  await page.getByRole('tab', { name: 'Register' }).click()
  await expect(page).toHaveURL('/auth?tab=register')
})

line('auth-02', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/auth')
  const panel = page.getByRole('region', { name: 'Good nights start with great stories.' })
  await expect(panel.getByRole('heading', { level: 3 })).toHaveText([
    'Magical Stories',
    'Voice Narration',
    'Save Favorites',
    'Share Magic',
  ])
})

line('auth-03', async ({ page }) => {
  await page.goto('/auth')
  await logIn(page, 'ab', 'short')
  await expect(page.getByText('Username must be at least 3 characters')).toBeVisible()
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible()
})

line('auth-04', async ({ page }) => {
  await fillRegistration(page, { 'Confirm password': 'short' })
  await expect(page.getByText('Confirm password must be at least 6 characters')).toBeVisible()
  await field(page, 'Confirm password').fill('something else')
  await expect(page.getByText('Passwords do not match')).toBeVisible()
  await expect(field(page, 'Confirm password')).toHaveAttribute('aria-invalid', 'true')
})

line('auth-05', async ({ page }) => {
  await fillRegistration(page, { Email: 'not an address' })
  await expect(page.getByText('Please provide a valid email address')).toBeVisible()
  await field(page, 'Email').fill('')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await expect(page).toHaveURL('/')
})

line('auth-06', async ({ page, parent }) => {
  await page.goto('/auth')
  await logIn(page, parent.username)
  await expect(toast(page, 'Login successful')).toContainText(`Welcome back, ${parent.username}!`)
})

line('auth-07', async ({ page }) => {
  const username = await fillRegistration(page)
  await expect(toast(page, 'Registration successful')).toContainText(`Welcome to Nightlight, ${username}!`)
})

line('auth-08', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged out')).toContainText('You have been successfully logged out.')
  await expect(page.getByRole('heading', { name: 'Create Your Own Bedtime Stories' })).toBeVisible()
})

line('auth-09', async ({ page, parent }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') asked.push(`${new URL(request.url()).pathname} ${request.postData()}`)
  })
  await page.goto('/auth')
  await logIn(page, parent.username, 'not this one')
  await expect(toast(page, 'Login failed')).toContainText('401: The username or the password is not right.')
  expect(asked.map((request) => request.split(' ')[0])).toEqual(['/api/auth/login', '/api/login'])
  expect(asked[0]?.replace('/api/auth/login', '')).toBe(asked[1]?.replace('/api/login', ''))
})

line('auth-10', async ({ page, parent }) => {
  await fillRegistration(page, { Username: parent.username })
  await expect(toast(page, 'Registration failed')).toContainText(
    '409: This username is taken. Please choose another.',
  )
  await expect(field(page, 'Username')).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, 'Password')).toHaveValue(password)
})

line('auth-11', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.route('**/api/logout', (route) => route.fulfill({ status: 404, body: 'Not tonight' }))
  await page.goto('/')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(toast(page, 'Logout failed')).toContainText('404: Not tonight')
})

line('auth-12', async ({ page }) => {
  const family = await aFamily()
  const { secret } = await turnMfaOn(family.api)
  await page.goto('/auth')
  await logIn(page, family.username)
  const code = page.getByLabel('Code', { exact: true })
  await expect(code).toBeFocused()
  await code.fill('000000')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText('This code is not right. Please try the one shown now.').first()).toBeVisible()
  await code.fill(codeOf(secret, 1))
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/')
})

line('auth-13', async ({ page }) => {
  const family = await aFamily()
  const email = `${family.username}@example.org`
  const changed = await family.api.patch('/api/user', { data: { email, password } })
  expect(changed.ok()).toBe(true)
  await page.goto('/auth')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByLabel('Username or email').fill(email)
  await page.getByRole('button', { name: 'Send me a link' }).click()
  await expect(page.getByText('Please look at your mail')).toBeVisible()
  await page.goto(await linkMailedTo(email, 'reset'))
  await field(page, 'New password').fill('a new lantern')
  await field(page, 'Confirm password').fill('a new lantern')
  await page.getByRole('button', { name: 'Set new password' }).click()
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await page.getByRole('link', { name: 'Back to login' }).click()
  await logIn(page, family.username, 'a new lantern')
  await expect(page).toHaveURL('/')
})
