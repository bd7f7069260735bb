import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { aFamily, signInAs } from '../family.ts'
import { expect, expectAccessible, test } from '../tester.ts'

async function openNarratedStory(page: Page, plan: 'firefly' | 'starlight'): Promise<void> {
  const family = await aFamily({
    plan,
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
    narrated: true,
  })
  await signInAs(page.context(), family)
  await page.goto(`/story/${family.storyIds[0]}`)
  // The whole story has to be narrated first.
  await expect(page.getByRole('button', { name: 'Download sound' })).toBeVisible({ timeout: 60_000 })
}

test('a story is kept as sound', async ({ page }) => {
  await openNarratedStory(page, 'starlight')
  await page.getByRole('button', { name: 'Download sound' }).click()
  const dialog = page.getByRole('dialog', { name: 'Keep this story as sound' })
  await expect(dialog.getByRole('combobox', { name: 'Music under the story' })).toHaveText('No music')
  await expectAccessible(page)
  const saved = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download MP3' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/\.mp3$/)
  const bytes = readFileSync(await file.path())
  expect(bytes.subarray(0, 3).toString()).toBe('ID3')
  // A minute of speech is half a megabyte.
  expect(bytes.length).toBeGreaterThan(500_000)
  await expect(dialog).toHaveCount(0)
})

test('a plan that keeps no sound says which one does', async ({ page }) => {
  await openNarratedStory(page, 'firefly')
  await page.getByRole('button', { name: 'Download sound' }).click()
  await expect(page.getByText('Stories to keep as sound come with Starlight')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true }).last()).toHaveAttribute(
    'href',
    '/subscribe',
  )
  await expectAccessible(page)
})
