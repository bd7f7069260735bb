import type { NarrationPlayer } from './narration-player.ts'

const channelName = 'nightlight-speaking'

/** The tab that starts speaking makes the others pause. @returns a function that stops it */
export function pauseWhenOtherTabSpeaks(player: NarrationPlayer): () => void {
  if (!('BroadcastChannel' in globalThis)) return () => {}
  const channel = new BroadcastChannel(channelName)
  let isSpeaking = false
  const unsubscribe = player.subscribe(() => {
    if (player.wantsToPlay && !isSpeaking) channel.postMessage('speaking')
    isSpeaking = player.wantsToPlay
  })
  channel.onmessage = () => {
    if (player.wantsToPlay) player.pause()
  }
  return () => {
    unsubscribe()
    channel.close()
  }
}
