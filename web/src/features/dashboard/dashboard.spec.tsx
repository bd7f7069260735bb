import { getInstallation, subscriptionStatus, syncSubscription } from '@nightlight/contract'
import {
  aFamily,
  anInstallation,
  currentPath,
  expect,
  line,
  screen,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const main = () => within(screen.getByRole('main'))
const heading = () => screen.findByRole('heading', { level: 1 })
const counter = (name: string) => main().getByText(name).closest('div')?.querySelector('dd')?.textContent
const aSubscriber = () =>
  aFamily({
    plan: 'starlight',
    children: [{ name: 'Marigold' }],
    stories: [{}],
    quota: { used: 1, remaining: 2 },
  })

line('dashboard-01', async ({ renderApp }) => {
  await renderApp('/dashboard', { as: aFamily({ user: { username: 'lantern' } }) })
  expect((await heading()).textContent).toContain('lantern')
  expect(main().getAllByText('Firefly').length).toBeGreaterThan(0)
  await renderApp('/dashboard', { as: aFamily({ user: { username: 'lantern', fullName: 'Ada Lovelace' } }) })
  expect((await heading()).textContent).toContain('Ada Lovelace')
  expect((await heading()).textContent).not.toContain('lantern')
})

line('dashboard-02', async ({ renderApp }) => {
  await renderApp('/dashboard', { as: aFamily({ isAdmin: true }) })
  await heading()
  expect(main().getAllByText('Admin').length).toBeGreaterThan(0)
  expect(main().getByRole('link', { name: 'Manage Children' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /Upgrade/ })).toBeNull()
})

line('dashboard-03', async ({ renderApp, api }) => {
  api.reply(subscriptionStatus, 200, {
    subscriptionLevel: 'starlight',
    currentPeriodEnd: Date.UTC(2030, 4, 17, 12) / 1000,
    subscription: {
      tier: 'starlight',
      interval: 'month',
      status: 'active',
      cancelAtPeriodEnd: false,
      graceEnd: null,
    },
  })
  await renderApp('/dashboard', { as: aSubscriber() })
  expect(await screen.findByRole('heading', { name: 'Subscription Status' })).toBeTruthy()
  expect(await screen.findByText('Renews on 17 May 2030')).toBeTruthy()
})

line('dashboard-04', async ({ renderApp }) => {
  await renderApp('/dashboard', { as: aSubscriber() })
  expect(await screen.findByRole('heading', { name: 'Story Generation' })).toBeTruthy()
  expect(await screen.findByText(/1 of 3 made today/)).toBeTruthy()
  const bar = screen.getByRole('progressbar', { name: 'Stories used' })
  expect(bar.getAttribute('aria-valuenow')).toMatch(/^33/)
})

line('dashboard-05', async ({ renderApp }) => {
  await renderApp('/dashboard', { as: aSubscriber() })
  await screen.findByText('Stories Today')
  await waitFor(() => expect(counter('Total Stories')).toBe('1'))
  await waitFor(() => expect(counter('Child Profiles')).toBe('1'))
  expect(counter('Stories Today')).toBe('1')
  await renderApp('/dashboard', { as: aFamily() })
  await waitFor(() => expect(counter('Stories This Week')).toBe('0'))
})

line('dashboard-06', async ({ renderApp }) => {
  await renderApp('/dashboard', { as: aSubscriber() })
  const actions = within(await screen.findByRole('region', { name: 'Quick Actions' })).getAllByRole('link')
  expect(actions.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Create New Story', '/'],
    ['View Library', '/library'],
    ['Manage Children', '/profile'],
    ['Upgrade to Premium', '/subscribe'],
  ])
})

line('dashboard-07', async ({ renderApp, api }) => {
  const nothingPaid = { subscriptionLevel: 'firefly', currentPeriodEnd: null, subscription: null } as const
  api.reply(syncSubscription, 200, nothingPaid)
  await renderApp('/dashboard?subscription=success', { as: aFamily() })
  expect((await toast('Welcome to Premium!')).textContent).toContain('Your payment is being confirmed.')
  expect(currentPath()).toBe('/dashboard')

  const subscription = {
    tier: 'starlight',
    interval: 'month',
    cancelAtPeriodEnd: false,
    graceEnd: null,
  } as const
  api.reply(syncSubscription, 200, {
    subscriptionLevel: 'starlight',
    currentPeriodEnd: Date.UTC(2030, 4, 17, 12) / 1000,
    subscription: { ...subscription, status: 'active' },
  })
  await renderApp('/dashboard?subscription=success', { as: aSubscriber() })
  await toast('Thank you. Your new plan is ready tonight.')
  expect((await toast('Welcome to Premium!')).textContent).not.toContain('being confirmed')
})

test('a family that waits for approval reads it before it fills in anything', async ({ renderApp, api }) => {
  const waiting = 'Your account is waiting for approval.'
  const pending = aFamily({ user: { status: 'pending' }, children: [{}] })
  api.reply(getInstallation, 200, anInstallation({ requiresApproval: true }))
  for (const path of ['/', '/dashboard', '/profile']) {
    await renderApp(path, { as: pending })
    expect(await screen.findByText(waiting)).toBeTruthy()
  }
  await renderApp('/dashboard', { as: aFamily({ user: { status: 'approved' } }) })
  await heading()
  expect(screen.queryByText(waiting)).toBeNull()
  api.reply(getInstallation, 200, anInstallation())
  await renderApp('/dashboard', { as: pending })
  await heading()
  expect(screen.queryByText(waiting)).toBeNull()
})

test('a return from a bank that refused the payment does not welcome', async ({ renderApp, api }) => {
  api.reply(syncSubscription, 200, {
    subscriptionLevel: 'firefly',
    currentPeriodEnd: null,
    subscription: null,
  })
  await renderApp('/dashboard?subscription=success&payment_intent=pi_1&redirect_status=failed', {
    as: aFamily(),
  })
  await toast('Payment Failed')
  expect(currentPath()).toBe('/dashboard')
})
