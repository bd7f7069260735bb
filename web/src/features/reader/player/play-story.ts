import { queryClient } from '../../../lib/query-client.ts'
import { storyQuery } from '../../stories/index.ts'
import { makeCurrent, nowPlaying } from './now-playing.ts'
import { isNarrated, newPlayback } from './playback.ts'

/** Fetches a story, so that a press on Play needs nothing from the network but sound: a phone lets a page start no sound later. */
export const prepareStory = (id: string): Promise<unknown> => queryClient.prefetchQuery(storyQuery(id))

/**
 * Plays a story from where it was left, on whatever page, or pauses it.
 * @returns false if it has no voice
 */
export async function playStory(id: string): Promise<boolean> {
  const { playback: current } = nowPlaying()
  if (current?.story.id === id) {
    current.player.toggle()
    return true
  }
  const sounds = { audio: new Audio(), music: new Audio() }
  const story = await queryClient.fetchQuery(storyQuery(id))
  if (!isNarrated(story)) return false
  const playback = newPlayback(story, sounds)
  makeCurrent(playback)
  playback.player.play()
  return true
}
