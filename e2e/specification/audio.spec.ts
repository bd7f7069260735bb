import type { Page } from '@playwright/test'
import { aFamily, type Family, signInAs } from '../family.ts'
import { playbackPosition } from '../player.ts'
import { line } from '../specification.ts'
import { expect, storyTimeout } from '../test.ts'

const aFamilyWithUnnarratedStory = () => aFamily({ children: [{ name: 'Marigold', age: 6 }], stories: 1 })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Generate Audio Narration' })

/** A toast that an open dialog hides from roles. */
const hiddenToast = (page: Page, text: string) =>
  page.getByRole('listitem', { includeHidden: true }).filter({ hasText: text })

async function openDialog(page: Page, family: Family): Promise<void> {
  await signInAs(page.context(), family)
  await page.goto(`/story/${family.storyIds[0]}`)
  await page.getByRole('button', { name: 'Choose a voice' }).click()
  await expect(dialog(page).getByRole('combobox').first()).toBeVisible()
}

const voices = (page: Page) => dialog(page).getByRole('combobox', { name: /^Voice(?! provider)/ })

async function chooseVoice(page: Page, name: string): Promise<void> {
  await voices(page).click()
  await page.getByRole('option', { name }).click()
}

line('audio-06', async ({ page }) => {
  await openDialog(page, await aFamilyWithUnnarratedStory())
  await chooseVoice(page, 'Luna')
  await dialog(page).getByRole('button', { name: 'Generate Audio' }).click()
  await expect(hiddenToast(page, 'Audio ready')).toBeVisible(storyTimeout)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Sound settings' }).click()
  await page.getByRole('button', { name: 'Another voice' }).click()
  await chooseVoice(page, 'Bramble')
  await dialog(page).getByRole('button', { name: 'Generate Audio' }).click()
  await expect(hiddenToast(page, 'Press Play to hear Bramble.')).toBeVisible(storyTimeout)
})
