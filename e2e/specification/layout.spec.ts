import { signInAs } from '../family.ts'
import { line } from '../specification.ts'
import { expect } from '../test.ts'

line('home-04', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Create Your Story' }).click()
  await expect(page.locator('#create-story')).toBeInViewport()
  await expect
    .poll(() =>
      page.locator('#create-story').evaluate((section) => Math.abs(section.getBoundingClientRect().top)),
    )
    .toBeLessThan(120)
})

line(['form-04', 'form-20'], async ({ page, familyWithChildren, context }) => {
  await signInAs(context, familyWithChildren)
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Story' })
  const details = await form.getByLabel('Additional details').boundingBox()
  expect(details?.height).toBeGreaterThanOrEqual(100)
  await form.getByRole('combobox', { name: 'Main characters' }).click()
  await expect(page.getByRole('listbox')).toHaveCSS('max-height', '200px')
})

line('library-02', async ({ page, signInNewFamily }) => {
  await signInNewFamily({ children: [{ name: 'Marigold', age: 6 }], stories: 1 })
  // The family's one story, many times over.
  await page.route(/\/api\/stories(\?.*)?$/, async (route) => {
    const answer = await route.fetch()
    const [story] = await answer.json()
    const json = Array.from({ length: 7 }, (_, index) => ({
      ...story,
      id: `${story.id.slice(0, -1)}${index}`,
    }))
    await route.fulfill({ response: answer, json })
  })
  await page.goto('/library')
  const cards = page.getByRole('main').getByRole('article')
  for (const [width, columns] of [
    [390, 1],
    [820, 2],
    [1280, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await expect(cards).toHaveCount(7)
    const left = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    expect(new Set(left.map(Math.round)).size).toBe(columns)
  }
})

line('frame-02', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  const theme = page.locator('html')
  await expect(theme).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(theme).toHaveAttribute('data-theme', 'light')
  await page.reload()
  await expect(theme).toHaveAttribute('data-theme', 'light')
})

/** Which is there where, and that the rest is not; what is in them: web/src/app/frame.spec.tsx. */
line(['frame-01', 'frame-03', 'frame-06'], async ({ page }) => {
  const header = page.getByRole('banner')
  const main = header.getByRole('navigation', { name: 'Main' })
  const mobile = page.getByRole('navigation', { name: 'Mobile' })
  await page.goto('/about')
  await expect(mobile.getByRole('link')).toHaveText(['Home', 'Create', 'Library', 'Login'])
  await expect(main).toBeHidden()
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(main.getByRole('link')).toHaveText(['Magical Home', 'Story Library'])
  await expect(header.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Register' })).toBeVisible()
  await expect(mobile).toBeHidden()
})

/** Nobody has to push a page sideways, whatever a child is called. */
line('profile-05', async ({ page, signInNewFamily }) => {
  const names = ['Ana', 'Bo', 'Maximiliana-Theodora von und zu Hohenlohe']
  await signInNewFamily({ children: names.map((name) => ({ name, age: 5 })) })
  await page.goto('/profile')
  await expect(page.getByText('You have reached the limit of 3 child profiles.')).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    const needed = await page.locator('html').evaluate((html) => html.scrollWidth)
    expect(needed).toBeLessThanOrEqual(width)
  }
})
