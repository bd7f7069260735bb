import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../tester.ts'

async function register(page: Page): Promise<void> {
  await page.goto('/auth?tab=register')
  await page.getByLabel('Username').fill(`audio-${Date.now()}`)
  await page.getByLabel('Password', { exact: true }).fill('lantern light')
  await page.getByLabel('Confirm password', { exact: true }).fill('lantern light')
  await page.getByRole('button', { name: 'Register' }).click()
  await expect(page).toHaveURL('/')
}

/** A finished story without sound, made by the same calls as the form makes. */
async function silentStory(page: Page): Promise<string> {
  const child = await page.request.post('/api/user/children', { data: { name: 'Marigold', age: 6 } })
  const wish = { storyTheme: 'animals', storyLength: 'short', generateAudio: false }
  const { id } = await child.json()
  const story = await page.request.post('/api/stories/generate', {
    data: { ...wish, mainCharacterIds: [id] },
    timeout: 60_000,
  })
  return `/story/${(await story.json()).id}`
}

/** Seconds into the narration, as the player shows its `currentTime`. */
const heard = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'))

/** By its tag: an open dialog hides it from roles, while its words are read out from elsewhere. */
const toast = (page: Page, words: string) => page.locator('li').filter({ hasText: words })

async function chooseVoice(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Voice', exact: false }).nth(1).click()
  await page.getByRole('option', { name }).click()
}

test('a story without a voice is given one, and then another', async ({ page }) => {
  test.setTimeout(240_000)
  await register(page)
  await page.goto(await silentStory(page))
  await expect(page.getByText('No voice reads this story yet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Choose a voice' }).click()
  const dialog = page.getByRole('dialog', { name: 'Generate Audio Narration' })
  await dialog.getByRole('button', { name: 'Generate Audio' }).click()
  await expect(toast(page, 'Selection Required')).toBeVisible()
  await expect(toast(page, 'Please select both a voice provider and a specific voice.')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Voice', exact: false }).nth(1).click()
  const locked = page.getByRole('option').filter({ hasText: 'Upgrade Required' }).first()
  await expect(locked).toHaveAttribute('aria-disabled', 'true')
  await page.getByRole('option', { name: 'Luna' }).click()
  await dialog.getByRole('button', { name: 'Preview voice' }).click()
  await expect(dialog.getByRole('button', { name: 'Playing Preview...' })).toBeDisabled({ timeout: 30_000 })
  await expect(dialog.getByRole('button', { name: 'Preview voice' })).toBeEnabled({ timeout: 30_000 })

  await dialog.getByRole('button', { name: 'Generate Audio' }).click()
  await expect(dialog.getByRole('progressbar', { name: 'Recording' })).toBeVisible()
  await expect(toast(page, 'Audio ready')).toBeVisible({ timeout: 120_000 })
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('No voice reads this story yet')).toHaveCount(0)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => heard(page), { timeout: 20_000 }).toBeGreaterThan(0.5)

  await page.getByRole('button', { name: 'Sound settings' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Another voice' }).click()
  await chooseVoice(page, 'Bramble')
  await dialog.getByRole('button', { name: 'Generate Audio' }).click()
  await dialog.getByRole('button', { name: 'Read on' }).click()
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect.poll(() => heard(page), { timeout: 20_000 }).toBeGreaterThan(1)
  await expect(toast(page, 'Bramble reads this story now.')).toBeVisible({ timeout: 120_000 })
  await expect.poll(() => heard(page), { timeout: 20_000 }).toBeGreaterThan(0.5)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Sound settings' }).click()
  await expect(page.getByRole('dialog', { name: 'Sound' }).getByText('Bramble')).toBeVisible()
})

test('the player begins as it is meant to', async ({ page }) => {
  await page.goto('/')
  const sample = page.locator('a[href^="/story/"]').first()
  await expect(sample).toBeVisible({ timeout: 60_000 })
  await sample.click()
  await page.getByRole('button', { name: 'Sound settings' }).click()
  const sound = page.getByRole('dialog', { name: 'Sound' })
  await expect(sound.getByRole('slider', { name: 'Story volume' })).toHaveAttribute('aria-valuenow', '0.8')
  const speed = sound.getByRole('slider', { name: 'Speed' })
  await expect(speed).toHaveAttribute('aria-valuenow', '100')
  await speed.press('ArrowRight')
  await expect(speed).toHaveAttribute('aria-valuenow', '105')
  await speed.press('Home')
  await expect(speed).toHaveAttribute('aria-valuenow', '50')
  await speed.press('End')
  await expect(speed).toHaveAttribute('aria-valuenow', '200')
  await expect(sound.getByRole('button', { name: 'Another voice' })).toHaveCount(0)
})

test('a free plan reads of the storybook, and is not sold it before it asks', async ({ page }) => {
  test.setTimeout(120_000)
  await register(page)
  await page.goto(await silentStory(page))
  await expect(page.getByText('Premium Enhanced Story')).toHaveCount(0)
  await expect(page.getByText('The storybook comes with Starlight')).toHaveCount(0)
  await page.getByRole('button', { name: 'Storybook' }).click()
  await expect(toast(page, 'Upgrade Required')).toBeVisible()
  await expect(toast(page, 'Please upgrade to access PDF exports')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade', exact: true })).toHaveAttribute('href', '/subscribe')
  await expectAccessible(page)
})
