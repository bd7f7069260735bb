import { nowPlaying, type QueuedStory, setQueue } from './now-playing.ts'

/** Puts a story behind the one that plays, which then does not end the evening. */
export function enqueue({ id, title, thumbnailUrl }: QueuedStory): void {
  const { playback, queue } = nowPlaying()
  if (queue.some((queued) => queued.id === id)) return
  setQueue([...queue, { id, title, thumbnailUrl }])
  if (playback?.sleep.after === 'story') playback.sleep.set('two-stories')
}

export function removeFromQueue(id: string): void {
  const { playback, queue } = nowPlaying()
  const rest = queue.filter((queued) => queued.id !== id)
  setQueue(rest)
  if (rest.length === 0 && playback?.sleep.after === 'two-stories') playback.sleep.set('story')
}
