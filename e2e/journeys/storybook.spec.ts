import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { aFamily, signInAs } from '../family.ts'
import { expect, expectAccessible, test, toast } from '../test.ts'

const bytesOf = async (saved: Promise<Download>) => {
  const download = await saved
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

// A proxy's answer is one of the things that happen here.
test.use({ ignoredMessages: /status of 502/ })

test('a story is kept as a PDF and as an e-book, and the whole library as a zip', async ({
  page,
  context,
}) => {
  const family = await aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 5 }], stories: 1 })
  await signInAs(context, family)
  await page.goto(`/story/${family.storyIds[0]}`)

  await press(page, 'PDF book')
  const dialog = page.getByRole('dialog', { name: 'Save this story as a PDF' })
  await expectAccessible(page)
  await page.route('**/book.pdf?**', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }))
  await press(page, 'Save PDF')
  await expect(dialog.getByRole('alert')).toContainText('Something went wrong on our side')
  await page.unroute('**/book.pdf?**')
  await dialog.getByRole('combobox', { name: /Paper/ }).click()
  await page.getByRole('option', { name: /A5/ }).click()
  await dialog.getByRole('switch', { name: 'For a print shop' }).click()
  const pdf = bytesOf(page.waitForEvent('download'))
  await press(page, 'Save PDF')
  const book = await pdf
  expect(book.name).toMatch(/\.pdf$/)
  expect(book.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(book.bytes.toString('latin1')).toContain('/TrimBox')
  await expect(toast(page, 'PDF saved')).toBeVisible()

  const epub = bytesOf(page.waitForEvent('download'))
  await press(page, 'E-book')
  const ebook = await epub
  expect(ebook.name).toMatch(/\.epub$/)
  expect(ebook.bytes.subarray(30, 58).toString()).toBe('mimetypeapplication/epub+zip')

  await page.goto('/security')
  await expectAccessible(page)
  const zip = bytesOf(page.waitForEvent('download'))
  await press(page, 'Download all stories')
  await expect(page.getByText('One story is on the way.')).toBeVisible()
  const library = await zip
  expect(library.name).toBe('nightlight-library.zip')
  expect(library.bytes.toString('latin1')).toContain('nightlight-library/index.html')
})
