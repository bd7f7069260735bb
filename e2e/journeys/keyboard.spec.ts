import type { Locator, Page } from '@playwright/test'
import { password } from '../family.ts'
import { expect, storyTimeout, test } from '../test.ts'

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator, maxPresses = 90): Promise<void> {
  await expect(target.first()).toBeVisible()
  for (let press = 0; press < maxPresses; press++) {
    await page.keyboard.press('Tab')
    if ((await target.and(page.locator(':focus')).count()) > 0) return
  }
  throw new Error(`Tab does not lead to ${target}`)
}

test('a first story is created and played by keyboard alone', async ({ page }) => {
  await page.goto('/')
  // A key pressed before there is anything to focus is lost.
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Login', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/auth/)
  await tabTo(page, page.getByRole('tab', { name: 'Login', exact: true }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Register' })).toHaveAttribute('aria-selected', 'true')
  await tabTo(page, page.getByLabel('Username', { exact: true }))
  await page.keyboard.type(`keys-${Date.now()}`)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(password)
  await tabTo(page, page.getByLabel('Confirm password', { exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/')

  await tabTo(page, page.getByRole('link', { name: 'Add a child', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/profile/)
  const form = page.getByRole('form', { name: 'Add child' })
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await page.keyboard.type('Marigold')
  await page.keyboard.press('Tab')
  await page.keyboard.type('6')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/#create-story')

  await expect(page.getByRole('button', { name: /^More/ })).not.toContainText('A voice reads')
  await tabTo(page, page.getByRole('radio', { name: 'Adventure' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Fantasy' })).toBeChecked()
  await tabTo(page, page.getByRole('button', { name: 'Create Story', exact: true }))
  await expect(page.getByRole('button', { name: 'Create Story' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/, storyTimeout)

  await tabTo(page, page.getByRole('button', { name: 'Play', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
})
