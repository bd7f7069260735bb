import type { Story } from '@nightlight/contract'
import { act } from '@testing-library/react'
import { navigate } from 'wouter/use-browser-location'
import {
  aFamily,
  aNarration,
  aProgress,
  aStory,
  expect,
  line,
  screen,
  storyId,
  waitFor,
  within,
} from '../../../test/kit.tsx'

const id = storyId(0)
const whole = aStory()
const firstPage = whole.storyStructure.sections.slice(0, 1)
const firstSound = aNarration().sections.slice(0, 1)

const begun: Story = aStory({
  id,
  status: 'generating',
  title: 'The Ladder',
  edition: 1,
  storyStructure: { sections: firstPage },
  narration: aNarration({ status: 'recording', audioUrl: null, durationMs: null, sections: firstSound }),
})
const takenBack: Story = {
  ...begun,
  title: '',
  content: '',
  edition: 2,
  storyStructure: { sections: [] },
  storyImages: [],
  thumbnailUrl: null,
  narration: null,
}
const note = 'The beginning that you could see or hear before has been taken back.'
const replaced: Story = {
  ...whole,
  id,
  edition: 3,
  notes: [note],
  narration: aNarration({ id: 2, audioUrl: '/media/narrations/2/whole.mp3' }),
}

line('story-22', async ({ renderApp, progress, sound, user }) => {
  const family = aFamily({ plan: 'starlight', children: [{ name: 'Marigold' }] })
  const show = (story: Story) => {
    family.stories = [story]
  }
  const opens = async (path: string) => {
    show(begun)
    await renderApp(path, { as: family })
    await user.click(await screen.findByRole('button', { name: 'Play' }))
    await screen.findByRole('button', { name: 'Pause' })
    return voices().at(-1)
  }
  const voices = () => sound.played.filter((each) => each.getAttribute('src')?.includes('/narrations/'))
  const isShown = () => document.body.textContent.includes('The boats had gone to bed.')
  const told = { storyId: id, status: 'generating' as const }

  const heard = await opens(`/story/${id}`)
  expect(isShown()).toBe(true)
  expect(screen.getByText(/The rest is still being made/)).toBeTruthy()
  show(takenBack)
  await progress.send(aProgress({ ...told, edition: 2, title: null, opening: null, narration: null }))
  await waitFor(() => expect(isShown()).toBe(false))
  expect(screen.queryByText('The Ladder')).toBeNull()
  expect(screen.getByText(/The beginning that was here has been taken back/)).toBeTruthy()
  expect(heard?.hasAttribute('src')).toBe(false)
  show(replaced)
  await progress.send(aProgress({ ...told, status: 'ready', edition: 3, settled: true }))
  expect(await screen.findByText(note)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  expect(voices()).toEqual([])

  // Also where nothing was heard of it between the two.
  await opens(`/story/${id}`)
  expect(voices()).toHaveLength(1)
  show(replaced)
  await progress.send(aProgress({ ...told, status: 'ready', edition: 3, settled: true }))
  expect(await screen.findByText(note)).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Play' })).toBeTruthy()
  expect(voices()).toEqual([])

  // And on another page.
  const heardElsewhere = await opens(`/story/${id}`)
  act(() => navigate('/about'))
  const bar = within(await screen.findByRole('region', { name: 'Now playing' }))
  expect(bar.getByText('The Ladder')).toBeTruthy()
  show(takenBack)
  await progress.send(aProgress({ ...told, edition: 2, title: null, opening: null, narration: null }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Now playing' })).toBeNull())
  expect(heardElsewhere?.hasAttribute('src')).toBe(false)
})
