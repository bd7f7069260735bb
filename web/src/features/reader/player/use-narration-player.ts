import type { Story } from '@nightlight/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLatest } from '../../../lib/use-latest.ts'
import { momentOf, startingPlace } from '../place/resume.ts'
import { savePlaceWhilePlaying } from '../place/save-place.ts'
import { usePreferences } from '../settings/preferences.ts'
import { showOnLockScreen } from './media-session.ts'
import { NarrationPlayer } from './narration-player.ts'

/** The player of the story's narration, for as long as the story is on screen; null without a narration. */
export function useNarrationPlayer(story: Story): NarrationPlayer | null {
  const [player, setPlayer] = useState<NarrationPlayer | null>(null)
  const latest = useLatest(story)
  const { narration } = story
  const narrationId = narration && narration.status !== 'failed' ? narration.id : null
  // A new narration continues where the previous one was playing.
  const speaking = useRef(false)

  useEffect(() => {
    const { narration } = latest.current
    const goOn = speaking.current
    speaking.current = false
    if (narrationId === null || !narration) return
    const made = new NarrationPlayer(
      new Audio(),
      narration,
      momentOf(latest.current, startingPlace(latest.current)),
    )
    const forgetPlace = savePlaceWhilePlaying(made, () => latest.current)
    const leaveLockScreen = showOnLockScreen(made, latest.current)
    setPlayer(made)
    if (goOn) made.play()
    return () => {
      speaking.current = made.wantsToPlay
      leaveLockScreen()
      forgetPlace()
      made.close()
      setPlayer(null)
    }
  }, [narrationId, latest])

  useEffect(() => {
    if (narration) player?.update(narration)
  }, [player, narration])
  useSound(player)
  return player
}

function useSound(player: NarrationPlayer | null): void {
  const { storyVolume, speed } = usePreferences()
  useEffect(() => {
    if (!player) return
    player.audio.volume = storyVolume
    // The default too: a new source starts from it.
    player.audio.defaultPlaybackRate = speed / 100
    player.audio.playbackRate = speed / 100
  }, [player, storyVolume, speed])
}

/** Something of the player, kept up to date. `read` must give the same value for the same state. */
export function usePlayer<T>(player: NarrationPlayer, read: (player: NarrationPlayer) => T): T {
  return useSyncExternalStore(player.subscribe, () => read(player))
}
