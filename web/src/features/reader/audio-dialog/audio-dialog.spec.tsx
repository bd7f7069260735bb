import {
  defaultVoice,
  getStory,
  narrateStoryAgain,
  preferredVoice,
  preferVoice,
  voiceProviders,
  voicesOfProvider,
} from '@nightlight/contract'
import type { UserEvent } from '@testing-library/user-event'
import {
  aFamily,
  aNarration,
  choose,
  expect,
  type FakeApi,
  type Family,
  line,
  type RenderApp,
  screen,
  storyId,
  test,
  toast,
  waitFor,
  within,
} from '../../../../test/kit.tsx'
import { storyQuery } from '../../stories/index.ts'

const id = storyId(0)
const dialog = () => within(screen.getByRole('dialog', { name: 'Generate Audio Narration' }))
const voices = () => dialog().getByRole('combobox', { name: /^Voice(?! provider)/ })
const generate = (user: UserEvent) => user.click(dialog().getByRole('button', { name: 'Generate Audio' }))

function serveVoices(api: FakeApi, family: Family): void {
  api.replyByDefault(voiceProviders, 200, [{ id: 'builtin', name: 'Nightlight' }])
  api.replyByDefault(preferredVoice, 204, null)
  api.replyByDefault(voicesOfProvider, 200, () => family.voices)
  api.replyByDefault(preferVoice, 200, ({ body: { providerId, voiceId } }) => ({
    id: 1,
    userId: 1,
    providerId,
    voiceId,
    options: {},
    createdAt: '2026-05-17T18:30:00.000Z',
    updatedAt: '2026-05-17T18:30:00.000Z',
  }))
}

async function openDialog(renderApp: RenderApp, api: FakeApi, user: UserEvent): Promise<Family> {
  const family = aFamily({ stories: [{}] })
  serveVoices(api, family)
  await renderApp(`/story/${id}`, { as: family })
  await user.click(await screen.findByRole('button', { name: 'Choose a voice' }))
  await waitFor(() => voices())
  return family
}

line('audio-01', async ({ renderApp, api, user }) => {
  await openDialog(renderApp, api, user)
  expect(dialog().getByText('Generate Audio Narration')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Play', hidden: true })).toBeNull()
  await renderApp(`/story/${id}`, { as: aFamily({ stories: [{ narration: aNarration() }] }) })
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  expect(screen.queryByText('No voice reads this story yet')).toBeNull()
})

line('audio-02', async ({ renderApp, api, user }) => {
  // The default voice is not among those of any provider.
  api.reply(defaultVoice, 200, { providerId: 'gone', voiceId: 'gone' })
  await openDialog(renderApp, api, user)
  await generate(user)
  expect((await toast('Selection Required')).textContent).toContain(
    'Please select both a voice provider and a specific voice.',
  )
  expect(api.calls(narrateStoryAgain)).toEqual([])
})

test('opens with the default voice, and with the last choice where there is one', async ({
  renderApp,
  api,
  user,
}) => {
  const family = await openDialog(renderApp, api, user)
  await waitFor(() => expect(voices().textContent).toContain('Luna'))
  api.reply(preferredVoice, 200, {
    ...{ id: 1, userId: 1, providerId: 'builtin', voiceId: 'bramble', options: {} },
    ...{ createdAt: '2026-05-17T18:30:00.000Z', updatedAt: '2026-05-17T18:30:00.000Z' },
  })
  await renderApp(`/story/${id}`, { as: family })
  await user.click(await screen.findByRole('button', { name: 'Choose a voice' }))
  await waitFor(() => expect(voices().textContent).toContain('Bramble'))
})

line('audio-03', async ({ renderApp, api, user }) => {
  api.reply(voicesOfProvider, 200, [])
  await openDialog(renderApp, api, user)
  expect(await dialog().findByText('No approved voices available for this provider.')).toBeTruthy()
})

line('audio-04', async ({ renderApp, api, user }) => {
  const family = await openDialog(renderApp, api, user)
  api.reply(voicesOfProvider, 200, [...family.voices, ...family.voices])
  await renderApp(`/story/${id}`, { as: family })
  await user.click(await screen.findByRole('button', { name: 'Choose a voice' }))
  await waitFor(() => voices())
  await user.click(voices())
  const options = await screen.findAllByRole('option')
  expect(options).toHaveLength(family.voices.length)
  const locked = options.filter((option) => option.textContent?.includes('Upgrade Required'))
  expect(locked).toHaveLength(2)
  for (const option of locked) expect(option.getAttribute('aria-disabled')).toBe('true')
})

line('audio-05', async ({ renderApp, api, user }) => {
  api.replyError(narrateStoryAgain, 409, { message: 'Not now' })
  await openDialog(renderApp, api, user)
  await choose(user, voices(), /^Luna/)
  await generate(user)
  expect((await toast('Audio Generation Failed')).textContent).toContain('Not now')
})

test('reads the story again after the request, even if it was being read before', async ({
  renderApp,
  api,
  user,
}) => {
  await openDialog(renderApp, api, user)
  await choose(user, voices(), /^Luna/)
  const reads = () => api.calls(getStory).length
  const before = reads()
  // The reply to this one may be older than the request.
  const release = api.hold(getStory)
  const { queryClient } = await import('../../../lib/query-client.ts')
  void queryClient.invalidateQueries({ queryKey: storyQuery(id).queryKey })
  await waitFor(() => expect(reads()).toBe(before + 1))
  api.reply(narrateStoryAgain, 202, { narrationId: 2 })
  await generate(user)
  await waitFor(() => expect(reads()).toBe(before + 2))
  release()
})
