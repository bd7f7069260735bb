import { changeSentence, type SentenceChange, sentenceChanges, undoSentence } from '@nightlight/contract'
import {
  aFamily,
  aStory,
  expect,
  line,
  screen,
  storyId,
  test,
  toast,
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
  expect((await toast('Sentence saved')).textContent).toContain('The voice reads this part anew')
  expect(api.calls(changeSentence).map(({ body }) => [body.start, body.was, body.anyway])).toEqual([
    [0, was, false],
    [0, was, true],
  ])
  await user.click(await screen.findByRole('button', { name: becomes }))
  const before = await screen.findByText('Before')
  expect(before.nextElementSibling?.textContent).toBe(was)
  await user.click(screen.getByRole('button', { name: 'Put it back as it was' }))
  expect(await screen.findByRole('button', { name: was })).toBeTruthy()
  expect(api.calls(undoSentence).map(({ params }) => params.change)).toEqual([1])
  await user.click(screen.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: was })).toBeNull())
})

test('only the owner changes sentences', async ({ renderApp }) => {
  const story = aStory({ isOwner: false, familyOf: 'Ada' })
  const family = aFamily({ plan: 'starlight' })
  family.stories = [{ ...story, id }]
  await renderApp(`/story/${id}`, { as: family })
  const actions = within(await screen.findByRole('article'))
  expect(actions.queryByRole('button', { name: 'Edit' })).toBeNull()
})
