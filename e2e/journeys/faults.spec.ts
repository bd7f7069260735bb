import { password } from '../family.ts'
import { expect, test, toast } from '../test.ts'

/** Chromium logs requests that fail. */
test.use({ ignoredMessages: /net::ERR_|Failed to fetch dynamically imported module/ })

test('a story request outlives a broken connection and a session that has ended', async ({
  page,
  signInNewFamily,
  context,
}) => {
  const family = await signInNewFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^More/ })).not.toContainText('A voice reads')
  const details = page.getByLabel('Additional details')
  await details.fill('a green umbrella')
  const create = page.getByRole('button', { name: 'Create Story', exact: true })

  await page.route('**/api/stories/generate', (route) => route.abort('internetdisconnected'))
  await create.click()
  await expect(toast(page, 'Error')).toContainText('can’t be reached')
  await page.unroute('**/api/stories/generate')

  // The session ends while the request is on its way: earlier, any other request would have shown it first.
  await page.route(
    '**/api/stories/generate',
    async (route) => {
      await family.api.post('/api/logout')
      await route.continue()
    },
    { times: 1 },
  )
  await create.click()
  await expect(toast(page, 'Authentication Error')).toContainText(
    'You need to be logged in to generate stories. Please log in and try again.',
  )
  await page.locator('#create-story').getByRole('link', { name: 'Login' }).click()
  await context.clearCookies()
  await page.getByLabel('Username', { exact: true }).fill(family.username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL('/#create-story')
  await expect(details).toHaveValue('a green umbrella')
})

test('a page whose code cannot be loaded opens once the network is back', async ({ page }) => {
  await page.goto('/about')
  await page.route('**/assets/**', (route) => route.abort('internetdisconnected'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
  const reload = page.getByRole('button', { name: 'Reload the page' })
  await expect(reload).toBeVisible()
  await page.unroute('**/assets/**')
  await reload.click()
  await expect(page.getByRole('heading', { name: 'Contact Us' })).toBeVisible()
})
