import { currentUser, login } from '@nightlight/contract'
import { vi } from 'vitest'
import {
  aFamily,
  currentPath,
  expect,
  field,
  line,
  screen,
  serveFamily,
  stopClock,
  test,
  waitFor,
} from '../../test/kit.tsx'

line('route-01', async ({ renderApp }) => {
  await renderApp('/')
  expect(screen.getByRole('heading', { name: 'Good nights start with great stories.' })).toBeTruthy()
  expect(document.getElementById('create-story')).toBeTruthy()
})

line('route-02', async ({ renderApp }) => {
  await renderApp('/auth?tab=register')
  const tab = await screen.findByRole('tab', { name: 'Register' })
  expect(tab.getAttribute('aria-selected')).toBe('true')
  expect(field('Confirm password')).toBeTruthy()
})

line('route-03', async ({ renderApp }) => {
  await renderApp('/auth', { as: aFamily() })
  await waitFor(() => expect(currentPath()).toBe('/'))
})

line('route-04', async ({ renderApp }) => {
  for (const path of ['/profile', '/dashboard', '/security', '/library', '/subscribe']) {
    await renderApp(path)
    await waitFor(() => expect(currentPath()).toBe(`/auth?next=${encodeURIComponent(path)}`))
  }
})

line('route-05', async ({ renderApp, user, api }) => {
  const family = aFamily()
  await renderApp('/dashboard?subscription=none')
  await waitFor(() => expect(location.pathname).toBe('/auth'))
  serveFamily(api, family)
  api.reply(login, 200, family.user)
  await screen.findByRole('button', { name: 'Login' })
  await user.type(field('Username'), 'lantern')
  await user.type(field('Password'), 'lantern light')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(currentPath()).toBe('/dashboard?subscription=none'))
})

line('route-06', async ({ renderApp, api }) => {
  const release = api.hold(currentUser)
  await renderApp('/library', { as: aFamily() })
  expect((await screen.findByText('Loading…')).closest('[role=status]')).toBeTruthy()
  expect(currentPath()).toBe('/library')
  release()
  expect(await screen.findByRole('heading', { name: 'Your Story Library' })).toBeTruthy()
})

line('route-07', async ({ renderApp }) => {
  for (const path of ['/about', '/privacy', '/terms', '/contact']) {
    await renderApp(path)
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
    expect(currentPath()).toBe(path)
  }
})

line('route-08', async ({ renderApp }) => {
  await renderApp('/no/such/page')
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeTruthy()
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy()
})

line('route-09', async ({ renderApp, user }) => {
  await renderApp('/about')
  const link = await screen.findByRole('link', { name: 'Create Your Story' })
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  const clock = stopClock()
  await user.click(link)
  expect(currentPath()).toBe('/#create-story')
  await clock.run(99)
  expect(scroll).not.toHaveBeenCalled()
  await clock.run(1)
  expect(scroll.mock.contexts).toEqual([document.getElementById('create-story')])
})

line('route-10', async ({ renderApp }) => {
  await renderApp('/story')
  expect(await screen.findByText('Story not found')).toBeTruthy()
})

// That the server refuses the calls as well: server/src/modules/admin.
test('the administration is closed to visitors and families', async ({ renderApp }) => {
  await renderApp('/admin')
  await waitFor(() => expect(currentPath()).toBe('/auth?next=%2Fadmin'))
  for (const path of ['/admin', '/admin/voices']) {
    await renderApp(path, { as: aFamily() })
    await waitFor(() => expect(currentPath()).toBe('/'))
  }
})
