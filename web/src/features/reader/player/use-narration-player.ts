import type { Story } from '@nightlight/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLatest } from '../../../lib/use-latest.ts'
import { resumePosition, resumeTime } from '../reading-position/resume.ts'
import { savePositionWhilePlaying } from '../reading-position/save-position.ts'
import { usePreferences } from '../settings/preferences.ts'
import { showOnLockScreen } from './media-session.ts'
import { NarrationPlayer } from './narration-player.ts'
import { pauseWhenOtherTabSpeaks } from './one-tab-speaks.ts'

/** The player of the story's narration, for as long as the story is on screen; null without a narration. */
export function useNarrationPlayer(story: Story): NarrationPlayer | null {
  const [player, setPlayer] = useState<NarrationPlayer | null>(null)
  const latest = useLatest(story)
  const { narration } = story
  const narrationId = narration && narration.status !== 'failed' ? narration.id : null
  // A new narration continues where the previous one was playing.
  const wasPlaying = useRef(false)

  useEffect(() => {
    const { narration } = latest.current
    const resume = wasPlaying.current
    wasPlaying.current = false
    if (narrationId === null || !narration) return
    const newPlayer = new NarrationPlayer(
      new Audio(),
      narration,
      resumeTime(latest.current, resumePosition(latest.current)),
    )
    const stopSavingPosition = savePositionWhilePlaying(newPlayer, () => latest.current)
    const clearLockScreen = showOnLockScreen(newPlayer, latest.current)
    const stopListening = pauseWhenOtherTabSpeaks(newPlayer)
    setPlayer(newPlayer)
    if (resume) newPlayer.play()
    return () => {
      wasPlaying.current = newPlayer.wantsToPlay
      stopListening()
      clearLockScreen()
      stopSavingPosition()
      newPlayer.close()
      setPlayer(null)
    }
  }, [narrationId, latest])

  useEffect(() => {
    if (narration) player?.update(narration)
  }, [player, narration])
  useAudioSettings(player)
  return player
}

function useAudioSettings(player: NarrationPlayer | null): void {
  const { storyVolume, speed } = usePreferences()
  useEffect(() => {
    if (!player) return
    player.audio.volume = storyVolume
    // The default as well, because a new source starts with it.
    player.audio.defaultPlaybackRate = speed / 100
    player.audio.playbackRate = speed / 100
  }, [player, storyVolume, speed])
}

/** A value from the player, updated on every change. `select` must return the same value for the same state. */
export function usePlayer<T>(player: NarrationPlayer, select: (player: NarrationPlayer) => T): T {
  return useSyncExternalStore(player.subscribe, () => select(player))
}
