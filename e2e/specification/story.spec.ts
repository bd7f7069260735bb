import type { Page } from '@playwright/test'
import { aFamily, type Family, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible } from '../test.ts'

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

line('story-07', async ({ page, browser, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const family = await aReader()
  const title = await openStory(page, family)
  await press(page, 'Share')
  await press(page, 'Share and copy the link')
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

line('story-18', async ({ page }) => {
  const family = await aReader()
  await page.setViewportSize({ width: 390, height: 844 })
  await openStory(page, family)
  const header = page.getByRole('banner')
  await expect(header).toBeInViewport()
  await page.mouse.move(200, 400)
  await page.mouse.wheel(0, 900)
  await expect(header).not.toBeInViewport()
  await page.mouse.wheel(0, -200)
  await expect(header).toBeInViewport()
  await page.mouse.wheel(0, 400)
  await expect(header).not.toBeInViewport()
  // Whoever comes to it by keyboard sees it.
  await header.getByRole('link', { name: 'Nightlight' }).focus()
  await expect(header).toBeInViewport()
})
