import type { Page } from '@playwright/test'
import { aFamily, password, signInAs, type Wishes } from '../family.ts'
import { line } from '../specification.ts'
import { expect, expectAccessible } from '../tester.ts'

async function openProfile(page: Page, wishes: Wishes): Promise<void> {
  await signInAs(page.context(), await aFamily(wishes))
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Child profiles' })).toBeVisible()
}

const marigold = { name: 'Marigold', age: 6 }
const dialog = (page: Page) => page.getByRole('dialog')

line('profile-07', async ({ page }) => {
  await openProfile(page, { children: [marigold] })
  await page.getByRole('button', { name: 'Edit Marigold' }).click()
  const form = page.getByRole('form', { name: 'Edit child' })
  const said = {
    'Say the name as': 'MARRY-gold',
    'Fears to avoid': 'spiders, thunder',
    'Hair colour': 'Red',
    'Hair style': 'Plaits',
    'Eye colour': 'Green',
    'Skin tone': 'Light brown',
  }
  for (const [label, words] of Object.entries(said)) await form.getByLabel(label).fill(words)
  const asked = page.waitForRequest('**/api/tts/preview')
  const sound = page.waitForResponse('**/media/previews/**')
  await form.getByRole('button', { name: 'Hear it' }).click()
  expect((await asked).postDataJSON().spokenName).toEqual({ name: 'Marigold', said: 'MARRY-gold' })
  expect((await sound).headers()['content-type']).toBe('audio/mpeg')
  await expect(form.getByRole('button', { name: 'Hear it' })).toBeEnabled()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Red hair (plaits), green eyes, light brown skin')).toBeVisible()
  await expect(page.getByText('spiders, thunder')).toBeVisible()
  await page.getByRole('button', { name: 'Edit Marigold' }).click()
  for (const [label, words] of Object.entries(said)) {
    await expect(form.getByLabel(label)).toHaveValue(words)
  }
  await expectAccessible(page)
})

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
  // A key that comes before the list has the focus is nobody's.
  await expect(page.getByRole('option', { name: 'Must Include' })).toBeFocused()
  await page.keyboard.press('ArrowDown')
  // The list moves its focus a moment after the key.
  await expect(page.getByRole('option', { name: 'Sometimes Include' })).toBeFocused()
  await page.keyboard.press('Enter')
  await submit.press('Enter')
  await expect(list.getByText('Sleeps with a knitted whale')).toBeVisible()
  await expect(list.getByRole('heading', { name: 'Sometimes Include' })).toBeVisible()
  // The form waits for the next one.
  await expect(info).toBeFocused()
  await expect(info).toHaveValue('')
  await dialog(page).getByRole('button', { name: 'Done' }).press('Enter')

  await list.getByRole('button', { name: 'Edit: Sleeps with a knitted whale' }).press('Enter')
  await expect(info).toHaveValue('Sleeps with a knitted whale')
  await info.fill('Sleeps with a felt fox')
  await dialog(page).getByRole('button', { name: 'Save' }).press('Enter')
  await expect(list.getByText('Sleeps with a felt fox')).toBeVisible()
  await list.getByRole('button', { name: 'Delete: Sleeps with a felt fox' }).press('Enter')
  await expect(list.getByText('Sleeps with a felt fox')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Info: Marigold' })).toBeFocused()
})

line('profile-09', async ({ page }) => {
  await openProfile(page, { children: [marigold] })
  await page.getByRole('button', { name: 'Info: Marigold' }).click()
  await dialog(page).getByRole('button', { name: 'Add Info' }).click()
  await dialog(page).getByRole('textbox', { name: 'Info' }).fill('Can whistle')
  await dialog(page).getByRole('combobox', { name: 'Category' }).click()
  await page.getByRole('option', { name: 'Fun Facts' }).click()
  await page.route('**/api/user/children/*/info', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
  )
  const submit = dialog(page).getByRole('button', { name: 'Add', exact: true })
  await submit.click()
  await expectToast(page, 'Failed to add info', 'The shelf is full')
  await page.unroute('**/api/user/children/*/info')
  await submit.click()
  await dialog(page).getByRole('button', { name: 'Done' }).click()
  await page.route('**/api/user/children/info/*', (route) => route.fulfill(refusal))
  await dialog(page).getByRole('button', { name: 'Delete: Can whistle' }).click()
  await expectToast(page, 'Failed to delete info', 'Failed to delete info: Conflict')
  await dialog(page).getByRole('button', { name: 'Edit: Can whistle' }).click()
  await dialog(page).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Failed to update info', 'The shelf is full')
})

line('profile-10', async ({ page }) => {
  await signInAs(page.context(), await aFamily({ children: [marigold] }))
  // Profiles with such notes come from the time before items: no call writes them any more.
  await page.route('**/api/user/children', async (route) => {
    const answer = await route.fetch()
    const [child] = await answer.json()
    await route.fulfill({ response: answer, json: [{ ...child, info: 'loves trains, has a sister' }] })
  })
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Info: Marigold' }).click()
  await expect(dialog(page).getByText('loves trains · has a sister')).toBeVisible()
  await expectAccessible(page)
  await page.route('**/info/import', (route) => route.fulfill(refusal))
  await dialog(page).getByRole('button', { name: 'Import' }).click()
  await expectToast(page, 'Failed to import info', 'The shelf is full')
  const checked = page.waitForRequest(
    (request) => request.method() === 'GET' && request.url().endsWith('/info'),
  )
  await dialog(page).getByRole('button', { name: 'Skip' }).click()
  await checked
  await expect(dialog(page).getByRole('button', { name: 'Import' })).toHaveCount(0)
})

line('profile-11', async ({ page }) => {
  await openProfile(page, { children: [marigold] })
  await page.getByRole('button', { name: 'Enhanced Profile: Marigold' }).click()
  const tabs = dialog(page).getByRole('tab')
  await expect(tabs).toHaveText([
    'Basic',
    'Character',
    'Voice',
    'Appearance',
    'Interests',
    'Family',
    'Favorites',
    'Education',
  ])
  const selected = page.getByRole('tab', { selected: true })
  for (const [section, plan] of [
    ['Appearance', 'Starlight'],
    ['Interests', 'Starlight'],
    ['Family', 'Starlight'],
    ['Favorites', 'Starlight'],
    ['Education', 'Moonbeam'],
  ] as const) {
    await expect(async () => {
      // On the tab itself: a dialog that has just opened may still take the focus.
      await selected.press('ArrowRight')
      expect(await selected.innerText()).toBe(section)
    }).toPass({ intervals: [50] })
    await expect(dialog(page).getByText(`Requires ${plan} subscription`)).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'Upgrade' })).toHaveAttribute('href', '/subscribe')
  }
  await expectAccessible(page)
  await dialog(page).getByRole('link', { name: 'Upgrade' }).click()
  await expect(page).toHaveURL('/subscribe')
})

line('profile-12', async ({ page }) => {
  await openProfile(page, { plan: 'starlight', children: [marigold] })
  await page.getByRole('button', { name: 'Enhanced Profile: Marigold' }).click()
  await dialog(page).getByRole('tab', { name: 'Family' }).click()
  await expect(dialog(page).getByText('0 of 5')).toBeVisible()
  const box = dialog(page).getByRole('textbox', { name: 'Add to family' })
  await box.fill(' , ,')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await box.fill('Grandpa Theo, a cat named Button,, grandpa theo')
  await box.press('Enter')
  const entries = dialog(page).getByRole('list', { name: 'Family' }).getByRole('listitem')
  await expect(entries).toHaveText(['Grandpa Theo', 'a cat named Button'])
  await expect(dialog(page).getByText('2 of 5')).toBeVisible()
  await box.fill('one, two, three, four')
  await box.press('Enter')
  await expect(dialog(page).getByText('one, two')).toHaveCount(0)
  await expect(dialog(page).getByText('There is room for 3 more entries.')).toBeVisible()
  await page.route('**/api/user/children/*/info', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refusal) : route.continue(),
  )
  await box.fill('Mama, Papa, Ana')
  await box.press('Enter')
  await expectToast(page, 'Failed to add', 'The shelf is full')
  await expect(box).toHaveValue('Mama, Papa, Ana')
  // The list is read again after a failure.
  await expect(box).toBeEditable()
  await page.unroute('**/api/user/children/*/info')
  await box.press('Enter')
  await expect(dialog(page).getByText('5 of 5')).toBeVisible()
  await expect(dialog(page).getByText('This section is full')).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Remove Papa' }).click()
  await expect(dialog(page).getByText('4 of 5')).toBeVisible()

  // They are items like any other.
  await dialog(page).getByRole('button', { name: 'Close' }).press('Enter')
  await page.getByRole('button', { name: 'Info: Marigold' }).click()
  const list = dialog(page).getByRole('region', { name: 'Info items' })
  await expect(list.getByRole('heading')).toHaveText(['Must Include'])
  await expect(list.getByText('a cat named Button')).toBeVisible()
})

line('profile-13', async ({ page }) => {
  await openProfile(page, { children: [marigold] })
  const select = page.getByRole('combobox', { name: 'Default voice' })
  await expect(select).toHaveText('Choose a voice')
  await select.press('Enter')
  await expect(page.getByRole('option', { disabled: true }).first()).toContainText('Upgrade Required')
  expect(await page.getByRole('option', { disabled: true }).count()).toBeLessThanOrEqual(6)
  const name = (await page.getByRole('option').first().innerText()).split(' (')[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(select).toContainText(name)

  await page.reload()
  await expect(select).toContainText(name)
  await page.getByRole('button', { name: 'Enhanced Profile: Marigold' }).click()
  await dialog(page).getByRole('tab', { name: 'Voice' }).click()
  const available = dialog(page).getByRole('list', { name: 'Available voices' })
  await expect(available.getByRole('button', { name: `Default voice: ${name}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  const premium = dialog(page).getByRole('list', { name: 'Premium voices' }).getByRole('listitem')
  await expect(premium.first()).toContainText('upgrade required')
  expect(await premium.count()).toBeLessThanOrEqual(6)
  await expectAccessible(page)

  await page.route('**/api/tts/preview', (route) => route.fulfill(refusal))
  await available.getByRole('button', { name: `Preview ${name}` }).click()
  await expectToast(page, 'Preview Failed', 'Could not generate voice preview')
  await page.route('**/api/tts/preview', (route) =>
    route.fulfill({ json: { audioUrl: `/media/previews/${'0'.repeat(40)}.mp3`, played: false } }),
  )
  await available.getByRole('button', { name: `Preview ${name}` }).click()
  await expectToast(page, 'Playback Error', 'Could not play voice preview')

  const other = available.getByRole('button', { name: /^Default voice/, pressed: false }).first()
  await page.route('**/default-voice', (route) =>
    route.fulfill({ status: 403, json: { message: 'no', code: 'upgrade_required' } }),
  )
  await other.click()
  await expectToast(page, 'Voice Not Available', 'This voice requires a higher subscription tier.')
  await page.route('**/default-voice', (route) => route.fulfill(refusal))
  await other.click()
  await expectToast(page, 'Update Failed', 'Failed to update default voice')
  await page.unroute('**/default-voice')
  await other.press('Enter')
  await expect(available.getByRole('button', { name: `Default voice: ${name}` })).toHaveAttribute(
    'aria-pressed',
    'false',
  )
})

line('profile-14', async ({ page }) => {
  await openProfile(page, { children: [marigold] })
  const portrait = page.locator('main img[src*="portrait.svg"]').first()
  const before = await portrait.getAttribute('src')
  await page.getByRole('button', { name: 'Character: Marigold' }).click()
  await dialog(page).getByRole('button', { name: 'Generate Character' }).press('Enter')
  await expect(dialog(page).getByText('Awaiting review')).toBeVisible()
  await expect(dialog(page).getByText(/^Marigold is 6 years old, with /)).toBeVisible()
  const drawn = dialog(page).getByRole('img', { name: 'The character of Marigold' })
  const first = await drawn.getAttribute('src')
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Generate New' }).press('Enter')
  await expect(drawn).not.toHaveAttribute('src', first ?? '')
  await expect(dialog(page).getByRole('button', { name: 'Approve' })).toBeEnabled()
  await dialog(page).getByRole('button', { name: 'Approve' }).press('Enter')
  await expect(dialog(page).getByText('Approved')).toBeVisible()
  await expect(dialog(page).getByText('Photo upload comes with Moonbeam')).toBeVisible()

  await page.route('**/approve-character', (route) => route.fulfill(refusal))
  await dialog(page).getByRole('button', { name: 'Generate New' }).click()
  await expectToast(page, 'Update Failed', 'The shelf is full')
  await page.unroute('**/approve-character')
  await page.route('**/generate-character', (route) => route.fulfill(refusal))
  await dialog(page).getByRole('button', { name: 'Generate New' }).click()
  await expectToast(page, 'Generation Failed', 'The shelf is full')
  await dialog(page).getByRole('button', { name: 'Approve' }).click()
  await expect(dialog(page).getByText('Approved')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(portrait).not.toHaveAttribute('src', before ?? '')
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
  await expectToast(page, 'Upload Failed', 'The shelf is full')
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

line('profile-05', async ({ page }) => {
  const children = ['Ana', 'Bo', 'Maximiliana-Theodora von und zu Hohenlohe'].map((name) => ({
    name,
    age: 5,
  }))
  await openProfile(page, { children })
  await expect(page.getByRole('button', { name: 'Add Child' })).toBeDisabled()
  await expect(page.getByText('You have reached the limit of 3 child profiles.')).toBeVisible()
  await expectAccessible(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const needed = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(needed).toBeLessThanOrEqual(width)
  }
})

line('profile-01', async ({ page, signedIn }) => {
  const family = await signedIn()
  await page.goto('/profile')
  const card = page.getByRole('main').locator('dl').first()
  await expect(card).toHaveText(`Username${family.username}`)
  await page.getByRole('button', { name: 'Edit account' }).click()
  const form = page.getByRole('form', { name: 'Account information' })
  await form.getByLabel('Full name').fill('Ada Lovelace')
  await form.getByLabel('Email').fill(`${family.username}@example.org`)
  await form.getByLabel('Current password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(card).toContainText('Ada Lovelace')
  await expect(card).toContainText(`${family.username}@example.org`)
})

line('profile-02', async ({ page }) => {
  await openProfile(page, {})
  await page.getByRole('button', { name: 'Add Child', exact: true }).click()
  const form = page.getByRole('form', { name: 'Add child' })
  const submit = form.getByRole('button', { name: 'Add Child' })
  await form.getByLabel('Age').fill('0')
  await submit.click()
  await expect(form.getByText('Name is required')).toBeVisible()
  await expect(form.getByText('Age must be at least 1')).toBeVisible()
  await form.getByLabel('Age').fill('19')
  await expect(form.getByText('Age must be 18 or under')).toBeVisible()
  await form.getByLabel('Name', { exact: true }).fill('Wilhelmina')
  await form.getByLabel('Age').fill('7')
  await expect(form.getByText('By adding a child you confirm')).toBeVisible()
  await submit.click()
  await expect(page.getByRole('heading', { name: 'Wilhelmina' })).toBeVisible()
  await expect(page.getByText('7 years old')).toBeVisible()
})

line('profile-03', async ({ page }) => {
  await openProfile(page, { children: [marigold] })
  await page.getByRole('button', { name: 'Edit Marigold' }).click()
  const form = page.getByRole('form', { name: 'Edit child' })
  await form.getByLabel('Name', { exact: true }).fill('Mary')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { name: 'Mary' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Marigold' })).toHaveCount(0)
})

line('profile-04', async ({ page }) => {
  const family = await aFamily({ children: [marigold], stories: 1 })
  await signInAs(page.context(), family)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Delete Marigold' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click()
  await expect(page.getByRole('heading', { name: 'Marigold' })).toHaveCount(0)
  const stories = await (await family.api.get('/api/user/stories')).json()
  expect(stories).toHaveLength(1)
})

line('profile-06', async ({ page }) => {
  const children = Array.from({ length: 10 }, (_, place) => ({ name: `Child ${place}`, age: 5 }))
  await openProfile(page, { plan: 'moonbeam', children })
  await expect(page.getByRole('button', { name: 'Add Child', exact: true })).toBeDisabled()
  await expect(page.getByText('You have reached the limit of 10 child profiles.')).toBeVisible()
})

line('profile-16', async ({ page }) => {
  await openProfile(page, { children: [marigold] })
  await page.route(/\/api\/user\/children(\/\d+)?$/, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(refusal),
  )
  await page.getByRole('button', { name: 'Edit Marigold' }).click()
  await page.getByRole('form', { name: 'Edit child' }).getByRole('button', { name: 'Save' }).click()
  await expectToast(page, 'Failed to update child profile', '409: The shelf is full')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete Marigold' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete profile' }).click()
  await expectToast(page, 'Failed to delete child profile', '409: The shelf is full')
  await page.getByRole('button', { name: 'Add Child', exact: true }).click()
  const form = page.getByRole('form', { name: 'Add child' })
  await form.getByLabel('Name', { exact: true }).fill('Tom')
  await form.getByLabel('Age').fill('4')
  await form.getByRole('button', { name: 'Add Child' }).click()
  await expectToast(page, 'Failed to add child profile', '409: The shelf is full')
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue('Tom')
})

const refusal = { status: 409, json: { message: 'The shelf is full', code: 'conflict' } }

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function expectToast(page: Page, title: string, description: string | RegExp): Promise<void> {
  // An open dialog hides everything else from the roles; the toast is announced on its own.
  const toast = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: title })
  await expect(toast).toBeVisible()
  await expect(toast).toContainText(description)
}
