import type { Page } from '@playwright/test'
import { startTcpProxy, type TcpProxy } from '../../server/test/databases/tcp-proxy.ts'
import { address } from '../address.ts'
import { aFamily, signInAs } from '../family.ts'
import { playbackPosition } from '../player.ts'
import { expect, expectAccessible, storyTimeout, test, toast } from '../test.ts'

test.use({
  serviceWorkers: 'allow',
  ignoredMessages: /ERR_CONNECTION_\w+|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|ERR_FAILED/,
})

/** The way to the server, for the page and its worker alike: what the browser emulates does not reach every worker. */
let way: TcpProxy
test.beforeAll(async () => {
  way = await startTcpProxy(address)
})
test.afterAll(async () => void (await way.close()))
test.beforeEach(() => way.mend())
const at = (path: string) => `http://localhost:${new URL(way.url).port}${path}`

/** The worker has taken over, so that the next page without a network is its. */
const workerIsThere = (page: Page) =>
  expect.poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null')).toBe(true)

test('a story is kept, and read and heard without a network', async ({ page, context }) => {
  const family = await aFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold', age: 6 }],
    stories: 2,
    narrated: true,
  })
  const [kept, other] = family.storyIds
  await signInAs(context, family)
  await page.goto(at(`/story/${kept}`))
  const title = await page.getByRole('heading', { level: 1 }).innerText()
  await workerIsThere(page)
  const keep = page.getByRole('button', { name: 'Save to this device' })
  await expect(async () => {
    // The voice may still be recording: then it says so, and can be asked again.
    if (await keep.isVisible()) await keep.click()
    await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeVisible({
      timeout: 10_000,
    })
  }).toPass(storyTimeout)
  await expectAccessible(page)

  way.cut()
  await page.goto(at('/library'))
  await expect(page.getByText('You are offline.')).toBeVisible()
  const shelf = page.getByRole('article')
  await expect(shelf.filter({ hasText: title }).first()).toContainText('On this device')
  await expect(shelf.filter({ hasText: 'Not on this device' })).toHaveCount(1)
  await expectAccessible(page)

  await page.goto(at(`/story/${kept}`))
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  const pictures = page.locator('article img')
  await expect
    .poll(() =>
      pictures.first().evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth),
    )
    .toBeGreaterThan(100)
  await page.getByRole('button', { name: 'Play', exact: true }).first().click()
  await expect.poll(() => playbackPosition(page)).toBeGreaterThan(3)
  await page.goto(at(`/story/${other}`))
  await expect(page.getByRole('heading', { name: /Failed to load story/ })).toBeVisible()

  // Back on a network, the account is told where the device stopped.
  way.mend()
  await page.goto(at('/library'))
  await expect(page.getByText('You are offline.')).toBeHidden()
  await expect
    .poll(
      async () =>
        (await (await family.api.get(`/api/stories/${kept}`)).json()).readingPosition?.positionMs ?? 0,
    )
    .toBeGreaterThan(0)

  await page.goto(at('/security'))
  await expect(page.getByText('1 story takes')).toBeVisible()

  await page.getByRole('button', { name: /^Account menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  const ask = page.getByRole('alertdialog')
  await expect(ask).toContainText('This removes 1 story from this device')
  await ask.getByRole('button', { name: 'Log out' }).click()
  await expect(toast(page, 'Logged out')).toBeVisible()
  expect(await page.evaluate<boolean>("caches.has('nightlight-kept')")).toBe(false)
  expect(await page.evaluate<string | null>("localStorage.getItem('nightlight-kept')")).toBeNull()
})

test('a story that is deleted elsewhere leaves the device, and a plan that keeps none offers none', async ({
  page,
  context,
}) => {
  const family = await aFamily({ plan: 'moonbeam', children: [{ name: 'Marigold', age: 6 }], stories: 1 })
  const [id] = family.storyIds
  await signInAs(context, family)
  await page.goto(at(`/story/${id}`))
  await page.getByRole('button', { name: 'Save to this device' }).click()
  await expect(page.getByRole('button', { name: 'Remove from this device' })).toBeVisible(storyTimeout)
  expect((await family.api.delete(`/api/stories/${id}`)).ok()).toBe(true)
  await page.goto(at('/library'))
  await expect(toast(page, '1 story was removed from this device')).toBeVisible()

  const modest = await aFamily({ children: [{ name: 'Ottilie', age: 5 }], stories: 1 })
  await context.clearCookies()
  await signInAs(context, modest)
  await page.goto(at(`/story/${modest.storyIds[0]}`))
  await expect(page.getByRole('button', { name: 'Download text' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to this device' })).toHaveCount(0)
})
