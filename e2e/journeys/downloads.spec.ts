import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInAs } from '../family.ts'
import { showMore } from '../player.ts'
import { expect, expectAccessible, storyTimeout, test } from '../test.ts'

/** A proxy's error page is one of the responses here. */
test.use({ ignoredMessages: /status of 502/ })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** @returns the file that the page saves when the button is pressed */
async function download(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const started = page.waitForEvent('download')
  await press(page, button)
  const file = await started
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('a story is saved as audio, storybook, PDF and e-book, and the library as a zip', async ({
  page,
  context,
  familyWithStory,
}) => {
  await signInAs(context, familyWithStory)
  await page.goto(`/story/${familyWithStory.storyIds[0]}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await showMore(page)

  await test.step('audio', async () => {
    const open = page.getByRole('button', { name: 'Download audio' })
    // Is there when the whole story is narrated.
    await expect(open).toBeVisible(storyTimeout)
    await open.click()
    const dialog = page.getByRole('dialog', { name: 'Download this story as audio' })
    await expect(dialog.getByRole('combobox', { name: 'Music under the story' })).toHaveText('No music')
    await expectAccessible(page)
    const { name, bytes } = await download(page, 'Download MP3')
    expect(name).toMatch(/\.mp3$/)
    expect(bytes.subarray(0, 3).toString()).toBe('ID3')
    // A minute of speech is half a megabyte.
    expect(bytes.length).toBeGreaterThan(500_000)
    await expect(dialog).toHaveCount(0)
  })

  await test.step('storybook', async () => {
    const opened = context.waitForEvent('page')
    await press(page, 'Storybook')
    const book = await opened
    await expect(book.getByRole('heading', { name: title })).toBeVisible()
    await expect(book.getByText('For Marigold', { exact: true })).toBeVisible()
    await expect(book.getByText('The end', { exact: true })).toBeVisible()
    await book.close()
  })

  await test.step('PDF', async () => {
    await press(page, 'PDF book')
    const dialog = page.getByRole('dialog', { name: 'Save this story as a PDF' })
    await expectAccessible(page)
    await page.route('**/book.pdf?**', (route) =>
      route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }),
    )
    await press(page, 'Save PDF')
    await expect(dialog.getByRole('alert')).toContainText('Something went wrong on our side')
    await page.unroute('**/book.pdf?**')
    await dialog.getByRole('combobox', { name: /Paper/ }).click()
    await page.getByRole('option', { name: /A5/ }).click()
    await dialog.getByRole('switch', { name: 'For a print shop' }).click()
    const pages = await download(page, 'Save the pages')
    expect(pages.name).toMatch(/\.pdf$/)
    expect(pages.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pages.bytes.toString('latin1')).toContain('/TrimBox')
    await expect(dialog.getByText('A print shop needs the cover too.')).toBeVisible()
    const cover = await download(page, 'Save the cover')
    expect(cover.name).toMatch(/-cover\.pdf$/)
    expect(cover.bytes.subarray(0, 5).toString()).toBe('%PDF-')
    await expect(dialog.getByText('The cover is in your downloads.')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('e-book', async () => {
    const { name, bytes } = await download(page, 'E-book')
    expect(name).toMatch(/\.epub$/)
    expect(bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')
  })

  await test.step('library', async () => {
    await page.goto('/security')
    const { name, bytes } = await download(page, 'Download everything')
    await expect(page.getByText('One story is on the way.')).toBeVisible()
    expect(name).toBe('nightlight-library.zip')
    expect(bytes.toString('latin1')).toContain('nightlight-library/index.html')
  })
})
