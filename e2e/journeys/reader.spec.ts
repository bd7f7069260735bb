import type { BrowserContext, Page } from '@playwright/test'
import { expect, expectAccessible, test } from '../tester.ts'

const password = 'lantern light'

interface Parent {
  readonly username: string
  readonly storyId: string
}

/** An account with one child and one story, made by the calls that the screens make. */
async function aParent({ request }: BrowserContext, wish: object = {}): Promise<Parent> {
  const username = `reader-${Date.now()}`
  const account = { username, password, confirmPassword: password }
  expect((await request.post('/api/register', { data: account })).ok()).toBe(true)
  const child = await request.post('/api/user/children', { data: { name: 'Marigold', age: 6 } })
  const { id } = await child.json()
  const story = { mainCharacterIds: [id], storyTheme: 'adventure', storyLength: 'short', ...wish }
  const made = await request.post('/api/stories/generate', { data: story, timeout: 120_000 })
  expect(made.ok()).toBe(true)
  return { username, storyId: (await made.json()).id }
}

/** Seconds into the narration, as the player shows its `currentTime`. */
const heard = async (page: Page) =>
  Number(await page.getByRole('slider', { name: 'Position' }).getAttribute('aria-valuenow'))
const play = (page: Page) => page.getByRole('button', { name: 'Play', exact: true }).click()

test.describe.configure({ timeout: 180_000 })

test('a story is shared by a link, and the link is closed again', async ({ page, context, browser }) => {
  const { storyId } = await aParent(context, { generateAudio: false })
  await page.goto(`/story/${storyId}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog', { name: 'This story is shared' })
  await expect(dialog.getByText(`/story/${storyId}`)).toBeVisible()
  await expectAccessible(page)

  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto(`/story/${storyId}`)
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
  for (const name of ['Share', 'Favourite', 'Delete'])
    await expect(visitor.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: 'Register' })).toHaveCount(0)
  await expectAccessible(visitor)

  await dialog.getByRole('button', { name: 'Stop sharing' }).click()
  await expect(dialog).toHaveCount(0)
  await visitor.reload()
  await expect(visitor.getByText('Failed to load story. Please try again later.')).toBeVisible()
  await visitor.context().close()
})

test('a story is deleted and brought back, and what fails is taken back', async ({ page, context }) => {
  const { storyId } = await aParent(context, { generateAudio: false })
  await page.goto(`/story/${storyId}`)
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  const refused = { status: 409, json: { message: 'Not now', code: 'conflict' } }

  await page.route('**/favorite', (route) => route.fulfill(refused))
  await page.getByRole('button', { name: 'Favourite' }).click()
  await expect(page.getByText('Failed to update favorite status').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Favourite' })).toHaveAttribute('aria-pressed', 'false')

  const deletion = (url: URL) => url.pathname === `/api/stories/${storyId}`
  await page.route(deletion, (route) =>
    route.request().method() === 'DELETE' ? route.fulfill(refused) : route.fallback(),
  )
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete story' }).click()
  await expect(page.getByText('Failed to delete the story').first()).toBeVisible()
  await page.unroute(deletion)

  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Delete story' }).click()
  await expect(page).toHaveURL('/library')
  await expect(page.getByText("You haven't created any stories yet.")).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('the voice is followed, left, found again and led by the keyboard', async ({
  page,
  context,
  browser,
}) => {
  const { username, storyId } = await aParent(context)
  await page.goto(`/story/${storyId}`)
  await page.locator('main').focus()
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.locator('[data-spoken]')).toBeVisible({ timeout: 20_000 })
  await expect(page.locator('[data-lit] [data-spoken]')).toHaveCount(1)

  const lit = page.locator('[data-lit]')
  const first = await lit.innerText()
  await page.keyboard.press('ArrowRight')
  await expect(lit).not.toHaveText(first)
  await page.keyboard.press('ArrowLeft')
  await expect(lit).toHaveText(first)

  await page.mouse.move(200, 300)
  await page.mouse.wheel(0, 2500)
  const back = page.getByRole('button', { name: 'Back to the voice' })
  await expect(back).toBeVisible()
  await expectAccessible(page)
  await back.click()
  await expect(back).toHaveCount(0)
  await expect(page.locator('[data-spoken]')).toBeInViewport()

  const word = page.locator('[data-section="1"] [data-word="2"]')
  const spoken = await word.innerText()
  await word.scrollIntoViewIfNeeded()
  await word.click()
  await expect(page.locator('[data-section="1"] [data-spoken]').first()).toBeVisible()
  expect(spoken.length).toBeGreaterThan(0)
  const stopped = await heard(page)
  expect(stopped).toBeGreaterThan(3)
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.goto('/about')

  const tablet = await browser.newContext()
  const login = await tablet.request.post('/api/auth/login', { data: { username, password } })
  expect(login.ok()).toBe(true)
  const other = await tablet.newPage()
  await other.goto(`/story/${storyId}`)
  await expect.poll(() => heard(other)).toBeGreaterThan(3)
  await tablet.close()
})

test('the screen grows dark while a story is heard, and a touch brings the light back', async ({
  page,
  context,
}) => {
  const { storyId } = await aParent(context)
  await page.clock.install()
  await page.goto(`/story/${storyId}`)
  await play(page)
  const shade = page.locator('[data-dusk]')
  await expect.poll(() => heard(page), { timeout: 20_000 }).toBeGreaterThan(0.3)
  await expect(shade).toHaveAttribute('data-dusk', '0')
  await page.clock.fastForward(20_000)
  await expect(shade).toHaveAttribute('data-dusk', '1')
  await page.clock.fastForward(8000)
  await expect(shade).toHaveAttribute('data-dusk', '2')
  await page.keyboard.press('Shift')
  await expect(shade).toHaveAttribute('data-dusk', '0')

  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await page.getByRole('switch', { name: 'Dim the screen' }).click()
  await expect(shade).toHaveCount(0)
})

test('a typeface is fetched when it is chosen, and stays chosen', async ({ page, context }) => {
  const { storyId } = await aParent(context, { generateAudio: false })
  const fetched: string[] = []
  page.on('request', (request) => void fetched.push(request.url()))
  await page.goto(`/story/${storyId}`)
  await page.getByRole('button', { name: 'Text', exact: true }).click()
  await expectAccessible(page)
  expect(fetched.filter((url) => /atkinson|opendyslexic/.test(url))).toEqual([])
  await page.getByRole('radio', { name: /Atkinson Hyperlegible/ }).click()
  await expect.poll(() => fetched.some((url) => /atkinson.*woff2/.test(url))).toBe(true)
  await page.reload()
  const text = page.locator('[data-section="0"]')
  await expect(text).toHaveCSS('font-family', /Atkinson Hyperlegible/)
  expect(fetched.filter((url) => url.includes('opendyslexic'))).toEqual([])
})

test('a thousand stories are searched without drawing them all', async ({ page, context }) => {
  await aParent(context, { generateAudio: false })
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
  await expect(page.getByRole('status')).toHaveText('1 of 1000 stories')
  await page.getByRole('searchbox', { name: 'Search stories' }).fill('zoe')
  await page.getByRole('button', { name: 'Favourites only' }).click()
  await expect(page.getByRole('status')).toHaveText('100 of 1000 stories')
  await expectAccessible(page)
})
