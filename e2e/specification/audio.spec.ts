import type { Page } from '@playwright/test'
import { aFamily, type Family, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible, whileItIsMade } from '../tester.ts'

const aSilentStory = () => aFamily({ children: [{ name: 'Marigold', age: 6 }], stories: 1 })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Generate Audio Narration' })

/** An open dialog hides the toasts from roles; they are read out from elsewhere. */
const said = (page: Page, words: string) =>
  page.getByRole('listitem', { includeHidden: true }).filter({ hasText: words })

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

/** Seconds into the narration, as the player shows its `currentTime`. */
const heard = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'))

line('audio-01', async ({ page, shelf }) => {
  await openDialog(page, await aSilentStory())
  await expect(page.getByText('Generate Audio Narration')).toBeVisible()
  await expectAccessible(page)
  await signInAs(page.context(), shelf)
  await page.goto(`/story/${shelf.storyIds[0]}`)
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await expect(page.getByText('No voice reads this story yet')).toHaveCount(0)
})

line('audio-02', async ({ page }) => {
  await openDialog(page, await aSilentStory())
  await dialog(page).getByRole('button', { name: 'Generate Audio' }).click()
  await expect(said(page, 'Selection Required')).toContainText(
    'Please select both a voice provider and a specific voice.',
  )
})

line('audio-03', async ({ page }) => {
  await page.route(/\/api\/tts\/providers\/[^/]+\/voices$/, (route) => route.fulfill({ json: [] }))
  await openDialog(page, await aSilentStory())
  await expect(dialog(page).getByText('No approved voices available for this provider.')).toBeVisible()
})

line('audio-04', async ({ page }) => {
  await page.route(/\/api\/tts\/providers\/[^/]+\/voices$/, async (route) => {
    const answer = await route.fetch()
    const list = await answer.json()
    await route.fulfill({ response: answer, json: [...list, ...list] })
  })
  await openDialog(page, await aSilentStory())
  await voices(page).click()
  const options = page.getByRole('option')
  const names = await options.allTextContents()
  expect(new Set(names).size).toBe(names.length)
  const locked = options.filter({ hasText: 'Upgrade Required' })
  await expect(locked.first()).toHaveAttribute('aria-disabled', 'true')
})

line('audio-05', async ({ page }) => {
  await openDialog(page, await aSilentStory())
  await chooseVoice(page, 'Luna')
  await page.route('**/api/tts/story/*/generate', (route) =>
    route.fulfill({ status: 409, json: { message: 'Not now', code: 'conflict' } }),
  )
  await dialog(page).getByRole('button', { name: 'Generate Audio' }).click()
  await expect(said(page, 'Audio Generation Failed')).toContainText('Not now')
})

line('audio-06', async ({ page }) => {
  await openDialog(page, await aSilentStory())
  await chooseVoice(page, 'Luna')
  await dialog(page).getByRole('button', { name: 'Generate Audio' }).click()
  await expect(said(page, 'Audio ready')).toBeVisible(whileItIsMade)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => heard(page)).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Sound settings' }).click()
  await page.getByRole('button', { name: 'Another voice' }).click()
  await chooseVoice(page, 'Bramble')
  await dialog(page).getByRole('button', { name: 'Generate Audio' }).click()
  await expect(said(page, 'Bramble reads this story now.')).toBeVisible(whileItIsMade)
})
