import { signInAs } from '../family.ts'
import { expect, expectAccessible, test } from '../test.ts'

test('a thousand stories are searched without drawing them all', async ({
  page,
  familyWithChildren,
  context,
}) => {
  await signInAs(context, familyWithChildren)
  const card = (place: number) => ({
    id: `01930000-0000-7000-8000-${String(place).padStart(12, '0')}`,
    title: place === 700 ? 'The Whale Who Whistled' : `Story number ${place}`,
    thumbnailUrl: null,
    audioUrl: null,
    duration: 5,
    favorite: place % 10 === 0,
    isSample: false,
    childrenIncluded: [{ id: null, name: place % 2 === 0 ? 'Zoë' : 'Oskar' }],
    createdAt: '2026-11-20T19:00:00Z',
    excerpt: 'The moon put a ladder down.',
    theme: 'space',
    status: 'ready',
    progress: null,
  })
  const cards = Array.from({ length: 1000 }, (_, place) => card(place))
  await page.route('**/api/stories', (route) => route.fulfill({ json: cards }))
  await page.goto('/library')
  const books = page.locator('main article')
  await expect(books.first()).toBeVisible()
  expect(await books.count()).toBeLessThan(100)
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('whale')
  await expect(books).toHaveCount(1)
  await expect(page.getByText('1 of 1000 stories', { exact: true })).toHaveRole('status')
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('zoe')
  await page.getByRole('button', { name: 'Favourites only' }).click()
  await expect(page.getByText('100 of 1000 stories', { exact: true })).toHaveRole('status')
  await expectAccessible(page)
})
