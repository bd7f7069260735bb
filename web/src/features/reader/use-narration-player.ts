import type { Story } from '@nightlight/contract'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { keepPlaceOf } from './keep-place.ts'
import { showOnLockScreen } from './media-session.ts'
import { NarrationPlayer } from './narration-player.ts'
import { usePreferences } from './preferences.ts'
import { momentOf, startingPlace } from './resume.ts'

/** The player of a story's narration, for as long as the story is on screen; null for a story without one. */
export function useNarrationPlayer(story: Story): NarrationPlayer | null {
  const [player, setPlayer] = useState<NarrationPlayer | null>(null)
  const latest = useRef(story)
  latest.current = story
  const { narration } = story
  const narrationId = narration && narration.status !== 'failed' ? narration.id : null
  // Another voice that takes over goes on where the one before it was speaking.
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
    const forgetPlace = keepPlaceOf(made, () => latest.current)
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
  }, [narrationId])

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
