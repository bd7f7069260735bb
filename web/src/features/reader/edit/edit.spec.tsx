import { changeSentence, type SentenceChange, sentenceChanges, undoSentence } from '@nightlight/contract'
import { act } from '@testing-library/react'
import {
  aFamily,
  aNarration,
  aStory,
  expect,
  line,
  screen,
  storyId,
  test,
  waitFor,
  within,
} from '../../../../test/kit.tsx'

const id = storyId(0)
const was = 'The boats had gone to bed.'
const becomes = 'The boats wore their nightcaps.'

line('story-19', async ({ renderApp, api, user }) => {
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold' }], stories: [{}] })
  const changes: SentenceChange[] = []
  const said = 'Fit for bedtime: it is said that boats have heads'
  const put = (from: string, to: string) => {
    for (const story of family.stories)
      for (const section of story.storyStructure.sections) section.text = section.text.replace(from, to)
    const changedAt = '2026-11-24T20:00:00.000Z'
    changes.unshift({ id: changes.length + 1, section: 0, was: from, became: to, changedAt })
  }
  api.reply(sentenceChanges, 200, () => changes)
  api.reply(changeSentence, 200, ({ body }) => {
    if (!body.anyway) return { saved: false, warnings: [said], voice: 'none' as const }
    put(body.was, body.becomes)
    return { saved: true, warnings: [], voice: 'recording' as const }
  })
  api.reply(undoSentence, 200, () => {
    put(becomes, was)
    return { saved: true, warnings: [], voice: 'recording' as const }
  })
  await renderApp(`/story/${id}`, { as: family })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.click(screen.getByRole('button', { name: was }))
  const editor = await screen.findByRole('textbox', { name: 'Sentence' })
  expect(document.activeElement).toBe(editor)
  await user.clear(editor)
  await user.type(editor, becomes)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(said)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save it anyway' }))
  expect((await screen.findByText('Sentence saved.')).parentElement?.textContent).toContain(
    'The voice reads this part anew',
  )
  expect(document.activeElement).toBe(screen.getByRole('button', { name: becomes }))
  expect(api.calls(changeSentence).map(({ body }) => [body.start, body.was, body.anyway])).toEqual([
    [0, was, false],
    [0, was, true],
  ])
  await user.click(await screen.findByRole('button', { name: becomes }))
  const before = await screen.findByText('Before')
  expect(before.nextElementSibling?.textContent).toBe(was)
  await user.click(screen.getByRole('button', { name: 'Put it back as it was' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: was })))
  expect(screen.getByText('It is as it was.')).toBeTruthy()
  expect(api.calls(undoSentence).map(({ params }) => params.change)).toEqual([1])
  await user.click(screen.getAllByRole('button', { name: 'Done' }).at(0) ?? document.body)
  await waitFor(() => expect(screen.queryByRole('button', { name: was })).toBeNull())
})

test('beside a sentence that was changed it can be heard, alone, and taken back', async ({
  renderApp,
  api,
  sound,
  user,
}) => {
  const family = aFamily({ plan: 'starlight', stories: [{ narration: aNarration() }] })
  const changes: SentenceChange[] = []
  const put = (from: string, to: string, narrationId: number) => {
    for (const story of family.stories) {
      for (const section of story.storyStructure.sections) section.text = section.text.replace(from, to)
      story.narration = aNarration({ id: narrationId })
    }
    changes.unshift({
      id: narrationId,
      section: 0,
      was: from,
      became: to,
      changedAt: '2026-11-24T20:00:00.000Z',
    })
    return { saved: true, warnings: [], voice: 'recording' as const }
  }
  api.reply(sentenceChanges, 200, () => changes)
  api.reply(changeSentence, 200, ({ body }) => put(body.was, body.becomes, 2))
  api.reply(undoSentence, 200, () => put(becomes, was, 3))
  await renderApp(`/story/${id}`, { as: family })
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
  await user.click(screen.getByRole('button', { name: was }))
  const editor = await screen.findByRole('textbox', { name: 'Sentence' })
  expect(screen.getByRole('button', { name: 'Hear it' })).toBeTruthy()
  await user.clear(editor)
  await user.type(editor, `${becomes}{Escape}`)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: was }))
  await user.click(screen.getByRole('button', { name: was }))
  await user.clear(await screen.findByRole('textbox', { name: 'Sentence' }))
  await user.type(screen.getByRole('textbox', { name: 'Sentence' }), becomes)
  await user.click(screen.getByRole('button', { name: 'Save' }))

  const hear = () => screen.getByRole('button', { name: 'Hear it' })
  await waitFor(() => expect(hear().getAttribute('aria-disabled')).toBe('false'))
  await user.click(hear())
  const audio = sound.played.at(0)
  const playTo = (seconds: number) => {
    if (audio) audio.currentTime = seconds
    act(() => void audio?.dispatchEvent(new Event('timeupdate')))
  }
  Object.defineProperty(audio, 'readyState', { value: 4 })
  playTo(1)
  expect(screen.getByRole('button', { name: 'Pause' })).toBeTruthy()
  playTo(3.1)
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('It is as it was.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: was }))
  await user.click(screen.getAllByRole('button', { name: 'Done' }).at(-1) ?? document.body)
  await waitFor(() => expect(screen.queryByRole('button', { name: was })).toBeNull())
  expect(document.activeElement?.getAttribute('data-section')).toBe('0')
})

test('only the owner changes sentences', async ({ renderApp }) => {
  const story = aStory({ isOwner: false, familyOf: 'Ada' })
  const family = aFamily({ plan: 'starlight' })
  family.stories = [{ ...story, id }]
  await renderApp(`/story/${id}`, { as: family })
  const actions = within(await screen.findByRole('article'))
  expect(actions.queryByRole('button', { name: 'Edit' })).toBeNull()
})
