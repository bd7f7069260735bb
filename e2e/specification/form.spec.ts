import type { Page } from '@playwright/test'
import { type Family, signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect, toast } from '../tester.ts'

const form = (page: Page) => page.getByRole('form', { name: 'Story' })
const select = (page: Page, label: string) => form(page).getByRole('combobox', { name: label })
const submit = (page: Page) => form(page).getByRole('button', { name: 'Create Story' })

async function openForm(page: Page, family: Family): Promise<void> {
  await signInAs(page.context(), family)
  await page.goto('/')
  await expect(form(page)).toBeVisible()
  // The voices come last, and choose the default one.
  await expect(select(page, 'Narrator voice')).not.toHaveText(/Choose a voice|Loading voices/)
}

const options = async (page: Page, label: string) => {
  await select(page, label).click()
  return page.getByRole('option')
}

line('form-01', async ({ page, parent }) => {
  await openForm(page, parent)
  await expect(select(page, 'Main characters')).toContainText('Marigold')
  await expect(select(page, 'Main characters')).not.toContainText('Tom')
  await expect(select(page, 'Theme')).toContainText('Adventure')
  await expect(select(page, 'Length')).toContainText('Medium')
  await expect(form(page).getByRole('switch', { name: 'Audio narration' })).toBeChecked()
  await expect(select(page, 'Reading pace')).toContainText('Bedtime Story')
})

line('form-02', async ({ page, parent }) => {
  await openForm(page, parent)
  const found = await options(page, 'Main characters')
  await expect(found).toHaveText([
    /Marigold.*age 6.*owls, trains and the\.\.\.$/,
    /Tom.*age 4.*None yet/,
    /Ada.*age 9.*chess$/,
  ])
})

line('form-03', async ({ page, parent }) => {
  await openForm(page, parent)
  await select(page, 'Main characters').click()
  const search = page.getByPlaceholder('Search children...')
  await search.fill('tom')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('option').click()
  await search.fill('nobody of that name')
  await expect(page.getByText('No child profiles found.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(select(page, 'Main characters')).toHaveText('Marigold, Tom')
})

line('form-04', async ({ page, parent }) => {
  await openForm(page, parent)
  await select(page, 'Main characters').click()
  await expect(page.getByPlaceholder('Search children...')).toBeVisible()
  const list = page.getByRole('listbox')
  await expect(list).toHaveCSS('max-height', '200px')
  await page.getByRole('option', { name: /Marigold/ }).click()
  await page.keyboard.press('Escape')
  await expect(select(page, 'Main characters')).toHaveText('Select children to include')
})

line('form-05', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/user/children', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('status').filter({ hasText: 'Loading profiles...' })).toBeAttached()
  held.resolve()
  await expect(form(page)).toBeVisible()
})

line('form-06', async ({ page, parent }) => {
  await openForm(page, parent)
  await expect(await options(page, 'Theme')).toHaveText([
    'Adventure',
    'Fantasy',
    'Friendship',
    'Animals',
    'Space',
    'Pirates',
    'Princesses',
    'Superheroes',
    'Mystery',
    'Sports',
  ])
})

line('form-07', async ({ page, parent }) => {
  await openForm(page, parent)
  await expect(await options(page, 'Length')).toHaveText([
    'Short (3-5 minutes)',
    'Medium (5-8 minutes)',
    'Long (8-12 minutes)',
  ])
})

line('form-08', async ({ page, parent }) => {
  await openForm(page, parent)
  const add = form(page).getByRole('button', { name: 'Add Character' })
  await expect(add).toBeDisabled()
  await form(page).getByLabel('Name', { exact: true }).fill('Biscuit')
  await expect(add).toBeDisabled()
  await form(page).getByLabel('Relationship').fill('dog')
  await add.click()
  await expect(form(page).getByRole('listitem').filter({ hasText: 'Biscuit' })).toContainText('dog')
  await expect(add).toBeDisabled()
})

line('form-09', async ({ page, parent }) => {
  await openForm(page, parent)
  const found = await options(page, 'From your profiles')
  await expect(found).toHaveText([/Tom/, /Ada/])
  await found.first().click()
  await page.keyboard.press('Escape')
  await expect(select(page, 'From your profiles')).toHaveText('Tom')
})

line('form-10', async ({ page, parent }) => {
  await openForm(page, parent)
  const chosen = await (await parent.api.get('/api/tts/voices/default')).json()
  const voices = await (await parent.api.get('/api/tts/voices/approved')).json()
  const voice = voices.find(({ voiceId }: { voiceId: string }) => voiceId === chosen.voiceId)
  await expect(select(page, 'Narrator voice')).toContainText(voice.name)
})

line('form-11', async ({ page, signedIn }) => {
  const family = await signedIn({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
  const [child] = family.children
  const voices = await (await family.api.get('/api/tts/voices/approved')).json()
  const voice = voices.find(
    (each: { isAccessible: boolean; isDefault: boolean }) => each.isAccessible && !each.isDefault,
  )
  const { providerId, voiceId } = voice
  await family.api.post(`/api/user/children/${child?.id}/default-voice`, { data: { providerId, voiceId } })
  await openForm(page, family)
  await expect(select(page, 'Narrator voice')).toContainText(voice.name)
})

line('form-12', async ({ page, signedIn }) => {
  await openForm(page, await signedIn({ children: [{ name: 'Marigold', age: 6 }] }))
  const gated = (await options(page, 'Narrator voice')).filter({ hasText: 'Upgrade Required' })
  await expect(gated.first()).toHaveAttribute('aria-disabled', 'true')
  await expect(page.locator('[role=option]:not([aria-disabled])')).toHaveCount(2)
})

line('form-13', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.route('**/api/tts/voices/approved', (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await select(page, 'Narrator voice').click()
  await expect(page.getByText('No voices available')).toBeVisible()
})

line('form-14', async ({ page, parent }) => {
  await openForm(page, parent)
  await expect(await options(page, 'Reading pace')).toHaveText([
    'Gentle Lullaby',
    'Bedtime Story',
    'Cozy Reading',
  ])
})

line('form-15', async ({ page, parent }) => {
  // The sample goes round until the test has looked.
  await page.addInitScript({
    content: `
      const play = HTMLMediaElement.prototype.play
      HTMLMediaElement.prototype.play = function () {
        window.sample = this
        this.loop = true
        return play.call(this)
      }`,
  })
  await openForm(page, parent)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/tts/preview', async (route) => {
    await held.promise
    await route.continue()
  })
  await form(page).getByRole('button', { name: 'Preview voice' }).click()
  await expect(form(page).getByRole('button', { name: 'Generating Preview...' })).toBeDisabled()
  held.resolve()
  await expect(form(page).getByRole('button', { name: 'Playing Preview...' })).toBeDisabled()
  await page.evaluate('window.sample.loop = false')
  await expect(form(page).getByRole('button', { name: 'Preview voice' })).toBeEnabled()
})

line('form-16', async ({ page, parent }) => {
  await openForm(page, parent)
  await page.route('**/api/tts/preview', (route) => route.fulfill({ status: 404, body: 'No such voice' }))
  await form(page).getByRole('button', { name: 'Preview voice' }).click()
  await expect(toast(page, 'Preview Failed')).toBeVisible()
  await expect(form(page).getByRole('button', { name: 'Preview voice' })).toBeEnabled()
})

line('form-17', async ({ page, parent }) => {
  await openForm(page, parent)
  await page.route('**/api/tts/preview', (route) =>
    route.fulfill({ json: { audioUrl: '/media/no-such-sound.mp3', played: false } }),
  )
  await form(page).getByRole('button', { name: 'Preview voice' }).click()
  await expect(toast(page, 'Failed to play the audio sample.')).toBeVisible()
})

line('form-18', async ({ page, parent }) => {
  await openForm(page, parent)
  await select(page, 'Main characters').click()
  await page.getByRole('option', { name: /Marigold/ }).click()
  await page.keyboard.press('Escape')
  await submit(page).click()
  await expect(form(page).getByText('At least one main character must be selected')).toBeVisible()
  await expect(toast(page, 'Form Error')).toContainText(
    'Please select at least one main character for your story.',
  )
})

line('form-19', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.route('**/api/tts/voices/approved', (route) => route.fulfill({ json: [] }))
  await page.goto('/')
  await submit(page).click()
  await expect(form(page).getByText('Please select a voice for audio generation')).toBeVisible()
})

line('form-20', async ({ page, parent }) => {
  await openForm(page, parent)
  const box = await form(page).getByLabel('Additional details').boundingBox()
  expect(box?.height).toBeGreaterThanOrEqual(100)
})

line('form-21', async ({ page, parent }) => {
  await openForm(page, parent)
  const held = Promise.withResolvers<void>()
  await page.route('**/api/stories/generate', async (route) => {
    await held.promise
    await route.fulfill({ status: 404, body: 'That is enough' })
  })
  await submit(page).click()
  const busy = page.getByRole('button', { name: 'Creating Your Story...', includeHidden: true })
  await expect(busy).toBeDisabled()
  held.resolve()
  await expect(submit(page)).toBeEnabled()
})

line('form-22', async ({ page, parent }) => {
  await openForm(page, parent)
  await form(page).getByLabel('Additional details').fill('a blue blanket')
  await (await options(page, 'Theme')).filter({ hasText: 'Pirates' }).click()
  await page.reload()
  await expect(form(page).getByLabel('Additional details')).toHaveValue('a blue blanket')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'Child profiles' })).toBeVisible()
  await page.goto('/')
  await expect(form(page).getByLabel('Additional details')).toHaveValue('a blue blanket')
  await expect(select(page, 'Theme')).toContainText('Pirates')
})

line('form-23', async ({ page, parent }) => {
  await openForm(page, parent)
  const audio = form(page).getByRole('switch', { name: 'Audio narration' })
  await audio.click()
  await expect(audio).not.toBeChecked()
  await page.reload()
  await expect(audio).toBeChecked()
})

line('form-24', async ({ page, signedIn }) => {
  await openForm(page, await signedIn({ children: [{ name: 'Marigold', age: 6 }] }))
  await expect(select(page, 'Length')).toContainText('Short')
  const found = await options(page, 'Length')
  await expect(found.nth(1)).toHaveText(/Medium.*Starlight/)
  await expect(found.nth(1)).toHaveAttribute('aria-disabled', 'true')
})

line('form-25', async ({ page, parent }) => {
  await openForm(page, parent)
  await page.route('**/api/stories/generate', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in first.', code: 'unauthenticated' } }),
  )
  await submit(page).click()
  await expect(toast(page, 'Authentication Error')).toContainText(
    'You need to be logged in to generate stories. Please log in and try again.',
  )
})

line('form-26', async ({ page, parent }) => {
  await openForm(page, parent)
  await page.route('**/api/stories/generate', (route) =>
    route.fulfill({ status: 409, body: 'The plot has thickened' }),
  )
  await submit(page).click()
  await expect(toast(page, '409: The plot has thickened')).toBeVisible()
})

line('form-27', async ({ page, parent }) => {
  await openForm(page, parent)
  await page.route('**/api/stories/generate', (route) => route.fulfill({ status: 200, json: {} }))
  await submit(page).click()
  await expect(
    toast(page, "Your story was created but we couldn't navigate to it. Please check the Story Library."),
  ).toBeVisible()
})

line('form-28', async ({ page, parent, context }) => {
  await signInAs(context, parent)
  await page.route('**/api/user/story-quota', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), used: 3, remaining: 0 } })
  })
  await page.goto('/')
  await expect(submit(page)).toBeDisabled()
  await expect(form(page).getByText('Limit Reached')).toBeVisible()
})
