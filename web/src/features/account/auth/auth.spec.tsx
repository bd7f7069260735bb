import {
  checkResetLink,
  currentUser,
  forgotPassword,
  getInstallation,
  login,
  loginFallback,
  logout,
  readInvitation,
  register,
  resetPassword,
} from '@nightlight/contract'
import type { UserEvent } from '@testing-library/user-event'
import {
  aFamily,
  anInstallation,
  currentPath,
  expect,
  field,
  line,
  screen,
  serveFamily,
  test,
  toast,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const password = 'lantern light'

async function logIn(user: UserEvent, username: string, typedPassword = password): Promise<void> {
  await screen.findByRole('button', { name: 'Login' })
  await user.type(field('Username'), username)
  await user.type(field('Password'), typedPassword)
  await user.click(screen.getByRole('button', { name: 'Login' }))
}

async function fillRegistration(user: UserEvent, more: Record<string, string> = {}): Promise<void> {
  await screen.findByRole('button', { name: 'Register' })
  const values = { Username: 'new-family', Password: password, 'Confirm password': password, ...more }
  for (const [label, value] of Object.entries(values)) await user.type(field(label), value)
  await user.click(screen.getByRole('button', { name: 'Register' }))
}

async function logOut(user: UserEvent): Promise<void> {
  await user.click(await screen.findByRole('button', { name: /Account menu/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }))
}

line('auth-01', async ({ renderApp, user }) => {
  await renderApp('/auth')
  const tabs = await screen.findAllByRole('tab')
  expect(tabs.map((tab) => tab.textContent)).toEqual(['Login', 'Register'])
  await user.click(screen.getByRole('tab', { name: 'Register' }))
  await waitFor(() => expect(currentPath()).toBe('/auth?tab=register'))
})

line('auth-02', async ({ renderApp }) => {
  await renderApp('/auth')
  const panel = await screen.findByRole('region', { name: 'Good nights start with great stories.' })
  const headings = within(panel).getAllByRole('heading', { level: 3 })
  expect(headings.map((heading) => heading.textContent)).toEqual([
    'Magical Stories',
    'Voice Narration',
    'Save Favorites',
    'Share Magic',
  ])
})

line('auth-03', async ({ renderApp, user }) => {
  await renderApp('/auth')
  await logIn(user, 'ab', 'short')
  expect(await screen.findByText('Username must be at least 3 characters')).toBeTruthy()
  expect(screen.getByText('Password must be at least 6 characters')).toBeTruthy()
})

line('auth-04', async ({ renderApp, user }) => {
  await renderApp('/auth?tab=register')
  await fillRegistration(user, { 'Confirm password': 'short' })
  expect(await screen.findByText('Confirm password must be at least 6 characters')).toBeTruthy()
  await user.clear(field('Confirm password'))
  await user.type(field('Confirm password'), 'something else')
  expect(await screen.findByText('Passwords do not match')).toBeTruthy()
  expect(field('Confirm password').getAttribute('aria-invalid')).toBe('true')
})

line('auth-05', async ({ renderApp, user, api }) => {
  const family = aFamily()
  serveFamily(api, family)
  api.reply(register, 201, family.user)
  await renderApp('/auth?tab=register')
  await fillRegistration(user, { Email: 'not an address' })
  expect(await screen.findByText('Please provide a valid email address')).toBeTruthy()
  expect(api.calls(register)).toEqual([])
  await user.clear(field('Email'))
  await user.click(screen.getByRole('button', { name: 'Register' }))
  await waitFor(() => expect(currentPath()).toBe('/'))
  expect(api.calls(register)).toHaveLength(1)
})

line('auth-06', async ({ renderApp, user, api }) => {
  const family = aFamily()
  serveFamily(api, family)
  api.reply(login, 200, family.user)
  await renderApp('/auth')
  await logIn(user, 'lantern')
  expect((await toast('Login successful')).textContent).toContain('Welcome back, lantern!')
  expect(api.calls(login)[0]?.body).toMatchObject({ username: 'lantern', password })
})

line('auth-07', async ({ renderApp, user, api }) => {
  const family = aFamily({ user: { username: 'new-family' } })
  serveFamily(api, family)
  api.reply(register, 201, family.user)
  await renderApp('/auth?tab=register')
  await fillRegistration(user)
  expect((await toast('Registration successful')).textContent).toContain('Welcome to Nightlight, new-family!')
  expect(api.calls(register)[0]?.body).toMatchObject({
    username: 'new-family',
    password,
    confirmPassword: password,
  })
})

/** As the browser stores them: two drafts of the family, one of an earlier user of the same browser, a place in a story. */
const stored = ['draft-1', 'draft-1-family-7', 'draft-2', 'place-a-story', 'theme'].map(
  (key) => `nightlight-${key}`,
)
const storeAll = () => {
  for (const key of stored) localStorage.setItem(key, '{}')
}
const storedNow = () => stored.filter((key) => localStorage.getItem(key) !== null)

line('auth-08', async ({ renderApp, user, api }) => {
  await renderApp('/', { as: aFamily() })
  storeAll()
  await logOut(user)
  expect((await toast('Logged out')).textContent).toContain('You have been successfully logged out.')
  expect(api.calls(logout)).toHaveLength(1)
  expect(await screen.findByRole('heading', { name: 'Create Your Own Bedtime Stories' })).toBeTruthy()
  expect(storedNow()).toEqual(['nightlight-theme'])
})

test('a visit finds no draft of another user, and none at all after the session has ended', async ({
  renderApp,
  reload,
  api,
}) => {
  await renderApp('/auth', { as: aFamily() })
  storeAll()
  await reload()
  expect(storedNow()).toEqual(stored.filter((key) => key !== 'nightlight-draft-2'))
  api.replyError(currentUser, 401, { message: 'Please sign in first.', code: 'unauthenticated' })
  localStorage.setItem('nightlight-kept', JSON.stringify({ userId: 1, stories: [] }))
  await reload()
  expect(storedNow()).toEqual(['nightlight-place-a-story', 'nightlight-theme'])
  expect(localStorage.getItem('nightlight-kept')).toBeNull()
})

// server/src/modules/accounts/accounts.test.ts tests the message, and that both endpoints reply alike.
line('auth-09', async ({ renderApp, user, api }) => {
  const invalidCredentials = {
    message: 'The username or the password is not right.',
    code: 'invalid_credentials',
  } as const
  api.replyError(login, 401, invalidCredentials)
  api.replyError(loginFallback, 401, invalidCredentials)
  await renderApp('/auth')
  await logIn(user, 'lantern', 'not this one')
  expect((await toast('Login failed')).textContent).toContain(
    '401: The username or the password is not right.',
  )
  expect(api.requests.filter((request) => request.startsWith('POST'))).toEqual([
    'POST /api/auth/login',
    'POST /api/login',
  ])
  expect(api.calls(loginFallback)).toEqual(api.calls(login))
})

line('auth-10', async ({ renderApp, user, api }) => {
  api.replyError(register, 409, {
    message: 'This username is taken. Please choose another.',
    code: 'username_taken',
    field: 'username',
  })
  await renderApp('/auth?tab=register')
  await fillRegistration(user)
  expect((await toast('Registration failed')).textContent).toContain(
    '409: This username is taken. Please choose another.',
  )
  expect(field('Username').getAttribute('aria-invalid')).toBe('true')
  expect(field('Password').value).toBe(password)
})

line('auth-11', async ({ renderApp, user, api }) => {
  await renderApp('/', { as: aFamily() })
  api.replyError(logout, 404, 'Not tonight')
  await logOut(user)
  expect((await toast('Logout failed')).textContent).toContain('404: Not tonight')
})

line('auth-12', async ({ renderApp, user, api }) => {
  const family = aFamily()
  serveFamily(api, family)
  api.replyError(login, 401, { message: 'Please enter the code.', code: 'mfa_required', field: 'token' })
  await renderApp('/auth')
  await logIn(user, 'lantern')
  const code = await screen.findByLabelText('Code')
  await waitFor(() => expect(document.activeElement).toBe(code))
  const wrongCode = 'This code is not right. Please try the one shown now.'
  api.replyError(login, 401, { message: wrongCode, code: 'mfa_required', field: 'token' })
  await user.type(code, '000000')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  expect((await screen.findAllByText(wrongCode)).length).toBeGreaterThan(0)
  api.reply(login, 200, family.user)
  await user.clear(code)
  await user.type(code, '123456')
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(currentPath()).toBe('/'))
  expect(api.calls(login).at(-1)?.body).toMatchObject({ username: 'lantern', password, token: '123456' })
  expect(api.calls(loginFallback)).toEqual([])
})

test('a closed account is told so in the form, with the way to write to us', async ({
  renderApp,
  user,
  api,
}) => {
  const closed = 'This account has been closed by an administrator.'
  api.replyError(login, 403, { message: closed, code: 'account_rejected' })
  await renderApp('/auth')
  await logIn(user, 'lantern')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('You cannot sign in with this account')
  expect(within(notice).getByRole('link', { name: 'write to us' }).getAttribute('href')).toBe('/contact')
  expect(api.calls(loginFallback)).toEqual([])
})

line('auth-14', async ({ renderApp, api }) => {
  api.replyError(checkResetLink, 410, {
    message: 'This link has been used already or is too old. Please ask for a new one.',
    code: 'not_found',
    field: 'token',
  })
  await renderApp('/auth?tab=reset&token=used')
  expect(await screen.findByText(/has been used already or is too old/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeTruthy()
  expect(screen.queryByLabelText('New password')).toBeNull()
  await renderApp('/auth?tab=reset')
  expect(await screen.findByText(/This link is incomplete/)).toBeTruthy()
})

test('a valid link says for which username a new password is set', async ({ renderApp, api, user }) => {
  api.reply(checkResetLink, 200, { username: 'lantern' })
  api.reply(resetPassword, 204, null)
  await renderApp('/auth?tab=reset&token=fresh')
  expect((await screen.findByLabelText<HTMLInputElement>('Username')).value).toBe('lantern')
  await user.type(screen.getByLabelText('New password'), password)
  await user.type(screen.getByLabelText('Confirm password'), password)
  await user.click(screen.getByRole('button', { name: 'Set new password' }))
  expect((await screen.findByText(/Every browser was signed out/)).textContent).toContain('lantern')
})

test('a link is promised only where mail is sent', async ({ renderApp, api, user }) => {
  api.reply(forgotPassword, 204, null)
  const ask = async () => {
    await renderApp('/auth?tab=forgot')
    await user.type(await screen.findByLabelText('Username or email'), 'lantern')
    await user.click(screen.getByRole('button', { name: 'Send me a link' }))
  }
  await ask()
  expect(await screen.findByText('Please check your email')).toBeTruthy()
  api.reply(getInstallation, 200, anInstallation({ mail: false }))
  await renderApp('/auth?tab=forgot')
  expect(await screen.findByText('No mail is sent from here')).toBeTruthy()
  await ask()
  expect(await screen.findByText('A link was made')).toBeTruthy()
  expect(screen.queryByText('Please check your email')).toBeNull()
})

test('whoever registers from an invitation finds the address that it came to filled in', async ({
  renderApp,
  api,
}) => {
  api.reply(readInvitation, 200, { firstName: 'Ada', mayCreate: true, email: 'granny@example.org' })
  await renderApp(`/auth?tab=register&next=${encodeURIComponent('/family/join?token=abc')}`)
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email/)
  expect(email.value).toBe('granny@example.org')
  expect(api.calls(readInvitation).map(({ body }) => body)).toEqual([{ token: 'abc' }])
})
