import {
  forgetSpokenName,
  generateStory,
  keepSpokenName,
  listSpokenNames,
  previewVoice,
  type SpokenName,
} from '@nightlight/contract'
import {
  aFamily,
  aNarration,
  expect,
  type FakeApi,
  line,
  screen,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const oma = { name: 'Oma', said: 'OH-mah' }
const layla = { name: 'ليلى', said: 'LAY-lah' }
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const add = () => within(screen.getByRole('form', { name: 'Add a name' }))
const empty = /Tell the voices once how Oma, Siobhán or Bruin the bear is said/

/** A server that remembers. */
function serveNames(api: FakeApi, names: SpokenName[]): void {
  const isSame = (name: string) => (entry: SpokenName) => entry.name.toLowerCase() === name.toLowerCase()
  const without = (name: string) => names.filter((entry) => !isSame(name)(entry))
  api.reply(listSpokenNames, 200, () => names)
  api.reply(keepSpokenName, 200, ({ body }) => {
    names = [...without(body.name), body].sort((one, other) => one.name.localeCompare(other.name))
    return body
  })
  api.reply(forgetSpokenName, 204, ({ body }) => {
    names = without(body.name)
    return null
  })
  api.reply(previewVoice, 200, { audioUrl: '/media/previews/1/name.mp3', played: false })
}

line('profile-19', async ({ renderApp, api, sound, user }) => {
  serveNames(api, [])
  await renderApp('/profile', { as: aFamily() })
  await screen.findByRole('heading', { name: 'How names are said' })
  expect(await screen.findByText(empty)).toBeTruthy()

  // By keyboard alone.
  button('Add a name').focus()
  await user.keyboard('{Enter}ليلى')
  expect(add().getByRole('status').textContent).toMatch(/would be silent/)
  expect(add().getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true)
  await user.keyboard('{Tab}LAY-lah')
  expect(add().queryByRole('status')).toBeNull()
  await user.click(add().getByRole('button', { name: 'Hear it' }))
  await waitFor(() => expect(api.calls(previewVoice).at(-1)?.body.spokenName).toEqual(layla))
  await user.click(add().getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Change ليلى' })).toBeTruthy()
  expect(screen.queryByText(empty)).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(button('Add a name')))
  await user.keyboard('{Enter}Oma{Tab}OO-ma{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Change Oma' }))

  const change = within(screen.getByRole('form', { name: 'Change how Oma is said' }))
  expect(document.activeElement).toBe(change.getByLabelText('Say Oma as'))
  await user.clear(change.getByLabelText('Say Oma as'))
  await user.keyboard('OH-mah{Enter}')
  expect(await toast('Every voice says Oma like this from now on')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button('Change Oma')))
  expect(api.calls(keepSpokenName).map(({ body }) => body)).toEqual([layla, { ...oma, said: 'OO-ma' }, oma])

  const heard = sound.played.length
  await user.click(button('Hear it: Oma'))
  await waitFor(() => expect(sound.played).toHaveLength(heard + 1))
  expect(api.calls(previewVoice).at(-1)?.body).toMatchObject({
    text: 'Goodnight, Oma. Sleep well, Oma.',
    spokenName: oma,
  })
  expect(button('Stop: Oma')).toBeTruthy()

  await user.click(button('Remove Oma'))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Change Oma' })).toBeNull())
  expect(await toast('Oma is read as it is written again')).toBeTruthy()
  expect(document.activeElement?.textContent).toMatch(/^New stories say them this way/)
})

test('says beside the field that there is no room, and what else was refused', async ({
  renderApp,
  api,
  user,
}) => {
  const message = 'There is room for 200 names. Please remove one first.'
  serveNames(api, [oma])
  api.replyError(keepSpokenName, 400, { message, field: 'name', fields: [{ field: 'name', message }] })
  api.replyError(forgetSpokenName, 404, { message: 'Name not found' })
  await renderApp('/profile', { as: aFamily() })
  await user.click(await screen.findByRole('button', { name: 'Add a name' }))
  await user.keyboard('Bruno{Tab}BROO-no{Enter}')
  expect((await add().findByRole('alert')).textContent).toBe(message)
  await user.click(add().getByRole('button', { name: 'Cancel' }))
  await user.click(button('Remove Oma'))
  expect((await toast('The name was not removed')).textContent).toContain('Name not found')
  expect(button('Change Oma')).toBeTruthy()
})

test('a name that is heard stops the one before', async ({ renderApp, api, sound, user }) => {
  serveNames(api, [{ name: 'Bruno', said: 'BROO-no' }, oma])
  await renderApp('/profile', { as: aFamily() })
  await user.click(await screen.findByRole('button', { name: 'Hear it: Bruno' }))
  await screen.findByRole('button', { name: 'Stop: Bruno' })
  await user.click(button('Hear it: Oma'))
  await screen.findByRole('button', { name: 'Stop: Oma' })
  expect(button('Hear it: Bruno')).toBeTruthy()
  expect(sound.played).toHaveLength(2)
})

test('offers to try again where the names could not be loaded', async ({ renderApp, api, user }) => {
  api.replyError(listSpokenNames, 409, { message: 'Not now' })
  await renderApp('/profile', { as: aFamily() })
  expect(await screen.findByText('The names could not be loaded. Not now')).toBeTruthy()
  serveNames(api, [oma])
  await user.click(button('Try again'))
  expect(await screen.findByText('OH-mah')).toBeTruthy()
})

line('player-19', async ({ renderApp, api, sound, user }) => {
  serveNames(api, [oma])
  const stories = [{ narration: aNarration() }, { narration: aNarration(), isOwner: false }]
  await renderApp(`/story/${storyId(0)}`, { as: aFamily({ stories }) })
  await user.click(await screen.findByRole('button', { name: 'Play' }))
  await screen.findByRole('button', { name: 'Pause' })
  await user.click(button('Sound settings'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sound' }))
  const part = dialog.getByRole('button', { name: 'How names are said' })
  expect(part.getAttribute('aria-expanded')).toBe('false')
  await user.click(part)
  await user.click(await dialog.findByRole('button', { name: 'Hear it: Oma' }))
  await dialog.findByRole('button', { name: 'Stop: Oma' })
  expect(sound.played.at(-1)?.getAttribute('src')).toBe('/media/previews/1/name.mp3')
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()

  await renderApp(`/story/${storyId(1)}`, { as: aFamily({ stories }) })
  await user.click(await screen.findByRole('button', { name: 'Sound settings' }))
  await screen.findByRole('dialog', { name: 'Sound' })
  expect(screen.queryByRole('button', { name: 'How names are said' })).toBeNull()
})

line('form-37', async ({ renderApp, api, user }) => {
  serveNames(api, [oma, { name: 'Bruno', said: 'BROO-no' }])
  api.reply(generateStory, 202, { id: storyId(0) })
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
  await renderApp('/', { as: family })
  await user.click(await screen.findByRole('button', { name: /^More/ }))
  const name = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Name' })
  expect([...(name.list?.options ?? [])].map(({ value }) => value)).toEqual(['Oma', 'Bruno'])
  const said = screen.getByLabelText<HTMLInputElement>(/^Say the name as/)
  await user.type(name, 'oma')
  expect(said.value).toBe('OH-mah')
  await user.clear(name)
  expect(said.value).toBe('')
  await user.type(said, 'BROO-noh')
  await user.type(name, 'Bruno')
  expect(said.value).toBe('BROO-noh')
  await user.type(screen.getByLabelText(/^Relationship/), 'dog')
  await user.click(button('Add Character'))
  await user.type(name, 'Oma')
  expect(said.value).toBe('OH-mah')
  await user.type(screen.getByLabelText(/^Relationship/), 'Grandmother')
  await user.click(button('Add Character'))
  await user.click(button('Create Story'))
  await waitFor(() => expect(api.calls(generateStory)).toHaveLength(1))
  expect(api.calls(generateStory)[0]?.body.customSupportingCharacters).toMatchObject([
    { name: 'Bruno', spokenName: 'BROO-noh' },
    { name: 'Oma', spokenName: 'OH-mah' },
  ])
})
