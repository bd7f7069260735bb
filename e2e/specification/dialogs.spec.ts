import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../test.ts'

/** Only their accessibility. What the dialogs say and do: the component tests beside them. */
const dialog = (page: Page) => page.getByRole('dialog')

test('the dialogs of a profile are accessible', async ({ page, signInNewFamily }) => {
  const family = await signInNewFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
  const info = { category: 'core', section: 'family' }
  for (const infoText of ['Mama', 'Papa', 'Ana', 'Grandpa Theo', 'a cat named Button']) {
    await family.api.post(`/api/user/children/${family.children[0]?.id}/info`, {
      data: { ...info, infoText },
    })
  }
  // A profile with a note from before there were items, which no call can create any more.
  await page.route('**/api/user/children', async (route) => {
    const answer = await route.fetch()
    const [child] = await answer.json()
    const other = { ...child, id: 2_000_000, name: 'Tom', info: 'loves trains, has a sister' }
    await route.fulfill({ response: answer, json: [child, other] })
  })
  await page.route('**/api/user/children/2000000/info', (route) => route.fulfill({ json: [] }))
  await page.goto('/profile')

  await page.getByRole('button', { name: 'Edit Marigold' }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel' }).click()

  await page.getByRole('button', { name: 'Info: Tom' }).click()
  await expect(dialog(page).getByRole('button', { name: 'Import' })).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Enhanced Profile: Marigold' }).click()
  for (const [section, words] of [
    ['Family', 'This section is full'],
    ['Education', 'Requires Moonbeam subscription'],
    ['Voice', 'Premium voices'],
  ] as const) {
    await dialog(page).getByRole('tab', { name: section }).click()
    await expect(dialog(page).getByText(words)).toBeVisible()
    await expectAccessible(page)
  }
  await dialog(page).getByRole('tab', { name: 'Character' }).click()
  await dialog(page).getByRole('button', { name: 'Generate Character' }).click()
  await expect(dialog(page).getByText('Awaiting review')).toBeVisible()
  await expectAccessible(page)
})

test('the dialogs of a story are accessible', async ({ page, signInNewFamily }) => {
  const { storyIds } = await signInNewFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
  })
  await page.goto(`/story/${storyIds[0]}`)
  await page.getByRole('button', { name: 'Choose a voice' }).click()
  // The voices are asked for after the providers, and until they are there the field is dimmed.
  await expect(dialog(page).getByRole('combobox').nth(1)).toBeEnabled()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(dialog(page).getByRole('radio', { name: 'For a week' })).toBeChecked()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Share and copy the link' }).click()
  await expect(dialog(page).getByText(`/story/${storyIds[0]}`)).toBeVisible()
  await expectAccessible(page)
  await dialog(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await expect(page.getByRole('radio', { name: /OpenDyslexic/ })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectAccessible(page)
})
