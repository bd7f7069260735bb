import {
  acceptReceivedInvitation,
  familyStories,
  getInstallation,
  inviteToFamily,
  type NewInvitation,
  resendInvitation,
  revokeInvitation,
} from '@nightlight/contract'
import {
  aFamily,
  anInstallation,
  expect,
  type FakeApi,
  type Family,
  screen,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const sam: NewInvitation = {
  id: 4,
  email: 'sam@example.org',
  mayCreate: false,
  expiresAt: '2026-12-07T18:30:00.000Z',
  isExpired: false,
  link: 'https://stories.example.org/family/join?token=first',
}

const section = async () => within(await screen.findByRole('region', { name: 'Family' }))

/** The invitation is in the overview as soon as it has been made, without its link. */
function serveInvitation(api: FakeApi, family: Family): void {
  const { link: _, ...listed } = sam
  api.reply(inviteToFamily, 201, () => {
    family.overview.invitations = [listed]
    return sam
  })
}

test('without a mail server an invitation is a link to pass on, and nothing is said to be on its way', async ({
  api,
  renderApp,
  user,
}) => {
  const family = aFamily({ plan: 'starlight' })
  serveInvitation(api, family)
  api.reply(getInstallation, 200, anInstallation({ mail: false }))
  await renderApp('/profile', { as: family })
  const shown = await section()
  await user.click(await shown.findByRole('button', { name: 'Invite somebody' }))
  expect(shown.queryByRole('button', { name: 'Send invitation' })).toBeNull()
  expect(shown.getByText(/^They will know you by your username/)).toBeTruthy()
  await user.type(shown.getByRole('textbox', { name: 'Their email address' }), sam.email)
  await user.click(shown.getByRole('button', { name: 'Make a link' }))
  await shown.findByText(sam.link)
  await toast('The link for your invitation is ready')
  expect(screen.queryByText(/on its way/)).toBeNull()
  expect(document.activeElement).toBe(shown.getByRole('button', { name: 'Copy the link' }))
  await user.click(shown.getByRole('button', { name: 'Copy the link' }))
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(sam.link))

  const renewed = 'https://stories.example.org/family/join?token=second'
  api.reply(resendInvitation, 200, { ...sam, link: renewed })
  await user.click(shown.getByRole('button', { name: `Make a new link for the invitation to ${sam.email}` }))
  await shown.findByText(renewed)
  expect(shown.queryByText(sam.link)).toBeNull()
  api.reply(revokeInvitation, 204, () => {
    family.overview.invitations = []
    return null
  })
  await user.click(shown.getByRole('button', { name: `Withdraw the invitation to ${sam.email}` }))
  await waitFor(() => expect(shown.queryByText(sam.email)).toBeNull())
  expect(document.activeElement).toBe(shown.getByRole('heading', { name: 'Who reads with you' }))
})

test('with a mail server the invitation is sent, and its link can be passed on as well', async ({
  api,
  renderApp,
  user,
}) => {
  const family = aFamily({ plan: 'starlight', user: { fullName: 'Ada Lovelace' } })
  serveInvitation(api, family)
  await renderApp('/profile', { as: family })
  const shown = await section()
  await user.click(await shown.findByRole('button', { name: 'Invite somebody' }))
  await user.click(shown.getByRole('button', { name: 'Cancel' }))
  const invite = shown.getByRole('button', { name: 'Invite somebody' })
  expect(document.activeElement).toBe(invite)
  await user.click(invite)
  expect(shown.queryByText(/your username/)).toBeNull()
  await user.type(shown.getByRole('textbox', { name: 'Their email address' }), sam.email)
  await user.click(shown.getByRole('button', { name: 'Send invitation' }))
  await shown.findByText(sam.link)
  await toast(`An invitation is on its way to ${sam.email}`)
  shown.getByRole('button', { name: `Send the invitation to ${sam.email} again` })
})

test('whoever reads with a family is not asked for a first child', async ({ renderApp }) => {
  const family = aFamily()
  family.overview.joined = [{ id: 7, firstName: 'Ada', mayCreate: true, isOpen: true, people: [] }]
  await renderApp('/profile', { as: family })
  expect(await screen.findByText(/^To read with your family you need no child profile here\./)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add your first child' })).toBeNull()
})

test('an invitation to the verified address waits in the library and in the profile', async ({
  api,
  renderApp,
  user,
}) => {
  const family = aFamily()
  family.overview.received = [{ id: 9, firstName: 'Ada', mayCreate: true }]
  api.replyByDefault(familyStories, 200, [])
  api.reply(acceptReceivedInvitation, 200, () => {
    const joined = { id: 7, firstName: 'Ada', mayCreate: true, isOpen: true, people: [] }
    family.overview = { ...family.overview, received: [], joined: [joined] }
    return joined
  })
  await renderApp('/profile', { as: family })
  await (await section()).findByText('Ada shares bedtime stories with you')
  await user.click(screen.getByRole('link', { name: 'Story Library' }))
  await user.click(await screen.findByRole('button', { name: 'Join Ada’s family' }))
  await screen.findByRole('link', { name: 'From Ada’s family' })
  expect(api.calls(acceptReceivedInvitation).map(({ params }) => params)).toEqual([{ id: 9 }])
  expect(screen.queryByText('Ada shares bedtime stories with you')).toBeNull()
})
