import { currentUser, getStory } from '@nightlight/contract'
import { beforeEach, vi } from 'vitest'
import { aFamily, aStory, expect, screen, stopClock, storyId, test, waitFor } from '../../test/kit.tsx'

// What has just recovered waits longer the next time, and another file may have left a wait that its clock never ended.
beforeEach(() => {
  vi.resetModules()
})

const away = { message: 'Nightlight cannot be reached just now.', code: 'unavailable' } as const
const id = storyId(0)

test('while nobody is served, home says so instead of loading, and opens by itself afterwards', async ({
  renderApp,
  api,
}) => {
  api.replyError(currentUser, 503, away)
  const clock = stopClock()
  await renderApp('/', { as: aFamily({ plan: 'starlight', children: [{ name: 'Marigold', age: 6 }] }) })
  await clock.until(() => screen.getByText('We could not check who is signed in'))
  expect(screen.getByText(away.message)).toBeTruthy()
  expect(screen.queryByText('Loading profiles...')).toBeNull()
  api.resetReply(currentUser)
  await clock.run(2_000)
  vi.useRealTimers()
  expect(await screen.findByRole('form', { name: 'Story' })).toBeTruthy()
  expect(screen.queryByText(away.message)).toBeNull()
})

test('a story that could not be loaded while nobody was served opens by itself afterwards', async ({
  renderApp,
  api,
}) => {
  api.replyError(getStory, 503, away)
  const clock = stopClock()
  await renderApp(`/story/${id}`, { as: aFamily({ plan: 'starlight', stories: [{}] }) })
  await clock.until(() => screen.getByText('Failed to load story. Please try again later.'))
  api.resetReply(getStory)
  await clock.run(2_000)
  vi.useRealTimers()
  expect(await screen.findByRole('heading', { name: 'The Quiet Harbour' })).toBeTruthy()
})

test('a story in the making is followed again after nobody was served for longer than its stream is reopened', async ({
  renderApp,
  api,
  progress,
}) => {
  api.reply(getStory, 200, aStory({ id, status: 'generating', storyStructure: { sections: [] } }))
  await renderApp(`/story/${id}`, { as: aFamily({ plan: 'starlight' }) })
  await waitFor(() => expect(progress.isFollowed(id)).toBe(true))
  const clock = stopClock()
  api.isServerReady = false
  for (let tries = 0; tries < 6; tries++) {
    await progress.lose(id)
    await clock.run(5_000)
  }
  expect(progress.isFollowed(id)).toBe(false)
  api.isServerReady = true
  await clock.run(12_000)
  expect(progress.isFollowed(id)).toBe(true)
})
