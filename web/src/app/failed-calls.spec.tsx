import {
  addChild,
  changePassword,
  type Endpoint,
  generateStory,
  login,
  loginFallback,
  register,
} from '@nightlight/contract'
import type { UserEvent } from '@testing-library/user-event'
import {
  aChild,
  aFamily,
  currentPath,
  expect,
  type FakeApi,
  type Family,
  field,
  screen,
  serveFamily,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../test/kit.tsx'

/** Ways in which a call can fail without an error from the server. */
const faults: Record<string, (api: FakeApi, endpoint: Endpoint) => void> = {
  'there is no connection': (api, endpoint) => api.disconnect(endpoint),
  'a proxy replies with an error page': (api, endpoint) =>
    api.replyError(endpoint, 500, '<html><h1>Bad Gateway</h1></html>'),
  'the response is cut off': (api, endpoint) => api.replyOffContract(endpoint, 200, '{"id": 1, "na'),
}

/** A form, from filling it in to its success after a failure. */
interface Action {
  readonly path: string
  readonly family: Family | null
  readonly endpoints: readonly Endpoint[]
  fill(user: UserEvent): Promise<void>
  submit(user: UserEvent): Promise<void>
  expectFailure(): Promise<unknown>
  /** What was typed is still there. */
  expectInput(): void
  succeed(api: FakeApi): void
  expectSuccess(): Promise<unknown>
}

const password = 'lantern light'
const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name })
const dialog = () => within(screen.getByRole('dialog'))
const childForm = () => within(screen.getByRole('form', { name: 'Add child' }))

async function pressWhenEnabled(user: UserEvent, find: () => HTMLElement): Promise<void> {
  await waitFor(() => expect(find()).toHaveProperty('disabled', false))
  await user.click(find())
}

const newFamily = aFamily()
const familyWithChild = aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })

const actions: Record<string, Action> = {
  'signing in': {
    path: '/auth',
    family: null,
    endpoints: [login, loginFallback],
    fill: async (user) => {
      await button('Login')
      await user.type(field('Username'), 'lantern')
      await user.type(field('Password'), password)
    },
    submit: (user) => pressWhenEnabled(user, () => screen.getByRole('button', { name: 'Login' })),
    expectFailure: () => toast('Login failed'),
    expectInput: () => expect(field('Password').value).toBe(password),
    succeed: (api) => {
      serveFamily(api, newFamily)
      api.reply(login, 200, newFamily.user)
    },
    expectSuccess: () => waitFor(() => expect(currentPath()).toBe('/')),
  },
  registering: {
    path: '/auth?tab=register',
    family: null,
    endpoints: [register],
    fill: async (user) => {
      await button('Register')
      await user.type(field('Username'), 'new-family')
      await user.type(field('Password'), password)
      await user.type(field('Confirm password'), password)
    },
    submit: (user) => pressWhenEnabled(user, () => screen.getByRole('button', { name: 'Register' })),
    expectFailure: () => toast('Registration failed'),
    expectInput: () => expect(field('Confirm password').value).toBe(password),
    succeed: (api) => {
      serveFamily(api, newFamily)
      api.reply(register, 201, newFamily.user)
    },
    expectSuccess: () => waitFor(() => expect(currentPath()).toBe('/')),
  },
  'adding a child': {
    path: '/profile',
    family: newFamily,
    endpoints: [addChild],
    fill: async (user) => {
      await user.click(await button('Add Child'))
      await user.type(childForm().getByLabelText('Name'), 'Wilhelmina')
      await user.type(childForm().getByLabelText('Age'), '7')
    },
    submit: (user) => pressWhenEnabled(user, () => childForm().getByRole('button', { name: 'Add Child' })),
    expectFailure: () => toast('Failed to add child profile'),
    expectInput: () => expect(childForm().getByLabelText('Name')).toHaveProperty('value', 'Wilhelmina'),
    succeed: (api) => {
      const child = aChild({ id: 7, name: 'Wilhelmina', age: 7 })
      serveFamily(api, { ...newFamily, children: [child] })
      api.reply(addChild, 201, child)
    },
    expectSuccess: () => screen.findByRole('heading', { name: 'Wilhelmina' }),
  },
  'creating a story': {
    path: '/',
    family: familyWithChild,
    endpoints: [generateStory],
    fill: async (user) => {
      const more = await screen.findByRole('button', { name: /^More/ })
      await waitFor(() => expect(more.textContent).toContain('Luna'))
      await user.type(screen.getByLabelText(/^What happened today\?/), 'a green umbrella')
    },
    submit: (user) => pressWhenEnabled(user, () => screen.getByRole('button', { name: 'Create Story' })),
    expectFailure: () => toast('Error'),
    expectInput: () =>
      expect(screen.getByLabelText(/^What happened today\?/)).toHaveProperty('value', 'a green umbrella'),
    succeed: (api) => api.reply(generateStory, 202, { id: storyId(0) }),
    expectSuccess: () => screen.findByRole('dialog'),
  },
  'changing the password': {
    path: '/security',
    family: newFamily,
    endpoints: [changePassword],
    fill: async (user) => {
      await user.click(await button('Change password'))
      await user.type(dialog().getByLabelText('Current password'), password)
      await user.type(dialog().getByLabelText('New password'), 'a new lantern')
      await user.type(dialog().getByLabelText('Confirm password'), 'a new lantern')
    },
    submit: (user) => pressWhenEnabled(user, () => dialog().getByRole('button', { name: 'Change password' })),
    expectFailure: () => dialog().findByRole('alert'),
    expectInput: () =>
      expect(dialog().getByLabelText('New password')).toHaveProperty('value', 'a new lantern'),
    succeed: (api) => api.reply(changePassword, 204, null),
    expectSuccess: () => toast('Password changed'),
  },
}

for (const [name, action] of Object.entries(actions))
  for (const [fault, cause] of Object.entries(faults))
    test(`${name} keeps what was typed and can be repeated when ${fault}`, async ({
      renderApp,
      api,
      user,
    }) => {
      await renderApp(action.path, { as: action.family })
      await action.fill(user)
      for (const endpoint of action.endpoints) cause(api, endpoint)
      await action.submit(user)
      await action.expectFailure()
      expect(document.body.textContent).not.toMatch(/<html|<h1|Unexpected token|is not valid JSON/)
      action.expectInput()
      action.succeed(api)
      await action.submit(user)
      await action.expectSuccess()
    })
