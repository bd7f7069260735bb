import type { Page } from '@playwright/test'
import { type Family, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, toast, whileItIsMade } from '../tester.ts'

const overlay = (page: Page) => page.getByRole('dialog')
const active = (page: Page) => overlay(page).locator('li[data-state=active]')
const storyId = '00000000-0000-7000-8000-000000000001'

/** Presses Create with a server that has taken the story on and tells what the test says. */
async function create(
  page: Page,
  family: Family,
  told: readonly object[],
  { clock = false } = {},
): Promise<void> {
  await signInAs(page.context(), family)
  await page.route('**/api/stories/generate', (route) =>
    route.fulfill({ status: 202, json: { id: storyId } }),
  )
  await page.route('**/progress', (route) =>
    told.length === 0
      ? new Promise(() => {})
      : route.fulfill({
          contentType: 'text/event-stream',
          body: told.map((progress) => `event: progress\ndata: ${JSON.stringify(progress)}\n\n`).join(''),
        }),
  )
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Story' })
  await expect(form.getByRole('combobox', { name: 'Narrator voice' })).not.toHaveText(/Choose|Loading/)
  if (clock) await page.clock.pauseAt(Date.now() + 3_600_000)
  await form.getByRole('button', { name: 'Create Story' }).click()
  if (clock) await page.clock.runFor(100)
}

const progress = (step: string, more: object = {}) => ({
  storyId,
  status: 'generating',
  step,
  percent: 40,
  title: 'The Quiet Harbour',
  opening: 'The boats had gone to bed.',
  thumbnailUrl: null,
  pictures: null,
  narration: { done: 0, total: 5 },
  message: null,
  ...more,
})

line('overlay-01', async ({ page, parent }) => {
  await create(page, parent, [])
  await expect(overlay(page).getByRole('listitem')).toContainText([
    'Weaving Your Story',
    'Painting the Scene',
    'Recording Audio',
    'Adding Final Touches',
  ])
  await expect(active(page)).toHaveText('Weaving Your Story')
})

line('overlay-02', async ({ page, parent }) => {
  await create(page, parent, [progress('generating'), progress('recording-audio')])
  await expect(active(page)).toHaveText('Recording Audio')
  await expect(overlay(page).locator('li[data-state=complete]')).toHaveCount(2)
  await expect(overlay(page).getByText('The boats had gone to bed.')).toBeVisible()
  await expect(overlay(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
})

line('overlay-03', async ({ page, parent }) => {
  await page.clock.install()
  await create(page, parent, [], { clock: true })
  await expect(active(page)).toHaveText('Weaving Your Story')
  await page.clock.runFor(7800)
  await expect(active(page)).toHaveText('Weaving Your Story')
  await page.clock.runFor(200)
  await expect(active(page)).toHaveText('Painting the Scene')
  await page.clock.runFor(7800)
  await expect(active(page)).toHaveText('Painting the Scene')
  await page.clock.runFor(400)
  await expect(active(page)).toHaveText('Adding Final Touches')
})

line('overlay-04', async ({ page, parent }) => {
  await page.clock.install()
  await create(page, parent, [], { clock: true })
  await expect(overlay(page).getByText('Dim the lights a little while you wait.')).toBeVisible()
  await page.clock.runFor(2100)
  await expect(overlay(page).getByText('A slow breath in, a slower breath out.')).toBeVisible()
})

line('overlay-05', async ({ page, signedIn }) => {
  const family = await signedIn({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
  await signInAs(page.context(), family)
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Story' }).click()
  await expect(page).toHaveURL(/\/story\/[0-9a-f-]{36}$/, whileItIsMade)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

line('overlay-06', async ({ page, signedIn }) => {
  await signedIn({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Story' }).click()
  await overlay(page).getByRole('button', { name: 'Keep browsing, we will finish it' }).click()
  await expect(toast(page, 'Your story goes on by itself')).toBeVisible()
  await page.goto('/library')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('main').getByText(/~\d+ min/)).toBeVisible(whileItIsMade)
})

line('overlay-07', async ({ page, parent }) => {
  const message = 'The story could not be written. Please try again.'
  await create(page, parent, [progress('generating', { status: 'failed', message })])
  await expect(overlay(page).getByText(message)).toBeVisible()
  await overlay(page).getByRole('button', { name: 'Back to the form' }).click()
  await expect(
    page.getByRole('form', { name: 'Story' }).getByRole('button', { name: 'Create Story' }),
  ).toBeEnabled()
})
