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
import { onTestFinished, vi } from 'vitest'
import { fakeCaches } from '../../../test/fake-caches.ts'
import {
  aFamily,
  aStory,
  expect,
  type FakeApi,
  type RenderApp,
  type RenderPart,
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

/** A signed-in family's device with the caches of a browser, whose connection is known. The whole app would keep stories by a timer too. */
async function onDevice(
  { api, renderPart, renderApp }: { api: FakeApi; renderPart: RenderPart; renderApp?: RenderApp },
  { plan = 'starlight', connection = home, count = 12 }: DeviceOptions = {},
) {
  const stored = fakeCaches()
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const stories = Array.from({ length: count }, (_, index) => aPlainStory(index + 1))
  const family = aFamily({ user: { id: 7, tier: plan, subscriptionLevel: plan }, stories })
  api.reply(backgroundMusic, 200, [])
  api.reply(offlineStory, 200, ({ params }) => ({
    allowance: plan === 'starlight' ? 10 : null,
    version: 'v1',
    story: stories.find(({ id }) => id === params.id) ?? aPlainStory(1),
  }))
  const { OnThisDevice, removeAllOfflineStories } = await import('../offline/index.ts')
  await removeAllOfflineStories()
  if (renderApp) await renderApp('/security', { as: family })
  else await renderPart(async () => <OnThisDevice />, { as: family })
  const { keepLast } = await import('./keep-last.ts')
  return { stored, stories, keep: () => keepLast(family.user), user: family.user }
}

/** Without files, which are not part of the contract. The first one is the newest. */
const aPlainStory = (index: number): Story =>
  aStory({
    id: storyId(index),
    title: `Story ${index}`,
    createdAt: new Date(Date.now() - index * 86_400_000).toISOString(),
    thumbnailUrl: null,
    audioUrl: null,
    narration: null,
    storyImages: [],
  })

const titlesOnDevice = async () => {
  const { offlineStories } = await import('../offline/index.ts')
  return offlineStories()?.stories.map(({ title }) => title) ?? []
}

const jsonOf = (stored: Map<string, Map<string, string>>, id: string) =>
  stored.get('nightlight-kept')?.get(urlOf(getStory, { params: { id } }))

const inCache = (stored: Map<string, Map<string, string>>, { id }: StoryCard | Story) =>
  stored.get('nightlight-kept')?.has(urlOf(getStory, { params: { id } })) ?? false

test('the last stories are kept as far as the plan allows, and older ones make room', async ({
  api,
  renderPart,
}) => {
  const { stored, stories, keep } = await onDevice({ api, renderPart })
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
  renderPart,
  user,
}) => {
  const kit = { api, renderPart }
  const { keep } = await onDevice(kit, { plan: 'firefly' })
  await keep()
  expect(
    screen.queryByRole('switch', { name: /^Keep recent stories on this device automatically/ }),
  ).toBeNull()
  const onMobileData = await onDevice(kit, { connection: { type: 'cellular' } })
  await onMobileData.keep()
  const atHome = await onDevice(kit)
  await user.click(
    await screen.findByRole('switch', { name: /^Keep recent stories on this device automatically/ }),
  )
  await atHome.keep()
  expect(api.calls(offlineStory)).toEqual([])
  await user.click(screen.getByRole('switch', { name: /^Keep recent stories on this device automatically/ }))
  await atHome.keep()
  expect(await titlesOnDevice()).toHaveLength(10)
})

test('a story that is removed by hand stays away, and removing all switches it off', async ({
  api,
  renderPart,
  user,
}) => {
  const { keep } = await onDevice({ api, renderPart }, { count: 3 })
  await keep()
  await user.click(await screen.findByRole('button', { name: 'Remove Story 2 from this device' }))
  await waitFor(async () => expect(await titlesOnDevice()).toEqual(['Story 1', 'Story 3']))
  await keep()
  expect(await titlesOnDevice()).toEqual(['Story 1', 'Story 3'])
  await user.click(screen.getByRole('button', { name: 'Remove all' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove all' }))
  await waitFor(async () => expect(await titlesOnDevice()).toEqual([]))
  const keeps = screen.getByRole('switch', { name: /^Keep recent stories on this device automatically/ })
  expect(keeps.getAttribute('aria-checked')).toBe('false')
})

test('signing out while stories are being kept leaves nothing of them', async ({
  api,
  renderPart,
  renderApp,
  user,
}) => {
  const { stored, keep } = await onDevice({ api, renderPart, renderApp })
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

const withoutMusic = { musicTrack: '', musicOn: false }
const saveStory = async (id: string, options: { byItself?: boolean } = {}) =>
  (await import('../offline/index.ts')).saveOffline(7, id, { ...withoutMusic, ...options })

test('a story that is saved while the last ones are being kept stays saved on purpose', async ({
  api,
  renderPart,
}) => {
  const { keep } = await onDevice({ api, renderPart }, { count: 2 })
  const release = api.hold(offlineStory)
  const keeping = keep()
  await waitFor(() => expect(api.calls(offlineStory)).toHaveLength(1))
  const saving = saveStory(storyId(2))
  release()
  await Promise.all([keeping, saving])
  const { offlineStories } = await import('../offline/index.ts')
  const byItself = offlineStories()?.stories.map((story) => [story.title, story.byItself ?? false])
  expect(byItself).toEqual([
    ['Story 1', true],
    ['Story 2', false],
  ])
})

test('a new state that cannot be saved whole leaves the former one', async ({ api, renderPart }) => {
  const { stored } = await onDevice({ api, renderPart }, { count: 1 })
  await saveStory(storyId(1))
  const former = jsonOf(stored, storyId(1))
  expect(former).toContain('Story 1')
  api.reply(offlineStory, 200, {
    allowance: 10,
    version: 'v2',
    story: { ...aPlainStory(1), title: 'Another title' },
  })
  api.disconnect(listStories)
  await expect(saveStory(storyId(1))).rejects.toThrow()
  expect(jsonOf(stored, storyId(1))).toBe(former)
  expect(await titlesOnDevice()).toEqual(['Story 1'])
})

test('a story that is removed while it is downloaded does not come back', async ({
  api,
  renderPart,
  user,
}) => {
  const { stored, stories, keep } = await onDevice({ api, renderPart }, { count: 2 })
  await keep()
  const [first, second] = stories
  if (!first || !second) throw new Error('There are not enough stories')
  const removed = async (saving: Promise<void>, press: () => Promise<void>, release: () => void) => {
    const failure = expect(saving).rejects.toThrow(/removed meanwhile/)
    await press()
    release()
    await failure
  }
  const releaseOne = api.hold(offlineStory)
  const again = saveStory(first.id, { byItself: true })
  await waitFor(() => expect(api.calls(offlineStory)).toHaveLength(3))
  const removeFirst = async () =>
    user.click(await screen.findByRole('button', { name: 'Remove Story 1 from this device' }))
  await removed(again, removeFirst, releaseOne)
  expect(await titlesOnDevice()).toEqual(['Story 2'])
  expect(inCache(stored, first)).toBe(false)

  const releaseOther = api.hold(offlineStory)
  const other = saveStory(second.id)
  await waitFor(() => expect(api.calls(offlineStory)).toHaveLength(4))
  const removeAll = async () => {
    await user.click(screen.getByRole('button', { name: 'Remove all' }))
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove all' }))
  }
  await removed(other, removeAll, releaseOther)
  expect(await titlesOnDevice()).toEqual([])
  expect(inCache(stored, second)).toBe(false)
})

test('a full device is asked for one story, not for all', async ({ api, renderPart }) => {
  const { keep } = await onDevice({ api, renderPart })
  const full = {
    put: () => Promise.reject(new DOMException('The device is full', 'QuotaExceededError')),
    delete: async () => false,
  }
  vi.spyOn(caches, 'open').mockResolvedValue(full as unknown as Cache)
  await keep()
  expect(api.calls(offlineStory)).toHaveLength(1)
  expect(await titlesOnDevice()).toEqual([])
})
