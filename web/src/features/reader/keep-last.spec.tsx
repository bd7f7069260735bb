import {
  backgroundMusic,
  currentUser,
  getStory,
  listStories,
  logout,
  offlineStory,
  type Story,
  type StoryCard,
  urlOf,
} from '@nightlight/contract'
import { fakeCaches } from '../../../test/fake-caches.ts'
import {
  aFamily,
  aStory,
  expect,
  type FakeApi,
  type RenderApp,
  screen,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

/** Chrome on a phone at home. */
const home = { type: 'wifi', effectiveType: '4g' }

interface DeviceOptions {
  readonly plan?: 'firefly' | 'starlight' | 'moonbeam'
  readonly connection?: object
  readonly count?: number
}

/** A signed-in family's device with the caches of a browser, whose connection is known. */
async function onDevice(
  { api, renderApp }: { api: FakeApi; renderApp: RenderApp },
  { plan = 'starlight', connection = home, count = 12 }: DeviceOptions = {},
) {
  const stored = fakeCaches()
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  const stories = Array.from({ length: count }, (_, index) => aPlainStory(index + 1))
  const family = aFamily({ user: { id: 7, tier: plan, subscriptionLevel: plan }, stories })
  api.reply(backgroundMusic, 200, [])
  api.reply(offlineStory, 200, ({ params }) => ({
    allowance: plan === 'starlight' ? 10 : null,
    version: 'v1',
    story: stories.find(({ id }) => id === params.id) ?? aPlainStory(1),
  }))
  await renderApp('/security', { as: family })
  const { keepLast } = await import('./keep-last.ts')
  return { stored, stories, keep: () => keepLast(family.user), user: family.user }
}

/** Without files, which are not part of the contract. The first one is the newest. */
const aPlainStory = (index: number): Story =>
  aStory({
    id: storyId(index),
    title: `Story ${index}`,
    createdAt: new Date(Date.UTC(2026, 10, 24) - index * 86_400_000).toISOString(),
    thumbnailUrl: null,
    audioUrl: null,
    narration: null,
    storyImages: [],
  })

const titlesOnDevice = async () => {
  const { offlineStories } = await import('../offline/index.ts')
  return offlineStories()?.stories.map(({ title }) => title) ?? []
}

const inCache = (stored: Map<string, Map<string, string>>, { id }: StoryCard | Story) =>
  stored.get('nightlight-kept')?.has(urlOf(getStory, { params: { id } })) ?? false

test('the last stories are kept as far as the plan allows, and older ones make room', async ({
  api,
  renderApp,
}) => {
  const { stored, stories, keep } = await onDevice({ api, renderApp })
  await keep()
  expect(await titlesOnDevice()).toEqual(stories.slice(0, 10).map(({ title }) => title))
  expect([...(stored.get('nightlight-kept')?.keys() ?? [])]).toEqual(
    expect.arrayContaining([currentUser.url, listStories.url, backgroundMusic.url]),
  )
  // The oldest one is played again, so it takes the place of the tenth.
  const [oldest, tenth] = [stories[11], stories[9]]
  if (!oldest || !tenth) throw new Error('There are not enough stories')
  localStorage.setItem(`nightlight-place-${oldest.id}`, `{"at":${Date.now()},"section":1}`)
  await keep()
  expect(await titlesOnDevice()).toHaveLength(10)
  expect([inCache(stored, oldest), inCache(stored, tenth)]).toEqual([true, false])
})

test('nothing is kept on a plan without offline stories, over mobile data, or where it is switched off', async ({
  api,
  renderApp,
  user,
}) => {
  const kit = { api, renderApp }
  const { keep } = await onDevice(kit, { plan: 'firefly' })
  await keep()
  expect(screen.queryByRole('switch', { name: /Keep the last stories/ })).toBeNull()
  const onMobileData = await onDevice(kit, { connection: { type: 'cellular' } })
  await onMobileData.keep()
  const atHome = await onDevice(kit)
  await user.click(await screen.findByRole('switch', { name: /Keep the last stories/ }))
  await atHome.keep()
  expect(api.calls(offlineStory)).toEqual([])
  await user.click(screen.getByRole('switch', { name: /Keep the last stories/ }))
  await atHome.keep()
  expect(await titlesOnDevice()).toHaveLength(10)
})

test('a story that is removed by hand stays away, and removing all switches it off', async ({
  api,
  renderApp,
  user,
}) => {
  const { keep } = await onDevice({ api, renderApp }, { count: 3 })
  await keep()
  await user.click(await screen.findByRole('button', { name: 'Remove Story 2 from this device' }))
  await waitFor(async () => expect(await titlesOnDevice()).toEqual(['Story 1', 'Story 3']))
  await keep()
  expect(await titlesOnDevice()).toEqual(['Story 1', 'Story 3'])
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove all' }))
  await waitFor(async () => expect(await titlesOnDevice()).toEqual([]))
  const keeps = screen.getByRole('switch', { name: /Keep the last stories/ })
  expect(keeps.getAttribute('aria-checked')).toBe('false')
})

test('signing out while stories are being kept leaves nothing of them', async ({ api, renderApp, user }) => {
  const { stored, keep } = await onDevice({ api, renderApp })
  api.reply(logout, 204, null)
  const release = api.hold(offlineStory)
  const keeping = keep()
  await waitFor(() => expect(api.calls(offlineStory)).toHaveLength(1))
  await user.click(screen.getByRole('button', { name: /^Account menu/ }))
  // Nobody is asked about what is there by itself.
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await toast('Logged out')
  release()
  await keeping
  expect(api.calls(offlineStory)).toHaveLength(1)
  expect(await titlesOnDevice()).toEqual([])
  expect(stored.size).toBe(0)
  expect(localStorage.getItem('nightlight-kept')).toBeNull()
})
