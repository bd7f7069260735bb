import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { aFamily, type Family, givePlan, password, signInAs } from '../family.ts'
import { linkMailedTo } from '../mail.ts'
import { expect, expectAccessible, storyTimeout, test, toast } from '../test.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Family', exact: true })

/** Checks accessibility. With `SCREENS` set, also saves screenshots in both themes at both widths. */
async function check(page: Page, name: string): Promise<void> {
  await expectAccessible(page)
  if (process.env.SCREENS === undefined) return
  const folder = resolve(import.meta.dirname, '../../test-results/family')
  mkdirSync(folder, { recursive: true })
  const originalSize = page.viewportSize()
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`) })
    }
  }
  if (originalSize) await page.setViewportSize(originalSize)
}

async function setFullName(family: Family, name: string): Promise<void> {
  expect((await family.api.patch('/api/user', { data: { fullName: name } })).ok()).toBe(true)
}

async function newBrowserPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' })
  return context.newPage()
}

async function invite(page: Page, email: string, mayCreate: boolean): Promise<void> {
  await page.goto('/profile')
  await section(page)
    .getByRole('button', { name: /^Invite somebody/ })
    .click()
  await section(page).getByRole('textbox', { name: 'Their email address' }).fill(email)
  if (mayCreate) await section(page).getByRole('switch', { name: 'May make stories' }).click()
  await section(page).getByRole('button', { name: 'Make a link' }).click()
  await expect(section(page).getByRole('listitem').filter({ hasText: email })).toContainText('Invited')
}

test('a grandmother is invited, joins, reads, creates a story, and is removed', async ({
  page,
  browser,
  signInNewFamily,
}) => {
  const owner = await signInNewFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold', age: 6, interests: 'zeppelins' }],
    stories: 1,
  })
  await setFullName(owner, 'Ada Lovelace')
  await page.goto('/profile')
  await expect(section(page).getByRole('button', { name: 'Invite somebody' })).toBeVisible()
  await section(page).scrollIntoViewIfNeeded()
  await check(page, 'none-yet')
  const email = `granny-${owner.username}@example.org`
  await section(page).getByRole('button', { name: 'Invite somebody' }).click()
  await section(page).getByRole('textbox', { name: 'Their email address' }).fill('nobody')
  await section(page).getByRole('button', { name: 'Make a link' }).click()
  await expect(section(page).getByRole('alert')).toHaveText('Please provide a valid email address')
  await check(page, 'invite-form')
  await invite(page, email, true)
  await section(page).scrollIntoViewIfNeeded()
  await check(page, 'pending')

  const granny = await newBrowserPage(browser)
  await granny.goto(await linkMailedTo(email, 'family'))
  await expect(granny.getByRole('heading', { level: 1 })).toHaveText('Ada shares bedtime stories with you')
  await check(granny, 'invited')
  await granny.getByRole('main').getByRole('link', { name: 'Register' }).click()
  await granny.getByRole('textbox', { name: 'Username' }).fill(`granny-${owner.username}`)
  await granny.getByLabel('Password', { exact: true }).fill(password)
  await granny.getByLabel('Confirm password', { exact: true }).fill(password)
  await granny.getByRole('textbox', { name: /Full name/ }).fill('Grace Hopper')
  await granny.getByRole('main').getByRole('button', { name: 'Register' }).click()
  await granny.getByRole('button', { name: 'Join as Grace Hopper' }).click()

  const libraries = granny.getByRole('navigation', { name: 'Whose stories' })
  await expect(libraries.getByRole('link', { name: 'From Ada’s family' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(granny.getByRole('article')).toHaveCount(1)
  await check(granny, 'library')
  await granny.getByRole('article').getByRole('link').click()
  await expect(granny.getByText('From Ada’s family')).toBeVisible()
  for (const name of [/^Share/, /^Delete/, /favou?rite/i]) {
    await expect(granny.getByRole('main').getByRole('button', { name })).toHaveCount(0)
  }
  await check(granny, 'story')
  await granny.goBack()
  await granny.getByRole('link', { name: 'Create New Story' }).click()
  await expect(granny.getByRole('heading', { level: 1 })).toHaveText('A story for Ada’s family')
  await expect(granny.getByText('2 Remaining')).toBeVisible()
  await expect(granny.getByText(/zeppelins|age 6/)).toHaveCount(0)
  await check(granny, 'create')
  await granny.getByRole('switch', { name: 'Read aloud' }).click()
  await granny.getByRole('button', { name: 'Create Story' }).click()
  await expect(granny.getByText('Made by Grace')).toBeVisible(storyTimeout)

  await page.goto('/library')
  await expect(page.getByRole('article').first()).toContainText('by Grace')
  await page.goto('/profile')
  const row = section(page).getByRole('listitem').filter({ hasText: 'Grace' })
  await expect(row).toContainText('Joined today')
  await section(page).scrollIntoViewIfNeeded()
  await check(page, 'members')
  await row.getByRole('button', { name: 'Remove Grace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(toast(page, 'Grace is no longer in your family')).toBeVisible()
  await expect(row).toHaveCount(0)
  await granny.reload()
  await expect(granny.getByText('Failed to load story. Please try again later.')).toBeVisible()
  await granny.context().close()
})

test('family sharing ends with the plan, and a member leaves by keyboard', async ({
  page,
  browser,
  signInNewFamily,
}) => {
  const owner = await signInNewFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
  })
  await setFullName(owner, 'Ada Lovelace')
  const email = `uncle-${owner.username}@example.org`
  await invite(page, email, false)
  const link = await linkMailedTo(email, 'family')
  const uncle = await newBrowserPage(browser)
  await signInAs(uncle.context(), await aFamily())
  await uncle.goto(link)
  await uncle.getByRole('button', { name: /^Join as/ }).click()
  await expect(uncle.getByRole('article')).toHaveCount(1)
  await expect(uncle.getByRole('link', { name: 'Create New Story' })).toHaveCount(0)
  await givePlan(owner.id, 'firefly')
  await uncle.reload()
  await expect(uncle.getByText('Closed for now: Ada’s plan has no family sharing.')).toBeVisible()
  await check(uncle, 'closed')
  await uncle.goto(`/story/${owner.storyIds[0]}`)
  await expect(uncle.getByRole('heading', { level: 1 })).toContainText('Ada has another one')

  await page.goto('/profile')
  await expect(section(page).getByText('Family sharing comes with Starlight')).toBeVisible()
  // Payments are not set up on the server of this journey.
  await expect(section(page).getByRole('link', { name: 'Upgrade' })).toBeHidden()
  await section(page).scrollIntoViewIfNeeded()
  await check(page, 'plan-too-low')

  await uncle.goto('/profile')
  const leave = section(uncle).getByRole('button', { name: 'Leave Ada’s family' })
  await leave.scrollIntoViewIfNeeded()
  await check(uncle, 'as-member')
  await leave.press('Enter')
  await expect(uncle.getByRole('button', { name: 'Stay' })).toBeFocused()
  await uncle.keyboard.press('Tab')
  await uncle.keyboard.press('Enter')
  await expect(toast(uncle, 'You have left Ada’s family')).toBeVisible()
  await expect(leave).toHaveCount(0)
  await uncle.goto(link)
  await expect(uncle.getByRole('heading', { level: 1 })).toHaveText('This invitation does not work')
  await check(uncle, 'gone')
  await uncle.context().close()
})
