import { changeChild, type InfoItem, listInfo } from '@nightlight/contract'
import {
  aChild,
  aFamily,
  currentPath,
  expect,
  type FakeApi,
  line,
  screen,
  test,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const anItem = (item: Partial<InfoItem>): InfoItem => ({
  id: 1,
  childProfileId: 1,
  infoText: 'Sleeps with a knitted whale',
  category: 'core',
  section: null,
  usageCount: 0,
  lastUsed: null,
  createdAt: '2026-05-17T18:30:00.000Z',
  ...item,
})

function reply(api: FakeApi): void {
  api.reply(listInfo, 200, [
    anItem({ id: 1, usageCount: 2, lastUsed: new Date().toISOString() }),
    anItem({ id: 2, infoText: 'Can whistle', category: 'fun_fact' }),
  ])
}

const family = () => aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
const tab = (name: string) => screen.getByRole('tab', { name })

line('profile-18', async ({ renderApp, api, user }) => {
  const of = family()
  reply(api)
  await renderApp('/profile', { as: of })
  await user.click(await screen.findByRole('link', { name: 'Marigold' }))
  expect(currentPath()).toBe('/profile/1')
  await user.click(await screen.findByRole('link', { name: 'Profile' }))
  await user.click(await screen.findByRole('link', { name: /^All about .*Marigold/ }))
  expect(currentPath()).toBe('/profile/1')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Marigold')
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Basics',
    'Looks',
    'What we know',
    'Voice',
  ])
  // Name and age first; the rest is behind.
  const form = within(screen.getByRole('form', { name: 'Edit child' }))
  expect(form.getByLabelText<HTMLInputElement>('Name').value).toBe('Marigold')
  expect(form.getByText(/^More: /).closest('details')?.open).toBe(false)
  api.reply(changeChild, 200, ({ body }) => {
    of.children = of.children.map((child) => aChild({ ...child, ...(body as object), profileVersion: 2 }))
    return of.children[0] ?? aChild()
  })
  await user.clear(form.getByLabelText('Age'))
  await user.type(form.getByLabelText('Age'), '7')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('7 years old')).toBeTruthy()

  await user.click(tab('What we know'))
  expect(currentPath()).toBe('/profile/1?tab=known')
  const known = await screen.findByRole('region', { name: 'Must Include' })
  expect(known.textContent).toContain('Sleeps with a knitted whaleTold in 2 stories, last: today')
  expect(screen.getByRole('region', { name: 'Fun Facts' }).textContent).toContain('Can whistleNot told yet')
  await user.click(screen.getByRole('button', { name: 'Delete: Can whistle' }))
  expect(await screen.findByRole('alertdialog', { name: 'Delete this note?' })).toBeTruthy()
})

test('a tab has an address, and arrow keys move between tabs', async ({ renderApp, api, user }) => {
  reply(api)
  await renderApp('/profile/1?tab=known', { as: family() })
  expect(await screen.findByRole('region', { name: 'Fun Facts' })).toBeTruthy()
  tab('What we know').focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(() => expect(currentPath()).toBe('/profile/1?tab=voice'))
  expect(await screen.findByRole('list', { name: 'Available voices' })).toBeTruthy()
})

test('a child that is not of this family has no page', async ({ renderApp }) => {
  await renderApp('/profile/99', { as: family() })
  expect(await screen.findByText('This child has no profile, or no longer has one.')).toBeTruthy()
})
