import {
  deleteStory,
  exportStorybook,
  favoriteStory,
  generateRealImages,
  getInstallation,
  getStory,
  listStories,
  restoreStory,
  shareStory,
  stopSharingStory,
} from '@nightlight/contract'
import { act, fireEvent } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import {
  aFamily,
  aNarration,
  anInstallation,
  aStory,
  currentPath,
  expect,
  goOffline,
  line,
  screen,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const id = storyId(0)
const path = `/story/${id}`
const conflictError = { message: 'Not now' }
const main = () => within(screen.getByRole('main'))
const button = (name: string) => screen.getByRole('button', { name })
const press = async (user: UserEvent, name: string) => user.click(await screen.findByRole('button', { name }))
const aFamilyWithStory = (plan: 'firefly' | 'starlight' | 'moonbeam' = 'starlight') =>
  aFamily({ plan, stories: [{}] })
const storybook = {
  htmlUrl: '/storybook/1?key=a',
  pdfUrl: '/media/1/book.pdf?key=a',
  coverPdfUrl: '/media/1/cover.pdf?key=a',
  epubUrl: '/media/1/book.epub?key=a',
  pdfLacks: [],
}

line('story-01', async ({ renderApp }) => {
  await renderApp(path, { as: aFamilyWithStory() })
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The Quiet Harbour')
  expect(main().getByRole('link', { name: /Home/ }).getAttribute('href')).toBe('/')
  expect(main().getAllByRole('img', { name: 'A harbour at night' }).length).toBeGreaterThan(0)
  expect(main().getByRole('img', { name: 'A boat that sleeps' })).toBeTruthy()
  expect(document.querySelectorAll('main [data-section]')).toHaveLength(5)
})

line('story-02', async ({ renderApp, api }) => {
  const release = api.hold(getStory)
  await renderApp(path, { as: aFamilyWithStory() })
  expect(await screen.findByText('Loading story...')).toBeTruthy()
  release()
  expect(await screen.findByRole('heading', { name: 'The Quiet Harbour' })).toBeTruthy()
})

line('story-03', async ({ renderApp, api, user }) => {
  api.replyError(getStory, 404, { message: 'There is no such story.', code: 'not_found' })
  await renderApp(path)
  expect(await screen.findByText('Failed to load story. Please try again later.')).toBeTruthy()
  screen.getByText(/^This story is no longer shared, or the link is incomplete\./)
  const login = screen.getByRole('link', { name: 'log in' })
  expect(login.getAttribute('href')).toBe(`/auth?next=${encodeURIComponent(path)}`)
  await user.click(screen.getByRole('link', { name: 'Back to Home' }))
  await waitFor(() => expect(currentPath()).toBe('/'))
})

line('story-04', async ({ renderApp }) => {
  await renderApp(path, { as: aFamilyWithStory() })
  const picture = await screen.findByRole('img', { name: 'A boat that sleeps' })
  const container = picture.parentElement
  expect(picture.getAttribute('src')).toMatch(/^\/media\/stories\//)
  fireEvent.error(picture)
  expect(screen.queryByRole('img', { name: 'A boat that sleeps' })).toBeNull()
  expect(container?.querySelector('img')?.getAttribute('src')).toMatch(/^\/assets\//)
})

line('story-05', async ({ renderApp, api, user }) => {
  api.reply(favoriteStory, 200, ({ body: { favorite } }) => ({ id, favorite }))
  await renderApp(path, { as: aFamilyWithStory() })
  const heart = await screen.findByRole('button', { name: 'Favourite' })
  expect(heart.getAttribute('aria-pressed')).toBe('false')
  await user.click(heart)
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('true'))
  api.replyError(favoriteStory, 409, conflictError)
  await user.click(heart)
  await toast('Failed to update favorite status')
  expect(heart.getAttribute('aria-pressed')).toBe('true')
  api.reply(favoriteStory, 200, ({ body: { favorite } }) => ({ id, favorite }))
  await user.click(heart)
  await waitFor(() => expect(heart.getAttribute('aria-pressed')).toBe('false'))
  expect(api.calls(favoriteStory).map(({ body }) => body.favorite)).toEqual([true, false, false])
})

// server/src/modules/stories/delete-story.test.ts tests that it can be restored for ten minutes.
line('story-06', async ({ renderApp, api, user }) => {
  const family = aFamilyWithStory()
  const stories = family.stories
  api.replyError(deleteStory, 409, conflictError)
  await renderApp(path, { as: family })
  await press(user, 'Delete')
  expect(api.calls(deleteStory)).toEqual([])
  await press(user, 'Delete story')
  expect((await toast('Error')).textContent).toContain('Failed to delete the story')
  api.reply(deleteStory, 204, () => {
    family.stories = []
    return null
  })
  api.reply(restoreStory, 204, () => {
    family.stories = stories
    return null
  })
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await press(user, 'Delete')
  await press(user, 'Delete story')
  await waitFor(() => expect(currentPath()).toBe('/library'))
  expect(await screen.findByText("You haven't created any stories yet.")).toBeTruthy()
  await press(user, 'Undo')
  expect(await screen.findByRole('link', { name: 'The Quiet Harbour' })).toBeTruthy()
  expect(api.calls(restoreStory).map(({ params }) => params.id)).toEqual([id])
})

line('story-08', async ({ renderApp, saved, user }) => {
  await renderApp(path, { as: aFamilyWithStory('firefly') })
  await press(user, 'Download text')
  expect(saved.map(({ name }) => name)).toEqual(['The-Quiet-Harbour.txt'])
  const text = await saved[0]?.text()
  expect(text?.startsWith('The Quiet Harbour\n')).toBe(true)
  expect(text).toContain('Marigold counted them twice.')
  expect(text).toContain('Good night.')
})

line('story-09', async ({ renderApp, api, user }) => {
  await renderApp(path, { as: aFamilyWithStory('firefly') })
  await user.click(await screen.findByRole('button', { name: /^Storybook/ }))
  expect((await toast('Upgrade Required')).textContent).toContain('Please upgrade to access PDF exports')
  expect(screen.getByText('The storybook comes with Starlight')).toBeTruthy()
  expect(api.calls(exportStorybook)).toEqual([])
})

line('story-10', async ({ renderApp, api, user }) => {
  const replace = vi.fn()
  const tab = { closed: false, location: { replace } }
  const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  api.reply(exportStorybook, 200, storybook)
  for (const plan of ['starlight', 'moonbeam'] as const) {
    await renderApp(path, { as: aFamilyWithStory(plan) })
    await press(user, 'Storybook')
    expect(open).toHaveBeenLastCalledWith('', '_blank')
    await waitFor(() => expect(replace).toHaveBeenLastCalledWith(storybook.htmlUrl))
    replace.mockClear()
  }
})

line('story-11', async ({ renderApp, api, saved, user }) => {
  const close = vi.fn()
  const open = vi.spyOn(window, 'open').mockReturnValue({ closed: false, close } as unknown as Window)
  api.replyError(exportStorybook, 409, conflictError)
  await renderApp(path, { as: aFamilyWithStory() })
  await press(user, 'Storybook')
  await toast('Failed to generate storybook. Please try again.')
  expect(close).toHaveBeenCalled()
  api.reply(exportStorybook, 200, storybook)
  open.mockReturnValue(null)
  await waitFor(() => expect(button('Storybook')).toHaveProperty('disabled', false))
  await press(user, 'Storybook')
  await toast('Popup Blocked')
  expect(saved.map(({ name }) => name)).toEqual(['storybook.html'])
})

line('story-17', async ({ renderApp, sound, user }) => {
  for (const plan of ['firefly', 'moonbeam'] as const) {
    const stories = [{ narration: aNarration() }]
    await renderApp(path, { as: aFamily({ plan, children: [{ name: 'Marigold' }], stories }) })
    const end = (await screen.findByText('The end. Sleep well.')).parentElement as HTMLElement
    const more = end.querySelector('details')
    expect(more?.open).toBe(false)
    const names = within(end)
      .getAllByRole('button')
      .filter((each) => !more?.contains(each))
      .map((each) => each.textContent)
    expect(names).toEqual(['Again', 'Another night'])
    await user.click(within(end).getByLabelText('More about this story'))
    expect(more?.textContent).not.toMatch(/Firefly|Starlight|Moonbeam/)
  }
  await user.click(button('Again'))
  expect(sound.played.some((audio) => audio.getAttribute('src')?.includes('/narrations/'))).toBe(true)
})

test('an audio download on Firefly says which plan has it', async ({ renderApp, user }) => {
  await renderApp(path, { as: aFamily({ stories: [{ narration: aNarration() }] }) })
  await user.click(await screen.findByRole('button', { name: /^Download audio/ }))
  expect(screen.getByText('Audio downloads come with Starlight')).toBeTruthy()
  const [link] = screen.getAllByRole('link', { name: 'Upgrade' }).slice(-1)
  expect(link?.getAttribute('href')).toBe('/subscribe')
})

test('saving on the device is offered on plans that have it', async ({ renderApp }) => {
  vi.stubGlobal('caches', {})
  await renderApp(path, { as: aFamilyWithStory('starlight') })
  expect(await screen.findByRole('button', { name: 'Save to this device' })).toBeTruthy()
  await renderApp(path, { as: aFamilyWithStory('firefly') })
  expect(await screen.findByRole('button', { name: 'Download text' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save to this device' })).toBeNull()
})

line('story-12', async ({ renderApp, api, user }) => {
  api.replyError(generateRealImages, 409, {
    message: 'No',
    code: 'provider_failed',
    suggestion: 'Ask for a calmer picture.',
  })
  await renderApp(path, { as: aFamilyWithStory('moonbeam') })
  const banner = within(await screen.findByRole('complementary', { name: 'Moonbeam' }))
  expect(banner.getByText('Premium Enhanced Story')).toBeTruthy()
  expect(banner.getByText(/Thank you/)).toBeTruthy()
  await user.click(banner.getByRole('button', { name: 'Generate Real Images' }))
  expect((await toast('Generation Failed')).textContent).toContain('Ask for a calmer picture.')
  await renderApp(path, { as: aFamilyWithStory() })
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('complementary', { name: 'Moonbeam' })).toBeNull()
  // Where nothing is sold the plan was given, and nobody is thanked for paying.
  api.reply(getInstallation, 200, anInstallation({ payments: false }))
  await renderApp(path, { as: aFamilyWithStory('moonbeam') })
  await screen.findByText('Thank you for reading with Nightlight.')
})

line('story-13', async ({ renderApp, api, user }) => {
  const sample = aStory({ isSample: true, isOwner: false })
  api.reply(listStories, 200, [sample])
  api.reply(getStory, 200, sample)
  await renderApp('/')
  await user.click(await screen.findByRole('link', { name: 'The Quiet Harbour' }))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('The Quiet Harbour')
  expect(document.querySelectorAll('main [data-section]')).toHaveLength(5)
  for (const name of ['Share', 'Favourite', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('what needs a connection looks so without one, and says so', async ({ renderApp, api, user }) => {
  await renderApp(path, { as: aFamilyWithStory() })
  await screen.findByRole('button', { name: 'Favourite' })
  api.disconnect(favoriteStory)
  await press(user, 'Favourite')
  expect((await toast('Error')).textContent).toContain(
    'Failed to update favorite status. Nightlight can’t be reached just now.',
  )
  await goOffline(api)
  for (const name of ['Favourite', 'Share', 'Edit', 'Delete'])
    expect(button(name).getAttribute('aria-disabled')).toBe('true')
  expect(button('Text').getAttribute('aria-disabled')).toBeNull()
  await press(user, 'Delete')
  await toast('You are offline')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(api.calls(favoriteStory)).toHaveLength(1)
})

// e2e/specification/story.spec.ts tests who can read it while it is shared, and that nobody can afterwards.
line('story-07', async ({ renderApp, api, user }) => {
  const family = aFamilyWithStory()
  const url = `https://stories.example.org${path}`
  const sharedUntil = new Date(Date.now() + 3_600_000).toISOString()
  api.reply(shareStory, 200, { url, isShared: true, sharedUntil })
  api.reply(stopSharingStory, 204, null)
  await renderApp(path, { as: family })
  await press(user, 'Share')
  const question = within(await screen.findByRole('dialog', { name: 'Share this story?' }))
  expect(question.getByText('Marigold').closest('p')?.textContent).toMatch(/^Anyone who has the link can/)
  expect(question.getByRole('radio', { name: 'For a week' })).toHaveProperty('checked', true)
  await user.click(question.getByRole('button', { name: 'Keep it private' }))
  expect(api.calls(shareStory)).toEqual([])
  await press(user, 'Share')
  await user.click(await screen.findByRole('radio', { name: 'For an hour' }))
  await user.click(screen.getByRole('button', { name: 'Share and copy the link' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This story is shared' }))
  expect(api.calls(shareStory).map(({ body }) => body)).toEqual([{ duration: 'hour' }])
  expect(dialog.getByText(url)).toBeTruthy()
  // Beside the link, which a toast would cover.
  expect(await dialog.findByText(/^Copied\./)).toBeTruthy()
  expect(dialog.getByText(/^The link works until \S.+, or until you stop sharing\.$/)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(url)
  await user.click(dialog.getByRole('button', { name: 'Stop sharing' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.calls(stopSharingStory)).toHaveLength(1)
  await waitFor(() => expect(document.activeElement).toBe(button('Share')))
})

line('story-15', async ({ renderApp, user }) => {
  await renderApp(path, { as: aFamily({ plan: 'starlight', stories: [{ narration: aNarration() }] }) })
  await screen.findByRole('button', { name: 'Play' })
  act(() => screen.getByRole('main').focus())
  for (const name of ['Lights out', 'Back 10 seconds', 'Play', 'Forward 10 seconds', 'Sleep timer']) {
    await user.tab()
    expect(document.activeElement).toBe(button(name))
  }
  const headings = main()
    .getAllByRole('heading')
    .map((heading) => heading.textContent)
  expect(headings.slice(0, 3)).toEqual(['Player', 'The Quiet Harbour', 'The story'])
  const story = main().getByRole('heading', { name: 'The story' })
  expect(story.nextElementSibling?.querySelector('[data-section="0"]')).toBeTruthy()
})

test('the first picture takes the place of the cover', async ({ renderApp }) => {
  const sections = [{ text: 'The boats had gone to bed.', imageIndex: 1 }, { text: 'Good night.' }]
  const withCover = (more: object) => aFamily({ stories: [{ storyStructure: { sections }, ...more }] })
  await renderApp(path, { as: withCover({}) })
  expect(await main().findByRole('img', { name: 'A boat that sleeps' })).toBeTruthy()
  expect(main().queryByRole('img', { name: 'A harbour at night' })).toBeNull()
  // Until it is drawn, the cover is shown.
  await renderApp(path, { as: withCover({ storyStructure: { sections: [{ text: 'Good night.' }] } }) })
  expect(await main().findByRole('img', { name: 'A harbour at night' })).toBeTruthy()
})
