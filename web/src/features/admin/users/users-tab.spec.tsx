import { type AdminUser, getInstallation, listUsers } from '@nightlight/contract'
import {
  aFamily,
  anInstallation,
  expect,
  type RenderPart,
  screen,
  test,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const pending: AdminUser = {
  id: 7,
  username: 'lantern',
  fullName: null,
  email: null,
  emailVerified: false,
  mfaEnabled: false,
  subscriptionLevel: 'free',
  tier: 'firefly',
  isAdmin: false,
  status: 'pending',
  createdAt: '2026-05-17T18:30:00.000Z',
  lastLoginAt: null,
  lockedUntil: null,
  childCount: 0,
  storyCount: 0,
}

const openUsers = (renderPart: RenderPart) =>
  renderPart(
    async () => {
      const { UsersTab } = await import('./users-tab.tsx')
      return <UsersTab />
    },
    { as: aFamily({ isAdmin: true }) },
  )

test('approving is in the row only where approval is required, and otherwise in its menu', async ({
  renderPart,
  api,
  user,
}) => {
  api.reply(listUsers, 200, [pending])
  api.reply(getInstallation, 200, anInstallation({ requiresApproval: true }))
  await openUsers(renderPart)
  expect(await screen.findByRole('button', { name: 'Approve lantern' })).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Users' })).getByText('Pending')).toBeTruthy()
  expect(screen.queryByText(/need no approval here/)).toBeNull()

  api.reply(getInstallation, 200, anInstallation())
  await openUsers(renderPart)
  expect(await screen.findByText(/New accounts need no approval here/)).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Users' })).queryByText('Pending')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Approve lantern' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More for lantern' }))
  expect(await screen.findByRole('menuitem', { name: 'Reject' })).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'Approve' }))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
})

test('a plan that is on no price list is offered only where it gives something, and says what it is', async ({
  renderPart,
  api,
  user,
}) => {
  api.reply(listUsers, 200, [pending])
  const options = async () => {
    await openUsers(renderPart)
    await user.click(await screen.findByRole('button', { name: 'More for lantern' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Change plan' }))
    await user.click(await screen.findByRole('combobox', { name: 'Plan' }))
    return (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  }
  api.reply(getInstallation, 200, anInstallation({ photoReader: null }))
  expect(await options()).toEqual(['Firefly', 'Starlight', 'Moonbeam'])
  api.reply(getInstallation, 200, anInstallation())
  expect(await options()).toHaveLength(4)
  await user.click(screen.getByRole('option', { name: 'Starlight with photos of children' }))
  expect(await screen.findByText(/It is on no price list/)).toBeTruthy()
})

test('a dialog that was opened from the menu of a row gives the focus back to the menu’s button', async ({
  renderPart,
  api,
  user,
}) => {
  api.reply(listUsers, 200, [pending])
  await openUsers(renderPart)
  const more = await screen.findByRole('button', { name: 'More for lantern' })
  await user.click(more)
  await user.click(await screen.findByRole('menuitem', { name: 'Change plan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change plan' }))
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(document.activeElement).toBe(more))
})
