import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aFamily, type Family, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible, toast, whileItIsMade } from '../tester.ts'

const refusal = { status: 409, json: { message: 'Not now', code: 'conflict' } }

async function openStory(page: Page, family: Family): Promise<string> {
  await signInAs(page.context(), family)
  await page.goto(`/story/${family.storyIds[0]}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toBeVisible()
  return title.innerText()
}

const aReader = (more: object = {}) =>
  aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }], stories: 1, ...more })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

line('story-01', async ({ page, shelf }) => {
  await openStory(page, shelf)
  await expect(page.getByRole('main').getByRole('link', { name: /Home/ })).toHaveAttribute('href', '/')
  await expect(page.locator('main img').first()).toBeVisible()
  expect(await page.locator('[data-section]').count()).toBeGreaterThanOrEqual(5)
  await expectAccessible(page)
})

line('story-02', async ({ page, shelf, context }) => {
  await signInAs(context, shelf)
  const held = Promise.withResolvers<void>()
  await page.route(`**/api/stories/${shelf.storyIds[0]}`, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`/story/${shelf.storyIds[0]}`)
  await expect(page.getByText('Loading story...')).toBeVisible()
  held.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

line('story-03', async ({ page }) => {
  await page.goto('/story/01930000-0000-7000-8000-000000000000')
  await expect(page.getByText('Failed to load story. Please try again later.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL('/')
})

line('story-04', async ({ page, shelf }) => {
  await page.route(/\/media\/stories\/.*\.(webp|svg)/, (route) => route.fulfill({ status: 404, body: '' }))
  await openStory(page, shelf)
  // Ours has no words of its own: it stands where the picture would.
  await expect(page.locator('main header img').first()).toHaveAttribute('src', /^data:|\/assets\//)
})

line('story-05', async ({ page, shelf }) => {
  await openStory(page, shelf)
  const heart = page.getByRole('button', { name: 'Favourite' })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.route('**/favorite', (route) => route.fulfill(refusal))
  await heart.click()
  await expect(toast(page, 'Failed to update favorite status')).toBeVisible()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.unroute('**/favorite')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

line('story-06', async ({ page }) => {
  const family = await aReader()
  const title = await openStory(page, family)
  const deletion = (url: URL) => url.pathname === `/api/stories/${family.storyIds[0]}`
  await page.route(deletion, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(refusal) : route.fallback(),
  )
  await press(page, 'Delete')
  await expectAccessible(page)
  await press(page, 'Delete story')
  await expect(toast(page, 'Error')).toContainText('Failed to delete the story')
  await page.unroute(deletion)
  await press(page, 'Delete')
  await press(page, 'Delete story')
  await expect(page).toHaveURL('/library')
  await expect(page.getByText("You haven't created any stories yet.")).toBeVisible()
  await press(page, 'Undo')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
})

line('story-07', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const family = await aReader()
  const title = await openStory(page, family)
  await press(page, 'Share')
  const dialog = page.getByRole('dialog', { name: 'This story is shared' })
  await expect(dialog.getByText(`/story/${family.storyIds[0]}`)).toBeVisible()
  await expect
    .poll(() => page.evaluate<string>('navigator.clipboard.readText()'))
    .toContain(family.storyIds[0])
  await expectAccessible(page)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/story/${family.storyIds[0]}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const name of ['Share', 'Favourite', 'Delete'])
    await expect(visitor.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Register' })).toHaveCount(0)
  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByText('Failed to load story. Please try again later.')).toBeVisible()
  await visitor.context().close()
})

line('story-08', async ({ page }) => {
  const title = await openStory(page, await aReader({ plan: 'firefly' }))
  const saved = page.waitForEvent('download')
  await press(page, 'Download text')
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.txt$/)
  const text = readFileSync(await file.path(), 'utf8')
  expect(text.startsWith(title)).toBe(true)
  expect(text).toContain('Marigold')
})

line('story-09', async ({ page }) => {
  await openStory(page, await aReader({ plan: 'firefly' }))
  await page.getByRole('button', { name: /Storybook/ }).click()
  await expect(toast(page, 'Upgrade Required')).toContainText('Please upgrade to access PDF exports')
  await expect(page.getByText('The storybook comes with Starlight')).toBeVisible()
})

line('story-10', async ({ page, shelf, context }) => {
  const title = await openStory(page, shelf)
  const opened = context.waitForEvent('page')
  await press(page, 'Storybook')
  const book = await opened
  await expect(book.getByRole('heading', { name: title })).toBeVisible()
  await expect(book.getByText('For Marigold', { exact: true })).toBeVisible()
  await expect(book.getByText('The end', { exact: true })).toBeVisible()
})

line('story-11', async ({ page, shelf }) => {
  await openStory(page, shelf)
  await page.route('**/export-pdf', (route) => route.fulfill(refusal))
  await press(page, 'Storybook')
  await expect(toast(page, 'Failed to generate storybook. Please try again.')).toBeVisible()
  await page.unroute('**/export-pdf')
  await page.evaluate('window.open = () => null')
  const saved = page.waitForEvent('download')
  await press(page, 'Storybook')
  await expect(toast(page, 'Popup Blocked')).toBeVisible()
  expect((await saved).suggestedFilename()).toMatch(/\.html$/)
})

line('story-12', async ({ page }) => {
  await openStory(page, await aReader({ plan: 'moonbeam' }))
  const banner = page.getByRole('complementary', { name: 'Moonbeam' })
  await expect(banner.getByText('Premium Enhanced Story')).toBeVisible()
  await expect(banner.getByText(/Thank you/)).toBeVisible()
  await page.route('**/generate-images', (route) =>
    route.fulfill({
      status: 409,
      json: { message: 'No', code: 'provider_failed', suggestion: 'Ask for a calmer picture.' },
    }),
  )
  await banner.getByRole('button', { name: 'Generate Real Images' }).click()
  await expect(toast(page, 'Generation Failed')).toContainText('Ask for a calmer picture.')
})

line('story-13', async ({ page }) => {
  await page.goto('/')
  await page.locator('a[href^="/story/"]').first().click(whileItIsMade)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  for (const name of ['Share', 'Favourite', 'Delete'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
})
