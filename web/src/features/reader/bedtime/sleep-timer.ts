import type { NarrationPlayer } from '../player/narration-player.ts'

/** `story`: at the end of the story. A number: minutes. */
export type SleepAfter = 'story' | 5 | 10 | 15 | 30
export const sleepChoices: readonly SleepAfter[] = ['story', 5, 10, 15, 30]

/** Minimum; the fade lasts until the end of the sentence. */
const fadeMs = 8000
const stepMs = 200

interface Fade {
  readonly sounds: readonly { audio: HTMLAudioElement; volume: number }[]
  readonly startedAt: number
  readonly lastsMs: number
  readonly timer: number
}

/**
 * After the chosen time, fades out narration and music and stops them at the end of a sentence. Compares clock times at media events,
 * because timers of a page behind a locked screen fire late. Music goes on after a story that ends earlier.
 */
export class SleepTimer {
  after: SleepAfter = 'story'
  endsAt: number | null = null
  private fading: Fade | null = null
  private readonly player: NarrationPlayer
  private readonly sounds: () => readonly HTMLAudioElement[]
  private readonly sentenceEnd: (ms: number) => number | null
  private readonly listeners = new Set<() => void>()

  /**
   * @param sounds everything to fade out
   * @param sentenceEnd the end of the sentence that is spoken at a given time of the story; null if unknown
   */
  constructor(
    player: NarrationPlayer,
    sounds: () => readonly HTMLAudioElement[],
    sentenceEnd: (ms: number) => number | null = () => null,
  ) {
    this.player = player
    this.sounds = sounds
    this.sentenceEnd = sentenceEnd
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** Setting it again means that somebody is awake: a fade is undone. */
  set(after: SleepAfter, now = Date.now()): void {
    this.endFade()
    this.after = after
    this.endsAt = typeof after === 'number' ? now + after * 60_000 : null
    for (const listener of this.listeners) listener()
  }

  /** Call whenever time may have passed. */
  check = (now = Date.now()): void => {
    if (this.fading) {
      this.fade(this.fading)
      return
    }
    const over = this.endsAt === null ? this.player.status === 'ended' : now >= this.endsAt
    if (over && this.sounds().some((audio) => !audio.paused)) this.beginFade()
  }

  close(): void {
    this.endFade()
    this.listeners.clear()
  }

  private beginFade(): void {
    this.fading = {
      sounds: this.sounds().map((audio) => ({ audio, volume: audio.volume })),
      startedAt: Date.now(),
      lastsMs: this.fadeLength(),
      timer: window.setInterval(this.check, stepMs),
    }
  }

  private fadeLength(): number {
    if (this.player.status !== 'playing') return fadeMs
    const { positionMs } = this.player
    const rate = this.player.audio?.playbackRate || 1
    const end = this.sentenceEnd(positionMs + fadeMs * rate)
    return end === null ? fadeMs : Math.max(fadeMs, (end - positionMs) / rate)
  }

  private fade({ sounds, startedAt, lastsMs }: Fade): void {
    const left = Math.max(0, 1 - (Date.now() - startedAt) / lastsMs)
    for (const { audio, volume } of sounds) audio.volume = volume * left
    if (left > 0) return
    this.player.fallAsleep()
    for (const { audio } of sounds) audio.pause()
    this.set('story')
  }

  private endFade(): void {
    if (!this.fading) return
    clearInterval(this.fading.timer)
    for (const { audio, volume } of this.fading.sounds) audio.volume = volume
    this.fading = null
  }
}
