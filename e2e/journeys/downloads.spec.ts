import { readFileSync } from 'node:fs'
import { aFamily, givePlan, signInAs } from '../family.ts'
import { expect, expectAccessible, storyTimeout, test } from '../test.ts'

test('a story is kept as sound, and a plan that keeps none says which one does', async ({ page }) => {
  const family = await aFamily({
    plan: 'firefly',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
    narrated: true,
  })
  await signInAs(page.context(), family)
  await page.goto(`/story/${family.storyIds[0]}`)
  const download = page.getByRole('button', { name: 'Download audio' })
  // The whole story has to be narrated first.
  await expect(download).toBeVisible(storyTimeout)
  await download.click()
  await expect(page.getByText('Audio downloads come with Starlight')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true }).last()).toHaveAttribute(
    'href',
    '/subscribe',
  )
  await expectAccessible(page)

  await givePlan(family.id, 'starlight')
  await page.reload()
  await download.click()
  const dialog = page.getByRole('dialog', { name: 'Download this story as audio' })
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
