import { currentUser, listChildren, listStories, logout } from '@nightlight/contract'
import { onTestFinished, vi } from 'vitest'
import { fakeCaches } from '../../test/fake-caches.ts'
import {
  aFamily,
  expect,
  goOffline,
  screen,
  stopClock,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../test/kit.tsx'

const rememberedUser = (stored: Map<string, Map<string, string>>) => {
  const text = stored.get('nightlight-kept')?.get(currentUser.url)
  return text === undefined ? null : JSON.parse(text).username
}

const keysOfAccounts = () => Object.keys(localStorage).filter((key) => /-(draft|place|account)/.test(key))

test('on every plan who is signed in is remembered offline, and signing out leaves nothing', async ({
  renderApp,
  api,
  user,
}) => {
  const stored = fakeCaches()
  api.reply(logout, 204, null)
  await renderApp('/about', { as: aFamily({ user: { id: 7, username: 'lantern', fullName: null } }) })
  await waitFor(() => expect(rememberedUser(stored)).toBe('lantern'))
  localStorage.setItem('nightlight-place-some-story', '{"at":1,"section":2}')
  localStorage.setItem('nightlight-draft-7', '{"additionalDetails":"a secret"}')
  await user.click(screen.getByRole('button', { name: /^Account menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
  await toast('Logged out')
  await waitFor(() => expect(stored.size).toBe(0))
  expect(keysOfAccounts()).toEqual([])
})

test('what is stored of one account is gone when another signs in, and stays when the same one does', async ({
  renderApp,
}) => {
  const stored = fakeCaches()
  const [{ setSignedInUser }, { queryClient }] = await Promise.all([
    import('../features/sign-in/sign-in.ts'),
    import('../lib/query-client.ts'),
  ])
  const { user: ada } = aFamily({ user: { id: 7, username: 'ada' } })
  const { user: ben } = aFamily({ user: { id: 8, username: 'ben' } })
  await renderApp('/about', { as: aFamily({ user: ada }) })
  await waitFor(() => expect(rememberedUser(stored)).toBe('ada'))
  localStorage.setItem('nightlight-place-some-story', '{"at":1,"section":2}')
  localStorage.setItem('nightlight-draft-7', '{"additionalDetails":"a secret"}')
  // The session ends by itself during the visit.
  queryClient.setQueryData([currentUser.url], null)
  setSignedInUser(queryClient, ada)
  expect(keysOfAccounts()).toHaveLength(3)
  queryClient.setQueryData([currentUser.url], null)
  setSignedInUser(queryClient, ben)
  expect(keysOfAccounts()).toEqual(['nightlight-account'])
  expect(localStorage.getItem('nightlight-account')).toBe('8')
  await waitFor(() => expect(rememberedUser(stored)).toBe('ben'))
  expect([...stored.keys()]).toEqual(['nightlight-kept'])
})

test('the service worker is registered for everybody, and a bar stays in sight without a connection', async ({
  renderApp,
  api,
}) => {
  const register = vi.fn(async () => ({ waiting: null, addEventListener: () => {} }))
  vi.stubEnv('DEV', false)
  Object.assign(navigator, { serviceWorker: { register } })
  onTestFinished(() => {
    vi.unstubAllEnvs()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
  for (const family of [null, aFamily()]) {
    const clock = stopClock()
    await renderApp('/about', { as: family })
    await clock.run(3000)
    await clock.until(() => expect(register).toHaveBeenCalledWith('/service-worker.js'))
    register.mockClear()
    vi.useRealTimers()
  }
  const goOnline = await goOffline(api)
  const bar = await screen.findByText('You are offline.')
  expect(bar.closest('[role=status]')?.className).toContain('sticky')
  await goOnline()
  await waitFor(() => expect(screen.queryByText('You are offline.')).toBeNull())
})

test('without a connection home says so in place of loading, and the library names what can be read', async ({
  renderApp,
  api,
}) => {
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }], stories: [{}] })
  const boat = { id: storyId(3), title: 'The Kept Boat', version: '1', bytes: 1, files: [] }
  const { setOfflineStories } = await import('../features/offline/offline-stories.ts')
  setOfflineStories({ userId: family.user.id, stories: [boat] })
  onTestFinished(() => setOfflineStories(null))
  const release = api.hold(listChildren)
  await renderApp('/', { as: family })
  const form = within(await screen.findByRole('region', { name: 'Create a Personalized Story' }))
  await form.findByText('Loading profiles...')
  const goOnline = await goOffline(api)
  await form.findByText('There is no connection')
  expect(form.queryByText('Loading profiles...')).toBeNull()
  await goOnline()
  release()
  expect(await screen.findByRole('form', { name: 'Story' })).toBeTruthy()

  api.disconnect(listStories)
  await goOffline(api)
  await renderApp('/', { as: family })
  expect(await screen.findByText('You are offline.')).toBeTruthy()
  // The bar says it, and nothing says it again where the stories would be.
  expect(screen.queryByText(/^Failed to load stories/)).toBeNull()
  expect(screen.queryByRole('region', { name: 'Saved Stories' })).toBeNull()

  await renderApp('/library', { as: family })
  const kept = await screen.findByRole('link', { name: 'The Kept Boat' })
  expect(kept.getAttribute('href')).toBe(`/story/${storyId(3)}`)
})
