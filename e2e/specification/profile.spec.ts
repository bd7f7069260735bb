import type { Page } from '@playwright/test'
import { aFamily, type FamilyOptions, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible } from '../test.ts'

async function openProfile(page: Page, options: FamilyOptions): Promise<void> {
  await signInAs(page.context(), await aFamily(options))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Child profiles' })).toBeVisible()
}

const marigold = { name: 'Marigold', age: 6 }
const dialog = (page: Page) => page.getByRole('dialog')

line('profile-08', async ({ page }) => {
  await openProfile(page, { children: [marigold] })
  await page.getByRole('button', { name: 'Info: Marigold' }).press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'About Marigold' })).toBeVisible()
  const list = dialog(page).getByRole('region', { name: 'Info items' })
  expect((await list.boundingBox())?.height).toBe(200)
  await dialog(page).getByRole('button', { name: 'Add Info' }).press('Enter')
  const info = dialog(page).getByRole('textbox', { name: 'Info' })
  await expect(info).toBeFocused()
  await page.keyboard.type('x')
  const category = dialog(page).getByRole('combobox', { name: 'Category' })
  const submit = dialog(page).getByRole('button', { name: 'Add', exact: true })
  await submit.press('Enter')
  await expect(dialog(page).getByText('Info must be at least 2 characters long')).toBeVisible()
  await expect(dialog(page).getByText('Please select a category')).toBeVisible()
  await expectAccessible(page)

  await info.fill('Sleeps with a knitted whale')
  await category.press('Enter')
  await expect(page.getByRole('option')).toHaveText([
    'Must Include',
    'Sometimes Include',
    'Fun Facts',
    'Appearance',
  ])
  // Keys pressed before the list has the focus are lost.
  await expect(page.getByRole('option', { name: 'Must Include' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // The focus moves a moment after the key.
  await expect(page.getByRole('option', { name: 'Sometimes Include' })).toBeFocused()
  await page.keyboard.press('Enter')
  await submit.press('Enter')
  await expect(list.getByText('Sleeps with a knitted whale')).toBeVisible()
  await expect(list.getByRole('heading', { name: 'Sometimes Include' })).toBeVisible()
  // The form is ready for the next item.
  await expect(info).toBeFocused()
  await expect(info).toHaveValue('')
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter')

  await list.getByRole('button', { name: 'Edit: Sleeps with a knitted whale' }).press('Enter')
  await expect(info).toHaveValue('Sleeps with a knitted whale')
  await info.fill('Sleeps with a felt fox')
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(list.getByText('Sleeps with a felt fox')).toBeVisible()
  await list.getByRole('button', { name: 'Delete: Sleeps with a felt fox' }).press('Enter')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter')
  await expect(list.getByText('Sleeps with a felt fox')).toHaveCount(0)
  await expect(list).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Info: Marigold' })).toBeFocused()
})

line('profile-15', async ({ page }) => {
  await openProfile(page, { plan: 'moonbeam', children: [marigold] })
  await page.getByRole('button', { name: 'Character: Marigold' }).click()
  const input = dialog(page).locator('input[type=file]')
  const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: onePixel })
  await input.setInputFiles(['1', '2', '3', '4', '5', '6'].map(photo))
  await expectToast(page, 'Too Many Files', 'Please select up to 5 photos only.')
  await input.setInputFiles([photo('one.png')])
  await page.route('**/upload-photos', (route) => route.fulfill(refusal))
  await dialog(page).getByRole('button', { name: 'Upload 1 Photo' }).click()
  await expectToast(page, 'Upload Failed', 'Too many photos')
  await page.route('**/upload-photos', (route) => route.fulfill({ status: 409, body: '' }))
  await dialog(page).getByRole('button', { name: 'Upload 1 Photo' }).click()
  await expectToast(page, 'Upload Failed', 'Failed to upload photos')
  await page.unroute('**/upload-photos')
  await input.setInputFiles([photo('one.png'), photo('two.png')])
  await dialog(page).getByLabel('What the photos show').fill('Two plaits')
  await dialog(page).getByRole('button', { name: 'Upload 2 Photos' }).click()
  const photos = dialog(page).getByRole('list', { name: 'Photos', exact: true }).getByRole('listitem')
  await expect(photos).toHaveCount(2)
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Delete Photo 1' }).click()
  await page.getByRole('button', { name: 'Delete photo', exact: true }).click()
  await expect(photos).toHaveCount(1)
})

const refusal = { status: 409, json: { message: 'Too many photos', code: 'conflict' } }

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  // An open dialog hides the toast from roles.
  const toast = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: title })
  await expect(toast).toBeVisible()
  await expect(toast).toContainText(description)
}
