import {
  addChild,
  changeChild,
  generateStory,
  getInstallation,
  listChildren,
  listOwnStories,
  login,
  register,
} from '@nightlight/contract'
import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import {
  aChild,
  aFamily,
  anInstallation,
  currentPath,
  expect,
  screen,
  serveFamily,
  storyId,
  test,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const id = storyId(0)
const family = () => aFamily({ user: { username: 'mum-of-maya', status: 'pending' } })
const hero = () => within(screen.getByRole('region', { name: 'Good nights start with great stories.' }))
const alert = () => screen.findByRole('alert')

async function nameChild(user: UserEvent): Promise<void> {
  await user.type(hero().getByLabelText('Your child’s name'), 'Maya')
  await user.type(hero().getByLabelText('Age'), '6{Enter}')
  await screen.findByRole('heading', { name: 'Which one is Maya?' })
}

async function choosePortrait(user: UserEvent, number = 2): Promise<void> {
  await user.click(await hero().findByRole('radio', { name: new RegExp(`^Portrait ${number}:`) }))
  await user.click(hero().getByRole('button', { name: 'This is Maya' }))
}

async function typeAccount(user: UserEvent): Promise<void> {
  await user.type(hero().getByLabelText('Username'), 'mum-of-maya')
  await user.type(hero().getByLabelText('Password'), 'lantern{Enter}')
}

test('a first story begins on the hero: child, portrait, account and story in one flow, by the calls of the three forms', async ({
  renderApp,
  api,
  user,
}) => {
  await renderApp('/')
  await user.click(hero().getByRole('button', { name: 'Begin tonight’s story' }))
  expect((await alert()).textContent).toBe('Name is required')
  await nameChild(user)
  await user.click(hero().getByText('Choose skin, hair, eyes and glasses'))
  await user.click(hero().getByRole('radio', { name: 'pale' }))
  await user.click(hero().getByRole('radio', { name: 'she' }))
  await user.click(hero().getByRole('checkbox', { name: 'Mummy' }))
  await user.click(hero().getByRole('checkbox', { name: 'Granny' }))
  await choosePortrait(user)
  expect(currentPath()).toBe('/?begin=account')
  api.reply(register, 201, () => {
    serveFamily(api, family())
    return family().user
  })
  api.reply(addChild, 201, aChild({ id: 7, name: 'Maya' }))
  api.reply(generateStory, 202, { id })
  const release = api.hold(addChild)
  await typeAccount(user)
  // The account is there, and the step stays what it was until the story is on its way.
  expect(await hero().findByRole('button', { name: 'Adding your child…' })).toBeTruthy()
  expect(hero().getByRole('heading', { name: 'Your account' })).toBeTruthy()
  expect(hero().getByLabelText<HTMLInputElement>('Username').value).toBe('mum-of-maya')
  expect(screen.queryByText(/You are signed in as/)).toBeNull()
  release()
  expect(await screen.findByRole('dialog', { name: 'Your story is on its way' })).toBeTruthy()
  expect(currentPath()).toBe(`/?making=${id}`)
  expect(api.calls(register)[0]?.body).toMatchObject({ username: 'mum-of-maya', confirmPassword: 'lantern' })
  const [added] = api.calls(addChild)
  expect(added?.body).toMatchObject({ name: 'Maya', age: 6, skinTone: 'pale', hairStyle: 'plaits' })
  expect(added?.body).toMatchObject({ pronouns: 'she', grownUps: 'Mummy, Granny' })
  expect(added?.body.lookSeed).toMatch(/-1$/)
  expect(added?.body.consent?.wording).toContain('parent or guardian')
  expect(api.calls(generateStory)[0]?.body).toMatchObject({ mainCharacterIds: [7], storyLength: 'short' })
  expect(sessionStorage.length).toBe(0)
})

test('the Enter key of a phone leads from field to field and on, so that no button has to be looked for', async ({
  renderApp,
  api,
  user,
}) => {
  await renderApp('/')
  await user.type(hero().getByLabelText('Your child’s name'), 'Maya{Enter}')
  expect(document.activeElement).toBe(hero().getByLabelText('Age'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('6{Enter}')
  await choosePortrait(user)
  api.replyError(register, 500, { message: 'Not now', code: 'internal' })
  await user.type(hero().getByLabelText('Username'), 'mum-of-maya{Enter}')
  expect(document.activeElement).toBe(hero().getByLabelText('Password'))
  expect(screen.queryByRole('alert')).toBeNull()
  await user.keyboard('lantern{Enter}')
  expect(await hero().findByText('The account was not made')).toBeTruthy()
  expect(api.calls(register)).toHaveLength(1)
})

test('each step goes back and forward with the browser, and a reload keeps all but the password', async ({
  renderApp,
  reload,
  user,
}) => {
  await renderApp('/')
  await nameChild(user)
  await choosePortrait(user, 4)
  await user.type(hero().getByLabelText('Username'), 'mum-of-maya')
  await user.type(hero().getByLabelText('Password'), 'lantern')
  await act(async () => history.back())
  expect(await hero().findByRole('radio', { name: /^Portrait 4:/ })).toHaveProperty('checked', true)
  await act(async () => history.back())
  await waitFor(() => expect(hero().getByLabelText('Your child’s name')).toHaveProperty('value', 'Maya'))
  await act(async () => history.go(2))
  expect(await hero().findByLabelText('Username')).toHaveProperty('value', 'mum-of-maya')
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('lantern')
  await reload()
  expect(await hero().findByLabelText('Username')).toHaveProperty('value', 'mum-of-maya')
  expect(hero().getByLabelText('Password')).toHaveProperty('value', '')
})

test('a name that is taken, a lost network and a used quota keep all that was typed and say why; nothing is done twice', async ({
  renderApp,
  api,
  user,
}) => {
  await renderApp('/')
  await nameChild(user)
  await choosePortrait(user)
  const taken = {
    message: 'This username is taken. Please choose another.',
    code: 'username_taken',
    field: 'username',
  } as const
  api.replyError(register, 409, taken)
  await typeAccount(user)
  expect((await alert()).textContent).toBe(taken.message)
  const create = () => hero().getByRole('button', { name: 'Create' })
  expect(hero().getByLabelText('Password')).toHaveProperty('value', 'lantern')

  api.disconnect(register)
  await user.click(create())
  expect(await hero().findByText('The account was not made')).toBeTruthy()
  // The account was made nevertheless, only the reply was lost.
  api.replyError(register, 409, taken)
  api.reply(login, 200, () => {
    serveFamily(api, family())
    return family().user
  })
  api.disconnect(addChild)
  await user.click(create())
  expect(await hero().findByText('Your account is made, but the child was not added')).toBeTruthy()
  expect(hero().queryByLabelText('Password')).toBeNull()

  api.reply(addChild, 201, aChild({ id: 7, name: 'Maya' }))
  api.replyError(generateStory, 429, { message: 'That was the last one today.', code: 'quota_exceeded' })
  await user.click(create())
  expect(await hero().findByText('All is ready, but the story was not started')).toBeTruthy()
  expect(hero().getByText(/^That was the last one today\./)).toBeTruthy()
  expect(api.calls(listOwnStories).length).toBeGreaterThan(0)

  api.reply(generateStory, 202, { id })
  await user.click(create())
  await waitFor(() => expect(currentPath()).toBe(`/?making=${id}`))
  // Once without a reply and once with one.
  expect(api.calls(addChild)).toHaveLength(2)
})

test('whoever goes back after the child is stored, and chooses otherwise, gets a story about the child as it is then', async ({
  renderApp,
  api,
  user,
}) => {
  await renderApp('/')
  await nameChild(user)
  await user.click(hero().getByRole('checkbox', { name: 'Mummy' }))
  await choosePortrait(user)
  const stored = aChild({ id: 7, name: 'Maya' })
  api.reply(register, 201, () => {
    serveFamily(api, { ...family(), children: [stored] })
    return family().user
  })
  api.reply(addChild, 201, stored)
  api.replyError(generateStory, 429, { message: 'That was the last one today.', code: 'quota_exceeded' })
  await typeAccount(user)
  expect(await hero().findByText('All is ready, but the story was not started')).toBeTruthy()

  await user.click(hero().getByRole('button', { name: 'Back' }))
  await user.click(await hero().findByRole('radio', { name: 'she' }))
  await user.click(hero().getByRole('checkbox', { name: 'Mummy' }))
  await choosePortrait(user, 4)
  api.reply(changeChild, 200, stored)
  const create = () => user.click(hero().getByRole('button', { name: 'Create' }))
  await create()
  expect(await hero().findByText('All is ready, but the story was not started')).toBeTruthy()
  const changed = api.calls(changeChild)
  expect(changed.map(({ params }) => params.id)).toEqual([7])
  expect(changed[0]?.body).toMatchObject({ name: 'Maya', age: 6, pronouns: 'she', grownUps: '' })
  expect(changed[0]?.body.lookSeed).toMatch(/-3$/)
  expect(api.calls(addChild)).toHaveLength(1)

  // Removed in the meantime, on another device.
  api.replyError(changeChild, 404, { message: 'There is no such child.', code: 'not_found' })
  api.reply(addChild, 201, aChild({ id: 8, name: 'Maya' }))
  api.reply(generateStory, 202, { id })
  await user.click(hero().getByRole('button', { name: 'Back' }))
  await user.click(await hero().findByRole('radio', { name: 'they' }))
  await user.click(hero().getByRole('button', { name: 'This is Maya' }))
  await create()
  await waitFor(() => expect(currentPath()).toBe(`/?making=${id}`))
  expect(api.calls(addChild)[1]?.body).toMatchObject({ name: 'Maya', pronouns: 'they' })
  expect(api.calls(generateStory).at(-1)?.body.mainCharacterIds).toEqual([8])
})

test('a child that was stored although the reply was lost is brought up to date as well, and not added again', async ({
  renderApp,
  api,
  user,
}) => {
  await renderApp('/')
  await nameChild(user)
  await choosePortrait(user)
  api.reply(register, 201, () => {
    serveFamily(api, family())
    return family().user
  })
  api.disconnect(addChild)
  await typeAccount(user)
  expect(await hero().findByText('Your account is made, but the child was not added')).toBeTruthy()
  const lookSeed = api.calls(addChild)[0]?.body.lookSeed ?? null
  api.reply(listChildren, 200, [aChild({ id: 7, name: 'Maya', age: 6, lookSeed })])
  api.reply(changeChild, 200, aChild({ id: 7, name: 'Maya' }))
  api.reply(generateStory, 202, { id })
  await user.click(hero().getByRole('button', { name: 'Back' }))
  await user.click(await hero().findByRole('radio', { name: 'he' }))
  await user.click(hero().getByRole('button', { name: 'This is Maya' }))
  await user.click(hero().getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(currentPath()).toBe(`/?making=${id}`))
  // Nothing else was chosen: what is known of it beside that stays.
  expect(api.calls(changeChild).map(({ body }) => body)).toEqual([{ pronouns: 'he' }])
  expect(api.calls(addChild)).toHaveLength(1)
})

test('a name that the built-in voices would be silent about is asked for as it sounds, and stored so', async ({
  renderApp,
  api,
  user,
}) => {
  await renderApp('/')
  await nameChild(user)
  expect(hero().queryByLabelText(/^Say the name as/)).toBeNull()
  await act(async () => history.back())
  const rename = async (name: string) => {
    await user.clear(await hero().findByLabelText('Your child’s name'))
    await user.type(hero().getByLabelText('Your child’s name'), `${name}{Enter}`)
    return hero().findByLabelText<HTMLInputElement>(/^Say the name as/)
  }
  await user.type(await rename('محمد'), 'moh-HAM-ed')
  await act(async () => history.back())
  // What was typed belongs to the name before.
  const said = await rename('ليلى')
  expect(said.value).toBe('')
  expect(hero().getByText(/built-in voices cannot read these letters/)).toBeTruthy()
  await user.type(said, ' LAY-lah ')
  expect(hero().queryByText(/built-in voices cannot read these letters/)).toBeNull()
  await user.click(hero().getByRole('button', { name: 'Choose later' }))
  api.reply(register, 201, () => {
    serveFamily(api, family())
    return family().user
  })
  api.reply(addChild, 201, aChild({ id: 7, name: 'ليلى' }))
  api.reply(generateStory, 202, { id })
  await typeAccount(user)
  await waitFor(() => expect(currentPath()).toBe(`/?making=${id}`))
  expect(api.calls(addChild)[0]?.body).toMatchObject({ name: 'ليلى', spokenName: 'LAY-lah' })
})

test('where accounts are approved first, that is said before the password, and no story is requested', async ({
  renderApp,
  api,
  user,
}) => {
  api.reply(getInstallation, 200, anInstallation({ requiresApproval: true }))
  await renderApp('/')
  await nameChild(user)
  await choosePortrait(user)
  expect(await hero().findByText('New accounts are looked at first')).toBeTruthy()
  const notice = hero().getByText('New accounts are looked at first')
  const password = hero().getByLabelText('Password')
  expect(notice.compareDocumentPosition(password) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  api.reply(register, 201, () => {
    serveFamily(api, family())
    return family().user
  })
  api.reply(addChild, 201, aChild({ id: 7, name: 'Maya' }))
  await typeAccount(user)
  await waitFor(() => expect(currentPath()).toBe('/'))
  expect(api.calls(generateStory)).toEqual([])
})
