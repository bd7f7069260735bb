import type { Story } from '@nightlight/contract'
import type { NarrationPlayer } from './narration-player.ts'

const skipSeconds = 10

/**
 * Shows title, picture, buttons and position on the lock screen.
 * iOS drops handlers with each new source, so they are set again whenever playback starts, and it shows a scrubber only if both
 * `seekto` and a position state are set.
 * @returns a function that removes it
 */
export function showOnLockScreen(player: NarrationPlayer, story: Story): () => void {
  const session = navigator.mediaSession
  if (!session) return () => {}

  const skip = (seconds: number) => player.seek(player.positionMs + seconds * 1000)
  const handlers: [MediaSessionAction, MediaSessionActionHandler][] = [
    ['play', () => player.play()],
    ['pause', () => player.pause()],
    ['stop', () => player.pause()],
    ['seekto', ({ seekTime }) => seekTime !== undefined && player.seek(seekTime * 1000)],
    ['seekbackward', ({ seekOffset }) => skip(-(seekOffset ?? skipSeconds))],
    ['seekforward', ({ seekOffset }) => skip(seekOffset ?? skipSeconds)],
  ]
  const showMetadata = () => {
    session.metadata = new MediaMetadata({
      title: story.title,
      artist: 'Nightlight',
      artwork: artworkOf(story),
    })
    for (const [action, handler] of handlers) setHandler(session, action, handler)
  }
  const showPosition = () => {
    session.playbackState = player.wantsToPlay ? 'playing' : player.status === 'idle' ? 'none' : 'paused'
    const duration = player.durationMs / 1000
    const position = Math.min(player.positionMs / 1000, duration)
    if (duration > 0)
      session.setPositionState?.({ duration, position, playbackRate: player.audio.playbackRate })
  }
  player.audio.addEventListener('playing', showMetadata)
  const unsubscribe = player.subscribe(showPosition)
  return () => {
    player.audio.removeEventListener('playing', showMetadata)
    unsubscribe()
    session.metadata = null
    session.playbackState = 'none'
    for (const [action] of handlers) setHandler(session, action, null)
  }
}

/** Browsers throw for actions that they do not know. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
) {
  try {
    session.setActionHandler(action, handler)
  } catch {
    // The lock screen then lacks this button.
  }
}

function artworkOf({ storyImages: [cover] }: Story): MediaImage[] {
  if (!cover) return []
  return cover.bitmaps.map(({ url, width }) => ({
    src: new URL(url, location.href).href,
    sizes: `${width}x${Math.round((width * cover.height) / cover.width)}`,
  }))
}
