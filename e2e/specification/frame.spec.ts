import { signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, toast } from '../tester.ts'

const desktop = { width: 1280, height: 800 }

line('frame-01', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/about')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Nightlight' })).toHaveAttribute('href', '/')
  const nav = header.getByRole('navigation', { name: 'Main' })
  await expect(nav.getByRole('link')).toHaveText(['Magical Home', 'Story Library'])
  await expect(header.getByRole('button', { name: /Switch to (dark|light) theme/ })).toBeVisible()
})

line('frame-02', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  const theme = page.locator('html')
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(theme).toHaveAttribute('data-theme', 'light')
})

line('frame-03', async ({ page }) => {
  await page.setViewportSize(desktop)
  await page.goto('/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/auth')
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/auth?tab=register')
})

line('frame-04', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.goto('/about')
  await page.getByRole('button', { name: /Account menu/ }).click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Dashboard',
    'Profile',
    'Security',
    'My Stories',
    'Logout',
  ])
})

line('frame-05', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).toHaveText(['About', 'Privacy', 'Terms', 'Contact'])
})

line('frame-06', async ({ page, parent, context }) => {
  await page.goto('/about')
  const tabs = page.getByRole('navigation', { name: 'Mobile' }).getByRole('link')
  await expect(tabs).toHaveText(['Home', 'Create', 'Library', 'Login'])
  await expect(tabs.nth(1)).toHaveAttribute('href', '/#create-story')
  await expect(tabs.nth(2)).toHaveAttribute('href', /^\/auth/)
  await signInAs(context, parent)
  await page.reload()
  await expect(tabs).toHaveText(['Home', 'Create', 'Library', 'Profile'])
  await expect(tabs.nth(2)).toHaveAttribute('href', '/library')
})

line('frame-07', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.clock.install()
  const refusals = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  let asked = 0
  await page.route('**/api/logout', async (route) => {
    await refusals[asked++]?.promise
    await route.fulfill({ status: 404, body: 'Not tonight' })
  })
  await page.goto('/about')
  for (const [before] of refusals.entries()) {
    await expect.poll(() => asked).toBe(before)
    await page.getByRole('button', { name: /Account menu/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
  }
  await expect.poll(() => asked).toBe(2)
  await page.mouse.move(5, 800)
  // The toasts come when the clock stands still: however slow the machine is, their five seconds are ours to count.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000)
  const all = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
  for (const refusal of refusals) {
    const answer = page.waitForResponse('**/api/logout')
    refusal.resolve()
    await (await answer).finished()
    await expect(toast(page, 'Logout failed')).toBeVisible()
    await expect(all).toHaveCount(1)
  }
  await page.clock.runFor(4000)
  await expect(all).toHaveCount(1)
  await page.clock.runFor(2000)
  await expect(all).toHaveCount(0)
})

line('frame-08', async ({ page, parent }) => {
  await page.goto('/auth')
  await page.getByLabel('Username').fill(parent.username)
  await page.getByLabel('Password', { exact: true }).fill('not this one')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(toast(page, 'Login failed')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByRole('list')).toBeFocused()
})
