import type { VoiceModel } from '@nightlight/contract'

/** How fast a voice speaks on this server. */
export function speedText({ speed }: Pick<VoiceModel, 'speed'>): string {
  if (!speed) return 'Speed: measured when it is installed here'
  const { speechPerSecond, firstSoundMs, threads } = speed
  const cores = threads === 1 ? '1 core' : `${threads} cores`
  return `Measured here: ${speechPerSecond} seconds of speech a second on ${cores}, first sentence after ${(firstSoundMs / 1000).toFixed(1)} s`
}
