import { useEffect } from 'react'
import type { NarrationPlayer } from '../player/narration-player.ts'
import { usePreferences } from '../settings/preferences.ts'
import { Dimmer } from './dimmer.ts'
import { onWakingTouch } from './waking-touch.ts'

/** Dims the screen while a story plays. */
export function Bedtime({ player }: { player: NarrationPlayer }) {
  const { dims } = usePreferences()
  return dims ? <Dimming player={player} /> : null
}

/** The colours of each level are in `ui/theme.css`: the sentence that is read keeps its contrast while everything else sinks. */
function Dimming({ player }: { player: NarrationPlayer }) {
  useEffect(() => {
    const root = document.documentElement
    const dimmer = new Dimmer(() => showLevel())
    const showLevel = () => {
      root.dataset.dimLevel = String(dimmer.level)
    }
    const onPlayerChange = () => dimmer.setPlayback(playbackOf(player))
    const stopListening = onWakingTouch(
      () => dimmer.level > 0,
      () => dimmer.touch(),
    )
    const dialogs = new MutationObserver(() => dimmer.hold(isDialogOpen()))
    showLevel()
    onPlayerChange()
    dimmer.hold(isDialogOpen())
    // Dialogs are rendered into the body.
    dialogs.observe(document.body, { childList: true })
    const unsubscribe = player.subscribe(onPlayerChange)
    return () => {
      unsubscribe()
      dialogs.disconnect()
      stopListening()
      dimmer.close()
      delete root.dataset.dimLevel
    }
  }, [player])
  return null
}

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null

function playbackOf(player: NarrationPlayer): 'playing' | 'paused' | 'ended' {
  if (player.wantsToPlay) return 'playing'
  return player.status === 'ended' || player.stoppedForSleep ? 'ended' : 'paused'
}
