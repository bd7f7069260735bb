import {
  childScreen,
  childScreenSettings,
  currentUser,
  leaveChildScreen,
  listStories,
  openChildScreen,
} from '@nightlight/contract'
import { act } from '@testing-library/react'
import { fakeCaches } from '../../../test/fake-caches.ts'
import {
  aFamily,
  aNarration,
  currentPath,
  expect,
  type FakeApi,
  type Family,
  goOffline,
  line,
  screen,
  storyId,
  test,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const family = () =>
  aFamily({
    children: [{ name: 'Marigold' }],
    stories: [{ title: 'The Lamp', narration: aNarration() }],
  })

function replyWithScreen(api: FakeApi, screen: object = {}): void {
  const stories = [{ id: storyId(0), title: 'The Lamp', thumbnailUrl: null, language: 'en' as const }]
  api.reply(childScreen, 200, { name: 'Marigold', isOpen: true, hours: null, stories, ...screen })
}

const onScreen = (): Family => {
  const of = family()
  return { ...of, user: { ...of.user, onChildScreen: true } }
}

line('device-01', async ({ renderApp, api, user }) => {
  const of = family()
  api.reply(childScreenSettings, 200, { hasPin: false, hours: null })
  await renderApp('/profile', { as: of })
  await user.click(await screen.findByRole('button', { name: /Open .*Marigold.*’s screen/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(await dialog.findByLabelText('PIN'), '12')
  await user.click(dialog.getByRole('button', { name: 'Hand over this device' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('A PIN has 4 to 8 digits')
  await user.type(dialog.getByLabelText('PIN'), '34')
  await user.click(dialog.getByRole('switch', { name: /^Only at certain hours/ }))
  replyWithScreen(api)
  api.reply(openChildScreen, 204, null)
  of.user = { ...of.user, onChildScreen: true }
  await user.click(dialog.getByRole('button', { name: 'Hand over this device' }))
  expect(await screen.findByRole('button', { name: 'The Lamp' })).toBeTruthy()
  expect(api.calls(openChildScreen).at(-1)?.body).toEqual({
    pin: '1234',
    hours: { from: '18:00', until: '20:00' },
  })
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
  for (const path of ['/profile', '/library', `/story/${storyId(0)}`, '/admin']) {
    await renderApp(path, { as: of })
    expect(await screen.findByRole('heading', { level: 1, name: /Marigold.*’s stories/ })).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  }
})

line('device-02', async ({ renderApp, api, user, sound }) => {
  replyWithScreen(api)
  await renderApp('/', { as: onScreen() })
  await user.click(await screen.findByRole('button', { name: 'The Lamp' }))
  await user.click(await screen.findByRole('button', { name: 'Pause' }))
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Back to the covers' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'The Lamp' })))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sound).toBeTruthy()
})

line('device-03', async ({ renderApp, api, user }) => {
  const of = onScreen()
  replyWithScreen(api)
  await renderApp('/library', { as: of })
  await user.click(await screen.findByRole('button', { name: 'For grown-ups' }))
  const press = () => user.click(screen.getByRole('button', { name: 'Leave this screen' }))
  await user.type(await screen.findByLabelText('PIN'), '99')
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('This is not the PIN.')
  expect(api.calls(leaveChildScreen)).toEqual([])
  const locked = 'Too many failed tries. Please wait 15 minutes, then try again.'
  api.replyError(leaveChildScreen, 423, { message: locked, code: 'account_locked' })
  await user.type(screen.getByLabelText('PIN'), '9999')
  await press()
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(locked))
  await user.click(screen.getByRole('button', { name: 'I have forgotten the PIN' }))
  await user.type(await screen.findByLabelText('Password'), 'lantern light')
  api.reply(leaveChildScreen, 204, null)
  of.user = { ...of.user, onChildScreen: false }
  await press()
  expect(await screen.findByRole('heading', { name: 'Your Story Library' })).toBeTruthy()
  expect(api.calls(leaveChildScreen).at(-1)?.body).toEqual({ password: 'lantern light' })
  expect(currentPath()).toBe('/library')
})

line('device-04', async ({ renderApp, api }) => {
  replyWithScreen(api, { isOpen: false, stories: [], hours: { from: '18:00', until: '20:00' } })
  await renderApp('/', { as: onScreen() })
  expect(await screen.findByRole('heading', { name: 'The stories are asleep' })).toBeTruthy()
  expect(screen.getByText(/They wake up at (18:00|6:00)/)).toBeTruthy()
})

test('another tab becomes the child’s screen with its next call', async ({ renderApp, api }) => {
  const of = family()
  replyWithScreen(api)
  api.replyError(listStories, 403, { message: 'This is a child’s screen.', code: 'child_screen' })
  const answers = [of.user, { ...of.user, onChildScreen: true }]
  api.reply(currentUser, 200, () => answers.shift() ?? { ...of.user, onChildScreen: true })
  await renderApp('/library', { as: of })
  expect(await screen.findByRole('button', { name: 'The Lamp' })).toBeTruthy()
})

const leaveButton = () => screen.getByRole('button', { name: 'Leave this screen' })

line('device-06', async ({ renderApp, api, user }) => {
  const stored = fakeCaches()
  const of = family()
  api.reply(childScreenSettings, 200, { hasPin: true, hours: null })
  api.reply(openChildScreen, 204, null)
  await renderApp('/profile', { as: of })
  await user.click(await screen.findByRole('button', { name: /Open .*Marigold.*’s screen/ }))
  // The account has a PIN, which this device does not know yet.
  await user.type(await screen.findByLabelText('PIN'), '2468')
  const stories = [0, 1].map((number) => ({
    id: storyId(number),
    title: number === 0 ? 'The Lamp' : 'The Boat',
    thumbnailUrl: null,
    language: 'en' as const,
  }))
  replyWithScreen(api, { stories })
  of.user = { ...of.user, onChildScreen: true }
  await user.click(screen.getByRole('button', { name: 'Hand over this device' }))
  expect(await screen.findByRole('button', { name: 'The Boat' })).toBeTruthy()
  await waitFor(() => expect(stored.get('nightlight-kept')?.get('/api/child-screen')).toContain('The Boat'))
  await waitFor(() => expect(localStorage.getItem('nightlight-pin')).toBeTruthy(), { timeout: 3000 })
  expect(localStorage.getItem('nightlight-pin')).not.toContain('2468')

  const onDevice = { id: storyId(0), title: 'The Lamp', version: '1', bytes: 1, files: [] }
  localStorage.setItem('nightlight-kept', JSON.stringify({ userId: of.user.id, stories: [onDevice] }))
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'nightlight-kept' })))
  api.disconnect(leaveChildScreen)
  const reconnect = await goOffline(api)
  expect(screen.queryByRole('button', { name: 'The Boat' })).toBeNull()
  expect(screen.getByRole('button', { name: 'The Lamp' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'For grown-ups' }))
  await user.type(await screen.findByLabelText('PIN'), '9999')
  await user.click(leaveButton())
  expect((await screen.findByRole('alert', {}, { timeout: 3000 })).textContent).toBe('This is not the PIN.')
  expect(document.activeElement).toBe(screen.getByLabelText('PIN'))
  await user.type(screen.getByLabelText('PIN'), '2468')
  await user.click(leaveButton())
  expect(await screen.findByRole('banner', {}, { timeout: 3000 })).toBeTruthy()
  expect(document.activeElement?.id).toBe('main')
  expect(stored.get('nightlight-kept')?.get('/api/user')).toContain('"onChildScreen":false')

  // The session is the parent's once the server has heard of it.
  api.reply(leaveChildScreen, 204, () => {
    of.user = { ...of.user, onChildScreen: false }
    return null
  })
  await reconnect()
  await waitFor(() => expect(api.calls(leaveChildScreen).at(-1)?.body).toEqual({ pin: '2468' }))
  expect(await screen.findByRole('banner')).toBeTruthy()
})

test('what was typed stays where a device that does not know the PIN has no connection', async ({
  renderApp,
  api,
  user,
}) => {
  replyWithScreen(api)
  await renderApp('/', { as: onScreen() })
  api.disconnect(leaveChildScreen)
  await goOffline(api)
  await user.click(await screen.findByRole('button', { name: 'For grown-ups' }))
  await user.type(await screen.findByLabelText('PIN'), '2468')
  await user.click(leaveButton())
  expect((await screen.findByRole('alert')).textContent).toContain('does not know your PIN yet')
  expect(screen.getByLabelText<HTMLInputElement>('PIN').value).toBe('2468')
})
