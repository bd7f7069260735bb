import type { NarrationPlayer } from './narration-player.ts'

/** `story`: when the story is over. A number: minutes. */
export type SleepAfter = 'story' | 5 | 10 | 15 | 30
export const sleepChoices: readonly SleepAfter[] = ['story', 5, 10, 15, 30]

const fadeMs = 8000
const fadeSteps = 40

/**
 * Ends the evening: after the chosen time both voice and music grow quiet and stop. It reckons by the clock at the sound's own
 * events, since timers of a page behind a locked screen come late. The music outlasts a story that ends earlier.
 */
export class SleepTimer {
  after: SleepAfter = 'story'
  endsAt: number | null = null
  private fading = 0
  private readonly player: NarrationPlayer
  private readonly sounds: () => readonly HTMLAudioElement[]
  private readonly listeners = new Set<() => void>()

  /** @param sounds everything that is to grow quiet */
  constructor(player: NarrationPlayer, sounds: () => readonly HTMLAudioElement[]) {
    this.player = player
    this.sounds = sounds
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  set(after: SleepAfter, now = Date.now()): void {
    this.after = after
    this.endsAt = typeof after === 'number' ? now + after * 60_000 : null
    for (const listener of this.listeners) listener()
  }

  /** To be called whenever time may have passed. */
  check = (now = Date.now()): void => {
    const over = this.endsAt === null ? this.player.status === 'ended' : now >= this.endsAt
    if (over && this.fading === 0 && this.sounds().some((audio) => !audio.paused)) this.fade()
  }

  close(): void {
    clearInterval(this.fading)
    this.listeners.clear()
  }

  private fade(): void {
    const sounds = this.sounds().map((audio) => ({ audio, volume: audio.volume }))
    let step = 0
    this.fading = window.setInterval(() => {
      step += 1
      for (const { audio, volume } of sounds) audio.volume = volume * (1 - step / fadeSteps)
      if (step < fadeSteps) return
      clearInterval(this.fading)
      this.fading = 0
      this.player.pause()
      for (const { audio, volume } of sounds) {
        audio.pause()
        audio.volume = volume
      }
      this.set('story')
    }, fadeMs / fadeSteps)
  }
}
