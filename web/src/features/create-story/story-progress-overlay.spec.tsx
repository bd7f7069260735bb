import { generateStory, getStory } from '@nightlight/contract'
import { act, fireEvent } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import {
  aFamily,
  aProgress,
  aStory,
  currentPath,
  expect,
  goOffline,
  line,
  screen,
  stopClock,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const id = storyId(0)
const aFamilyWithChild = () => aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] })
const overlay = () => within(screen.getByRole('dialog'))
const steps = (state?: string) =>
  overlay()
    .getAllByRole('listitem')
    .filter((step) => state === undefined || step.dataset.state === state)
    .map((step) => step.textContent)

async function waitForForm(): Promise<void> {
  await waitFor(() => expect(screen.getByRole('button', { name: /^More/ }).textContent).toContain('Luna'))
}

async function submitForm(user: UserEvent): Promise<void> {
  await waitForForm()
  await user.click(screen.getByRole('button', { name: 'Create Story' }))
  await screen.findByRole('dialog')
}

line('overlay-01', async ({ renderApp, api, user }) => {
  api.reply(generateStory, 202, { id })
  await renderApp('/', { as: aFamilyWithChild() })
  await submitForm(user)
  expect(steps()).toEqual([
    'Weaving Your Story',
    'Painting the Scene',
    'Recording Audio',
    'Adding Final Touches',
    'Ready for Bed',
  ])
  expect(steps('active')).toEqual(['Weaving Your Story'])
})

line('overlay-02', async ({ renderApp, api, progress, user }) => {
  api.reply(generateStory, 202, { id })
  await renderApp('/', { as: aFamilyWithChild() })
  await submitForm(user)
  await progress.send(aProgress({ storyId: id, step: 'generating' }))
  expect(steps('active')).toEqual(['Weaving Your Story'])
  await progress.send(aProgress({ storyId: id, step: 'recording-audio', percent: 40 }))
  expect(steps('active')).toEqual(['Recording Audio'])
  expect(steps('complete')).toHaveLength(2)
  expect(overlay().getByText('The boats had gone to bed.')).toBeTruthy()
  expect(overlay().getByRole('progressbar').getAttribute('aria-valuenow')).toBe('40')
})

line('overlay-03', async ({ renderApp, api, user }) => {
  api.reply(generateStory, 202, { id })
  const family = aFamilyWithChild()
  await renderApp('/', { as: family })
  await waitForForm()
  family.stories = [aStory({ id, status: 'generating' })]
  const clock = stopClock()
  await user.click(screen.getByRole('button', { name: 'Create Story' }))
  await clock.until(() => expect(steps('active')).toEqual(['Weaving Your Story']))
  await clock.run(7999)
  expect(steps('active')).toEqual(['Weaving Your Story'])
  await clock.run(1)
  expect(steps('active')).toEqual(['Painting the Scene'])
  await clock.run(7999)
  expect(steps('active')).toEqual(['Painting the Scene'])
  await clock.run(1)
  expect(steps('active')).toEqual(['Adding Final Touches'])
  // Nothing is ticked that the server has not reported.
  expect(steps('complete')).toEqual([])
})

line('overlay-04', async ({ renderApp, api, user }) => {
  api.reply(generateStory, 202, { id })
  await renderApp('/', { as: aFamilyWithChild() })
  await waitForForm()
  const clock = stopClock()
  await user.click(screen.getByRole('button', { name: 'Create Story' }))
  const first = 'Dim the lights a little while you wait.'
  await clock.until(() => overlay().getByText(first))
  await clock.run(1999)
  expect(overlay().getByText(first)).toBeTruthy()
  await clock.run(1)
  expect(overlay().getByText('A slow breath in, a slower breath out.')).toBeTruthy()
  expect(overlay().queryByText(first)).toBeNull()
})

line('overlay-05', async ({ renderApp, api, progress, user }) => {
  const family = aFamilyWithChild()
  api.reply(generateStory, 202, { id })
  await renderApp('/', { as: family })
  await submitForm(user)
  family.stories = [aStory({ id, title: 'The Quiet Harbour' })]
  await progress.send(
    aProgress({ storyId: id, step: 'complete', status: 'ready', percent: 100, narration: null }),
  )
  await waitFor(() => expect(currentPath()).toBe(`/story/${id}`))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The Quiet Harbour')
})

// server/src/modules/stories/stories.test.ts and the first journey test that such a story is finished in the background.
line('overlay-06', async ({ renderApp, api, progress, user }) => {
  const family = aFamilyWithChild()
  const story = aStory({ id, duration: 4 })
  api.reply(generateStory, 202, () => {
    const currentProgress = aProgress({ storyId: id, step: 'creating-image', percent: 30 })
    family.stories = [{ ...story, status: 'generating', progress: currentProgress }]
    return { id }
  })
  await renderApp('/', { as: family })
  await submitForm(user)
  await user.click(overlay().getByRole('button', { name: 'Keep browsing, we will finish it' }))
  await toast('Your story is still being made')
  expect(screen.queryByRole('dialog')).toBeNull()
  const mobile = within(screen.getByRole('navigation', { name: 'Mobile' }))
  await user.click(mobile.getByRole('link', { name: 'Library' }))
  const card = within(await within(screen.getByRole('main')).findByRole('article'))
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('30')
  expect(card.getByRole('status').textContent).toBe('Painting the Scene')
  await progress.send(aProgress({ storyId: id, step: 'recording-audio', percent: 70 }))
  expect(card.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('70')
  family.stories = [story]
  await progress.send(aProgress({ storyId: id, step: 'complete', status: 'ready', narration: null }))
  expect(await screen.findByText('~4 min')).toBeTruthy()
})

line('overlay-07', async ({ renderApp, api, progress, user }) => {
  const message = 'The story could not be written. Please try again.'
  api.reply(generateStory, 202, { id })
  await renderApp('/', { as: aFamilyWithChild() })
  await waitForForm()
  await user.type(screen.getByLabelText(/^What happened today\?/), 'a blue blanket')
  await submitForm(user)
  await progress.send(aProgress({ storyId: id, status: 'failed', message }))
  expect(overlay().getByText(message)).toBeTruthy()
  await user.click(overlay().getByRole('button', { name: 'Back to the form' }))
  expect(await screen.findByRole('button', { name: 'Create Story' })).toHaveProperty('disabled', false)
  expect(screen.getByLabelText(/^What happened today\?/)).toHaveProperty('value', 'a blue blanket')
})

test('without a connection the overlay says so, shows no broken picture, and goes on by itself', async ({
  renderApp,
  api,
  progress,
  user,
}) => {
  api.reply(generateStory, 202, { id })
  await renderApp('/', { as: aFamilyWithChild() })
  await submitForm(user)
  const started = aProgress({ storyId: id, step: 'creating-image', thumbnailUrl: '/media/cover.webp' })
  await progress.send(started)
  const picture = () =>
    overlay()
      .getAllByRole('presentation')
      .find((image) => !image.classList.contains('hidden'))
  expect(picture()?.getAttribute('src')).toBe('/media/cover.webp')
  fireEvent.error(picture() ?? document.body)
  expect(picture()?.getAttribute('src')).toBe('/assets/painting.svg')
  const goOnline = await goOffline(api)
  expect(await overlay().findByText('There is no connection.')).toBeTruthy()
  await progress.lose(id)
  await goOnline()
  await waitFor(() => expect(overlay().queryByText('There is no connection.')).toBeNull())
  expect(picture()?.getAttribute('src')).toBe('/media/cover.webp')
  await progress.send({ ...started, step: 'recording-audio' })
  expect(steps('active')).toEqual(['Recording Audio'])
})

test('the overlay comes back with a reload, keeps the form until the story is there, and going back from the story passes it', async ({
  renderApp,
  reload,
  api,
  progress,
  user,
}) => {
  const family = aFamilyWithChild()
  const story = aStory({ id, title: 'The Quiet Harbour' })
  api.reply(generateStory, 202, () => {
    family.stories = [
      { ...story, status: 'generating', progress: aProgress({ storyId: id, title: 'The Quiet Harbour' }) },
    ]
    return { id }
  })
  await renderApp('/', { as: family })
  await waitForForm()
  await user.type(screen.getByLabelText(/^What happened today\?/), 'a blue blanket')
  await submitForm(user)
  await waitFor(() => expect(currentPath()).toBe(`/?making=${id}`))
  await reload()
  // What the list says of it is there before the progress is heard.
  expect(await screen.findByRole('dialog', { name: 'The Quiet Harbour' })).toBeTruthy()
  const details = await screen.findByLabelText(/^What happened today\?/)
  expect(details).toHaveProperty('value', 'a blue blanket')
  family.stories = [story]
  await progress.send(aProgress({ storyId: id, step: 'complete', status: 'ready', narration: null }))
  await waitFor(() => expect(currentPath()).toBe(`/story/${id}`))
  await act(async () => history.back())
  await waitFor(() => expect(currentPath()).toBe('/'))
  expect(await screen.findByLabelText(/^What happened today\?/)).toHaveProperty('value', '')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a page that was reloaded before the reply, or names a story that is gone, shows no overlay for long', async ({
  renderApp,
  api,
}) => {
  await renderApp('/?making=new', { as: aFamilyWithChild() })
  await waitFor(() => expect(currentPath()).toBe('/'))
  expect(screen.queryByRole('dialog')).toBeNull()
  api.replyError(getStory, 404, 'Story not found')
  const clock = stopClock()
  await renderApp(`/?making=${id}`, { as: aFamilyWithChild() })
  await clock.until(() => screen.getByRole('dialog'))
  await clock.run(8000)
  await clock.until(() => expect(currentPath()).toBe('/'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('title and first lines of a story are in its language', async ({ renderApp, api, progress, user }) => {
  api.reply(generateStory, 202, { id })
  await renderApp('/', { as: aFamilyWithChild() })
  await submitForm(user)
  expect(overlay().getByText('Your story is on its way').lang).toBe('')
  await progress.send(
    aProgress({ storyId: id, language: 'de', title: 'Die Lampe', opening: 'Es war Abend am Fluss.' }),
  )
  expect(overlay().getByText('Die Lampe').lang).toBe('de')
  expect(overlay().getByText('Es war Abend am Fluss.').lang).toBe('de')
})
