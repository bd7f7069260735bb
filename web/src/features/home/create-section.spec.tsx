import {
  approvedVoices,
  generateStory,
  listChildren,
  listOwnStories,
  login,
  previewVoice,
  storyQuota,
} from '@nightlight/contract'
import { act, fireEvent } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import {
  aFamily,
  aProgress,
  aStory,
  currentPath,
  expect,
  type Family,
  goOffline,
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
const details = () => form().getByLabelText<HTMLTextAreaElement>(/^What happened today\?/)
const audio = () => form().getByRole('switch', { name: /^Audio narration/ })
const faces = () => within(form().getByRole('group', { name: 'Main characters' }))
const face = (name: RegExp) => faces().getByRole('checkbox', { name })
const radio = (name: string | RegExp) => form().getByRole('radio', { name })
const checked = (group: string) =>
  within(form().getByRole('radiogroup', { name: group }))
    .getAllByRole('radio', { checked: true })
    .map((each) => each.getAttribute('aria-label'))
const labels = (elements: readonly HTMLElement[]) => elements.map((each) => each.getAttribute('aria-label'))
const more = () => form().getByRole('button', { name: /^More/ })
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
  await waitFor(() => expect(more().textContent).not.toContain('A voice reads'))
}

/** The form with everything that is behind More. */
async function openMore(renderPart: RenderPart, user: UserEvent, family: Family): Promise<void> {
  await openForm(renderPart, family)
  await user.click(more())
}

async function options(user: UserEvent, label: string): Promise<HTMLElement[]> {
  await user.click(select(label))
  return screen.findAllByRole('option')
}

line('form-01', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  expect(labels(faces().getAllByRole('checkbox', { checked: true }))).toEqual([
    'Marigold, age 6, owls, trains and the...',
  ])
  expect(checked('Theme')).toEqual(['Adventure'])
  expect(checked('Length')).toEqual(['Medium (5-8 minutes)'])
  expect(more().textContent).toBe('MoreLuna reads, Bedtime Story')
  await user.click(more())
  expect(audio().getAttribute('aria-checked')).toBe('true')
  expect(select('Reading pace').textContent).toContain('Bedtime Story')
})

line('form-02', async ({ renderPart }) => {
  await openForm(renderPart, aFamilyWithChildren())
  expect(labels(faces().getAllByRole('checkbox'))).toEqual([
    'Marigold, age 6, owls, trains and the...',
    'Tom, age 4, Likes: None yet',
    'Ada, age 9, chess',
  ])
  const tom = face(/^Tom/).closest('label')
  expect(tom?.textContent).toMatch(/age 4Likes: None yet$/)
})

line('form-03', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  await user.click(faces().getByRole('button', { name: 'Search children...' }))
  const search = faces().getByPlaceholderText('Search children...')
  await user.type(search, 'tom')
  expect(faces().getAllByRole('checkbox')).toHaveLength(1)
  await user.click(face(/^Tom/))
  await user.clear(search)
  await user.type(search, 'nobody of that name')
  expect(faces().getByText('No child profiles found.')).toBeTruthy()
  await user.clear(search)
  expect(labels(faces().getAllByRole('checkbox', { checked: true }))).toHaveLength(2)
})

// e2e/specification/layout.spec.ts tests that the list is at most 200 px high.
line('form-04', async ({ renderPart, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  expect(faces().getByRole('button', { name: 'Search children...' })).toBeTruthy()
  await user.click(face(/^Marigold/))
  expect(faces().getByText('Select children to include')).toBeTruthy()
})

line('form-05', async ({ renderPart, api }) => {
  const release = api.hold(listChildren)
  await renderPart(createSection, { as: aFamilyWithChildren() })
  expect((await screen.findByText('Loading profiles...')).closest('[role=status]')).toBeTruthy()
  expect(screen.queryByRole('form', { name: 'Story' })).toBeNull()
  release()
  expect(await screen.findByRole('form', { name: 'Story' })).toBeTruthy()
})

line('form-06', async ({ renderPart }) => {
  await openForm(renderPart, aFamilyWithChildren())
  const group = within(form().getByRole('radiogroup', { name: 'Theme' }))
  expect(labels(group.getAllByRole('radio'))).toEqual([
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

line('form-07', async ({ renderPart }) => {
  await openForm(renderPart, aFamilyWithChildren())
  const group = within(form().getByRole('radiogroup', { name: 'Length' }))
  expect(labels(group.getAllByRole('radio'))).toEqual([
    'Short (3-5 minutes)',
    'Medium (5-8 minutes)',
    'Long (8-12 minutes)',
  ])
})

test('the minutes can be said exactly, and a moon takes their place again', async ({
  renderPart,
  api,
  user,
}) => {
  await openForm(renderPart, aFamilyWithChildren())
  await user.click(button('Exactly how many minutes?'))
  const slider = form().getByRole('slider', { name: 'How much time do you have tonight?' })
  expect(slider.getAttribute('aria-valuetext')).toBe('6 minutes')
  slider.focus()
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(form().getByText(/^The story takes 9 minutes, read by your narrator/)).toBeTruthy()
  expect(checked('Length')).toEqual(['Long (8-12 minutes)'])
  api.reply(generateStory, 202, { id: storyId(0) })
  await user.click(submit())
  await waitFor(() => expect(api.calls(generateStory)[0]?.body.minutes).toBe(9))
  await user.click(radio(/^Short/))
  expect(form().queryByRole('slider')).toBeNull()
})

line('form-31', async ({ renderPart, user }) => {
  const children = [
    { name: 'Pip', age: 1 },
    { name: 'Tom', age: 4 },
  ]
  await openForm(renderPart, aFamily({ plan: 'starlight', children }))
  const hint = 'A story for a child of one or two takes a minute or two, whatever is chosen here.'
  expect(form().getByText(hint)).toBeTruthy()
  await user.click(button('Exactly how many minutes?'))
  expect(form().getByText('This story takes a minute or two.')).toBeTruthy()
  await user.click(face(/^Tom/))
  await waitFor(() => expect(form().queryByText(hint)).toBeNull())
})

line('form-08', async ({ renderPart, user }) => {
  await openMore(renderPart, user, aFamilyWithChildren())
  expect(button('Add Character').disabled).toBe(true)
  await user.type(form().getByLabelText('Name'), 'Biscuit')
  expect(button('Add Character').disabled).toBe(true)
  await user.type(form().getByLabelText('Relationship'), 'dog')
  await user.click(button('Add Character'))
  expect(texts(form().getAllByRole('listitem'))).toEqual([expect.stringMatching(/Biscuit.*dog/)])
  expect(button('Add Character').disabled).toBe(true)
})

line('form-09', async ({ renderPart, user }) => {
  await openMore(renderPart, user, aFamilyWithChildren())
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

line('form-10', async ({ renderPart, user }) => {
  const voices = [{ name: 'Bramble' }, { name: 'Luna', isDefault: true }]
  await openMore(renderPart, user, aFamily({ plan: 'starlight', children: threeChildren, voices }))
  expect(select('Narrator voice').textContent).toContain('Luna')
})

line('form-11', async ({ renderPart, user }) => {
  const [marigold] = oneChild
  const wren = { defaultVoiceId: 'wren', defaultVoiceProvider: 'builtin' }
  await openMore(renderPart, user, aFamily({ plan: 'starlight', children: [{ ...marigold, ...wren }] }))
  expect(select('Narrator voice').textContent).toContain('Wren')
  // No longer approved.
  const gone = { defaultVoiceId: 'gone', defaultVoiceProvider: 'builtin' }
  await openMore(renderPart, user, aFamily({ plan: 'starlight', children: [{ ...marigold, ...gone }] }))
  expect(select('Narrator voice').textContent).toContain('Luna')
})

line('form-12', async ({ renderPart, user }) => {
  await openMore(renderPart, user, aFamily({ children: oneChild }))
  const voiceOptions = await options(user, 'Narrator voice')
  const locked = voiceOptions.filter((option) => option.textContent?.includes('Upgrade Required'))
  expect(locked).toHaveLength(2)
  for (const option of locked) expect(option.getAttribute('aria-disabled')).toBe('true')
  expect(voiceOptions.filter((option) => option.getAttribute('aria-disabled') === null)).toHaveLength(2)
})

line('form-13', async ({ renderPart, user }) => {
  await renderPart(createSection, { as: aFamily({ plan: 'starlight', children: oneChild, voices: [] }) })
  await screen.findByRole('form', { name: 'Story' })
  await user.click(more())
  await user.click(select('Narrator voice'))
  expect(await screen.findByText('No voices available')).toBeTruthy()
})

line('form-14', async ({ renderPart, user }) => {
  await openMore(renderPart, user, aFamilyWithChildren())
  expect(texts(await options(user, 'Reading pace'))).toEqual([
    'Gentle Lullaby',
    'Bedtime Story',
    'Cozy Reading',
  ])
})

line('form-15', async ({ renderPart, api, sound, user }) => {
  await openMore(renderPart, user, aFamilyWithChildren())
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
  await openMore(renderPart, user, aFamilyWithChildren())
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
  await openMore(renderPart, user, aFamilyWithChildren())
  api.reply(previewVoice, 200, { audioUrl: '/media/no-such-sound.mp3', played: false })
  sound.failPlayback()
  await user.click(button('Preview voice'))
  await toast('Failed to play the audio sample.')
})

line('form-18', async ({ renderPart, api, user }) => {
  await openForm(renderPart, aFamilyWithChildren())
  await user.click(face(/^Marigold/))
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
  await user.click(radio('Pirates'))
  await reload()
  await waitForForm()
  expect(details().value).toBe('a blue blanket')
  const mobile = within(screen.getByRole('navigation', { name: 'Mobile' }))
  await user.click(mobile.getByRole('link', { name: 'Profile' }))
  expect(await screen.findByRole('heading', { name: 'Child profiles' })).toBeTruthy()
  await user.click(mobile.getByRole('link', { name: 'Home' }))
  await waitForForm()
  expect(details().value).toBe('a blue blanket')
  expect(checked('Theme')).toEqual(['Pirates'])
})

line('form-23', async ({ renderApp, reload, user }) => {
  await renderApp('/', { as: aFamilyWithChildren() })
  await waitForForm()
  await user.click(more())
  await user.click(audio())
  expect(audio().getAttribute('aria-checked')).toBe('false')
  expect(more().textContent).toContain('For reading, without a voice')
  await reload()
  await waitForForm()
  await user.click(more())
  expect(audio().getAttribute('aria-checked')).toBe('true')
})

line('form-24', async ({ renderPart }) => {
  await openForm(renderPart, aFamily({ children: oneChild }))
  expect(checked('Length')).toEqual(['Short (3-5 minutes)'])
  for (const name of ['Medium (5-8 minutes), with Starlight', 'Long (8-12 minutes), with Starlight'])
    expect(radio(name)).toHaveProperty('disabled', true)
  expect(form().getAllByText('Starlight')).toHaveLength(2)
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

test('a page that is reloaded without a connection still says that a story is being made, and how far it was', async ({
  renderApp,
  reload,
  api,
  user,
}) => {
  const family = aFamily({ plan: 'starlight', children: oneChild })
  const id = storyId(0)
  const made = aProgress({ storyId: id, step: 'creating-image', percent: 30, title: 'The quiet pond' })
  family.stories = [{ ...aStory({ id }), status: 'generating', progress: made }]
  await renderApp('/about', { as: family })
  await screen.findByRole('status', { name: 'Being made' })
  const goOnline = await goOffline(api)
  api.disconnect(listOwnStories)
  await reload()
  const pill = within(await screen.findByRole('status', { name: 'Being made' }))
  expect(pill.getByRole('img', { name: 'Without a connection:' })).toBeTruthy()
  await user.click(pill.getByRole('link'))
  const overlay = within(await screen.findByRole('dialog', { name: 'The quiet pond' }))
  expect(overlay.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
  // With the connection back, the list is read again: the story has been deleted meanwhile.
  family.stories = []
  api.resetReply(listOwnStories)
  await goOnline()
  await waitFor(() => expect(screen.queryByRole('status', { name: 'Being made', hidden: true })).toBeNull())
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
  const stories = ['Tonight', 'Second', 'Third', 'The Quiet Harbour'].map((title) => ({ title }))
  await renderPart(createSection, {
    as: aFamily({ plan: 'starlight', children: threeChildren, quota, stories }),
  })
  const limit = within(await screen.findByRole('region', { name: 'Limit Reached' }))
  // Once on the page.
  expect(screen.getAllByText('Limit Reached')).toHaveLength(1)
  expect(limit.getByText(/3 of 3 made today\. New stories/)).toBeTruthy()
  expect(await limit.findByRole('link', { name: 'The Quiet Harbour' })).toBeTruthy()
  // The others are on the page anyway: for tonight, and among the saved ones.
  expect(limit.getAllByRole('article')).toHaveLength(1)
  expect(screen.queryByRole('form', { name: 'Story' })).toBeNull()
  await user.click(limit.getByRole('button', { name: 'Prepare the next one' }))
  expect(document.activeElement?.contains(screen.getByRole('form', { name: 'Story' }))).toBe(true)
  expect(form().queryByRole('button', { name: 'Create Story' })).toBeNull()
  expect(form().getByText(/3 of 3 made today\. New stories/)).toBeTruthy()
  await user.type(details(), 'A red kite')
  fireEvent.submit(screen.getByRole('form', { name: 'Story' }))
  await user.click(button('Done for now'))
  expect(screen.queryByRole('form', { name: 'Story' })).toBeNull()
  expect(limit.getByRole('status').textContent).toMatch(
    /^Your answers are saved on this device\. You can create the story \S/,
  )
  const change = limit.getByRole('button', { name: 'Change the next one' })
  expect(document.activeElement).toBe(change)
  await user.click(change)
  expect(details().value).toBe('A red kite')
  expect(api.calls(generateStory)).toEqual([])
})

test('the button says beforehand that this is the one story of the week', async ({ renderPart }) => {
  await openForm(renderPart, aFamily({ children: threeChildren }))
  await waitFor(() => expect(submit().getAttribute('aria-describedby')).not.toBeNull())
  const caution = document.getElementById(submit().getAttribute('aria-describedby') ?? '')
  expect(caution?.textContent).toBe('This is your one story this week.')
})

test('at the limit a family with one story reads that it can be heard again, and sees it once less', async ({
  renderPart,
}) => {
  const stories = [{ title: 'The Quiet Harbour' }]
  const quota = { used: 1, remaining: 0 }
  await renderPart(createSection, { as: aFamily({ children: threeChildren, quota, stories }) })
  const limit = within(await screen.findByRole('region', { name: 'Limit Reached' }))
  expect(await limit.findByText(/can be heard again tonight/)).toBeTruthy()
  expect(limit.queryByRole('article')).toBeNull()
})

line('form-34', async ({ renderPart, api, user }) => {
  const resetsAt = new Date(Date.now() + 60_000).toISOString()
  const quota = { used: 3, remaining: 0, resetsAt }
  const family = aFamily({ plan: 'starlight', children: threeChildren, quota })
  await renderPart(createSection, { as: family })
  await user.click(await screen.findByRole('button', { name: 'Prepare the next one' }))
  await user.type(details(), 'A red kite')
  // The evening ends with the device asleep, and the page is seen again the next day.
  family.quota = { ...family.quota, used: 0, remaining: 3 }
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(resetsAt) + 1)
  await act(async () => void dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(submit().disabled).toBe(false))
  expect(details().value).toBe('A red kite')
  api.reply(generateStory, 202, { id: storyId(1) })
  await user.click(submit())
  await waitFor(() =>
    expect(api.calls(generateStory)[0]?.body).toMatchObject({ additionalDetails: 'A red kite' }),
  )
})
