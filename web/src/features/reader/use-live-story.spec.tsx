import { getStory, listStories, type Story } from '@nightlight/contract'
import { useQuery } from '@tanstack/react-query'
import {
  aFamily,
  aNarration,
  aProgress,
  aStory,
  expect,
  screen,
  stopClock,
  test,
} from '../../../test/kit.tsx'
import { storyQuery } from '../stories/index.ts'
import { useLiveStory } from './use-live-story.ts'

const recording = aNarration({ status: 'recording', audioUrl: null, durationMs: null })
const storyInProgress = aStory({ narration: recording })
const { id } = storyInProgress
const finishedStory: Story = { ...storyInProgress, narration: aNarration() }

function LiveStory() {
  const story = useQuery(storyQuery(id)).data
  const progress = useLiveStory(story)
  return (
    <p role="status">{`${story?.narration?.audioUrl ?? 'parts'}, ${progress?.narration?.done ?? 'nothing'}`}</p>
  )
}

const shown = () => screen.getByRole('status').textContent

const progressOf = (done: number, settled = false) =>
  aProgress({ storyId: id, status: 'ready', step: 'complete', narration: { done, total: 5 }, settled })

test('a story is refetched when its progress changes what is shown, and is never polled', async ({
  api,
  progress,
  renderPart,
}) => {
  api.reply(listStories, 200, [])
  api.reply(getStory, 200, storyInProgress)
  const clock = stopClock()
  await renderPart(async () => <LiveStory />, { as: aFamily() })
  await clock.until(() => expect(shown()).toBe('parts, nothing'))
  await progress.send(progressOf(5))
  await clock.until(() => expect(shown()).toBe('parts, 5'))
  await clock.run(60_000)
  expect(api.calls(getStory)).toHaveLength(2)
  expect(progress.isFollowed(id)).toBe(true)

  api.reply(getStory, 200, finishedStory)
  await progress.send(progressOf(5, true))
  await clock.until(() => expect(shown()).toBe('/media/narrations/1/whole.mp3, nothing'))
  expect(progress.isFollowed(id)).toBe(false)
  await clock.run(60_000)
  expect(api.calls(getStory)).toHaveLength(3)
})
