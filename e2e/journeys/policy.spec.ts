import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { collectCspViolations } from '../csp-violations.ts'
import { aFamily, becomeAdmin, type Family, signInAs } from '../family.ts'
import { linkMailedTo } from '../mail.ts'
import { expect, test } from '../test.ts'

/** The end of the test violates the policy on purpose. */
test.use({ ignoredMessages: /^Applying inline style violates|requires 'TrustedHTML' assignment/ })

/** Every route of the web app. */
const routes = [
  ...readFileSync(resolve(import.meta.dirname, '../../web/src/app/routes.tsx'), 'utf8').matchAll(
    /<Route path="([^"]+)"/g,
  ),
].map(([, path = '']) => path)

/** Whether a path matches a route, with any values of its parameters. */
const isAt = (path: string, route: string) =>
  new RegExp(`^${route.replace(/\/:\w+\?/, '(/[^/]+)?').replace(/:\w+/g, '[^/]+')}$`).test(path)

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

/** Open menus and lists stop the page from scrolling, with inline styles. */
async function openAndClose(page: Page, open: () => Promise<void>, role: 'menu' | 'listbox') {
  await open()
  await expect(page.getByRole(role).first()).toBeVisible()
  await page.keyboard.press('Escape')
}

/** Makes the guest a member of another family. @returns the id of the membership */
async function joinFamily(guest: Family): Promise<number> {
  const owner = await aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
  const email = `guest-${owner.username}@example.org`
  const invited = await owner.api.post('/api/family/invitations', { data: { email, mayCreate: true } })
  expect(invited.status()).toBe(201)
  const token = (await linkMailedTo(email, 'family')).split('token=')[1]
  const joined = await guest.api.post('/api/family/invitations/accept', { data: { token } })
  expect(joined.ok()).toBe(true)
  return (await joined.json()).id
}

test('no page asks for anything that its policy refuses', async ({ page, familyWithStory, context }) => {
  const violations = await collectCspViolations(page)
  const visited: string[] = []
  const visit = async (path: string) => {
    await page.goto(path)
    await expect(page.locator('main h1, main h2').first()).toBeVisible()
    // Was not redirected, for example to sign-in.
    expect(new URL(page.url()).pathname).toBe(path.replace(/#.*/, ''))
    visited.push(new URL(page.url()).pathname)
  }
  const publicPaths = [
    '/',
    '/auth',
    '/about',
    '/privacy',
    '/terms',
    '/contact',
    '/read-aloud',
    '/family/join',
  ]
  for (const path of [...publicPaths, '/story', '/nowhere']) await visit(path)

  await context.addCookies((await familyWithStory.api.storageState()).cookies)
  await visit('/#create-story')
  const openVoices = async () => {
    await page.getByRole('button', { name: /^More/ }).click()
    await page.getByRole('combobox', { name: 'Narrator voice' }).click()
    // The only style element that the policy allows.
    await expect(page.locator('[data-radix-select-viewport]')).toHaveCSS('scrollbar-width', 'none')
  }
  await openAndClose(page, openVoices, 'listbox')
  await visit('/library')
  await visit(`/story/${familyWithStory.storyIds[0]}`)
  await press(page, 'Sound settings')
  await page.keyboard.press('Escape')
  await openAndClose(page, () => press(page, /^Account menu/), 'menu')
  const book = await familyWithStory.api.post(`/api/stories/${familyWithStory.storyIds[0]}/export-pdf`)
  await page.goto((await book.json()).htmlUrl)
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  for (const path of ['/dashboard', '/profile', '/security', '/subscribe']) await visit(path)
  await visit(`/profile/${familyWithStory.children[0]?.id}`)

  // Recording on this page: voices.spec.ts.
  const guest = await aFamily({ plan: 'moonbeam' })
  await signInAs(context, guest)
  await visit('/voices')
  await visit(`/family/${await joinFamily(guest)}/create`)

  await context.addCookies((await (await becomeAdmin()).storageState()).cookies)
  await visit('/admin')
  await visit('/admin/voices')
  await page.waitForLoadState('networkidle')
  expect(violations).toEqual([])
  expect(routes.length).toBeGreaterThan(15)
  expect(routes.filter((route) => !visited.some((path) => isAt(path, route)))).toEqual([])

  // Violations are reported: otherwise the list would always be empty.
  await page.evaluate(`document.body.setAttribute('style', 'color: red')`)
  await page.evaluate(`try { document.createElement('div').innerHTML = '<b>x</b>' } catch {}`)
  await expect.poll(() => violations.length).toBe(2)
})
