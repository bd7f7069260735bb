import type { Page } from '@playwright/test'
import { playbackPosition } from '../player.ts'
import { expect, expectAccessible, storyTimeout, test } from '../test.ts'

const password = 'lantern light'

async function register(page: Page, username: string): Promise<void> {
  await page.goto('/auth?tab=register')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/')
}

async function addChild(page: Page, name: string, age: number): Promise<void> {
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Add Child' }).first().click()
  const form = page.getByRole('form', { name: 'Add child' })
  await form.getByLabel('Name', { exact: true }).fill(name)
  await form.getByLabel('Age').fill(String(age))
  await form.getByRole('button', { name: 'Add Child' }).click()
  await expect(page.getByText(name).first()).toBeVisible()
}

test('a first story: register, add a child, create, read, listen, favourite, find and delete', async ({
  page,
  browser,
}) => {
  await register(page, `first-${Date.now()}`)
  await expectAccessible(page)
  await addChild(page, 'Marigold', 6)
  await expectAccessible(page)

  await page.goto('/#create-story')
  await expect(page.getByRole('heading', { name: 'Create a Personalized Story' })).toBeVisible()
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/, storyTimeout)
  const storyUrl = page.url()

  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page.getByText('Marigold').first()).toBeVisible()
  const pictures = page.locator('main img')
  await expect(pictures.first()).toBeVisible()
  await expect
    .poll(() =>
      pictures.first().evaluate((image) => ('naturalWidth' in image ? Number(image.naturalWidth) : 0)),
    )
    .toBeGreaterThan(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Pause' }).click()

  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'true')

  await page.goto('/library')
  const card = page.getByRole('main').getByRole('link', { name: title, exact: true })
  await expect(card).toBeVisible()
  await expectAccessible(page)

  const otherFamily = await browser.newContext()
  const otherPage = await otherFamily.newPage()
  await register(otherPage, `other-${Date.now()}`)
  await otherPage.goto('/library')
  await expect(otherPage.getByText("You haven't created any stories yet.")).toBeVisible()
  await otherPage.goto(storyUrl)
  await expect(otherPage.getByText('Failed to load story. Please try again later.')).toBeVisible()
  await otherFamily.close()

  await card.click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete story' }).click()
  await expect(page).toHaveURL('/library')
  await expect(page.getByText("You haven't created any stories yet.")).toBeVisible()
})

test('a visitor reads and plays a sample', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Good nights start with great stories.' })).toBeVisible()
  await expect(page.getByAltText('Child reading a bedtime story')).toBeVisible()
  await expectAccessible(page)
  const sample = page.locator('a[href^="/story/"]').first()
  await expect(sample).toBeVisible(storyTimeout)
  await sample.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.3)
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
})
