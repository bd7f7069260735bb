import { becomeAdmin, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, toast } from '../tester.ts'

line('dashboard-01', async ({ page, signedIn }) => {
  const family = await signedIn()
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(family.username)
  await expect(page.getByRole('main').getByText('Firefly').first()).toBeVisible()
  await family.api.patch('/api/user', { data: { fullName: 'Ada Lovelace' } })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ada Lovelace')
})

line('dashboard-02', async ({ page, context }) => {
  const admin = await becomeAdmin()
  await context.addCookies((await admin.storageState()).cookies)
  await page.goto('/dashboard')
  await expect(page.getByRole('main').getByText('Admin', { exact: true }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Manage Children' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade to Premium' })).toHaveCount(0)
})

line('dashboard-03', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  const end = Date.UTC(2030, 4, 17, 12) / 1000
  await page.route('**/api/subscription-status', (route) =>
    route.fulfill({ json: { subscriptionLevel: 'starlight', currentPeriodEnd: end } }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Subscription Status' })).toBeVisible()
  await expect(page.getByText('Renews on 17 May 2030')).toBeVisible()
})

line('dashboard-04', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Story Generation' })).toBeVisible()
  await expect(page.getByText(/1 of 3 made today/)).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Stories used' })).toHaveAttribute(
    'aria-valuenow',
    /^33/,
  )
})

line('dashboard-05', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await page.goto('/dashboard')
  const counter = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('definition')
  await expect(counter('Total Stories')).toHaveText('1')
  await expect(counter('Child Profiles')).toHaveText('1')
  await expect(counter('Stories Today')).toHaveText('1')
})

line('dashboard-06', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.goto('/dashboard')
  const actions = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link')
  await expect(actions).toHaveText([
    'Create New Story',
    'View Library',
    'Manage Children',
    'Upgrade to Premium',
  ])
  const addresses = await actions.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['/', '/library', '/profile', '/subscribe'])
})

line('dashboard-07', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.goto('/dashboard?subscription=success')
  await expect(toast(page, 'Welcome to Premium!')).toBeVisible()
  await expect(page).toHaveURL('/dashboard')
})

line('subscribe-01', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.goto('/subscribe')
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Firefly', 'Starlight', 'Moonbeam'])
  await expect(page.getByText('$9.99 per month')).toBeVisible()
  await expect(page.getByText('Payments are not set up on this Nightlight')).toBeVisible()
})
