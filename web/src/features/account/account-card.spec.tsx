import { changeAccount } from '@nightlight/contract'
import { aFamily, expect, line, screen, waitFor, within } from '../../../test/kit.tsx'

const card = () => screen.getByText('Username').closest('dl')

// server/src/modules/accounts/security.test.ts tests what a new address requires.
line('profile-01', async ({ renderApp, api, user }) => {
  const family = aFamily()
  api.reply(changeAccount, 200, ({ body: { fullName = '', email = '' } }) => {
    family.user = { ...family.user, fullName, email }
    return family.user
  })
  await renderApp('/profile', { as: family })
  await screen.findByText('Username')
  expect(card()?.textContent).toBe('Usernamelantern')
  await user.click(screen.getByRole('button', { name: 'Edit account' }))
  const form = within(await screen.findByRole('form', { name: 'Account information' }))
  await user.type(form.getByLabelText(/^Full name/), 'Ada Lovelace')
  expect(form.queryByLabelText('Current password')).toBeNull()
  await user.type(form.getByLabelText(/^Email/), 'ada@example.org')
  await user.type(form.getByLabelText('Current password'), 'lantern light')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(card()?.textContent).toContain('Ada Lovelace'))
  expect(card()?.textContent).toContain('ada@example.org')
  expect(api.calls(changeAccount)[0]?.body).toEqual({
    fullName: 'Ada Lovelace',
    email: 'ada@example.org',
    password: 'lantern light',
  })
})
