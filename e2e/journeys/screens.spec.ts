import { resolve } from 'node:path'
import { expect, expectAccessible, test } from '../tester.ts'

const screens = resolve(import.meta.dirname, '../../docs/screens')

/** Pictures for the README and for whoever wonders what it looks like, taken anew when `SCREENS` is set. */
const taken = process.env.SCREENS !== undefined

for (const theme of ['light', 'dark'] as const) {
  for (const [name, viewport] of [
    ['phone', { width: 390, height: 844 }],
    ['1280', { width: 1280, height: 800 }],
  ] as const) {
    test(`home and a story on ${name} in the ${theme} theme`, async ({ page }) => {
      await page.setViewportSize(viewport)
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
      await page.goto('/')
      await expect(page.getByAltText('Child reading a bedtime story')).toBeVisible()
      await expect(page.locator('a[href^="/story/"]').first()).toBeVisible({ timeout: 60_000 })
      await expectAccessible(page)
      if (taken) await page.screenshot({ path: `${screens}/home-${theme}-${name}.png` })
      await page.locator('a[href^="/story/"]').first().click()
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      await expectAccessible(page)
      await page.waitForLoadState('networkidle')
      if (taken) await page.screenshot({ path: `${screens}/story-${theme}-${name}.png` })
      await page.goto('/auth')
      await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
      await expectAccessible(page)
      if (taken) await page.screenshot({ path: `${screens}/auth-${theme}-${name}.png` })
    })
  }
}
