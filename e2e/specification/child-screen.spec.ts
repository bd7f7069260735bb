import { aFamily, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible, test } from '../test.ts'

// The browser reports each refused call as an error.
test.use({ ignoredMessages: /the server responded with a status of (400|403|404)/ })

line('device-05', async ({ page, context }) => {
  const family = await aFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
    narrated: true,
  })
  const [storyId = ''] = family.storyIds
  await expect
    .poll(async () => (await (await family.api.get(`/api/stories/${storyId}`)).json()).audioUrl)
    .not.toBeNull()
  await signInAs(context, family)
  await page.goto('/library')
  await page.goto('/profile')
  await page.getByRole('button', { name: /Open .*Marigold.*’s screen/ }).click()
  await page.getByLabel('PIN', { exact: true }).fill('2468')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hand over this device' }).click()

  const shelf = page.getByRole('heading', { level: 1, name: /Marigold.*’s stories/ })
  await expect(shelf).toBeVisible()
  await expectAccessible(page)
  const cover = page.locator('main li button')
  const box = await cover.boundingBox()
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(64)

  await page.goBack()
  await expect(shelf).toBeVisible()
  for (const path of ['/library', '/', `/story/${storyId}`, '/auth', '/profile']) {
    await page.goto(path)
    await expect(shelf).toBeVisible()
    await expect(page.getByRole('link')).toHaveCount(0)
  }
  await page.reload()
  await expect(shelf).toBeVisible()
  const status = (method: string, path: string) =>
    page.evaluate(
      async ([method, path]) => (await fetch(path ?? '', { method: method ?? '' })).status,
      [method, path],
    )
  expect(await status('GET', '/api/stories')).toBe(403)
  expect(await status('POST', '/api/logout')).toBe(403)
  expect(await status('GET', `/api/stories/${storyId}`)).toBe(200)

  await cover.click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Pause' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back to the covers' }).click()
  await page.getByRole('button', { name: 'For grown-ups' }).click()
  await page.getByLabel('PIN', { exact: true }).fill('1111')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('This is not the PIN.')
  await page.getByLabel('PIN', { exact: true }).fill('2468')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Child profiles' })).toBeVisible()
})
