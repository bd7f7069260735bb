import type { Page } from '@playwright/test'
import { signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect } from '../tester.ts'

line('home-01', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Good nights start with great stories.')
})

line('home-02', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/creates a world of enchantment and calm/)).toBeVisible()
})

line('home-03', async ({ page }) => {
  await page.goto('/')
  const figure = page.locator('figure').filter({ hasText: "Tonight's story" })
  await expect(figure.getByAltText('Child reading a bedtime story')).toBeVisible()
})

line('home-04', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Your Story' }).click()
  await expect(page.locator('#create-story')).toBeInViewport()
  await expect
    .poll(() =>
      page.locator('#create-story').evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
    )
    .toBeLessThan(120)
})

line('home-05', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Saved Stories' })).toBeVisible()
  const headings = await page.locator('main h1, main h2').allTextContents()
  const order = [
    'Good nights start with great stories.',
    'Create a Personalized Story',
    'Three plans, no surprises',
    'Saved Stories',
    'How it works',
  ]
  expect(headings.filter((text) => order.includes(text))).toEqual(order)
})

line('home-06', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Create Your Own Bedtime Stories' })).toBeVisible()
  await expect(page.getByRole('table', { name: 'Comparison of the plans' })).toBeVisible()
})

line('home-07', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Create a Personalized Story' })).toBeVisible()
  await expect(page.getByText('3 Remaining')).toBeVisible()
})

line('home-08', async ({ page }) => {
  await page.goto('/')
  const links = page.locator('#create-story').getByRole('link')
  await expect(links.first()).toHaveAttribute('href', /^\/auth/)
})

line('home-09', async ({ page, signedIn }) => {
  await signedIn()
  await page.goto('/')
  await expect(page.getByText('Please add a child profile in your profile page first.')).toBeVisible()
  await page.locator('#create-story').getByRole('link', { name: 'Add a child' }).click()
  await expect(page).toHaveURL(/^[^?]*\/profile/)
})

line('home-10', async ({ page }) => {
  await page.goto('/')
  const section = page.getByRole('region', { name: 'How it works' })
  await expect(section.getByRole('listitem')).toHaveCount(3)
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Personalised stories',
    'Text-to-speech',
    'Save favourites',
  ])
})

line('home-11', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await manyStories(page, 8)
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Saved Stories' }).getByRole('article')
  const more = page.getByRole('button', { name: 'Load More Stories' })
  await expect(cards).toHaveCount(3)
  await more.click()
  await expect(cards).toHaveCount(6)
  await more.click()
  await expect(cards).toHaveCount(8)
  await expect(more).toHaveCount(0)
})

line('home-12', async ({ page, signedIn }) => {
  await signedIn({ children: [{ name: 'Marigold', age: 6 }] })
  await page.goto('/')
  await expect(page.getByText('1 Remaining')).toBeVisible()
  await page.unrouteAll()
  await page.route('**/api/user/story-quota', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), used: 1, remaining: 0 } })
  })
  await page.reload()
  await expect(page.locator('#create-story').getByText('Limit Reached').first()).toBeVisible()
})

line('home-13', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.route('**/api/user/story-quota', (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/')
  await expect(page.getByRole('form', { name: 'Story' })).toBeVisible()
  await expect(page.getByText(/Remaining|Limit Reached/)).toHaveCount(0)
})

line('home-14', async ({ page, signedIn }) => {
  await signedIn({ plan: 'moonbeam' })
  await page.goto('/')
  await expect(page.getByText('Unlimited stories')).toBeVisible()
})

line('home-15', async ({ page, signedIn }) => {
  const section = page.locator('#create-story')
  await signedIn({})
  await page.goto('/')
  const upgrade = section.getByRole('link', { name: 'Upgrade', exact: true })
  await expect(upgrade.first()).toHaveAttribute('href', '/subscribe')
  await signedIn({ plan: 'starlight' })
  await page.reload()
  await expect(section.getByRole('link', { name: 'Upgrade to Moonbeam' }).first()).toHaveAttribute(
    'href',
    '/subscribe',
  )
  await signedIn({ plan: 'moonbeam' })
  await page.reload()
  await expect(section.getByText('Unlimited stories')).toBeVisible()
  await expect(section.getByRole('link', { name: /Upgrade/ })).toHaveCount(0)
})

line('home-16', async ({ page }) => {
  await page.goto('/')
  const table = page.getByRole('table', { name: 'Comparison of the plans' })
  for (const words of [
    'Free',
    '$9.99 per month',
    'or $99 per year (saves $20)',
    '$19.99 per month',
    'or $199 per year (saves $40)',
    '1 per week',
    '3 per day',
    '10 per day (fair use)',
  ]) {
    await expect(table.getByText(words, { exact: true })).toBeVisible()
  }
  await expect(table.getByRole('columnheader', { name: /Moonbeam/ }).getByText('Most Popular')).toBeVisible()
})

line('home-17', async ({ page, signedIn }) => {
  await signedIn({})
  await page.goto('/')
  const banner = page.getByRole('complementary', { name: 'Upgrade' })
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/subscribe')
  await banner.getByRole('button', { name: 'Dismiss' }).click()
  await expect(banner).toHaveCount(0)
  await signedIn({ plan: 'moonbeam' })
  await page.reload()
  await expect(page.getByText('Unlimited stories')).toBeVisible()
  await expect(banner).toHaveCount(0)
})

/** The family's one story, many times over. */
async function manyStories(page: Page, count: number): Promise<void> {
  await page.route(/\/api\/stories(\?.*)?$/, async (route) => {
    const answer = await route.fetch()
    const [story] = await answer.json()
    const id = (index: number) => `${story.id.slice(0, -2)}${String(index).padStart(2, '0')}`
    await route.fulfill({
      response: answer,
      json: Array.from({ length: count }, (_, index) => ({ ...story, id: id(index) })),
    })
  })
}
