import { login, loginFallback, logout } from '@nightlight/contract'
import {
  aFamily,
  expect,
  field,
  line,
  screen,
  stopClock,
  test,
  toast,
  waitFor,
  within,
} from '../../test/kit.tsx'

const header = () => within(screen.getByRole('banner'))
const texts = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent)

line('frame-01', async ({ renderApp }) => {
  await renderApp('/about')
  expect(header().getByRole('link', { name: 'Nightlight' }).getAttribute('href')).toBe('/')
  const nav = within(header().getByRole('navigation', { name: 'Main' }))
  expect(texts(nav.getAllByRole('link'))).toEqual(['Magical Home', 'Story Library'])
  expect(header().getByRole('button', { name: /Switch to (dark|light) theme/ })).toBeTruthy()
})

line('frame-03', async ({ renderApp }) => {
  await renderApp('/')
  expect((await header().findByRole('link', { name: 'Login' })).getAttribute('href')).toBe('/auth')
  expect(header().getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/auth?tab=register')
})

line('frame-04', async ({ renderApp, user }) => {
  await renderApp('/about', { as: aFamily() })
  await user.click(await screen.findByRole('button', { name: /Account menu/ }))
  expect(texts(await screen.findAllByRole('menuitem'))).toEqual([
    'Dashboard',
    'Profile',
    'Security',
    'My Stories',
    'Logout',
  ])
})

line('frame-05', async ({ renderApp }) => {
  await renderApp('/')
  const links = within(screen.getByRole('contentinfo')).getAllByRole('link')
  expect(texts(links)).toEqual(['About', 'Privacy', 'Terms', 'Contact'])
})

line('frame-06', async ({ renderApp }) => {
  const tabs = () => within(screen.getByRole('navigation', { name: 'Mobile' })).getAllByRole('link')
  await renderApp('/about')
  await waitFor(() => expect(texts(tabs())).toEqual(['Home', 'Create', 'Library', 'Login']))
  expect(tabs()[1]?.getAttribute('href')).toBe('/#create-story')
  expect(tabs()[2]?.getAttribute('href')).toMatch(/^\/auth/)
  await renderApp('/about', { as: aFamily() })
  await waitFor(() => expect(texts(tabs())).toEqual(['Home', 'Create', 'Library', 'Profile']))
  expect(tabs()[2]?.getAttribute('href')).toBe('/library')
})

test('the way to the administration is shown to administrators only', async ({ renderApp, user }) => {
  const mobile = () => within(screen.getByRole('navigation', { name: 'Mobile' }))
  const openMenu = async () => user.click(await screen.findByRole('button', { name: /Account menu/ }))
  await renderApp('/about', { as: aFamily({ isAdmin: true }) })
  await waitFor(() =>
    expect(texts(mobile().getAllByRole('link'))).toEqual(['Home', 'Create', 'Library', 'Admin']),
  )
  expect(mobile().getByRole('link', { name: 'Admin' }).getAttribute('href')).toBe('/admin')
  await openMenu()
  const item = await screen.findByRole('menuitem', { name: 'Admin Dashboard' })
  expect(item.getAttribute('href')).toBe('/admin')
  await renderApp('/about', { as: aFamily() })
  await waitFor(() => expect(mobile().getByRole('link', { name: 'Profile' })).toBeTruthy())
  expect(mobile().queryByRole('link', { name: 'Admin' })).toBeNull()
  await openMenu()
  await screen.findByRole('menuitem', { name: 'Profile' })
  expect(screen.queryByRole('menuitem', { name: 'Admin Dashboard' })).toBeNull()
})

line('frame-07', async ({ renderApp, api, user }) => {
  await renderApp('/about', { as: aFamily() })
  await screen.findByRole('heading', { level: 1 })
  const clock = stopClock()
  const logOut = async () => {
    await user.click(screen.getByRole('button', { name: /Account menu/ }))
    await user.click(screen.getByRole('menuitem', { name: 'Logout' }))
    await clock.run(0)
  }
  const all = () => document.querySelectorAll('[role=region] > ol > li')
  for (const message of ['Not tonight', 'Nor tomorrow']) {
    api.replyError(logout, 404, message)
    await logOut()
    expect((await toast('Logout failed')).textContent).toContain(message)
    expect(all()).toHaveLength(1)
  }
  await clock.run(4900)
  expect(all()).toHaveLength(1)
  await clock.run(200)
  expect(all()).toHaveLength(0)
})

line('frame-08', async ({ renderApp, api, user }) => {
  api.replyError(login, 401, { message: 'No', code: 'invalid_credentials' })
  api.replyError(loginFallback, 401, { message: 'No', code: 'invalid_credentials' })
  await renderApp('/auth')
  await screen.findByRole('button', { name: 'Login' })
  await user.type(field('Username'), 'lantern')
  await user.type(field('Password'), 'not this one')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await toast('Login failed')
  await user.keyboard('[F8]')
  const region = within(screen.getByRole('region', { name: /Notifications/ }))
  expect(document.activeElement).toBe(region.getByRole('list'))
})
