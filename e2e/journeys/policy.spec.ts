import type { Page } from '@playwright/test'
import { becomeAdmin } from '../family.ts'
import { test } from '../specification.ts'
import { expect } from '../tester.ts'

/** What the end of this test provokes. */
test.use({ noise: /^Applying inline style violates|requires 'TrustedHTML' assignment/ })

/** What the pages' policy refused, as the pages told. */
async function listen(page: Page): Promise<string[]> {
  const refused: string[] = []
  await page.exposeFunction('tellOfRefusal', (what: string) => refused.push(what))
  await page.addInitScript(`addEventListener('securitypolicyviolation', (event) =>
    tellOfRefusal([location.pathname, event.effectiveDirective, event.blockedURI, event.sample].join(' ')))`)
  return refused
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Menus and lists keep the page from scrolling with styles of their own. */
async function openAndClose(page: Page, open: () => Promise<void>, role: 'menu' | 'listbox') {
  await open()
  await expect(page.getByRole(role).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

test('no page asks for anything that its policy refuses', async ({ page, shelf, signedIn: _, context }) => {
  const refused = await listen(page)
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
  }
  for (const path of ['/', '/auth', '/about', '/contact', '/read-aloud', '/family/join', '/nowhere'])
    await visit(path)

  await context.addCookies((await shelf.api.storageState()).cookies)
  await visit('/#create-story')
  await openAndClose(page, () => page.getByRole('combobox', { name: 'Narrator voice' }).click(), 'listbox')
  await visit('/library')
  await visit(`/story/${shelf.storyIds[0]}`)
  await press(page, 'Sound settings')
  await page.keyboard.press('Escape')
  await openAndClose(page, () => press(page, /^Account menu/), 'menu')
  const book = await shelf.api.post(`/api/stories/${shelf.storyIds[0]}/export-pdf`)
  await page.goto((await book.json()).htmlUrl)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  for (const path of ['/dashboard', '/profile', '/security', '/subscribe']) await visit(path)

  await context.addCookies((await (await becomeAdmin()).storageState()).cookies)
  await visit('/admin')
  await visit('/admin/voices')
  await page.waitForLoadState('networkidle')
  expect(refused).toEqual([])

  // The ear hears: otherwise the list would be empty whatever happens.
  await page.evaluate(`document.body.setAttribute('style', 'color: red')`)
  await page.evaluate(`try { document.createElement('div').innerHTML = '<b>x</b>' } catch {}`)
  await expect.poll(() => refused.length).toBe(2)
})
