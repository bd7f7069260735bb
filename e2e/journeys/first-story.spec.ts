import type { Locator, Page } from '@playwright/test'
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

/** From the first visit until Create is pressed, as somebody with a phone would. */
async function createFirstStory(page: Page): Promise<{ taps: number; keys: number }> {
  let taps = 0
  let keys = 0
  const tap = async (target: Locator) => {
    taps++
    await target.click()
  }
  const type = async (text: string) => {
    keys += text.length
    await page.keyboard.type(text)
  }
  await page.goto('/')
  // The key that a phone shows as “Next” or “Go”.
  const enter = async () => {
    keys++
    await page.keyboard.press('Enter')
  }
  await tap(page.getByLabel('Your child’s name'))
  await type('Maya')
  await enter()
  await expect(page.getByLabel('Age', { exact: true })).toBeFocused()
  await type('6')
  await enter()
  await expect(page.getByRole('heading', { name: 'Which one is Maya?' })).toBeFocused()
  const portraits = page.getByRole('radio', { name: /^Portrait/ })
  await expect(portraits).toHaveCount(6)
  await expectAccessible(page, 'the portraits')
  await tap(portraits.nth(3))
  await tap(page.getByRole('button', { name: 'This is Maya' }))
  await expect(page.getByLabel('Username')).toBeFocused()
  await expectAccessible(page, 'the account')
  await type(`m${Date.now().toString(36).slice(-6)}`)
  await enter()
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await type('lantern')
  await tap(page.getByRole('button', { name: 'Create', exact: true }))
  return { taps, keys }
}

test('a first story: four taps and 25 keys from a cold visit, then read, listen, favourite, find and delete', async ({
  page,
  browser,
}) => {
  const { taps, keys } = await createFirstStory(page)
  expect(taps).toBeLessThanOrEqual(4)
  expect(keys).toBeLessThanOrEqual(25)
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/, storyTimeout)
  const storyUrl = page.url()

  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await expect(page.getByText('Maya').first()).toBeVisible()
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
  // Of the two that the build has drawn, the one of this theme.
  await expect(page.getByRole('img', { name: 'Child reading a bedtime story' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Play a sample:/ }).click(storyTimeout)
  const bar = page.getByRole('region', { name: 'Now playing' })
  await expect(bar.getByRole('button', { name: 'Pause' })).toBeVisible()
  await bar.getByRole('button', { name: /^Open the player/ }).click()
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.3)
  await page.keyboard.press('Escape')
  await bar.getByRole('button', { name: 'Stop and close' }).click()
  const sample = page.locator('main a[href^="/story/"]').last()
  await expect(sample).toBeVisible(storyTimeout)
  await sample.click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.3)
  await expect(page.getByRole('button', { name: 'Delete', exact: true })).toHaveCount(0)
})
