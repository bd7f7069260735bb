import {
  approvedVoices,
  generateStory,
  listChildren,
  login,
  previewVoice,
  storyQuota,
} from '@nightlight/contract'
import { act } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import {
  aFamily,
  aProgress,
  aStory,
  choose,
  currentPath,
  expect,
  type Family,
  line,
  type RenderPart,
  screen,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const threeChildren = [
  { name: 'Marigold', age: 6, interests: 'owls, trains and the moon' },
  { name: 'Tom', age: 4 },
  { name: 'Ada', age: 9, interests: 'chess' },
]
const oneChild = [{ name: 'Marigold', age: 6 }]
const aFamilyWithChildren = () => aFamily({ plan: 'starlight', children: threeChildren })

const form = () => within(screen.getByRole('form', { name: 'Story' }))
const select = (label: string) => form().getByRole('combobox', { name: new RegExp(`^${label}`) })
const button = (name: string) => form().getByRole<HTMLButtonElement>('button', { name })
const submit = () => button('Create Story')
const details = () => form().getByLabelText<HTMLTextAreaElement>(/^Additional details/)
const audio = () => form().getByRole('switch', { name: /^Audio narration/ })
const texts = (elements: readonly HTMLElement[]) => elements.map((element) => element.textContent)

async function openForm(renderPart: RenderPart, family: Family): Promise<void> {
  await renderPart(createSection, { as: family })
  await waitForForm()
}

const createSection = async () => {
  const { CreateSection } = await import('./create-section.tsx')
  return <CreateSection />
}

async function waitForForm(): Promise<void> {
  await screen.findByRole('form', { name: 'Story' })
  // The voices load last; then the default one is selected.
  await waitFor(() =>
    expect(select('Narrator voice').textContent).not.toMatch(/Choose a voice|Loading voices/),
  )
}

async function options(user: UserEvent, label: string): Promise<HTMLElement[]> {
  await user.click(select(label))
  return screen.findAllByRole('option')
}

line('form-01', async ({ renderPart }) => {
  await openForm(renderPart, aFamilyWithChildren())
  expect(select('Main characters').textContent).toContain('Marigold')
  expect(select('Main characters').textContent).not.toContain('Tom')
  expect(select('Theme').textContent).toContain('Adventure')
  expect(select('Length').textContent).toContain('Medium')
  expect(audio().getAttribute('aria-checked')).toBe('true')
  expect(select('Reading pace').textContent).toContain('Bedtime Story')
})

line('form-02', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  const [marigold, tom, ada, ...more] = texts(await options(user, 'Main characters'))
  expect(marigold).toMatch(/Marigold.*age 6.*owls, trains and the\.\.\.$/)
  expect(tom).toMatch(/Tom.*age 4.*None yet/)
  expect(ada).toMatch(/Ada.*age 9.*chess$/)
  expect(more).toEqual([])
})

line('form-03', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  await user.click(select('Main characters'))
  const search = await screen.findByPlaceholderText('Search children...')
  await user.type(search, 'tom')
  expect(screen.getAllByRole('option')).toHaveLength(1)
  await user.click(screen.getByRole('option'))
  await user.clear(search)
  await user.type(search, 'nobody of that name')
  expect(screen.getByText('No child profiles found.')).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(select('Main characters').textContent).toBe('Marigold, Tom'))
})

// e2e/specification/layout.spec.ts tests that the list is at most 200 px high.
line('form-04', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  await user.click(select('Main characters'))
  expect(await screen.findByPlaceholderText('Search children...')).toBeTruthy()
  await user.click(screen.getByRole('option', { name: /Marigold/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(select('Main characters').textContent).toBe('Select children to include'))
})

line('form-05', async ({ renderPart, api }) => {
  const release = api.hold(listChildren)
  await renderPart(createSection, { as: aFamilyWithChildren() })
  expect((await screen.findByText('Loading profiles...')).closest('[role=status]')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Story' })).toBeNull()
  release()
  expect(await screen.findByRole('form', { name: 'Story' })).toBeTruthy()
})

line('form-06', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  expect(texts(await options(user, 'Theme'))).toEqual([
    'Adventure',
    'Fantasy',
    'Friendship',
    'Animals',
    'Space',
    'Pirates',
    'Princesses',
    'Superheroes',
    'Mystery',
    'Sports',
  ])
})

line('form-07', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  expect(texts(await options(user, 'Length'))).toEqual([
    'Short (3-5 minutes)',
    'Medium (5-8 minutes)',
    'Long (8-12 minutes)',
  ])
})

line('form-31', async ({ renderPart, user }) => {
  const children = [
    { name: 'Pip', age: 1 },
    { name: 'Tom', age: 4 },
  ]
  await openForm(renderPart, aFamily({ plan: 'starlight', children }))
  const hint = 'A story for a child of one or two takes a minute or two, whatever is chosen here.'
  expect(form().getByText(hint)).toBeTruthy()
  await choose(user, select('How much time do you have tonight'), '8 minutes')
  expect(form().getByText('This story takes a minute or two.')).toBeTruthy()
  await user.click(form().getByRole('combobox', { name: /^Main characters/ }))
  await user.click(await screen.findByRole('option', { name: /Tom/ }))
  await waitFor(() => expect(form().queryByText(hint)).toBeNull())
})

line('form-08', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  expect(button('Add Character').disabled).toBe(true)
  await user.type(form().getByLabelText('Name'), 'Biscuit')
  expect(button('Add Character').disabled).toBe(true)
  await user.type(form().getByLabelText('Relationship'), 'dog')
  await user.click(button('Add Character'))
  expect(texts(form().getAllByRole('listitem'))).toEqual([expect.stringMatching(/Biscuit.*dog/)])
  expect(button('Add Character').disabled).toBe(true)
})

line('form-09', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  const [tom, ada, ...more] = await options(user, 'From your profiles')
  expect(tom?.textContent).toContain('Tom')
  expect(ada?.textContent).toContain('Ada')
  expect(more).toEqual([])
  expect(form().getByText('A story can have up to 4 main characters.')).toBeTruthy()
  expect(form().getByText('A story can have up to 6 of them.')).toBeTruthy()
  await user.click(screen.getByRole('option', { name: /Tom/ }))
  await user.keyboard('{Escape}')
  await waitFor(() => expect(select('From your profiles').textContent).toBe('Tom'))
})

line('form-10', async ({ renderPart }) => {
  const voices = [{ name: 'Bramble' }, { name: 'Luna', isDefault: true }]
  await openForm(renderPart, aFamily({ plan: 'starlight', children: threeChildren, voices }))
  expect(select('Narrator voice').textContent).toContain('Luna')
})

line('form-11', async ({ renderPart }) => {
  const [marigold] = oneChild
  const wren = { defaultVoiceId: 'wren', defaultVoiceProvider: 'builtin' }
  await openForm(renderPart, aFamily({ plan: 'starlight', children: [{ ...marigold, ...wren }] }))
  expect(select('Narrator voice').textContent).toContain('Wren')
  // No longer approved.
  const gone = { defaultVoiceId: 'gone', defaultVoiceProvider: 'builtin' }
  await openForm(renderPart, aFamily({ plan: 'starlight', children: [{ ...marigold, ...gone }] }))
  expect(select('Narrator voice').textContent).toContain('Luna')
})

line('form-12', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamily({ children: oneChild }))
  const voiceOptions = await options(user, 'Narrator voice')
  const locked = voiceOptions.filter((option) => option.textContent?.includes('Upgrade Required'))
  expect(locked).toHaveLength(2)
  for (const option of locked) expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(voiceOptions.filter((option) => option.getAttribute('aria-disabled') === null)).toHaveLength(2)
})

line('form-13', async ({ renderPart, user }) => {
  await renderPart(createSection, { as: aFamily({ plan: 'starlight', children: oneChild, voices: [] }) })
  await screen.findByRole('form', { name: 'Story' })
  await user.click(select('Narrator voice'))
  expect(await screen.findByText('No voices available')).toBeTruthy()
})

line('form-14', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  expect(texts(await options(user, 'Reading pace'))).toEqual([
    'Gentle Lullaby',
    'Bedtime Story',
    'Cozy Reading',
  ])
})

line('form-15', async ({ renderPart, api, sound, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  api.reply(previewVoice, 200, { audioUrl: '/media/previews/1.mp3', played: false })
  const release = api.hold(previewVoice)
  await user.click(button('Preview voice'))
  expect(button('Generating Preview...').disabled).toBe(true)
  release()
  await waitFor(() => expect(button('Playing Preview...').disabled).toBe(true))
  expect(sound.played.map(({ src }) => new URL(src).pathname)).toEqual(['/media/previews/1.mp3'])
  await sound.end()
  expect(button('Preview voice').disabled).toBe(false)
})

line('form-16', async ({ renderPart, api, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  api.replyError(previewVoice, 404, 'No such voice')
  await user.click(button('Preview voice'))
  expect((await toast('Preview Failed')).textContent).toContain('Failed to generate voice preview.')
  expect(button('Preview voice').disabled).toBe(false)
  api.replyOffContract(previewVoice, 200, '{}')
  await user.click(button('Preview voice'))
  await toast('Failed to generate preview')
  expect(button('Preview voice').disabled).toBe(false)
})

line('form-17', async ({ renderPart, api, sound, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  api.reply(previewVoice, 200, { audioUrl: '/media/no-such-sound.mp3', played: false })
  sound.failPlayback()
  await user.click(button('Preview voice'))
  await toast('Failed to play the audio sample.')
})

line('form-18', async ({ renderPart, api, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  await user.click(select('Main characters'))
  await user.click(await screen.findByRole('option', { name: /Marigold/ }))
  await user.keyboard('{Escape}')
  await user.click(submit())
  expect(await form().findByText('At least one main character must be selected')).toBeTruthy()
  expect((await toast('Form Error')).textContent).toContain(
    'Please select at least one main character for your story.',
  )
  expect(api.calls(generateStory)).toEqual([])
})

line('form-19', async ({ renderPart, api, user }) => {
  api.reply(approvedVoices, 200, [])
  await renderPart(createSection, { as: aFamilyWithChildren() })
  await screen.findByRole('form', { name: 'Story' })
  await user.click(submit())
  expect(await form().findByText('Please select a voice for audio generation')).toBeTruthy()
  expect(api.calls(generateStory)).toEqual([])
})

line('form-21', async ({ renderPart, api, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  api.replyError(generateStory, 404, 'That is enough')
  const release = api.hold(generateStory)
  await user.click(submit())
  // The overlay hides the form behind it.
  const busy = await screen.findByRole('button', { name: 'Creating Your Story...', hidden: true })
  expect(busy).toHaveProperty('disabled', true)
  release()
  await waitFor(() => expect(submit().disabled).toBe(false))
})

line('form-22', async ({ renderApp, reload, user }) => {
  await renderApp('/', { as: aFamilyWithChildren() })
  await waitForForm()
  await user.type(details(), 'a blue blanket')
  await choose(user, select('Theme'), 'Pirates')
  await reload()
  await waitForForm()
  expect(details().value).toBe('a blue blanket')
  const mobile = within(screen.getByRole('navigation', { name: 'Mobile' }))
  await user.click(mobile.getByRole('link', { name: 'Profile' }))
  expect(await screen.findByRole('heading', { name: 'Child profiles' })).toBeTruthy()
  await user.click(mobile.getByRole('link', { name: 'Home' }))
  await waitForForm()
  expect(details().value).toBe('a blue blanket')
  expect(select('Theme').textContent).toContain('Pirates')
})

line('form-23', async ({ renderApp, reload, user }) => {
  await renderApp('/', { as: aFamilyWithChildren() })
  await waitForForm()
  await user.click(audio())
  expect(audio().getAttribute('aria-checked')).toBe('false')
  await reload()
  await waitForForm()
  expect(audio().getAttribute('aria-checked')).toBe('true')
})

line('form-24', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamily({ children: oneChild }))
  expect(select('Length').textContent).toContain('Short')
  const [, medium, long] = await options(user, 'Length')
  expect(medium?.textContent).toMatch(/Medium.*Starlight/)
  expect(medium?.getAttribute('aria-disabled')).toBe('true')
  expect(long?.textContent).toMatch(/Long.*Starlight/)
  expect(long?.getAttribute('aria-disabled')).toBe('true')
})

line('form-25', async ({ renderPart, api, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  api.replyError(generateStory, 401, { message: 'Please sign in first.', code: 'unauthenticated' })
  await user.click(submit())
  expect((await toast('Authentication Error')).textContent).toContain(
    'You need to be logged in to generate stories. Please log in and try again.',
  )
})

test('who was signed out meanwhile signs in over the form, and the story is made', async ({
  renderApp,
  api,
  user,
}) => {
  const family = aFamilyWithChildren()
  const signedOut = { message: 'Please sign in first.', code: 'unauthenticated' } as const
  await renderApp('/', { as: family })
  await waitForForm()
  const typed = details()
  await user.type(typed, 'a blue blanket')
  api.replyError(generateStory, 401, signedOut)
  api.replyError(storyQuota, 401, signedOut)
  await user.click(submit())
  const dialog = within(await screen.findByRole('dialog', { name: 'Please sign in again' }))
  expect([typed.isConnected, typed.value]).toEqual([true, 'a blue blanket'])
  expect(dialog.getByLabelText('Username')).toHaveProperty('value', family.user.username)
  api.reply(login, 200, family.user)
  api.reply(generateStory, 202, { id: storyId(0) })
  api.resetReply(storyQuota)
  await user.type(dialog.getByLabelText('Password'), 'lantern light')
  await user.click(dialog.getByRole('button', { name: 'Login' }))
  expect(await screen.findByRole('dialog', { name: 'Your story is on its way' })).toBeTruthy()
  const [first, second] = api.calls(generateStory)
  expect(second?.body).toEqual(first?.body)
  expect(second?.body.additionalDetails).toBe('a blue blanket')
})

test('a story that is being made is found after a reload, with its progress and that it counts, until it is ready', async ({
  renderApp,
  progress,
  user,
}) => {
  const family = aFamily({ plan: 'starlight', children: oneChild, quota: { used: 1, remaining: 2 } })
  const id = storyId(0)
  const story = aStory({ id })
  const made = aProgress({ storyId: id, step: 'creating-image', percent: 30 })
  family.stories = [{ ...story, status: 'generating', progress: made }]
  await renderApp('/', { as: family })
  const notice = within(await screen.findByRole('region', { name: 'A story is being made' }))
  expect(notice.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
  expect(notice.getByText(/^It counts towards your plan already/)).toBeTruthy()
  expect(notice.getByRole('link', { name: 'See it' }).getAttribute('href')).toBe(`/?making=${id}`)
  const mobile = within(screen.getByRole('navigation', { name: 'Mobile' }))
  await user.click(mobile.getByRole('link', { name: 'Profile' }))
  await screen.findByRole('heading', { name: 'Child profiles' })
  const pill = within(screen.getByRole('banner')).getByRole('status', { name: 'Being made' })
  await progress.send({ ...made, percent: 70 })
  expect(pill.textContent).toContain('70 %')
  await user.click(within(pill).getByRole('link'))
  expect(currentPath()).toBe(`/profile?making=${id}`)
  expect(
    within(await screen.findByRole('dialog'))
      .getByRole('progressbar')
      .getAttribute('aria-valuenow'),
  ).toBe('70')
  await act(async () => history.back())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(currentPath()).toBe('/profile')
  family.stories = [story]
  await progress.send({ ...made, status: 'ready', step: 'complete', percent: 100 })
  const ready = await toast('Your story is ready')
  await waitFor(() => expect(pill.isConnected).toBe(false))
  await user.click(within(ready).getByRole('button', { name: 'Open' }))
  expect(currentPath()).toBe(`/story/${id}`)
})

line('form-26', async ({ renderPart, api, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  api.replyError(generateStory, 409, 'The plot has thickened')
  await user.click(submit())
  await toast('409: The plot has thickened')
})

line('form-27', async ({ renderPart, api, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  api.replyOffContract(generateStory, 200, '{}')
  await user.click(submit())
  await toast("Your story was created but we couldn't navigate to it. Please check the Story Library.")
  expect(currentPath()).toBe('/')
})

line('form-28', async ({ renderPart, user, api }) => {
  const quota = { used: 3, remaining: 0 }
  await openForm(renderPart, aFamily({ plan: 'starlight', children: threeChildren, quota }))
  expect(await form().findByText('Limit Reached')).toBeTruthy()
  expect(submit().disabled).toBe(true)
  await user.click(submit())
  expect(api.calls(generateStory)).toEqual([])
})
