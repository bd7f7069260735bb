import type { Page } from '@playwright/test'
import { signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect } from '../tester.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('article')

line('library-01', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await page.goto('/library')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Story Library')
  await expect(page.getByRole('main').getByRole('link', { name: 'Magical Home' })).toHaveAttribute(
    'href',
    '/',
  )
  await expect(page.getByRole('link', { name: 'Create New Story' })).toHaveAttribute('href', '/#create-story')
})

line('library-02', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await stories(page, 7)
  await page.goto('/library')
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(cards(page).first()).toBeVisible()
    const left = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(left.map(Math.round)).size).toBe(columns)
  }
})

line('library-03', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.goto('/library')
  await expect(page.getByText("You haven't created any stories yet.")).toBeVisible()
  await expect(page.getByRole('link', { name: 'Create Your First Story' })).toHaveAttribute(
    'href',
    '/#create-story',
  )
})

line('library-04', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  const held = Promise.withResolvers<void>()
  await page.route(/\/api\/stories(\?.*)?$/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/library')
  await expect(page.getByText('Loading your stories...')).toBeVisible()
  held.resolve()
  await expect(cards(page)).toHaveCount(1)
})

line('library-05', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await page.route(/\/api\/stories(\?.*)?$/, (route) => route.fulfill({ status: 404, body: '' }))
  await page.goto('/library')
  await expect(page.getByText('Failed to load stories. Please try again later.')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(cards(page)).toHaveCount(1)
})

line('library-06', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  await page.goto('/library')
  await expect(cards(page)).toHaveCount(1)
  let asked = 0
  page.on('request', (request) => {
    if (/\/api\/stories(\?.*)?$/.test(request.url())) asked++
  })
  for (const event of [
    `window.dispatchEvent(new Event('focus'))`,
    `document.dispatchEvent(new Event('visibilitychange'))`,
  ]) {
    const before = asked
    // A request that is under way is not asked again.
    await expect(async () => {
      await page.evaluate(event)
      expect(asked).toBeGreaterThan(before)
    }).toPass()
  }
})

line('library-07', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  const daysAgo = [0, 1, 3, 8, 200]
  await stories(page, daysAgo.length, (index) => ({
    createdAt: new Date(Date.now() - (daysAgo[index] ?? 0) * 86_400_000).toISOString(),
    duration: 4,
  }))
  await page.goto('/library')
  await expect(cards(page)).toHaveCount(5)
  await expect(page.getByText('~4 min')).toHaveCount(5)
  const when = await cards(page).locator('time').allTextContents()
  expect(when.slice(0, 4)).toEqual(['Today', 'Yesterday', '3 days ago', '1 week ago'])
  expect(when[4]).toMatch(/^\d{1,2} \w+ \d{4}$/)
})

line('library-08', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  const titles = ['The Moon Boat', 'A Sock for the Snail', 'Eight Goodnights', 'The Polite Pirates']
  const children = ['Marigold', 'Tom', 'Tom', 'Marigold']
  await stories(page, 4, (index) => ({
    title: titles[index],
    favorite: index === 1,
    theme: index < 2 ? 'space' : 'pirates',
    childrenIncluded: [{ id: null, name: children[index] }],
  }))
  await page.goto('/library')
  await expect(cards(page)).toHaveCount(4)
  const main = page.getByRole('main')
  await main.getByRole('searchbox').fill('snail')
  await expect(cards(page)).toHaveCount(1)
  await main.getByRole('searchbox').fill('')
  await expect(cards(page)).toHaveCount(4)
  await main.getByRole('button', { name: /Favourites/ }).click()
  await expect(cards(page)).toHaveText([/A Sock for the Snail/])
  await main.getByRole('button', { name: /Favourites/ }).click()
  await main.getByRole('button', { name: 'Filter and sort' }).click()
  await choose(page, 'Theme', 'Pirates')
  await choose(page, 'Child', 'Tom')
  await expect(cards(page)).toHaveText([/Eight Goodnights/])
  await choose(page, 'Child', 'Everybody')
  await choose(page, 'Order', 'By title')
  await expect(cards(page)).toHaveText([/Eight Goodnights/, /The Polite Pirates/])
})

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('main').getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

/** The family's one story many times over, each a little different. */
async function stories(
  page: Page,
  count: number,
  vary: (index: number) => object = () => ({}),
): Promise<void> {
  await page.route(/\/api\/stories(\?.*)?$/, async (route) => {
    const answer = await route.fetch()
    const [story] = await answer.json()
    const id = (index: number) => `${story.id.slice(0, -2)}${String(index).padStart(2, '0')}`
    await route.fulfill({
      response: answer,
      json: Array.from({ length: count }, (_, index) => ({ ...story, id: id(index), ...vary(index) })),
    })
  })
}
