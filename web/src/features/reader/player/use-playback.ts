import type { Story } from '@nightlight/contract'
import { useEffect, useState } from 'react'
import { useLatest } from '../../../lib/use-latest.ts'
import { closeCurrent, makeCurrent, nowPlaying, useNowPlaying } from './now-playing.ts'
import { isNarrated, type NarratedStory, newPlayback, type Playback } from './playback.ts'

/**
 * The playback of the story on this page; null without a narration. If another story plays, that one goes on until this one is
 * started. What has been started goes on after the page is left.
 */
export function usePlayback(story: Story): Playback | null {
  const [playback, setPlayback] = useState<Playback | null>(null)
  const latest = useLatest(story)
  const narrationId = isNarrated(story) ? story.narration.id : null
  const { stops } = useNowPlaying()

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stopped is opened anew
  useEffect(() => {
    const { current: story } = latest
    if (narrationId === null || !isNarrated(story)) return
    const opened = openPlayback(story)
    setPlayback(opened)
    const unsubscribe = opened.player.subscribe(() => opened.player.wantsToPlay && makeCurrent(opened))
    return () => {
      unsubscribe()
      setPlayback(null)
      leave(opened)
    }
  }, [narrationId, latest, stops])

  useEffect(() => playback?.update(story), [playback, story])
  return playback
}

function openPlayback(story: NarratedStory): Playback {
  const { playback: current } = nowPlaying()
  if (current?.isOf(story)) return current
  const playback = newPlayback(story)
  const isSameStory = current?.story.id === story.id
  const isOtherVoice = isSameStory && current.story.edition === story.edition
  const resumes = isOtherVoice && current.player.wantsToPlay
  if (isSameStory || !current?.player.wantsToPlay) makeCurrent(playback)
  // A new narration goes on where the previous one was playing.
  if (resumes) playback.player.play()
  return playback
}

function leave(playback: Playback): void {
  const isCurrent = nowPlaying().playback === playback
  if (isCurrent && playback.hasStarted) return
  if (isCurrent) closeCurrent()
  else playback.close()
}
