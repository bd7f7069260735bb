import type { StoryCard } from '@nightlight/contract'
import { queryClient } from '../../../lib/query-client.ts'
import { storiesQuery, storyQuery } from '../../stories/index.ts'
import { makeCurrent, nowPlaying, setQueue } from './now-playing.ts'
import { isNarrated, newPlayback, type Playback } from './playback.ts'

/** Goes on with the next story when one has ended, if that is wished: the first of the queue, or one of the library. */
export async function playNext(ended: Playback): Promise<void> {
  const { after, endsAt } = ended.sleep
  const [first] = nowPlaying().queue
  const isWished = after === 'two-stories' || (first !== undefined && endsAt !== null)
  if (!isWished) return
  const id = first?.id ?? (await anotherStory(ended))
  const story = id === undefined ? null : await queryClient.fetchQuery(storyQuery(id)).catch(() => null)
  // Somebody may have pressed something meanwhile.
  if (nowPlaying().playback !== ended || ended.player.status !== 'ended') return
  if (first) setQueue(nowPlaying().queue.filter((queued) => queued.id !== first.id))
  if (!story || !isNarrated(story)) {
    if (first) await playNext(ended)
    else if (after === 'two-stories') ended.sleep.set('story')
    return
  }
  const { audio } = ended.player
  const next = newPlayback(story, { audio, music: ended.music }, 0)
  next.sleep.continue(ended.sleep)
  if (nowPlaying().queue.length > 0 && next.sleep.after === 'story') next.sleep.set('two-stories')
  makeCurrent(next)
  next.player.play()
}

/** A story with a voice, about the same child if there is one: the next older one, as the library lists them. */
async function anotherStory({ story }: Playback): Promise<string | undefined> {
  const stories = await queryClient.fetchQuery(storiesQuery).catch((): StoryCard[] => [])
  const others = stories.filter(({ id, audioUrl }) => id !== story.id && audioUrl !== null)
  const names = new Set(story.childrenIncluded.map(({ name }) => name))
  const aboutTheSame = others.filter(({ childrenIncluded }) =>
    childrenIncluded.some(({ name }) => names.has(name)),
  )
  const candidates = aboutTheSame.length > 0 ? aboutTheSame : others
  return (candidates.find(({ id }) => id < story.id) ?? candidates[0])?.id
}
