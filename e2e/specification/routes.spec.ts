import { password, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect } from '../tester.ts'

const heading = (name: string | RegExp) => ({ name }) as const

line('route-01', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', heading('Good nights start with great stories.'))).toBeVisible()
  await expect(page.locator('#create-story')).toBeAttached()
})

line('route-02', async ({ page }) => {
  await page.goto('/auth?tab=register')
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByLabel('Confirm password', { exact: true })).toBeVisible()
})

line('route-03', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.goto('/auth')
  await expect(page).toHaveURL('/')
})

line('route-04', async ({ page }) => {
  for (const path of ['/profile', '/dashboard', '/security', '/library', '/subscribe']) {
    await page.goto(path)
    await expect(page).toHaveURL(`/auth?next=${encodeURIComponent(path)}`)
  }
})

line('route-05', async ({ page, parent }) => {
  await page.goto('/dashboard?subscription=none')
  await expect(page).toHaveURL(/\/auth/)
  await page.getByLabel('Username').fill(parent.username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/dashboard?subscription=none')
})

line('route-06', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/library')
  await expect(page.getByRole('status').filter({ hasText: 'Loading…' })).toBeVisible()
  await expect(page).toHaveURL('/library')
  held.resolve()
  await expect(page.getByRole('heading', heading('Your Story Library'))).toBeVisible()
})

line('route-07', async ({ page }) => {
  for (const path of ['/about', '/privacy', '/terms', '/contact']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL(path)
  }
})

line('route-08', async ({ page }) => {
  await page.goto('/no/such/page')
  await expect(page.getByRole('heading', heading('404 Page Not Found'))).toBeVisible()
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible()
})

line('route-09', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript({
    content: `
      const scrolls = window.scrolls = []
      const original = Element.prototype.scrollIntoView
      Element.prototype.scrollIntoView = function (options) {
        scrolls.push(performance.now() - window.leftAt)
        original.call(this, options)
      }
      addEventListener('click', () => { window.leftAt = performance.now() }, true)`,
  })
  await page.goto('/about')
  await page.getByRole('link', { name: 'Create Your Story' }).click()
  await expect(page).toHaveURL('/#create-story')
  await expect(page.locator('#create-story')).toBeInViewport()
  const [first] = await page.evaluate<number[]>('scrolls')
  expect(first).toBeGreaterThanOrEqual(99)
})

line('route-10', async ({ page }) => {
  await page.goto('/story')
  await expect(page.getByText('Story not found')).toBeVisible()
})
