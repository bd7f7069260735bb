import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { address } from '../address.ts'
import { aFamily, signInAs } from '../family.ts'
import { browserFlags, findBrowser } from '../find-browser.ts'
import { aHum } from '../hum.ts'
import { showMore } from '../player.ts'
import { expect, expectAccessible, test } from '../test.ts'

// A fake microphone that beeps, with permission to use it.
test.use({
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...browserFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** Records the fake microphone for the three seconds that a page needs at least. */
async function recordPage(page: Page, number: number): Promise<void> {
  await expect(page.getByRole('heading', { name: new RegExp(`^Page ${number} of`) })).toBeVisible()
  await page.getByRole('button', { name: 'Record this page' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^0:(0[3-9]|[1-5]\d)$/)
  if (number === 1) await saveScreenshot(page, 'recording')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByRole('button', { name: 'Listen to it' })).toBeVisible()
}

/** Saves a screenshot if `E2E_PICTURES` names a folder. */
async function saveScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env.E2E_PICTURES
  if (folder) writeFileSync(join(folder, `${name}.png`), await page.screenshot())
}

test('a grandparent records a story, and the family plays the recording', async ({ page, browser }) => {
  const family = await aFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
  })
  await signInAs(page.context(), family)
  await page.goto(`/story/${family.storyIds[0]}`)
  await showMore(page)
  await page.getByRole('button', { name: 'Ask a grandparent to read it' }).click()
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText('Who is going to read?').nth(1)).toBeVisible()
  await page.getByRole('textbox', { name: 'Who is going to read?' }).fill('Grandma Jo')
  await page.getByRole('button', { name: 'Make a link' }).click()
  const dialog = page.getByRole('dialog', { name: 'A link for Grandma Jo' })
  const link = (await dialog.getByText('/read-aloud#').textContent()) ?? ''
  await expectAccessible(page)
  await saveScreenshot(page, 'link')
  await page.keyboard.press('Escape')

  const phone = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const grandma = await phone.newPage()
  await grandma.goto(link)
  await expect(grandma.getByRole('heading', { name: 'Hello Grandma Jo' })).toBeVisible()
  await expectAccessible(grandma)
  await saveScreenshot(grandma, 'welcome')
  await grandma.getByRole('button', { name: 'Start' }).click()
  await recordPage(grandma, 1)
  await expectAccessible(grandma)
  await saveScreenshot(grandma, 'recorded')
  await grandma.getByRole('button', { name: 'Listen to it' }).click()
  await expect(grandma.getByLabel('Your recording of this page')).toBeVisible()
  await grandma.getByRole('button', { name: 'Next page' }).click()
  await recordPage(grandma, 2)

  // The page is left and opened again.
  await grandma.goto('about:blank')
  await grandma.goto(link)
  await grandma.getByRole('button', { name: 'Continue reading' }).click()
  await expect(grandma.getByRole('heading', { name: /^Page 3 of/ })).toBeVisible()
  await expect(grandma.getByRole('button', { name: 'Next page' })).toHaveCount(0)
  await recordRest(grandma, link)
  await grandma.goto('about:blank')
  await grandma.goto(link)
  await grandma.getByRole('button', { name: 'Continue reading' }).click()
  await saveScreenshot(grandma, 'send')
  await grandma.getByRole('button', { name: 'Send my reading' }).click()
  await expect(grandma.getByRole('heading', { name: 'Thank you, Grandma Jo!' })).toBeVisible()
  await saveScreenshot(grandma, 'thanks')

  await page.reload()
  await showMore(page)
  await expect(page.getByText('Waiting for you')).toBeVisible()
  await page.getByRole('heading', { name: 'Read by somebody you love' }).scrollIntoViewIfNeeded()
  await expectAccessible(page)
  await saveScreenshot(page, 'sent')
  await page.getByRole('button', { name: 'Use this reading' }).click()
  await expect(page.getByText('One of this story’s voices.')).toBeVisible()
  await page.getByRole('heading', { name: 'Read by somebody you love' }).scrollIntoViewIfNeeded()
  await saveScreenshot(page, 'approved')
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause', exact: true })).toBeVisible()

  await grandma.goto('about:blank')
  await grandma.goto(link)
  await expect(grandma.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await saveScreenshot(grandma, 'ended')
  await phone.close()
})

/** Records the remaining pages through the API. */
async function recordRest(grandma: Page, link: string): Promise<void> {
  const headers = { authorization: `Bearer ${link.split('#')[1]}` }
  const { request } = grandma
  const { pages } = await (await request.get(`${address}/api/reading`, { headers })).json()
  for (const position of pages.keys()) {
    if (position < 2) continue
    const response = await request.put(`${address}/api/reading/pages/${position}`, {
      headers: { ...headers, 'content-type': 'audio/wav' },
      data: aHum(),
    })
    expect(response.ok()).toBe(true)
  }
}
