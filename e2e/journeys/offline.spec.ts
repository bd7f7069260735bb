import type { Page } from '@playwright/test'
import { startTcpProxy, type TcpProxy } from '../../server/test/databases/tcp-proxy.ts'
import { address } from '../address.ts'
import { playbackPosition, showMore } from '../player.ts'
import { expect, expectAccessible, storyTimeout, test, toast } from '../test.ts'

test.use({
  serviceWorkers: 'allow',
  ignoredMessages: /ERR_CONNECTION_\w+|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_FAILED/,
})

/** Between the browser and the server: Playwright's emulated offline mode does not apply to every service worker. */
let proxy: TcpProxy
test.beforeAll(async () => {
  proxy = await startTcpProxy(address)
})
test.afterAll(async () => void (await proxy.close()))
test.beforeEach(() => proxy.restore())
const at = (path: string) => `http://localhost:${new URL(proxy.url).port}${path}`

/** From then on the service worker serves the pages when there is no network. */
const waitForServiceWorker = (page: Page) =>
  page.evaluate(`new Promise((resolve) => {
    if (navigator.serviceWorker.controller) resolve()
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })`)

test('stories that were saved or kept by themselves are read and played without a network, and removed by logging out', async ({
  page,
  signInNewFamily,
}) => {
  const family = await signInNewFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 2,
    narrated: true,
  })
  const [savedId, keptId] = family.storyIds
  await page.goto(at(`/story/${savedId}`))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await waitForServiceWorker(page)
  await showMore(page)
  // Is there when the whole story is narrated.
  await expect(page.getByRole('button', { name: 'Download audio' })).toBeVisible(storyTimeout)
  await page.getByRole('button', { name: 'Save to this device' }).click()
  await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeVisible(storyTimeout)
  await expectAccessible(page)
  await expect
    .poll(async () => (await (await family.api.get(`/api/stories/${keptId}`)).json()).narration.status)
    .toBe('ready')
  await page.goto(at('/security'))
  // The other one is there without having been asked for.
  await expect(page.getByText('2 stories take')).toBeVisible(storyTimeout)
  await expect(page.getByText('kept automatically', { exact: true })).toHaveCount(1)
  await expectAccessible(page)

  proxy.cut()
  await page.goto(at('/library'))
  await expect(page.getByText('You are offline.')).toBeVisible()
  const cards = page.getByRole('article')
  await expect(cards.filter({ hasText: title }).first()).toContainText('On this device')
  await expect(cards.filter({ hasText: 'Not on this device' })).toHaveCount(0)
  await expectAccessible(page)

  await page.goto(at(`/story/${savedId}`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const pictures = page.locator('article img')
  await expect
    .poll(() =>
      pictures.first().evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    )
    .toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  // The first seconds of a story are not saved as a position.
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(3)
  await page.goto(at(`/story/${keptId}`))
  await expect(page.getByRole('button', { name: 'Play', exact: true }).first()).toBeVisible()
  await page.goto(at('/story/01900000-0000-7000-8000-000000000000'))
  await expect(page.getByRole('heading', { name: /Failed to load story/ })).toBeVisible()

  // With the network back, the device sends its position in the story.
  proxy.restore()
  await page.goto(at('/library'))
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect
    .poll(
      async () =>
        (await (await family.api.get(`/api/stories/${savedId}`)).json()).readingPosition?.positionMs ?? 0,
    )
    .toBeGreaterThan(0)

  const { storyImages, thumbnailUrl, narration } = await (
    await family.api.get(`/api/stories/${savedId}`)
  ).json()
  const files = [storyImages[0].url, thumbnailUrl, narration.audioUrl]
  expect(await statusesOf(page, files)).toEqual([200, 200, 200])
  await page.evaluate(
    `localStorage.setItem('nightlight-draft-${family.id}', '{"additionalDetails":"a secret"}')`,
  )

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const confirmation = page.getByRole('alertdialog')
  await expect(confirmation).toContainText('This removes 1 story from this device')
  await confirmation.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'Logged out')).toBeVisible()
  expect(await page.evaluate<boolean>("caches.has('nightlight-kept')")).toBe(false)
  // Nothing of the family is left, wherever the next user of the browser may look.
  expect(await statusesOf(page, files)).toEqual([404, 404, 404])
  expect(await page.evaluate<string[]>('Object.keys(localStorage)')).not.toContainEqual(
    expect.stringMatching(/kept|draft|place/),
  )
  expect(await page.evaluate<unknown[]>('indexedDB.databases()')).toEqual([])
})

/** What the browser's page gets for these addresses. A reply in its cache is good enough, however old it is. */
const statusesOf = (page: Page, urls: readonly string[]) =>
  page.evaluate<number[]>(
    `Promise.all(${JSON.stringify(urls)}.map((url) => fetch(url, { cache: 'force-cache' }).then(({ status }) => status)))`,
  )

test('a story that is deleted elsewhere is removed from the device', async ({ page, signInNewFamily }) => {
  const family = await signInNewFamily({
    plan: 'moonbeam',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 1,
  })
  const [id] = family.storyIds
  await page.goto(at(`/story/${id}`))
  await showMore(page)
  await page.getByRole('button', { name: 'Save to this device' }).click()
  await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeVisible(storyTimeout)
  expect((await family.api.delete(`/api/stories/${id}`)).ok()).toBe(true)
  await page.goto(at('/library'))
  await expect(toast(page, '1 story was removed from this device')).toBeVisible()
})
